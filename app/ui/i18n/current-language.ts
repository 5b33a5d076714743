import { getLocale } from '#messages/runtime';
import { direction, type Language } from '#shared/language.ts';

/** The page's language; a page has one. */
export function currentLanguage(): Language {
  return getLocale();
}

export function currentDirection(): 'ltr' | 'rtl' {
  return direction(currentLanguage());
}
