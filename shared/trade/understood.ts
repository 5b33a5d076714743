import type { FieldError } from '../errors.ts';
import { faultOfQuantity, readBagQuantity } from './bag-quantity.ts';
import { readBareSize } from './bare-sizes.ts';
import type { Family } from './field-types.ts';
import { faultOfRange } from './range-fault.ts';
import { readSizes } from './read-sizes.ts';
import { isToBeAsked, isWithin, type Limits, possibleReadings, type Reading } from './readings.ts';
import { quantityUnits } from './rules/estimate.ts';
import { readPossible } from './trade-measures.ts';
import { writeMeasure } from './write-measure.ts';
import { writeNumber } from './write-number.ts';
import { writeUnderstood } from './write-quantity.ts';
import type { Saying } from './write-value.ts';

/**
 * A field that takes a number, as its page describes it to its form. `sizes`: the fields whose sizes it takes at once. `unitIn`:
 * it takes a quantity, whose unit may be chosen in the field of this name. `bag`: it is the size `key` of one, whose other sizes
 * are in the fields of their keys behind `before`.
 */
export type MeasuredField = Limits & { sizes?: readonly string[]; unitIn?: string; bag?: SizeOfBag };
type SizeOfBag = { family: Family; key: string; before: string };

/** What was understood, '' while nothing was; what can be meant, where that is to be asked; and why the field cannot hold it. */
export type Understood = {
  text: string;
  choices: Pick<Reading<unknown>, 'typed' | 'said'>[];
  fault?: FieldError | undefined;
};

const nothing: Understood = { text: '', choices: [] };

/** What was understood of a text that was typed into a field; `typedIn` gives what stands in another one. */
export function understandField(
  typed: string,
  field: MeasuredField,
  { typedIn, saying, family = 'sack' }: Understanding,
): Understood {
  if (typed.trim() === '') return nothing;
  const chosen = typedIn(field.unitIn ?? '');
  const chosenUnit = quantityUnits.find((unit) => unit === chosen);
  const fault = field.unitIn === undefined ? undefined : faultOfQuantity(typed, { chosen: chosenUnit, family });
  if (fault) return { ...nothing, fault };
  if (field.unitIn !== undefined)
    return told(readBagQuantity(typed, { chosen, family }), ({ amount, unit = chosenUnit }) =>
      writeUnderstood({ amount, unit }, saying, family),
    );
  const sizes = field.sizes ? readAllSizes(typed, field) : [];
  if (sizes.length > 0) return told(sizes, (each) => measureText(each, field, saying));
  const { bag } = field;
  const ofBag = (key: string) => typedIn((bag?.before ?? '') + key);
  const readings =
    (bag && readBareSize(bag.key, field, { family: bag.family, typed: ofBag })) ?? readPossible(typed, field);
  const [first, ...others] = readings;
  const outside = first && others.length === 0 ? faultOfRange(first.value, field) : undefined;
  return outside ? { ...nothing, fault: outside } : told(readings, (value) => measureText([value], field, saying));
}

/** `family`: of the bag whose quantity it is. */
type Understanding = { typedIn: (name: string) => string; saying: Saying; family?: Family | undefined };

function told<Value>(readings: readonly Reading<Value>[], text: (value: Value) => string): Understood {
  const [first] = readings;
  if (!first) return nothing;
  return isToBeAsked(readings) ? { text: '', choices: [...readings] } : { text: text(first.value), choices: [] };
}

function readAllSizes(typed: string, field: MeasuredField): readonly Reading<number[]>[] {
  const readings = readSizes(typed, field, field.sizes).map((reading) => ({
    ...reading,
    value: Object.values(reading.value),
  }));
  return possibleReadings(readings, (sizes) => sizes.every((size) => isWithin(size, field)));
}

/** `56 × 91 cm`, `1,500 kg`. */
function measureText(values: readonly number[], field: Limits, { language, say }: Saying): string {
  const [first = 0] = values;
  if (values.length === 1) {
    const written = writeMeasure(first, field, language);
    return 'digits' in written ? written.digits : say(written.message, written.parameters);
  }
  const shown = field.shown === 'cm' ? values.map((value) => value / 10) : values;
  const n = shown.map((value) => writeNumber(value, language)).join(' × ');
  if (field.unit !== 'mm') return n;
  return say(field.shown === 'cm' ? 'trade_unit_cm' : 'trade_unit_mm', { n });
}
