import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { exchanged } from './surplus.ts';

type Compare = (english: ReadText, arabic: ReadText) => Omit<CheckFinding, 'check'>[];

/** Compares lists of parts as sets; `form` is what counts of a part. */
function comparing(partsOf: (text: ReadText) => readonly string[], form: (part: string) => string): Compare {
  return (english, arabic) => {
    const missing = lacking(partsOf(english), partsOf(arabic), form);
    return exchangedFor(missing, lacking(partsOf(arabic), partsOf(english), form));
  };
}

/** Findings in the Arabic text: what it lacks, each in place of something that only it has. */
export function exchangedFor(missing: readonly string[], added: readonly string[]): Omit<CheckFinding, 'check'>[] {
  const longer = missing.length > added.length ? missing : added;
  return longer.map((_, i) => ({ language: 'ar', found: added[i] ?? '', wanted: missing[i] ?? '' }));
}

function lacking(own: readonly string[], other: readonly string[], form: (part: string) => string): string[] {
  const known = new Set(other.map(form));
  return [...new Set(own)].filter((part) => !known.has(form(part)));
}

/** Phone numbers that only one text has. */
export const phoneFindings = comparing(
  ({ phones }) => phones,
  (phone) => phone.replace(/\D/g, '').replace(/^00/, ''),
);

/** Links that lead elsewhere or are missing; a page of the site may be linked in either language. */
export const linkFindings = comparing(
  ({ links }) => links,
  (link) => link.replace(/^\/ar(?=\/|$)/, '').toLowerCase(),
);

/** Placeholders of messages that only one text has. */
export const placeholderFindings = comparing(
  ({ placeholders }) => placeholders,
  (name) => name,
);

const comparable = (code: string): string =>
  code
    .replace(/\s/g, '')
    .replace(/^No\.?/, '')
    .toUpperCase();
// Each is looked for in the other text.
const mostCodes = 300;
const hasDigit = /\d/;
const fileFormat = /^(?:PDF|PNG|JPE?G|SVG|DOCX?|XLSX?|CSV|TIFF?|EPS|DWG|DXF)$/;
/** Acronyms are often spelt out in Arabic; codes with digits or hyphens never are, nor are formats of files. */
const isFixed = (code: string): boolean => hasDigit.test(code) || /[A-Z]-[A-Z]/.test(code) || fileFormat.test(code);

/** Codes of models and standards that only one text has: IEC 61340-4-4, UV-B. */
export function codeFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  return exchangedFor(codesLacking(english, arabic).filter(isFixed), codesLacking(arabic, english));
}

/** The codes of a text that the other does not contain in any writing. */
function codesLacking(own: ReadText, other: ReadText): string[] {
  const text = comparable(other.text);
  return [...new Set(own.codes)].slice(0, mostCodes).filter((code) => !text.includes(comparable(code)));
}

/** A capital that stands alone, the article "A" aside. */
const letter = /(?<![\p{L}\p{N}.’'&/+-])و?([B-HJ-Z]|A(?! (?!and |or |to |is )[a-z]))(?![\p{L}\p{N}.’'&/+-])/gu;
const findLetters = ({ prose }: ReadText): string[] => Array.from(prose.matchAll(letter), ([, name = '']) => name);

/** Letters that name a type, in place of each other: Type B and النوع C. */
export function letterFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const [en, ar] = [findLetters(english), findLetters(arabic)];
  const other = exchanged(
    en.filter((name) => name !== 'A' || ar.includes('A')),
    ar,
  );
  return other ? [{ language: 'ar', found: other.ar, wanted: other.en }] : [];
}
