import type { Language } from '../language.ts';
import type { MarkedText } from '../search/search-groups.ts';
import { findValues } from './values.ts';

/**
 * A text in pieces, none of which begins or ends within what keeps its order in Arabic, such as 56 × 100 cm: where a word
 * of it is marked, all of it is. Apart, its pieces would be read in the order of the page.
 */
export function withWholeValues(pieces: MarkedText, language: Language): MarkedText {
  if (language !== 'ar' || pieces.length < 2) return pieces;
  const text = pieces.map((piece) => piece.text).join('');
  const whole = findValues(text, language).filter(({ leftToRight }) => leftToRight > 0);
  if (whole.length === 0) return pieces;
  const marked = listSpans(pieces).filter(({ isMatch }) => isMatch);
  const wanted = whole
    .map(({ start, leftToRight }) => ({ start, end: start + leftToRight, isMatch: true }))
    .filter((value) => marked.some(({ start, end }) => start < value.end && value.start < end));
  return cutAt(text, merged([...marked, ...wanted]));
}

const noBreaks = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A plain text, for places without markup: its values stay on one line, and in Arabic keep their order. */
export function withUnbrokenValues(text: string, language: Language): string {
  return findValues(text, language).reduceRight((whole, { start, end, leftToRight }) => {
    const ordered = whole.slice(start, start + leftToRight);
    const isolated = ordered && `\u2066${ordered}\u2069`;
    return whole.slice(0, start) + noBreaks(isolated + whole.slice(start + leftToRight, end)) + whole.slice(end);
  }, text);
}

type Span = { start: number; end: number; isMatch: boolean };

function listSpans(pieces: MarkedText): Span[] {
  let end = 0;
  return pieces.map(({ text, isMatch }) => {
    const start = end;
    end += text.length;
    return { start, end, isMatch };
  });
}

/** Spans in order, those that touch as one. */
function merged(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = apart.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else apart.push({ ...span });
  }
  return apart;
}

function cutAt(text: string, marked: readonly Span[]): MarkedText {
  const pieces: MarkedText = [];
  let done = 0;
  for (const { start, end } of marked) {
    pieces.push({ text: text.slice(done, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
    done = end;
  }
  return [...pieces, { text: text.slice(done), isMatch: false }].filter((piece) => piece.text !== '');
}
