import { fixedPageAt, ownHeadOfPage } from '#shared/fixed-pages.ts';
import type { OwnHead } from '#shared/search-texts.ts';
import type { PageContext } from './context.ts';
import { pathIn, pathWithoutLanguage } from './i18n/paths.ts';

/** What is said of a fixed page wherever it is found: what staff wrote for search engines, and the link by which it is passed on. */
export type FixedPageFacts = { own?: OwnHead; shortLink?: string };

// Passed on like any page, but never found by search engines.
const searchPage = '/search';

/** Nothing for any other address: what is asked for at random leaves no trace. */
export async function loadFixedPage(
  { services, language, siteUrl }: Pick<PageContext, 'services' | 'language' | 'siteUrl'>,
  { pathname, search }: URL,
): Promise<FixedPageFacts> {
  const path = pathWithoutLanguage(pathname.replace(/(?<=.)\/$/, ''));
  const page = fixedPageAt(path);
  if (!page && path !== searchPage) return {};
  const [company, short] = await Promise.all([
    page && services.company.getCompany(),
    search ? undefined : services.shortLinks.addressOf(path),
  ]);
  // What somebody chose of a list is passed on as they see it.
  const shortLink = search ? pathIn(language, path) + search : short && siteUrl + short;
  return {
    ...(page && company && { own: ownHeadOfPage(company, page, language) }),
    ...(shortLink && { shortLink }),
  };
}
