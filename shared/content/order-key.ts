import { arabicLetters, normalLine } from '../text/normal-text.ts';
import { toWesternDigits } from '../text/western-digits.ts';

// After every letter of Arabic: the letters of Persian and dialects come behind the one they were made from.
const later = '\u06ff';
const asWritten: Readonly<Record<string, string>> = {
  ...arabicLetters,
  گ: `ك${later}`,
  پ: `ب${later}`,
  چ: `ج${later}`,
  ژ: `ز${later}`,
  ڤ: `ف${later}`,
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const longest = 100;

/**
 * The text by which a list is ordered, compared byte by byte: letter case, accents, vowel marks, hamza and what is
 * between words do not count, digits are Western, Latin comes before Arabic, and Arabic has the order of its alphabet.
 * The same on every database, whose own orders differ.
 */
export function orderKey(text: string): string {
  const letters = toWesternDigits(normalLine(text).normalize('NFKD').toLowerCase()).replace(/[\p{M}ـ]/gu, '');
  const words = Array.from(letters, (letter) => asWritten[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return words.trim().slice(0, longest).toWellFormed();
}
