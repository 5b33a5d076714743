import { jumboVolume, sackVolume } from '../sack-size.ts';
import { type FieldKey, fields, type TradeValues } from '../trade-fields.ts';
import { findNamedGoods, readGoods } from './finder-goods.ts';
import type { Recommendation } from './recommend.ts';

/** How a product meets one point of a recommendation: `wanted` and what it `has`, in stored units. */
export type FitPoint = { key: FieldKey; fits: boolean; wanted: TradeValues[FieldKey]; has: TradeValues[FieldKey] };
export type Fit = { points: FitPoint[]; misfits: number };

type Check = (wanted: TradeValues, has: TradeValues) => boolean;

/** A sack may be made for up to this part more than what is filled; a jumbo bag may carry more. */
const roomier = { fillWeight: 1.3, safeLoad: 1.6 } as const;
/** Open nets are lighter than every closed fabric, in g/m². */
const heaviestNet = 50;

const noLess =
  (key: FieldKey): Check =>
  (wanted, has) =>
    numberOf(has[key]) >= numberOf(wanted[key]);
const holds =
  (key: keyof typeof roomier): Check =>
  (wanted, has) =>
    noLess(key)(wanted, has) && numberOf(has[key]) <= numberOf(wanted[key]) * roomier[key];
const isOpen = (mouth: unknown): boolean => mouth === 'open' || mouth === 'hemmed';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A sack that is a little tight is filled a little less. */
const tightest = 0.95;

/** The figures of a product with what it holds in litres, worked out from its size where it is not stated. */
function withVolume(has: TradeValues): TradeValues {
  const { family, width, length, gusset, bottom, baseLength, baseWidth, height } = has;
  if (has.volume !== undefined) return has;
  const [bag, sack] = [
    { baseLength: numberOf(baseLength), baseWidth: numberOf(baseWidth), height: numberOf(height) },
    { width: numberOf(width), length: numberOf(length), gusset: numberOf(gusset), isBlock: bottom === 'block' },
  ];
  if (family === 'fibc' && jumboVolume(bag) > 0) return { ...has, volume: Math.round(jumboVolume(bag)) };
  if (family === 'sack' && sack.width && sack.length) return { ...has, volume: Math.round(sackVolume(sack)) };
  return has;
}

/** What is on request only is not there where it is not wanted. */
const asDelivered = (wanted: TradeValues, has: TradeValues): TradeValues =>
  wanted.liner === 'none' && has.linerOptional === true ? { ...has, liner: 'none' } : has;

/** A product may have more than is wanted; a liner on request counts, an inner layer that keeps air out does not. */
const checks: { readonly [Key in FieldKey]?: Check } = {
  fillWeight: holds('fillWeight'),
  safeLoad: holds('safeLoad'),
  volume: ({ volume }, has) => has.volume === undefined || numberOf(has.volume) >= numberOf(volume) * tightest,
  use: ({ use }, has) => has.use === use || (use === 'feed' && has.use === 'food'),
  fabricWeight: (wanted, has) =>
    numberOf(wanted.fabricWeight) <= heaviestNet && wanted.family === 'sack'
      ? numberOf(has.fabricWeight) > 0 && numberOf(has.fabricWeight) <= heaviestNet
      : noLess('fabricWeight')(wanted, has),
  uvHours: noLess('uvHours'),
  lamination: ({ lamination }, has) =>
    has.lamination === lamination || (lamination === 'coated' && has.lamination === 'bopp'),
  coating: noLess('coating'),
  liner: ({ liner }, has) =>
    liner === 'none'
      ? has.liner === undefined || has.liner === 'none'
      : has.liner === liner || (liner === 'loose' && has.liner === 'attached'),
  mouth: ({ mouth }, has) => has.mouth === mouth || (isOpen(mouth) && isOpen(has.mouth)),
  discharge: ({ discharge }, has) => has.discharge === discharge,
  fibcType: ({ fibcType }, has) => has.fibcType === fibcType || (fibcType === 'A' && has.fibcType !== undefined),
  foodContact: (_, has) => has.foodContact === true,
};
const checked = Object.keys(checks).filter((key): key is FieldKey => key in fields);
/** A jumbo bag is judged by what it may carry, and coated sacks by the kind of their layer. */
const passedOver = { fibc: ['fillWeight'], sack: ['coating'], film: [], other: [] } as const;

/** What of a recommendation a product meets, by its figures; undefined for one of another family. */
export function judgeFit({ values: wanted, family }: Recommendation, figures: TradeValues): Fit | undefined {
  if (figures.family !== family) return undefined;
  const has = withVolume(asDelivered(wanted, figures));
  const skipped: readonly FieldKey[] = passedOver[family];
  const points = checked
    .filter((key) => wanted[key] !== undefined && !skipped.includes(key))
    .map((key) => ({ key, fits: checks[key]?.(wanted, has) ?? true, wanted: wanted[key], has: has[key] }));
  return { points, misfits: points.filter(({ fits }) => !fits).length };
}

type Figured = { name: string; description?: string; attributes?: TradeValues };

/** A sack for other goods is no help, however it is made; jumbo bags are made for any. */
function isForOther(product: Figured, { points }: Fit, { family, values }: Recommendation): boolean {
  if (family !== 'sack') return false;
  if (points.some(({ key, fits }) => key === 'use' && !fits)) return true;
  // Sacks for food and feed serve many kinds; one for cement or fertiliser serves what it is described for.
  const [asked, named] = [readGoods(String(values.goods ?? '')), readGoods(product.name)];
  const isOther = values.use === 'neither' && asked !== undefined && named !== undefined && asked !== named;
  return isOther && !findNamedGoods(`${product.name}\n${product.description ?? ''}`).includes(asked);
}

/**
 * The products nearest to a recommendation, of which no more than `most` points differ: those that meet every point first,
 * and of equal ones that which is named after the goods.
 */
export function fittingProducts<Product extends Figured>(
  recommendation: Recommendation,
  products: readonly Product[],
  { shown, most }: { shown: number; most: number },
): { product: Product; fit: Fit }[] {
  const asked = readGoods(String(recommendation.values.goods ?? ''));
  const rank = ({ name }: Product): number => (asked && readGoods(name) === asked ? 0 : 1);
  return products
    .flatMap((product) => {
      const fit = judgeFit(recommendation, product.attributes ?? {});
      return fit && fit.misfits <= most && !isForOther(product, fit, recommendation) ? [{ product, fit }] : [];
    })
    .toSorted((a, b) => a.fit.misfits - b.fit.misfits || rank(a.product) - rank(b.product))
    .slice(0, shown);
}
