import type { Language } from '../language.ts';

/**
 * The address of the picture that a social network shows of a page: `/share/ar/products/x.jpg`. `path` has no language
 * prefix; `changedAt` (ISO 8601) gives a changed page another URL, since networks cache what they fetched.
 */
export function shareAddress(path: string, language: Language, changedAt?: string): string {
  const version = changedAt ? `?v=${Date.parse(changedAt).toString(36)}` : '';
  return `/share/${language}${path === '/' ? '/home' : path}.jpg${version}`;
}
