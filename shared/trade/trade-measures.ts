import { readNumber } from '../search/measures.ts';
import { isNumber, type Span } from '../search/spans.ts';
import { findUnit, wholeMeasures } from '../search/unit-spellings.ts';
import { hasBrokenGroup, type Manner, readNumbers } from '../text/written-numbers.ts';
import type { SizeName } from './field-types.ts';
import { quantitySpans } from './plain-quantity.ts';
import { withNamesApart } from './read-sizes.ts';
import { isWithin, type Limits, possibleReadings, type Reading, readEach, readEither, readTwice } from './readings.ts';
import { bareTimes, joinSpans, type Measured, ofOne, ownWholes, rounded, unitTimes } from './trade-units.ts';

/**
 * The number that people typed, in the unit of its field: `50kg`, `٥٠ كغ` and `0.05 t` are 50 kg, `22 in` 558.8 mm,
 * `٦٥ غم` in a field of g/m² 65. A length without a unit is in cm up to 300, else in mm, or always in mm where the field
 * is written so; other numbers without a unit are in the field's. Two readings of `1.500 kg`, none of what is no such
 * quantity.
 */
export function readMeasure(typed: string, field: Measured, manner?: Manner): Reading<number>[] {
  const read = (part: string) => readEach(part, (plain) => findMeasure(plain, field), manner);
  return readTwice(typed, read, (value) => [value]) ?? read(typed);
}

/**
 * Every reading that the field can hold; where it can hold none of them, the first, or that of `50,000 kg` as 50 kg with
 * it.
 */
export function readPossible(sent: string, field: Limits): readonly Reading<number>[] {
  const { isWhole: _, ...ofRange } = field;
  const limits: Limits = hasBrokenGroup(sent) ? ofRange : field;
  // Colours of the front and of the back: 4+4 is written as 4/4 too.
  const typed = field.unit === 'colour' ? sent.replace(/(?<=\p{Nd}) ?\+ ?(?=\p{Nd})/u, '/') : sent;
  const isPossible = (value: number) => isWithin(value, limits);
  const readings = readMeasure(typed, field);
  if (readings.length === 0)
    return readEither(typed, (end) => readMeasure(end, field).filter(({ value }) => isPossible(value)));
  if (readings.some(({ value }) => isPossible(value))) return possibleReadings(readings, isPossible);
  const all = readMeasure(typed, field, { hasThousandths: true });
  return all.some(({ value }) => isPossible(value)) ? all : readings.slice(0, 1);
}

/** A gusset on either side: 6+6. */
const bothSides = /^(\d{1,4}(?:\.\d)?) ?\+ ?\1(?![\d.])/;

function findMeasure(plain: string, field: Measured): number | undefined {
  const isDepth = field.names?.[0] === 'depth';
  const named = quantitySpans(isDepth ? plain.replace(bothSides, '$1') : plain, field.unit);
  const apart = field.unit === 'mm' ? withNamesApart(named) : { spans: named, names: [] };
  if (isOtherSize(apart.names, field)) return undefined;
  const { spans } = apart;
  const whole = spans.length === 1 ? wholeMeasures.get(spans[0]?.text ?? '') : undefined;
  if (whole) return whole.unit === field.unit ? whole.value : undefined;
  const ownWhole = ownWholes[field.unit]?.[joinSpans(spans)];
  if (ownWhole !== undefined) return ownWhole;
  const both = sumOfTwo(spans, field);
  if (both !== undefined) return rounded(both);
  const number = ofOne.has(joinSpans(spans)) ? { value: 1, length: 0 } : readNumber(spans, 0);
  if (!number) return undefined;
  if (
    field.unit === 'celsius' &&
    /^(?:(?:degrees?|deg|درجه) )?(?:f|fahrenheit|فهرنهايت)$/.test(joinSpans(spans.slice(number.length)))
  )
    return rounded((number.value - 32) / 1.8);
  const times =
    unitTimes(spans.slice(number.length), field.unit) ?? bareTimes(spans.length - number.length, [number.value], field);
  return times === undefined ? undefined : rounded(number.value * times);
}

/** Whether what was typed is called as another size than that of its field: `gusset 12` in a width. */
export const isOfOtherSize = (typed: string, field: Measured): boolean =>
  field.names !== undefined &&
  readNumbers(typed).some((plain) => isOtherSize(withNamesApart(quantitySpans(plain, field.unit)).names, field));

/** Whether a name is that of another size; a round size is not as wide as it lies flat. */
const isOtherSize = (found: readonly (SizeName | undefined)[], { names }: Measured): boolean =>
  found.some((name) => name && (names ? !names.includes(name) : name === 'diameter'));

/** Feet with inches behind them, 2 lb 8 oz; 1 m 60 cm may be two sizes. */
function sumOfTwo(spans: readonly Span[], { unit }: Measured): number | undefined {
  const [many, large, few, small, ...more] = spans;
  if (!isNumber(many?.text) || !isNumber(few?.text) || !large || !small || more.length > 0) return undefined;
  if (unit === 'mm' && findUnit(large.text)?.unit !== 'foot') return undefined;
  const [ofLarge = 0, ofSmall = 0] = [large, small].map((each) => unitTimes([each], unit));
  const rest = Number(few?.text) * ofSmall;
  return rest > 0 && rest < ofLarge ? Number(many?.text) * ofLarge + rest : undefined;
}
