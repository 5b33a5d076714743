import { findUnit } from '../../search/unit-spellings.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckedText, Found } from '../text-check.ts';

const latinWord = /(?<![\p{L}\p{N}_./@-])[A-Za-z][A-Za-z’'-]{1,40}(?![\p{L}\p{N}_@]|[/.:][\w/])/gu;
const arabicRun = /[\u0621-\u064a\u066e-\u06d3][\u0621-\u065f\u066e-\u06d3 ]{0,60}/g;
const arabicLetter = /[\u0621-\u064a]/;

/** Whether a Latin word is English text and no name, unit or code. */
function isEnglishText(word: string, source: string): boolean {
  const small = word.toLowerCase();
  if (word.length < 3 || findUnit(small)) return false;
  if (word === small) return true;
  if (/[A-Z]/.test(word.slice(1))) return false;
  // Capitalised: a name, if the English text writes it like that.
  return !source.includes(word);
}

/** English words that were left in an Arabic text. */
export function latinFindings({ prose }: ReadText, { en }: CheckedText): Found[] {
  const words = [...withoutCode(prose).matchAll(latinWord)].map(([word]) => word);
  return words.filter((word) => isEnglishText(word, en)).map((found) => ({ found, wanted: '' }));
}

/** Arabic words in an English text. */
export function arabicFindings({ prose }: ReadText): Found[] {
  return [...withoutCode(prose).matchAll(arabicRun)].map(([found]) => ({ found: found.trim(), wanted: '' }));
}

const withoutCode = (text: string): string => text.replace(/`[^`\n]{1,300}`/g, ' ');

// One Arabic letter may be joined to a Latin word: وLLDPE.
const mixed =
  /[\p{Script=Arabic}]{2}[A-Za-z]|[A-Za-z][\p{Script=Arabic}]|[A-Za-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][A-Za-z]/u;
const article = /^(?:[وفبلك]?ال|لل)[A-Za-z]/;

/** Words with letters of two scripts. */
export function mixedFindings({ prose }: ReadText): Found[] {
  const words = prose.split(/[\s/،.؛()«»"-]+/);
  return words.filter((word) => mixed.test(word) && !article.test(word)).map((found) => ({ found, wanted: '' }));
}

const western: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '٪': '%' };

/** One digit system on a page: Arabic-Indic digits and their signs where 0–9 are used. */
export function digitFindings({ text }: ReadText): Found[] {
  return [...text.matchAll(/\d{0,20}[٠-٩۰-۹٫٬٪][\d٠-٩۰-۹٫٬٪]{0,30}/g)].map(([found]) => ({
    found,
    wanted: found.replace(/\D/g, (sign) => western[sign] ?? String(sign.charCodeAt(0) & 0xf)),
  }));
}

const wordsOf = (text: string): string[] => text.match(/\p{L}{2,40}/gu) ?? [];

/** Texts that are the same in both languages although they are no name, code or number. */
export function identicalFindings({ text, prose }: ReadText, { en, ar, place }: CheckedText): Found[] {
  if (en.trim() !== ar.trim() || place.isName) return [];
  const words = wordsOf(prose);
  const isText = words.some((word) => arabicLetter.test(word) || isEnglishText(word, ''));
  return isText ? [{ found: text, wanted: '' }] : [];
}
