import type { Product } from '#shared/kinds/product.ts';
import type { FieldKey, TradeValues } from '#shared/trade/trade-fields.ts';

/** How much it says that two products have the same value. */
const sameValue: Partial<Record<FieldKey | 'family', number>> = {
  family: 4,
  use: 4,
  mouth: 2,
  lamination: 2,
  liner: 2,
  bottom: 1,
  foodContact: 1,
  printMethod: 1,
};
/** The same for sizes and weights, as far as they are alike. */
const alikeNumber: Partial<Record<FieldKey, number>> = {
  fillWeight: 3,
  safeLoad: 3,
  width: 1,
  fabricWeight: 1,
  uvHours: 1,
};

const entriesOf = (weights: Partial<Record<FieldKey | 'family', number>>) =>
  Object.entries(weights) as [FieldKey | 'family', number][];

/** 1 for the same number, 0.5 for one twice as large, less for others. */
const likeness = (one: number, other: number): number => Math.min(one, other) / Math.max(one, other);

function nearness(one: TradeValues, other: TradeValues): number {
  const same = entriesOf(sameValue).filter(([key]) => one[key] !== undefined && one[key] === other[key]);
  const alike = entriesOf(alikeNumber).map(([key, weight]) => {
    const [mine, theirs] = [one[key], other[key]];
    return typeof mine === 'number' && typeof theirs === 'number' ? weight * likeness(mine, theirs) : 0;
  });
  return [...same.map(([, weight]) => weight), ...alike].reduce((sum, part) => sum + part, 0);
}

/** Whether one is for food or feed and the other for something else. */
const clashes = (one: TradeValues, other: TradeValues): boolean =>
  one.use !== undefined && other.use !== undefined && one.use !== other.use;

/** Those of the same industry first, then those that do not clash; each by nearness, the given order deciding ties. */
export function findNearest(record: Product, others: readonly Product[]): Product[] {
  const own = record.attributes ?? {};
  const byNearness = others
    .map((other) => ({ other, points: nearness(own, other.attributes ?? {}) }))
    .toSorted((one, another) => another.points - one.points)
    .map(({ other }) => other);
  const [same, different] = [
    byNearness.filter(({ industry }) => industry === record.industry),
    byNearness.filter(({ industry }) => industry !== record.industry),
  ];
  return [...same, ...different.filter((other) => !clashes(own, other.attributes ?? {}))];
}
