import { fixedPageAt } from './fixed-pages.ts';
import type { Language } from './language.ts';

/** Whether a path is that of sign-in or of the back office: these have no language prefix and follow the stored choice. */
export function isBackOfficePath(path: string): boolean {
  return /^\/(login|admin)(\/|$)/.test(path);
}

/** The address of a screen in a language, given without language prefix: `/our-story` or `/ar/our-story`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en' || isBackOfficePath(path)) return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** An address without its language prefix. */
export function pathWithoutLanguage(path: string): string {
  return path.replace(/^\/ar(?=\/|$)/, '') || '/';
}

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
