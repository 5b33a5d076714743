import { fixedPageAt } from './fixed-pages.ts';

const inBoth = /^\/(?:search|feed\.xml|manifest\.webmanifest|(?:products|partners|blog|s)\/[^/]+)$/;

/**
 * Whether a path without language prefix also exists under /ar: public pages, short links, and files for crawlers in
 * each language. Other files and the back office have a single address.
 */
export function standsInBothLanguages(path: string): boolean {
  // Page paths match in any letter case.
  const small = path.toLowerCase();
  return fixedPageAt(small) !== undefined || inBoth.test(small);
}
