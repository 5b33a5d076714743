import type { PageContext } from '#app/bridge/context.ts';
import type { PageHead } from '#shared/content/company.ts';
import { fixedPageAt, ownHeadOfPage, publicPageAt } from '#shared/site/fixed-pages.ts';
import type { OwnHead } from '#shared/site/search-texts.ts';
import { pathWithoutLanguage } from '#shared/site/site-paths.ts';

/**
 * Metadata of a fixed page: title and description, search-engine texts, and the time of the company's last change, for its share
 * picture.
 */
export type FixedPageFacts = { head?: PageHead; own?: OwnHead; pictureChangedAt?: string };

// Shared like any page; staff write no search-engine texts for it.
const searchPage = '/search';

/** None for unknown addresses, so that random requests store nothing. */
export async function loadFixedPage(
  { services, language }: Pick<PageContext, 'services' | 'language'>,
  url: URL,
): Promise<FixedPageFacts> {
  const path = pathWithoutLanguage(url.pathname.replace(/(?<=.)\/$/, ''));
  const page = fixedPageAt(path);
  const entry = page && publicPageAt(page);
  if (!page && path !== searchPage) return {};
  const [company, head, pictureChangedAt] = await Promise.all([
    page && services.company.getCompany(),
    entry && services.company.getPageHead(entry, language),
    services.company.getChangedAt(),
  ]);
  return {
    ...(head && { head }),
    ...(page && company && { own: ownHeadOfPage(company, page, language) }),
    ...(pictureChangedAt && { pictureChangedAt }),
  };
}
