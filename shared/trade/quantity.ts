import type { MessageKey } from '../text/message-key.ts';
import { faultOfQuantity, readBagQuantity } from './bag-quantity.ts';
import { readBareSize } from './bare-sizes.ts';
import { sackSizes } from './read-sizes.ts';
import { isWithin, type Limits, type Reading } from './readings.ts';
import {
  type ContainerLimits,
  estimateLoad,
  type LoadEnd,
  massOfSack,
  packedDensity,
  type QuantityUnit,
  quantityUnits,
  type SackMeasures,
  toPieces,
  usualMake,
} from './rules/estimate.ts';
import { isSaidNone } from './said-none.ts';
import { sizesTogether } from './sizes-together.ts';
import { readPossible } from './trade-measures.ts';

/** A quantity in every unit in which buyers state it, and the one that was typed; `grams` is the estimated mass of one sack. */
export type Quantities = Record<QuantityUnit | 'grams', number> & { unit: QuantityUnit };

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
type Converted = keyof typeof convertedFields;
const convertedNames = Object.keys(convertedFields) as Converted[];
type ConvertedField = Converted | 'bottom' | 'quantity' | 'quantityUnit';

const gramsPerTonne = 1_000_000;

/** What can be read in one way alone. */
const onlyOne = <Value>(readings: readonly Reading<Value>[]): Value | undefined =>
  readings.length === 1 ? readings[0]?.value : undefined;

type Typed<Field> = (field: Field) => string;
type ReadSack = SackMeasures & { isBlock: boolean };

/**
 * A sack from what was typed into its fields (`typed` gives the text of one), as it is usually made. Undefined while size
 * or fabric are not stated, or where one of the fields holds what cannot be read or made.
 */
export function readSack(typed: Typed<Converted | 'bottom'>): ReadSack | undefined {
  const bag = {
    family: 'sack',
    typed: (key: string) => (key in convertedFields ? typed(key as Converted) : ''),
  } as const;
  const possible = (field: Converted) =>
    readBareSize(field, convertedFields[field], bag) ?? readPossible(typed(field), convertedFields[field]);
  const read = (field: Converted) => {
    const value = onlyOne(possible(field));
    return value !== undefined && isWithin(value, convertedFields[field]) ? value : undefined;
  };
  const both = sizesTogether({
    keys: sackSizes,
    typed: (key) => typed(key as (typeof sackSizes)[number]),
    fieldOf: (key) => convertedFields[key as (typeof sackSizes)[number]],
  });
  const isUnread = (name: Converted) =>
    typed(name).trim() !== '' && !isSaidNone(typed(name)) && !(both[0] && name in both[0].value) && !read(name);
  if (both.length > 1 || convertedNames.some(isUnread)) return undefined;
  const { width = read('width'), length = read('length'), gusset = read('gusset') ?? 0 } = onlyOne(both) ?? {};
  const fabric = read('fabricWeight');
  if (!width || !length || !fabric) return undefined;
  const layers = {
    coating: read('coating') ?? 0,
    film: read('boppThickness') ?? 0,
    liner: read('linerThickness') ?? 0,
  };
  const isBlock = typed('bottom') === 'block';
  return { ...usualMake, width, length, gusset, isBlock, fabric, ...layers };
}

/** The packages that a drawing counts. */
export const countedPackages = ['bale', 'pallet', 'containers40'] as const;

/** The grams of one sack, and how many of it each package holds. */
export function packSack(sack: ReadSack, limits: ContainerLimits) {
  const grams = massOfSack(sack).total;
  const packing = { density: packedDensity(sack.isBlock), limits };
  return { grams, loads: countedPackages.map((name) => ({ name, ...estimateLoad(name, grams, packing) })) };
}

/**
 * Converts the quantity of a sack between pieces, tonnes and containers, from what was typed into its fields. Undefined
 * while size, fabric or quantity are not stated or cannot be read.
 */
export function convertQuantity(typed: Typed<ConvertedField>, limits: ContainerLimits): Quantities | undefined {
  const chosen = quantityUnits.find((name) => name === typed('quantityUnit'));
  const [sack, quantity] = [readSack(typed), onlyOne(readBagQuantity(typed('quantity'), { chosen, family: 'sack' }))];
  if (!sack || !quantity || faultOfQuantity(typed('quantity'), { chosen, family: 'sack' })) return undefined;
  const grams = massOfSack(sack).total;
  const unit: QuantityUnit = quantity.unit ?? chosen ?? 'pieces';
  const packing = { density: packedDensity(sack.isBlock), limits };
  const pieces = toPieces(quantity.amount, unit, grams, packing);
  const countContainers = (name: 'containers20' | 'containers40') => pieces / estimateLoad(name, grams, packing).bags;
  const quantities = {
    ...{ pieces, grams, tonnes: (pieces * grams) / gramsPerTonne },
    ...{ containers20: countContainers('containers20'), containers40: countContainers('containers40') },
  };
  const isTold = Object.values(quantities).every(Number.isFinite) && pieces > 0;
  return isTold ? { ...quantities, [unit]: quantity.amount, unit } : undefined;
}

type CountedBag = { family: string; specified: Readonly<Record<string, string>>; minimum: string };

/** Whether a quantity is less than the least that is made of the bag; false where the two cannot be compared. */
export function isBelowMinimum({ family, specified, minimum }: CountedBag, limits: ContainerLimits): boolean {
  const [wanted, least] = [specified.quantity ?? '', minimum].map((quantity) => {
    const typed: Readonly<Record<string, string>> = { ...specified, quantity };
    const pieces = family === 'sack' && convertQuantity((field) => typed[field] ?? '', limits)?.pieces;
    if (pieces) return { amount: pieces, unit: 'pieces' };
    const read = faultOfQuantity(quantity, {}) ? undefined : onlyOne(readBagQuantity(quantity, {}));
    return read && { amount: read.amount, unit: read.unit ?? 'pieces' };
  });
  return wanted !== undefined && wanted.unit === least?.unit && wanted.amount < least.amount;
}

/** What ends a load, in a word. */
export const limitWords = {
  count: 'load_limit_count',
  room: 'load_limit_room',
  load: 'load_limit_weight',
  road: 'load_limit_road',
} as const satisfies Record<LoadEnd, MessageKey>;
