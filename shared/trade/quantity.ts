import { loadOf, massOfSack, piecesOf, type QuantityUnit, quantityUnits } from './estimate.ts';
import { readQuantity } from './read-quantity.ts';
import type { Limits, Reading } from './readings.ts';
import { sizesTogether } from './sizes-together.ts';
import { readPossible } from './trade-measures.ts';

/** A quantity in every unit in which buyers state it; `grams` is the estimated mass of one sack. */
export type Quantities = { pieces: number; tonnes: number; containers20: number; containers40: number; grams: number };

/** What the conversion reads, by field, in the units of the fields (a test compares them). Without the trade's registry, whose words no browser needs. */
export const convertedFields = {
  width: { unit: 'mm', shown: 'cm', least: 50, most: 6000 },
  length: { unit: 'mm', shown: 'cm', least: 50, most: 6000 },
  gusset: { unit: 'mm', shown: 'cm', least: 5, most: 2000 },
  fabricWeight: { unit: 'gsm', least: 20, most: 400 },
  coating: { unit: 'gsm', least: 5, most: 80 },
  boppThickness: { unit: 'um', least: 10, most: 60 },
  linerThickness: { unit: 'um', least: 15, most: 250 },
} as const satisfies Record<string, Limits>;
const convertedNames = Object.keys(convertedFields) as (keyof typeof convertedFields)[];
type ConvertedField = keyof typeof convertedFields | 'quantity' | 'quantityUnit';

const gramsPerTonne = 1_000_000;

/** What can be read in one way alone. */
const onlyOne = <Value>(readings: readonly Reading<Value>[]): Value | undefined =>
  readings.length === 1 ? readings[0]?.value : undefined;

/**
 * Converts the quantity of a sack between pieces, tonnes and containers, from what was typed into its fields (`typed` gives
 * the text of one). Undefined while size, fabric or quantity are not stated or cannot be read.
 */
export function convertQuantity(typed: (field: ConvertedField) => string): Quantities | undefined {
  const possible = (field: keyof typeof convertedFields) => readPossible(typed(field), convertedFields[field]);
  const read = (field: keyof typeof convertedFields) => onlyOne(possible(field));
  const both = sizesTogether({
    keys: ['width', 'length'],
    typed: (key) => typed(key === 'width' ? 'width' : 'length'),
    fieldOf: (key) => convertedFields[key === 'width' ? 'width' : 'length'],
  });
  if (both.length > 1 || convertedNames.some((name) => possible(name).length > 1)) return undefined;
  const { width = read('width'), length = read('length') } = onlyOne(both) ?? {};
  const chosen = quantityUnits.find((name) => name === typed('quantityUnit'));
  const [fabric, quantity] = [read('fabricWeight'), onlyOne(readQuantity(typed('quantity'), chosen))];
  if (!width || !length || !fabric || !quantity) return undefined;
  const gusset = read('gusset') ?? 0;
  const layers = {
    coating: read('coating') ?? 0,
    film: read('boppThickness') ?? 0,
    liner: read('linerThickness') ?? 0,
  };
  const grams = massOfSack({ width, length, gusset, fabric, ...layers }).total;
  const unit: QuantityUnit = quantity.unit ?? chosen ?? 'pieces';
  const pieces = piecesOf(quantity.amount, unit, grams);
  const containersOf = (name: 'containers20' | 'containers40') => pieces / loadOf(name, grams).bags;
  const quantities = {
    ...{ pieces, grams, tonnes: (pieces * grams) / gramsPerTonne },
    ...{ containers20: containersOf('containers20'), containers40: containersOf('containers40') },
  };
  return Object.values(quantities).every(Number.isFinite) && pieces > 0 ? quantities : undefined;
}

/** The numbers as messages take them, to three digits. */
export function quantityWords(
  quantities: Quantities,
  write: (value: number) => string,
): Record<keyof Quantities, string> {
  const { pieces, tonnes, containers20, containers40, grams } = quantities;
  const short = (value: number) => write(Number(value.toPrecision(3)));
  return {
    ...{ pieces: write(pieces), tonnes: short(tonnes), grams: short(grams) },
    ...{ containers20: short(containers20), containers40: short(containers40) },
  };
}
