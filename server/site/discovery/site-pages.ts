import { kindList } from '#shared/kinds/kinds.ts';
import { privacyNotice } from '#shared/leads/privacy-notice.ts';
import { fixedPages } from '#shared/site/fixed-pages.ts';
import type { ShownTable } from './address-queries.ts';

/** A fixed, indexable page and the content it shows, by which it is dated. */
export type SitePage = { path: string; shows: ShownTable[]; changedOn?: string };

// These pages show the company's profile beside records, or nothing else.
const ofCompany = new Set<string>([
  '/',
  '/our-story',
  '/our-values',
  '/services',
  '/careers',
  '/consultation',
  '/contact-us',
]);

/** Every indexable fixed page; search results are excluded. */
export const sitePages: SitePage[] = fixedPages.map((path) => ({
  path,
  shows: [
    ...(ofCompany.has(path) ? (['company'] as const) : []),
    ...kindList.filter(({ shownOn }) => shownOn.includes(path)).map(({ name }) => name),
  ],
  ...(path === '/privacy' && { changedOn: privacyNotice.date }),
}));
