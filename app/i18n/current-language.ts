import { getLocale } from '#messages/runtime';
import { direction, type Language } from '#shared/language.ts';

/** The language of the page being rendered or read; one page has one. */
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
