import { measureAt } from '../../search/measures.ts';
import { isNumber, type Span } from '../../search/spans.ts';
import { findUnit } from '../../search/unit-spellings.ts';

/** A quantity of a text: its value in a common unit, its number and unit as they are written. */
export type FoundMeasure = { key: string; literal: number; unit: string };

/** The quantities of a text whose numbers are digits. */
export function findMeasures(spans: readonly Span[]): FoundMeasure[] {
  const found: FoundMeasure[] = [];
  for (let at = 0; at < spans.length; ) {
    const measure = isNumber(spans[at]?.text) ? measureAt(spans, at) : undefined;
    if (measure) {
      const literals = spans
        .slice(at, at + measure.length)
        .flatMap(({ text }) => (isNumber(text) ? [Number(text)] : []));
      const unit = unitIn(spans.slice(at, at + measure.length));
      for (const [i, key] of measure.keys.entries())
        found.push({ key, literal: literals[i] ?? literals[0] ?? 0, unit });
    }
    at += measure?.length ?? 1;
  }
  return found;
}

const unitIn = (spans: readonly Span[]): string => spans.find(({ text }) => findUnit(text) !== undefined)?.text ?? '';
