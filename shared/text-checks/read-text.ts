import type { Language } from '../language.ts';
import { foldForSearch } from '../search/search-words.ts';
import { type Span, splitSpans } from '../search/spans.ts';
import { findUnit } from '../search/unit-spellings.ts';
import { toWesternDigits } from '../text/western-digits.ts';
import { address, markdownTarget, placeholder } from './text-check.ts';

/** A text with the parts that checks compare, read once. */
export type ReadText = {
  language: Language;
  text: string;
  /** Targets of Markdown links, web and mail addresses. */
  links: readonly string[];
  /** `{name}` as in messages. */
  placeholders: readonly string[];
  phones: readonly string[];
  /** Model and standard codes: `IEC 61340-4-4`, `UV-B`, `BOPP`. */
  codes: readonly string[];
  /** The text without all of these, digits 0–9. */
  prose: string;
  /** The words, numbers and signs of `prose`, normalised. */
  spans: readonly Span[];
};

// Quantifiers are bounded, so that reading takes linear time.
const phone = /(?<![\d.,-])(?:\+\d|00\d|0[1-9])(?:[ ()-]{0,2}\d){6,14}(?![\d.,]\d)/g;
const standard =
  /(?<![A-Za-z])(?:(?:EN )?ISO(?:\/IEC| \/ IEC)?|IEC|EN|ASTM|DIN|BS|JS|UN|FIBC|No\.?|HS|SITC|رقم)[ \u00a0]{1,2}[A-Z]{0,2}\d[\d:/-]{0,30}/g;
// Letters with digits, several capitals, or parts joined by hyphens.
const codeWord =
  /(?<![\p{L}\p{N}_./-])(?:[A-Z]{2,10}(?=[^a-z]|$)|[A-Z]{1,6}(?=[-/]?\d)|\d{1,4}(?=[A-Z]{1,3}(?![a-z])))[\p{Lu}\d/.:-]{0,30}/gu;

type Taking = { group?: number; isWanted?: (part: string) => boolean };

/** Takes the wanted matches out of a text. */
function takeOut(
  text: string,
  pattern: RegExp,
  { group = 0, isWanted = () => true }: Taking = {},
): [found: string[], rest: string] {
  const found: string[] = [];
  const rest = text.replace(pattern, (...match: unknown[]) => {
    const part = String(match[group] ?? '');
    if (!isWanted(part)) return String(match[0]);
    found.push(part);
    return ' | ';
  });
  return [found, rest];
}

/** The prime of 40′, or an apostrophe in its place. */
const feet = /(?<=\d)[′'’](?![\p{L}\d′'’])/gu;
const dataUnits = new Set(['kb', 'mb', 'gb', 'tb']);

/** Not a unit like MW, also with its number: 5MB. */
function isCode(word: string): boolean {
  const letters = word.replace(/^\d{1,4}/, '').toLowerCase();
  return findUnit(letters) === undefined && !dataUnits.has(letters);
}

/** Reads the parts of a text in one language. */
export function readText(text: string, language: Language): ReadText {
  const [targets, withoutTargets] = takeOut(toAsciiDigits(text), markdownTarget, { group: 1 });
  const [addresses, withoutAddresses] = takeOut(withoutTargets, address);
  const [placeholders, withoutPlaceholders] = takeOut(withoutAddresses, placeholder);
  const [phones, withoutPhones] = takeOut(withoutPlaceholders, phone);
  const [standards, withoutStandards] = takeOut(withoutPhones, standard);
  const [words, prose] = takeOut(withoutStandards, codeWord, { isWanted: isCode });
  return {
    language,
    text,
    links: [...targets, ...addresses].map(trimmedLink),
    placeholders,
    phones,
    codes: [...standards, ...words].map((code) => code.replace(/[-./:]$/, '').replace(/^رقم/, 'No')),
    prose,
    spans: splitSpans(foldForSearch(prose.replace(feet, ' ft'))),
  };
}

const trimmedLink = (link: string): string => link.replace(/[.,;:!?،؛؟]$/, '');

/** Arabic-Indic digits as 0–9, with their separators, and no no-break signs. */
const toAsciiDigits = (text: string): string =>
  toWesternDigits(text)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll('٪', '%')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u2060\u200e\u200f\u2066-\u2069]/g, '');
