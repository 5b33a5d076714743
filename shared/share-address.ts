import type { Language } from './language.ts';

/**
 * The address of the picture that a social network shows of a page: `/share/ar/products/x.jpg`. `path` has no language
 * prefix; `changedAt` (ISO 8601) makes another address of a changed page, since networks keep what they fetched.
 */
export function shareAddress(path: string, language: Language, changedAt?: string): string {
  const version = changedAt ? `?v=${Date.parse(changedAt).toString(36)}` : '';
  return `/share/${language}${path === '/' ? '/home' : path}.jpg${version}`;
}
