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
  // Of Urdu, Kurdish and Pashto.
  ...Object.fromEntries(
    ['ٹټت', 'ڈډد', 'ڑڕړر', 'ږز', 'ښس', 'ځڅح', 'ګك', 'ڵل', 'ںڼن', 'ۆو', 'ےێي', 'ەه'].flatMap((group) => {
      const letters = [...group];
      return letters.slice(0, -1).map((letter) => [letter, `${letters.at(-1)}${later}`]);
    }),
  ),
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
const longestRead = 10_000;

/** Digits so that their text has the order of their number: how many they are stands before them. */
function inOrderOfNumbers(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '');
  return number.length < 9 ? `${number.length}${number}` : `9${String(number.length).padStart(3, '0')}${number}`;
}

/** The numbers of a text as they are ordered: 5 before 10, 1.25 before 1.5, 999 before 1,000. */
const withOrderedNumbers = (text: string): string =>
  text
    .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '')
    .replace(/(\d+)(?:[.٫](\d+))?/g, (_, whole: string, decimals: string | undefined) =>
      [inOrderOfNumbers(whole), ...(decimals ? [decimals] : [])].join('.'),
    );

/**
 * The text by which a list is ordered, compared byte by byte: letter case, accents, vowel marks, hamza and what is
 * between words do not count, digits are Western and numbers ordered as numbers, Latin comes before Arabic, and Arabic has
 * the order of its alphabet.
 * The same on every database, whose own orders differ.
 */
export function orderKey(text: string): string {
  const plain = normalLine(text.slice(0, longestRead)).normalize('NFKD').toLowerCase();
  const letters = withOrderedNumbers(toWesternDigits(plain).replace(/[\p{M}ـ]/gu, ''));
  const words = Array.from(letters, (letter) => asWritten[letter] ?? letter)
    .join('')
    .replace(/(?:[^\p{L}\p{N}.]|(?<!\d)\.|\.(?!\d))+/gu, ' ');
  return words.trim().slice(0, longest).toWellFormed();
}

/** The same of an Arabic text; null without one: a list is then ordered by the English. */
export const arabicOrderKey = (text: unknown): string | null => (text ? orderKey(String(text)) : null);
