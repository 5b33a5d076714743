/** A word, number or sign of a normalised text, and where it stands. */
export type Span = { text: string; start: number; end: number };

// Letters and digits are apart, so that "50kg" and "50 kg" are the same; signs that belong to measures stay.
const piece = /\d+(?:\.\d+)?|[\p{L}\p{M}]+|[×*/:\-–]/gu;

/** The words, numbers and signs of a text normalised by `foldForSearch`. Hyphens stay only between numbers. */
export function splitSpans(folded: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: text, index } of folded.matchAll(piece)) spans.push({ text, start: index, end: index + text.length });
  return spans.filter(
    ({ text }, i) => !isHyphen(text) || (isNumber(spans[i - 1]?.text) && isNumber(spans[i + 1]?.text)),
  );
}

/** Whether a span is digits. */
export const isNumber = (text = ''): boolean => /^\d/.test(text);

/** Whether a span is a sign, neither letters nor digits. */
export const isSign = (text: string): boolean => signs.has(text);

const signs = new Set('×*/:-–');

const isHyphen = (text: string): boolean => text === '-' || text === '–';
