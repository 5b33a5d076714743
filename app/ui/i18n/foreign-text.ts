import type { Language } from '#shared/language.ts';
import { currentLanguage } from './current-language.ts';

/** Attributes of an element whose text is in another language than the page; none where it is not. */
export function foreignText(language: Language | undefined): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  if (language === undefined || language === currentLanguage()) return {};
  return { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' };
}

/** A name or a value for a sentence, whose direction it must not turn round. */
export const isolatedText = (text: string): string => `\u2068${text}\u2069`;
