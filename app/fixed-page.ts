import { fixedPageAt, ownHeadOfPage } from '#shared/fixed-pages.ts';
import type { OwnHead } from '#shared/search-texts.ts';
import type { PageContext } from './context.ts';
import { pathIn, pathWithoutLanguage } from './i18n/paths.ts';

/**
 * What is said of a fixed page wherever it is found: what staff wrote for search engines, the link by which it is passed
 * on, and when the company that its share picture tells of changed.
 */
export type FixedPageFacts = { own?: OwnHead; shortLink?: string; pictureChangedAt?: string };

// Passed on like any page; staff write nothing about it for search engines.
const searchPage = '/search';

const listParameters = new Set(['category', 'page', 'q']);

/** What a reader chose of a list; whatever else an address says, such as the number of a message, is theirs alone. */
function chosenIn({ searchParams }: URL): string {
  const chosen = new URLSearchParams([...searchParams].filter(([name]) => listParameters.has(name)));
  return chosen.size > 0 ? `?${chosen}` : '';
}

/** Nothing for any other address: what is asked for at random leaves no trace. */
export async function loadFixedPage(
  { services, language, siteUrl }: Pick<PageContext, 'services' | 'language' | 'siteUrl'>,
  url: URL,
): Promise<FixedPageFacts> {
  const path = pathWithoutLanguage(url.pathname.replace(/(?<=.)\/$/, ''));
  const page = fixedPageAt(path);
  if (!page && path !== searchPage) return {};
  const chosen = chosenIn(url);
  const [company, pictureChangedAt, short] = await Promise.all([
    page && services.company.getCompany(),
    services.company.getChangedAt(),
    chosen ? undefined : services.shortLinks.addressOf(path),
  ]);
  // What somebody chose of a list is passed on as they see it.
  const shortLink = chosen ? pathIn(language, path) + chosen : short && siteUrl + short;
  return {
    ...(page && company && { own: ownHeadOfPage(company, page, language) }),
    ...(shortLink && { shortLink }),
    ...(pictureChangedAt && { pictureChangedAt }),
  };
}
