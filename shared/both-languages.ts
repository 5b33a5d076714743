import { fixedPageAt } from './fixed-pages.ts';

const inBoth = /^\/(?:search|feed\.xml|manifest\.webmanifest|(?:products|partners|blog|s)\/[^/]+)$/;

/**
 * Whether an address of the site, given without language prefix, also stands under /ar: screens of visitors, short
 * links, and what programs read in either language. Files and the back office stand in one place alone.
 */
export function standsInBothLanguages(path: string): boolean {
  // Pages are found in whatever letter case.
  const small = path.toLowerCase();
  return fixedPageAt(small) !== undefined || inBoth.test(small);
}
