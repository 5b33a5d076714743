import type { ReadText } from '../read-text.ts';
import type { CheckedPlace, Found } from '../text-check.ts';

// Words that rightly follow themselves.
const mayRepeat = new Set(['that', 'had', 'bye', 'شيئا', 'واحدا', 'واحدة', 'جدا', 'يوما', 'اثنين']);
// "Line by line" repeats the accusative.
const isDistributive = (word: string): boolean => /\u064b\u0627$|\u0627\u064b$/.test(word);
const withoutVowels = (word: string): string => word.replace(/[\u064b-\u065f]/g, '').toLowerCase();

const isPlain = (part: string): boolean => /^(?:[\p{L}\p{M}]+|\d[\d.,]*)$/u.test(part);
const groups = /^[\d \u00a0]{0,10}\d$/;

/** One to three words or numbers twice in a row: "the the", "of the of the". */
export function doubledWordFindings(read: ReadText): Found[] {
  return [1, 2, 3].flatMap((length) => doubledFindings(read, length));
}

function doubledFindings({ text }: ReadText, length: number): Found[] {
  const words = [...text.matchAll(/[\p{L}\p{M}]{2,40}|\d[\d.,]{0,20}(?!\p{L})/gu)];
  const isDoubled = (first: RegExpExecArray, next: RegExpExecArray | undefined): boolean =>
    next !== undefined && withoutVowels(next[0]) === withoutVowels(first[0]) && !isDistributive(first[0]);
  return words.flatMap((word, i) => {
    const both = words.slice(i, i + 2 * length);
    const [first, again] = [both.slice(0, length), both.slice(length)];
    if (!first.every((each, at) => isDoubled(each, again[at]))) return [];
    if (first.some((each) => mayRepeat.has(withoutVowels(each[0])))) return [];
    const [last, end] = [first.at(-1) ?? word, both.at(-1) ?? word];
    const found = text.slice(word.index, end.index + end[0].length);
    const around = (text[word.index - 1] ?? ' ') + (text[end.index + end[0].length] ?? ' ');
    // Nothing but blanks between the words.
    const parts = found.split(/[ \u00a0]+/);
    const isWhole = !/[\p{L}\p{N}_]/u.test(around) && parts.length === 2 * length && parts.every(isPlain);
    // Groups of digits: 20 000 000.
    const isGroups = groups.test(found) && /\d[ \u00a0]?$/.test(text.slice(0, word.index));
    return isWhole && !isGroups ? [{ found, wanted: text.slice(word.index, last.index + last[0].length) }] : [];
  });
}

const blanks = /(?<=\S)[ \u00a0]{2,20}(?=\S)/g;

/** Several blanks between words; a table of Markdown may line up its cells. */
export function doubledSpaceFindings({ text }: ReadText, place: CheckedPlace): Found[] {
  return text
    .split('\n')
    .filter((line) => !(place.isMarkdown && line.trimStart().startsWith('|')))
    .flatMap((line) =>
      [...line.matchAll(blanks)].map(({ 0: found, index }) => {
        const before = line.slice(Math.max(0, index - 10), index);
        const after = line[index + found.length] ?? '';
        return { found: before + found + after, wanted: `${before} ${after}` };
      }),
    );
}

/** Blanks before or after a text. */
export function outerSpaceFindings({ text }: ReadText): Found[] {
  return text !== text.trim() && text.trim() !== '' ? [{ found: text, wanted: text.trim() }] : [];
}

const stretched = /([\u0621-\u063a\u0641-\u065f])\u0640+(?=[\u0621-\u063a\u0641-\u064a])/g;

/** Kashida inside a word; "بـ" before a Latin word or a number is right. */
export function kashidaFindings({ text }: ReadText): Found[] {
  return [...text.matchAll(stretched)].map(({ 0: found, 1: letter = '', index }) => {
    const next = text[index + found.length] ?? '';
    return { found: found + next, wanted: letter + next };
  });
}

// Not the no-break space and the word joiner, which keep values together, nor the isolates and marks around Latin in Arabic.
const invisible = /\u034f|[\u00ad\u180e\u200b-\u200d\u202a-\u202e\ufeff\ufff9-\ufffb]/g;
const marks = /[\u200e\u200f\u061c\u2066-\u2069]/g;

/** Characters that nobody sees: zero-width ones, and those that turn the direction. */
export function invisibleFindings({ text, language }: ReadText): Found[] {
  const found = new Set(text.match(invisible) ?? []);
  if (language === 'en') for (const mark of text.match(marks) ?? []) found.add(mark);
  return [...found].map((sign) => ({ found: sign, wanted: '' }));
}
