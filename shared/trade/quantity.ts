import { loadOf, massOfSack, piecesOf, type QuantityUnit, quantityUnits } from './estimate.ts';
import type { NumberField } from './field-types.ts';
import { readQuantity } from './read-quantity.ts';
import { sizesTogether } from './sizes-together.ts';
import { readMeasure } from './trade-measures.ts';

/** A quantity in every unit in which buyers state it; `grams` is the estimated mass of one sack. */
export type Quantities = { pieces: number; tonnes: number; containers20: number; containers40: number; grams: number };

type Measured = Pick<NumberField, 'unit' | 'shown'>;

/** What the conversion reads, by field, in the units of the fields (a test compares them). Without the trade's registry, whose words no browser needs. */
export const convertedFields = {
  width: { unit: 'mm', shown: 'cm' },
  length: { unit: 'mm', shown: 'cm' },
  gusset: { unit: 'mm', shown: 'cm' },
  fabricWeight: { unit: 'gsm' },
  coating: { unit: 'gsm' },
  boppThickness: { unit: 'um' },
  linerThickness: { unit: 'um' },
} as const satisfies Record<string, Measured>;
type ConvertedField = keyof typeof convertedFields | 'quantity' | 'quantityUnit';

const gramsPerTonne = 1_000_000;

/**
 * Converts the quantity of a sack between pieces, tonnes and containers, from what was typed into its fields (`typed` gives
 * the text of one). Undefined while size, fabric or quantity are not stated or cannot be read.
 */
export function convertQuantity(typed: (field: ConvertedField) => string): Quantities | undefined {
  const read = (field: keyof typeof convertedFields) => readMeasure(typed(field).trim(), convertedFields[field]);
  const both = sizesTogether({
    keys: ['width', 'length'],
    typed: (key) => typed(key === 'width' ? 'width' : 'length'),
    field: convertedFields.width,
  });
  const { width = read('width'), length = read('length') } = both ?? {};
  const [fabric, quantity] = [read('fabricWeight'), readQuantity(typed('quantity'))];
  if (!width || !length || !fabric || !quantity) return undefined;
  const gusset = read('gusset') ?? 0;
  const layers = {
    coating: read('coating') ?? 0,
    film: read('boppThickness') ?? 0,
    liner: read('linerThickness') ?? 0,
  };
  const grams = massOfSack({ width, length, gusset, fabric, ...layers }).total;
  const chosen = quantityUnits.find((name) => name === typed('quantityUnit'));
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
