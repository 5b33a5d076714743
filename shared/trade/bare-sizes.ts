import { readUnit } from '../search/measures.ts';
import { isNumber } from '../search/spans.ts';
import { withoutInvisibleSigns } from '../text/normal-text.ts';
import { readNumbers } from '../text/written-numbers.ts';
import type { Family } from './field-types.ts';
import { quantitySpans } from './plain-quantity.ts';
import { isInProportion, largestBareSack, readSizes, sackSizes } from './read-sizes.ts';
import { isWithin, type Limits, type Reading } from './readings.ts';
import { readMeasure } from './trade-measures.ts';
import { isBareInCentimetres, millimetresPerCentimetre, rounded } from './trade-units.ts';

/** The sizes of a bag that are written in cm, by their keys (a test compares them with the fields of the trade). */
export const bagSizes = [
  ...['width', 'length', 'gusset', 'height', 'baseLength', 'baseWidth', 'loopLength'],
  ...['fillingDiameter', 'fillingLength', 'dischargeDiameter', 'dischargeLength'],
] as const;

/** A bag, and what was typed for each of its sizes. */
export type TypedSizes = { family: Family; typed: (key: string) => unknown };

const inCentimetres = { unit: 'mm', shown: 'cm' } as const;
/** In a film no other size says more: 250 may be a reel in mm, or a hood in cm. */
const leastDoubtfulFilm = 100;

/**
 * The ways to read a size without a unit, up to 300, beside the other sizes of its bag: in mm where one of them is in mm,
 * or where it is too large in cm; both where either can be meant. Undefined where it is in cm, as its field is written.
 */
export function readBareSize(key: string, field: Limits, bag: TypedSizes): readonly Reading<number>[] | undefined {
  const figure = isBareInCentimetres(field) ? bareFigure(bag.typed(key)) : undefined;
  if (figure === undefined || !isWithin(figure, field)) return undefined;
  const large = rounded(figure * millimetresPerCentimetre);
  const millimetres = { value: figure, typed: `${figure} mm`, said: `${figure} mm` };
  if (!isWithin(large, field)) return [millimetres];
  const others = new Set(bagSizes.map((each) => judgeMillimetres(bag.typed(each))));
  const isLikely = isInProportion(readAll(bag, millimetresPerCentimetre)) && !isDoubtful(key, figure, bag.family);
  // Who writes one unit may mean another where there is none: 48 × 71 with a gusset of 76 mm.
  if (isLikely && !others.has('large')) return undefined;
  const isClear = (others.has('said') || others.has('large')) && !isLikely && isInProportion(readAll(bag, 1));
  return isClear ? [millimetres] : [millimetres, { value: large, typed: `${figure} cm`, said: `${figure} cm` }];
}

const isDoubtful = (key: string, figure: number, family: Family): boolean =>
  (family === 'film' && figure >= leastDoubtfulFilm) ||
  (family === 'sack' && figure > (largestBareSack[key] ?? Number.POSITIVE_INFINITY));

const readLength = (typed: string, field: Pick<Limits, 'unit' | 'shown'>): number | undefined => {
  const [only, ...others] = readMeasure(withoutInvisibleSigns(typed), field);
  return others.length === 0 ? only?.value : undefined;
};

/** The number of a size without a unit that is read in cm. */
function bareFigure(typed: unknown): number | undefined {
  if (typeof typed !== 'string') return undefined;
  const figure = readLength(typed, { unit: 'mm' });
  const isBare = figure !== undefined && readLength(typed, inCentimetres) !== figure;
  return isBare ? figure : undefined;
}

/** Whether a size is said to be in mm (`said`), or is too large in cm without a unit (`large`). */
function judgeMillimetres(typed: unknown): 'said' | 'large' | undefined {
  const [plain = ''] = typeof typed === 'string' ? readNumbers(withoutInvisibleSigns(typed)) : [];
  const spans = quantitySpans(plain, 'mm');
  const units = spans.flatMap((_, at) => readUnit(spans, at) ?? []);
  if (units.length > 0) return units.some(({ unit, times }) => unit === 'cm' && times === 0.1) ? 'said' : undefined;
  return spans.some(({ text }) => isNumber(text) && bareFigure(text) === undefined) ? 'large' : undefined;
}

/** The sizes of a bag in mm, where one of those without a unit is `times` mm. */
function readAll({ typed }: TypedSizes, times: number): Readonly<Record<string, number>> {
  const known = bagSizes.flatMap((key) => {
    const sent = typed(key);
    if (typeof sent !== 'string') return typeof sent === 'number' ? [[key, sent] as const] : [];
    const figure = bareFigure(sent);
    const size = figure === undefined ? readLength(sent, inCentimetres) : figure * times;
    return size === undefined ? [] : [[key, size] as const];
  });
  const width = typed('width');
  const [together] = typeof width === 'string' ? readSizes(width, inCentimetres, sackSizes) : [];
  return { ...Object.fromEntries(known), ...together?.value };
}
