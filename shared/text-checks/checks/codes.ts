import type { ReadText } from '../read-text.ts';
import type { Finding } from '../text-check.ts';

const comparable = (code: string): string =>
  code
    .replace(/\s/g, '')
    .replace(/^No\.?/, '')
    .toUpperCase();
// Each is looked for in the other text.
const mostCodes = 300;
const hasDigit = /\d/;
/** Acronyms are often spelt out in Arabic; codes with digits or hyphens never are. */
const isFixed = (code: string): boolean => hasDigit.test(code) || /[A-Z]-[A-Z]/.test(code);

/** Codes of models and standards that only one text has: IEC 61340-4-4, UV-B. */
export function codeFindings(english: ReadText, arabic: ReadText): Omit<Finding, 'check'>[] {
  const missing = lacking(english, arabic).filter(isFixed);
  const added = lacking(arabic, english);
  return Array.from({ length: Math.max(missing.length, added.length) }, (_, i) => ({
    language: 'ar',
    found: added[i] ?? '',
    wanted: missing[i] ?? '',
  }));
}

/** The codes of a text that the other does not contain in any writing. */
function lacking(own: ReadText, other: ReadText): string[] {
  const text = comparable(other.text);
  return [...new Set(own.codes)].slice(0, mostCodes).filter((code) => !text.includes(comparable(code)));
}
