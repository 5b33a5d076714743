import type { Language } from '../language.ts';

const arabicLetter = /[\u0620-\u064a\u0671-\u06d3]/;
/** Two words of Latin letters: not a name, a code or an address alone. */
const latinWords = /[A-Za-z]{2}[,;:]?[ \u00a0]\(?[A-Za-z]{2}/;
const latinLetter = /[A-Za-z]/;

/** The language of a text if it is not that of the page; undefined of texts in both, and of names and codes. */
export function otherLanguageOf(text: string, page: Language): Language | undefined {
  const isArabic = arabicLetter.test(text);
  if (page === 'ar') return !isArabic && latinWords.test(text) ? 'en' : undefined;
  return isArabic && !latinLetter.test(text) ? 'ar' : undefined;
}
