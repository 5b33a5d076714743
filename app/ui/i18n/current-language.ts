import { getLocale } from '#messages/runtime';
import { direction, type Language } from '#shared/language.ts';

/** The page's language; a page has one. */
export function currentLanguage(): Language {
  return getLocale();
}

export function currentDirection(): 'ltr' | 'rtl' {
  return direction(currentLanguage());
}

/** BCP 47 tag that dates and numbers follow. */
export function localeTag(language: Language): 'ar-JO' | 'en-US' {
  return language === 'ar' ? 'ar-JO' : 'en-US';
}
