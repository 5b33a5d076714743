import { betweenSizes, readUnit } from '../search/measures.ts';
import { isNumber, type Span } from '../search/spans.ts';
import { quantitySpans } from './plain-quantity.ts';
import { type Reading, readEach } from './readings.ts';
import { bareTimes, type Measured, rounded, unitTimes } from './trade-units.ts';

const ofSizes = { unit: 'mm', shown: 'cm' } as const;

/**
 * Sizes in the unit of their field, mm unless another is given: `22x36 in` is [558.8, 914.4], `56×100 سم` [560, 1000]; two
 * or three of them, else no reading; two readings of `1.000 x 1.500 mm`. The unit stands once or with
 * each; `L100 x W56` is its width first.
 */
export function readSizes(typed: string, field: Measured = ofSizes): Reading<number[]>[] {
  return readEach(typed, (plain) => sizesIn(plain, field));
}

function sizesIn(plain: string, field: Measured): number[] | undefined {
  const named = quantitySpans(plain, field.unit);
  const names = named.flatMap(({ text }) => sizeName(text) ?? []);
  const spans = withoutSizeNames(named);
  const sizes: { value: number; unit: Span[] }[] = [];
  for (let at = 0, isLast = false; !isLast; ) {
    if (!isNumber(spans[at]?.text)) return undefined;
    const end = at + 1 + (readUnit(spans, at + 1)?.length ?? 0);
    isLast = !betweenSizes.has(spans[end]?.text ?? '');
    sizes.push({ value: Number(spans[at]?.text), unit: spans.slice(at + 1, isLast ? undefined : end) });
    at = end + 1;
  }
  if (sizes.length < 2 || sizes.length > 3) return undefined;
  const stated = sizes.findLast(({ unit }) => unit.length > 0)?.unit ?? [];
  const values = sizes.map(({ value }) => value);
  const read = sizes.flatMap(({ value, unit }) => {
    const own = unit.length > 0 ? unit : stated;
    const times = unitTimes(own, field.unit) ?? bareTimes(own.length, values, field);
    return times === undefined ? [] : [rounded(value * times)];
  });
  if (read.length < sizes.length) return undefined;
  const [one = 0, other = 0, ...third] = read;
  const isTurned = names[0] === 'length' && (third.length === 0 || names.includes('gusset'));
  return isTurned ? [other, one, ...third] : read;
}

/** What a size may be called beside its number. */
const sizeNames: ReadonlyMap<string, string> = new Map([
  ...['w', 'width', 'wide', 'عرض', 'breite', 'largeur', 'h', 'height', 'ارتفاع'].map((name) => [name, ''] as const),
  ['gusset', 'gusset'],
  ...['l', 'length', 'long', 'lange', 'longueur', 'طول'].map((name) => [name, 'length'] as const),
]);

const sizeName = (word: string): string | undefined => sizeNames.get(word.replace(/^و?(?:ال)?(?=عرض|طول|ارتفاع)/u, ''));

/** Sizes without their names, with an x for a name that stands between two of them: «عرض 56 طول 100» as 56 x 100. */
export function withoutSizeNames(named: readonly Span[]): Span[] {
  const isName = (span?: Span) => span !== undefined && sizeName(span.text) !== undefined;
  if (!named.some(isName)) return [...named];
  const kept: Span[] = [];
  for (const [at, span] of named.entries()) {
    const isJoining = span.text === 'and' || span.text === 'و';
    if (span.text === ':' && isName(named[at - 1])) continue;
    if (!isName(span) && !isJoining) {
      kept.push(span);
      continue;
    }
    const next = named[at + 1]?.text === ':' ? named[at + 2] : named[at + 1];
    const isBetween = kept.length > 0 && !betweenSizes.has(kept.at(-1)?.text ?? '') && isNumber(next?.text);
    if (isBetween) kept.push({ ...span, text: 'x' });
  }
  return kept;
}
