import type { Language } from '#shared/language.ts';
import { currentLanguage } from './current-language.ts';

/** The address of a public screen in a language: `/our-story` or `/ar/our-story`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** The address of a public screen in the reader's language. */
export function localPath(path: string): string {
  return pathIn(currentLanguage(), path);
}

/** An address without its language prefix. */
export function pathWithoutLanguage(pathname: string): string {
  return pathname.replace(/^\/ar(?=\/|$)/, '') || '/';
}

/** Whether an address belongs to the screens without a language prefix: sign-in and the back office. */
export function isBackOfficePath(pathname: string): boolean {
  return /^\/(login|admin)(\/|$)/.test(pathname);
}
