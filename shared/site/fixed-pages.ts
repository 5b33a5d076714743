import type { Language } from '../language.ts';
import { noSearchTexts, type OwnHead, ownHeadOf, type SearchTexts } from './search-texts.ts';

/** The pages that always exist, by path without language prefix. */
export const fixedPages = [
  '/',
  '/our-story',
  '/our-values',
  '/products',
  '/partners',
  '/services',
  '/projects',
  '/blog',
  '/faqs',
  '/certificates',
  '/markets',
  '/careers',
  '/consultation',
  '/contact-us',
  '/quote',
  '/calculator',
  '/finder',
  '/privacy',
] as const;
export type FixedPage = (typeof fixedPages)[number];

/** Pages that always exist too, but only answer what is asked: neither the sitemap nor search engines list them. */
export const answeringPages = ['/search', '/compare'] as const;

/** The own texts of one of them. */
export type PageSearchTexts = SearchTexts & { page: FixedPage };

type WithPages = { pages?: PageSearchTexts[]; translations: { ar: { pages?: SearchTexts[] | undefined } } };

/** The fixed page at an address without language prefix. */
export function fixedPageAt(path: string): FixedPage | undefined {
  return fixedPages.find((page) => page === path);
}

/** The profile with an entry for each page, in their order, however many were stored or sent. */
export function withAllPages<Profile extends WithPages>(profile: Profile): Profile {
  const { pages = [], translations } = profile;
  const placeOf = (page: FixedPage) => pages.findIndex((entry) => entry.page === page);
  const all = fixedPages.map((page) => pages[placeOf(page)] ?? { page, ...noSearchTexts });
  const arabic = fixedPages.map((page) => translations.ar.pages?.[placeOf(page)] ?? noSearchTexts);
  return { ...profile, pages: all, translations: { ...translations, ar: { ...translations.ar, pages: arabic } } };
}

/** What staff wrote for search engines about a fixed page. */
export function ownHeadOfPage({ pages = [], translations }: WithPages, page: FixedPage, language: Language): OwnHead {
  const place = pages.findIndex((entry) => entry.page === page);
  const english = pages[place] ?? noSearchTexts;
  return ownHeadOf({ ...english, translations: { ar: translations.ar.pages?.[place] ?? {} } }, language);
}
