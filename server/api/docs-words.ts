import type { Language } from '#shared/language.ts';
import { arabicOfCalls } from './arabic-of-calls.ts';
import { arabicOfFields } from './arabic-of-fields.ts';
import { arabicOfPage } from './arabic-of-page.ts';

/** Says an English text of the API's description in the reader's language. */
export type DocsSay = (english: string) => string;

// The OpenAPI document has one language, English; its texts are therefore the keys here.
const arabic: Record<string, string> = { ...arabicOfPage, ...arabicOfFields, ...arabicOfCalls };

/** The words of the API page; a text without Arabic, which a test forbids, stays English. */
export function docsWords(language: Language): DocsSay {
  return (english) => (language === 'ar' ? arabic[english] : undefined) ?? english;
}
