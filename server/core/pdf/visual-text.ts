import bidiFactory from 'bidi-js';
import type { Language } from '#shared/language.ts';
import { toWesternDigits } from '#shared/text/western-digits.ts';
import { findOtherLanguage } from '#shared/typography/typeset-html.ts';
import { findValues } from '#shared/typography/values.ts';

const bidi = bidiFactory();

/** Characters of one direction, in logical order; brackets are already mirrored. */
export type VisualRun = { text: string; isRightToLeft: boolean };
/** A line as it was written, and its runs from the left to the right. */
export type VisualLine = { text: string; runs: VisualRun[] };

type Measure = (text: string) => number;
type Setting = { language: Language; width: number; measure: Measure };

const [isolate, ownIsolate, pop, bond] = ['\u2066', '\u2068', '\u2069', '\u00a0'];
/** No line has more characters: longer words are broken without measuring all of them. */
const mostOfLine = 400;
/** They steer the order of what stands around them, and are not drawn. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const arabicLetter = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/;
const otherControls = /[\p{Cc}\u200b-\u200f\u202a-\u202e\ufeff]/gu;

/** A text that keeps its own direction among others; `isLeftToRight` of figures, whatever they begin with. */
export function isolated(text: string, isLeftToRight = false): string {
  return `${isLeftToRight ? isolate : ownIsolate}${text}${pop}`;
}

/** A text without controls but isolates, its values bound together, formulas and codes kept from left to right. */
function prepared(typed: string, language: Language): string {
  const text = toWesternDigits(typed.toWellFormed().normalize('NFC'))
    .replace(/\s+/g, ' ')
    .replace(otherControls, '')
    .trim();
  let set = '';
  let done = 0;
  for (const { start, end, leftToRight } of findValues(text, language)) {
    const [ordered, rest] = [text.slice(start, start + leftToRight), text.slice(start + leftToRight, end)];
    set += text.slice(done, start) + (ordered && isolate + bound(ordered) + pop) + bound(rest);
    done = end;
  }
  return set + text.slice(done);
}

const bound = (text: string): string => text.replaceAll(' ', bond);

/**
 * A paragraph in lines of at most `width`; a word that is longer is broken. One that is wholly in the other language reads
 * in its direction.
 */
export function visualLines(typed: string, setting: Setting): VisualLine[] {
  const language = findOtherLanguage(typed, setting.language) ?? setting.language;
  const text = prepared(typed, language);
  if (text === '') return [];
  const levels = bidi.getEmbeddingLevels(text, language === 'ar' ? 'rtl' : 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels);
  return brokenAt(text, setting).map(([start, end]) => ({
    text: text.slice(start, end).replace(invisible, '').replaceAll(bond, ' '),
    runs: orderRuns({ text, levels: levels.levels, mirrored }, start, end),
  }));
}

type Range = [start: number, end: number];

/** Where lines begin and end. Words are measured one by one: no Arabic letter joins another across a space. */
function brokenAt(text: string, { width, measure }: Setting): Range[] {
  const measurePart = (part: string) => measure(shown(part));
  const space = measurePart(' ');
  const lines: Range[] = [];
  let line: Range | undefined;
  let taken = 0;
  for (const { index: start, 0: word } of text.matchAll(/[^ ]+/g)) {
    for (const [from, to] of splitWord(word, start, { width, measurePart })) {
      const size = measurePart(text.slice(from, to));
      if (line && from === start && taken + space + size <= width) {
        line[1] = to;
        taken += space + size;
        continue;
      }
      line = [from, to];
      lines.push(line);
      taken = size;
    }
  }
  return lines;
}

/** A word, or the pieces of one that is too long for a line: at bonds first, else anywhere. */
function splitWord(
  word: string,
  start: number,
  { width, measurePart }: { width: number; measurePart: Measure },
): Range[] {
  if (word.length <= mostOfLine && measurePart(word) <= width) return [[start, start + word.length]];
  const pieces: Range[] = [];
  let from = 0;
  while (from < word.length) {
    let [least, most] = [from + 1, Math.min(word.length, from + mostOfLine)];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (measurePart(word.slice(from, middle)) <= width) least = middle;
      else most = middle - 1;
    }
    const atBond = least < word.length ? word.lastIndexOf(bond, least) + 1 : 0;
    const to = atBond > from ? atBond : least;
    pieces.push([start + from, start + to]);
    from = to;
  }
  return pieces;
}

const shown = (text: string): string => text.replace(invisible, '').replaceAll(bond, ' ');

type Levelled = { text: string; levels: Uint8Array; mirrored: ReadonlyMap<number, string> };
type Run = { start: number; end: number; level: number };

/** Runs of one level, reversed level by level from the highest on (Unicode Annex 9, rule L2). */
function orderRuns(of: Levelled, start: number, end: number): VisualRun[] {
  const runs: Run[] = [];
  for (let at = start; at < end; at += 1) {
    const level = of.levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.end = at + 1;
    else runs.push({ start: at, end: at + 1, level });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) reverseFrom(runs, level);
  return runs.map((run) => drawnRun(of, run)).filter(({ text }) => text !== '');
}

/** Reverses each group of neighbours of at least this level. */
function reverseFrom(runs: Run[], level: number): void {
  for (let from = 0; from < runs.length; from += 1) {
    let to = from;
    while ((runs[to]?.level ?? -1) >= level) to += 1;
    if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
    from = Math.max(from, to);
  }
}

function drawnRun({ text, mirrored }: Levelled, { start, end, level }: Run): VisualRun {
  const isRightToLeft = level % 2 === 1;
  const characters = Array.from({ length: end - start }, (_, i) => mirrored.get(start + i) ?? text[start + i] ?? '');
  const run = shown(characters.join(''));
  // The shaper turns round what has Arabic letters; of signs alone it knows no direction.
  const isTurned = isRightToLeft && !arabicLetter.test(run);
  return { text: isTurned ? [...run].reverse().join('') : run, isRightToLeft };
}
