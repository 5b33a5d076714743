import { measureAt } from '../../search/measures.ts';
import { isNumber, type Span } from '../../search/spans.ts';
import { findUnit } from '../../search/unit-spellings.ts';

/** A quantity of a text: its value in a common unit, its number and unit as they are written, and the place of its number. */
export type FoundMeasure = { key: string; literal: number; unit: string; at: number };

/** The quantities of a text whose numbers are digits. */
export function findMeasures(spans: readonly Span[]): FoundMeasure[] {
  const found: FoundMeasure[] = [];
  for (let at = 0; at < spans.length; ) {
    const measure = isNumber(spans[at]?.text) ? measureAt(spans, at) : undefined;
    if (measure && !isDayOfWeek(spans, at + measure.length - 1)) {
      const literals = spans
        .slice(at, at + measure.length)
        .flatMap(({ text }) => (isNumber(text) ? [Number(text)] : []));
      const unit = unitIn(spans.slice(at, at + measure.length));
      for (const [i, key] of measure.keys.entries())
        found.push({ key, literal: literals[i] ?? literals[0] ?? 0, unit, at });
    }
    at += measure?.length ?? 1;
  }
  return found;
}

/** The quantities of a text that another has in another unit only: 1 m and 100 cm. */
export function findConverted(own: readonly Span[], other: readonly Span[]): FoundMeasure[] {
  const measures = findMeasures(own);
  const [literals, others] = [groupLiterals(measures), groupLiterals(findMeasures(other))];
  return measures.filter(({ key }) => others.get(key)?.isDisjointFrom(literals.get(key) ?? new Set()) ?? false);
}

function groupLiterals(measures: readonly FoundMeasure[]): ReadonlyMap<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { key, literal } of measures) found.set(key, (found.get(key) ?? new Set()).add(literal));
  return found;
}

const weekday = /^ال(?:احد|اثنين|ثلاثاء|اربعاء|خميس|جمعه|سبت)$/;

/** Whether «يوم» goes with its name: 12 on Sunday. */
const isDayOfWeek = (spans: readonly Span[], at: number): boolean =>
  spans[at]?.text === 'يوم' && weekday.test(spans[at + 1]?.text ?? '');

const unitIn = (spans: readonly Span[]): string => spans.find(({ text }) => findUnit(text) !== undefined)?.text ?? '';
