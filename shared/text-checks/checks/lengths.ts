import type { Language } from '../../language.ts';
import type { CheckedText, CheckFinding, Found } from '../text-check.ts';

const shortest = 40;
const longerBy = 2;
// English letters for each Arabic one, as in the shipped texts.
const usualRatio = 1.15;

/** A text that is much longer than its counterpart: something was left out. */
export function unevenFindings({ en, ar }: CheckedText): Omit<CheckFinding, 'check'>[] {
  if (Math.max(en.length, ar.length) < shortest) return [];
  const ratio = en.length / Math.max(1, ar.length) / usualRatio;
  if (ratio < longerBy && ratio > 1 / longerBy) return [];
  return [
    {
      language: ratio > 1 ? 'ar' : 'en',
      found: `${ratio > 1 ? ar.length : en.length}`,
      wanted: `${ratio > 1 ? en.length : ar.length}`,
    },
  ];
}

/** A text that its place cuts. */
export function tooLongFindings(text: string, shown: number | undefined): Found[] {
  const { length } = text;
  return shown !== undefined && length > shown ? [{ found: `${length}`, wanted: `${shown}` }] : [];
}

/** A text that only one language has, where both should. */
export function missingFindings({ en, ar, place }: CheckedText): Omit<CheckFinding, 'check'>[] {
  if (place.isOptional) return [];
  const lacking = (language: Language, wanted: string) => [{ language, found: '', wanted }];
  if (en.trim() !== '' && ar.trim() === '') return lacking('ar', en);
  return en.trim() === '' && ar.trim() !== '' ? lacking('en', ar) : [];
}
