import type { PageContext } from '#app/bridge/context.ts';
import type { PageHead } from '#shared/content/company.ts';
import { fixedPageAt, ownHeadOfPage, publicPageAt } from '#shared/site/fixed-pages.ts';
import type { OwnHead } from '#shared/site/search-texts.ts';
import { pathIn, pathWithoutLanguage } from '#shared/site/site-paths.ts';

/**
 * Metadata of a fixed page: title and description, search-engine texts, short link, and the time of the company's last change, for its share
 * picture.
 */
export type FixedPageFacts = { head?: PageHead; own?: OwnHead; shortLink?: string; pictureChangedAt?: string };

// Shared like any page; staff write no search-engine texts for it.
const searchPage = '/search';

const listParameters = new Set(['category', 'page', 'q']);

/** The list parameters of an address; others, such as a message reference, are private. */
function chosenIn({ searchParams }: URL): string {
  const chosen = new URLSearchParams([...searchParams].filter(([name]) => listParameters.has(name)));
  return chosen.size > 0 ? `?${chosen}` : '';
}

/** None for unknown addresses, so that random requests store nothing. */
export async function loadFixedPage(
  { services, language, siteUrl }: Pick<PageContext, 'services' | 'language' | 'siteUrl'>,
  url: URL,
): Promise<FixedPageFacts> {
  const path = pathWithoutLanguage(url.pathname.replace(/(?<=.)\/$/, ''));
  const page = fixedPageAt(path);
  const entry = page && publicPageAt(page);
  if (!page && path !== searchPage) return {};
  const chosen = chosenIn(url);
  const [company, head, pictureChangedAt, short] = await Promise.all([
    page && services.company.getCompany(),
    entry && services.company.getPageHead(entry, language),
    services.company.getChangedAt(),
    chosen ? undefined : services.shortLinks.addressOf(path),
  ]);
  // Filtered lists are shared with their filter.
  const shortLink = chosen ? pathIn(language, path) + chosen : short && siteUrl + short;
  return {
    ...(head && { head }),
    ...(page && company && { own: ownHeadOfPage(company, page, language) }),
    ...(shortLink && { shortLink }),
    ...(pictureChangedAt && { pictureChangedAt }),
  };
}
