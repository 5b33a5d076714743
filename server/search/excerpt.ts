import { splitForEmphasis, withoutEmphasis } from '#shared/markdown/emphasis.ts';
import { withoutHtml } from '#shared/markdown/html-tags.ts';
import { fence, withPlainLineMarks } from '#shared/markdown/line-marks.ts';
import { findConcepts } from '#shared/search/concepts.ts';
import type { Lexicon } from '#shared/search/families.ts';
import type { MarkedText } from '#shared/search/search-groups.ts';
import { boundsOfWord, foldForSearch } from '#shared/search/search-words.ts';
import { findsForms } from '#shared/search/short-words.ts';
import { splitSpans } from '#shared/search/spans.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';

const longestExcerpt = 180;
const longestLead = 50;
const longestWord = 100;

// Linear patterns only: a text may have 100,000 characters of any kind.
const link = /(?<!\\)!?\[((?:[^\][]|\[[^\][]{0,200}\]){0,1000})\]\((?:[^()\n]|\([^()\n]*\)){0,2000}\)/g;
const ruleOfTable = /^[\s|:-]+$/gm;
// Not a `>` that compares with a number, nor a year or a day.
const lineStart =
  /^[ \t]*(?:>(?![ \t]*[=≥~±+$€£-]{0,3}[ \t]?\p{N})[ \t]*){0,9}(?:(?:#{1,6}|[-*]|\d{1,3}[.)](?!\s+\d{1,2}\.\s*(?:19|20)\d\d))(?:[ \t]+|$))?/gmu;
const code = /(?<![`\\\p{N}])(`{1,3})([^`]{1,2000})\1(?!`)/gu;
const rule = /^(?:={3,}|\*{3,}|_{3,})$/;
const endOfHeading = /^([ \t]{0,3}#{1,6}[ \t][^\n]{0,1000}?)[ \t]#{1,10}[ \t]*$/;
const addressInAngles = /<((?:https?:\/\/|mailto:)[^\s<>]{1,500}|[\w.+-]{1,64}@[\w.-]{1,200})>/g;
const tableRow = /^[ \t]*\|.*$/gm;
// But a place in a network: \\nas\bags.
const escaped = /(?<!\S)\\\\(?=[\p{L}\p{N}])|\\([\\`*_{}[\]()#+\-.!|~<>&])/gu;

const entity = /&(?:([a-z]{2,6}\d{0,2})|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
// Of letters and pages that are pasted.
const entities: Readonly<Record<string, string>> = {
  ...{
    nbsp: '\u00a0',
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    mdash: '—',
    ndash: '–',
    hellip: '…',
    times: '×',
  },
  ...{ deg: '°', plusmn: '±', divide: '÷', micro: 'µ', middot: '·', bull: '•', sup2: '²', sup3: '³', frac12: '½' },
  ...{ frac14: '¼', copy: '©', reg: '®', trade: '™', euro: '€', pound: '£', laquo: '«', raquo: '»', ldquo: '“' },
  ...{ rdquo: '”', lsquo: '‘', rsquo: '’', rlm: '', lrm: '', shy: '', zwj: '\u200d', zwnj: '\u200c' },
};

const signOfCode = (code: number): string | undefined =>
  code > 0x1f && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : undefined;

/** The searched concepts, and what knows their words. */
export type NamedConcepts = { concepts: ReadonlySet<string>; lexicon: Lexicon };

/**
 * Marks the words of `text` that contain a searched word, or name a searched concept; searched words are normalised
 * (`SearchTerm.anyOf`).
 */
export function markWords(text: string, words: readonly string[], wanted?: NamedConcepts): MarkedText {
  const parts = text.split(/(\s+)/);
  const named = partsNaming(parts, wanted);
  const pieces: MarkedText = [];
  const add = (piece: string, isMatch: boolean): void => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else pieces.push({ text: piece, isMatch });
  };
  for (const [i, part] of parts.entries())
    for (const piece of aroundWord(part).filter(Boolean))
      add(piece, holdsOne(piece, words) || (named.has(i) && isWord(piece)));
  return pieces;
}

/**
 * The place of the first text that contains a searched word; of the first text when none does, for example because the
 * match is in the other language.
 */
export function placeOfExcerpt(texts: readonly string[], words: readonly string[], named?: NamedConcepts): number {
  const found = texts.findIndex((candidate) => holds(candidate, { words, named }));
  return found >= 0 ? found : texts.findIndex(Boolean);
}

/** A short part of a text, marked: around the first searched word, or its beginning. */
export function cutExcerpt(text: string, words: readonly string[], named?: NamedConcepts): MarkedText {
  const wanted = { words, named };
  return markWords(cutAround(text.replace(/\s+/g, ' ').trim(), wanted), words, named);
}

/** The places of the words that name one of the concepts. */
function partsNaming(parts: readonly string[], wanted: NamedConcepts | undefined): Set<number> {
  if (!wanted || wanted.concepts.size === 0) return new Set();
  const spans = parts.flatMap((part, i) => splitSpans(foldForSearch(part)).map((span) => ({ ...span, part: i })));
  const found = findConcepts(spans, wanted.lexicon).filter(({ key }) => wanted.concepts.has(key));
  return new Set(found.flatMap(({ from, to }) => spans.slice(from, to).map(({ part }) => part)));
}

const isWord = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece);

type Wanted = { words: readonly string[]; named: NamedConcepts | undefined };

function holds(text: string, { words, named }: Wanted): boolean {
  if (holdsOne(text, words)) return true;
  if (!named || named.concepts.size === 0) return false;
  return findConcepts(splitSpans(foldForSearch(text)), named.lexicon).some(({ key }) => named.concepts.has(key));
}

/** The words of a Markdown text without its syntax; signs used by themselves stay, as in an article. */
export function withoutMarkdown(markdown: string): string {
  const lines = withoutHtml(withPlainLineMarks(markdown)).split('\n');
  const words = lines
    .filter((line) => !fence.test(line) && !rule.test(line.replace(/[ \t]+/g, '')))
    .map((line) => line.replace(endOfHeading, '$1'))
    .join('\n')
    .replace(lineStart, '');
  return splitForEmphasis(words)
    .map(withoutEmphasis)
    .join('\n')
    .replace(link, (_, label: string) => withoutEmphasis(label))
    .replace(addressInAngles, '$1')
    .replace(ruleOfTable, '')
    .replace(code, '$2')
    .replace(tableRow, (row) => row.replace(/(?<!\\)\|/g, ' '))
    .replace(escaped, (whole, sign?: string) => sign ?? whole)
    .replace(entity, (whole, name?: string, code?: string, hex?: string) => {
      if (name) return entities[name] ?? whole;
      return signOfCode(code ? Number(code) : Number.parseInt(hex ?? '', 16)) ?? whole;
    });
}

/** A word, and the punctuation before and after it. */
function aroundWord(part: string): string[] {
  const { start, end } = boundsOfWord(part);
  return [part.slice(0, start), part.slice(start, end), part.slice(end)];
}

const holdsOne = (text: string, words: readonly string[]): boolean => words.some(findsForms(foldForSearch(text)));

function cutAround(text: string, { words, named: wanted }: Wanted): string {
  if (text.length <= longestExcerpt) return text;
  const parts = text.split(' ');
  const named = partsNaming(parts, wanted);
  const found = parts.findIndex((part, i) => named.has(i) || holdsOne(part, words));
  const start = endOfExcerpt(parts, 0) > found ? 0 : startOfExcerpt(parts, found);
  const end = endOfExcerpt(parts, start);
  return `${start > 0 ? '… ' : ''}${parts.slice(start, end).map(shortened).join(' ')}${end < parts.length ? ' …' : ''}`;
}

function shortened(word: string): string {
  if (word.length <= longestWord) return word;
  return `${cutText(word, longestWord)}…`;
}

const shownLength = (word = ''): number => Math.min(word.length, longestWord) + 1;

/** A few words before the one at `found`. */
function startOfExcerpt(parts: string[], found: number): number {
  let length = 0;
  let start = found;
  while (start > 0 && length + shownLength(parts[start - 1]) <= longestLead) {
    start -= 1;
    length += shownLength(parts[start]);
  }
  return start;
}

/** The end of an excerpt that begins with the word at `start`; it includes at least one word. */
function endOfExcerpt(parts: string[], start: number): number {
  let length = 0;
  let end = start;
  for (const part of parts.slice(start)) {
    length += shownLength(part);
    if (length > longestExcerpt && end > start) break;
    end += 1;
  }
  return end;
}
