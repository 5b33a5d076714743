import type { FieldError, FieldErrors } from '../errors.ts';
import { usualLimits } from '../limits.ts';
import type { MessageKey } from '../text/message-key.ts';
import { faultOfQuantity, readBagQuantity } from './bag-quantity.ts';
import { readBareSize } from './bare-sizes.ts';
import { faultOfRange } from './range-fault.ts';
import { inShownUnit, readNumberField } from './read-field.ts';
import type { ReadQuantity } from './read-quantity.ts';
import { sackSizes } from './read-sizes.ts';
import { isToBeAsked, type Limits, whichIsMeant } from './readings.ts';
import {
  baledDensity,
  type ContainerLimits,
  estimateLoad,
  fabricFromTapes,
  type Load,
  massOfSack,
  packageNames,
  packedDensity,
  type SackMass,
  toPieces,
  usualMake,
} from './rules/estimate.ts';
import { sizesTogether } from './sizes-together.ts';
import { type FieldKey, fields, numberLimits, type TradeValues } from './trade-fields.ts';
import type { MeasuredField } from './understood.ts';

type Asked = Limits & { label: MessageKey; isFirst: boolean };

function ofTrade(key: FieldKey, isFirst: boolean): Asked {
  const { unit, least, most, shown, names, label } = numberLimits(key);
  return { unit, least, most, label, isFirst, ...(shown && { shown }), ...(names && { names }) };
}

/** What the calculator asks, by the parameter of its address. */
export const calculatorFields = {
  width: ofTrade('width', true),
  length: ofTrade('length', true),
  gusset: ofTrade('gusset', true),
  fabric: ofTrade('fabricWeight', true),
  quantity: { label: 'trade_quantity', unit: 'piece', least: 1, most: 100_000_000, isWhole: true, isFirst: true },
  turnover: { label: 'calculator_turnover', unit: 'mm', least: 0, most: 300, isFirst: false },
  coating: ofTrade('coating', false),
  film: ofTrade('boppThickness', false),
  liner: ofTrade('linerThickness', false),
  denier: ofTrade('denier', false),
  ends: ofTrade('ends', false),
  picks: ofTrade('picks', false),
  allowance: { label: 'calculator_allowance', unit: 'count', least: 0, most: 50, isFirst: false },
  density: {
    label: 'calculator_density',
    unit: 'density',
    least: baledDensity.least,
    most: baledDensity.most,
    isFirst: false,
  },
} as const satisfies Record<string, Asked>;
export type CalculatorField = keyof typeof calculatorFields;
export const calculatorNames = Object.keys(calculatorFields) as CalculatorField[];
/** How the bottom is made; with none it is sewn. */
export const calculatorBottoms = { sewn: 'trade_bottom_sewn', block: 'trade_bottom_block' } as const;
/** How a number of the calculator is read; its width takes the sizes of a sack at once, which are read together. */
export function describeMeasure(name: CalculatorField): MeasuredField {
  const { label: _, isFirst: _first, ...limits }: Asked = calculatorFields[name];
  const isSize = sackSizes.some((size) => size === name);
  return {
    ...limits,
    ...(name === 'width' && { sizes: sackSizes }),
    // In pieces, tonnes or containers, as everywhere; its unit is chosen nowhere else.
    ...(name === 'quantity' && { unitIn: '' }),
    ...(isSize && { bag: { family: 'sack', key: name, before: '' } as const }),
  };
}
/** Every parameter of the calculator's address. */
export const calculatorParameters = [...calculatorNames, 'bottom'] as const;

/** The fields of the trade by those of the calculator. */
export const calculatedFields = {
  ...{ width: 'width', length: 'length', gusset: 'gusset', fabric: 'fabricWeight', quantity: 'quantity' },
  ...{ coating: 'coating', film: 'boppThickness', liner: 'linerThickness', bottom: 'bottom' },
  ...{ denier: 'denier', ends: 'ends', picks: 'picks' },
} as const satisfies Partial<Record<(typeof calculatorParameters)[number], FieldKey>>;

/** The figures of a sack as they are typed into the calculator, by parameter; a liner on request is left out. Empty for others than sacks. */
export function calculatorAnswers(figures: TradeValues | undefined): Record<string, string> {
  if (figures?.family !== 'sack' || figures.fabricWeight === undefined) return {};
  const taken = Object.entries(calculatedFields).flatMap(([name, key]) => {
    const [field, value] = [fields[key], figures[key]];
    const isLeftOut = name === 'liner' && (figures.linerOptional === true || figures.liner === 'none');
    // The fabric is stated; of its tapes it would be worked out again.
    if (value === undefined || isLeftOut || ['denier', 'ends', 'picks'].includes(name)) return [];
    return [[name, field.type === 'number' ? inShownUnit(Number(value), field) : String(value)]];
  });
  return Object.fromEntries(taken);
}

export type Estimate = {
  mass: SackMass;
  fabric: number;
  loads: (Load & { name: (typeof packageNames)[number] })[];
  /** Of the stated number of bags, in kg. */
  order: { bags: number; kilograms: number } | undefined;
};
/** `sack`: its sizes in mm, as its drawing takes them. */
export type Calculation = {
  errors: FieldErrors;
  estimate: Estimate | undefined;
  sack?: TradeValues & { width: number; length: number };
};

type Values = Partial<Record<CalculatorField, number>>;

/** Estimates a sack from what was typed, by parameter; without an estimate where something is missing or wrong. */
export function calculate(
  answers: Readonly<Record<string, string>>,
  limits: ContainerLimits = usualLimits,
): Calculation {
  const [sizes, mesh] = [readTogether(answers, sackSizes), readTogether(answers, ['ends', 'picks'])];
  const typed: Readonly<Record<string, unknown>> = { ...answers, ...sizes[0]?.value, ...mesh[0]?.value };
  const bag = { family: 'sack', typed: (key: string) => answers[key] } as const;
  const errors: FieldErrors = {};
  const values: Values = {};
  const quantity = readTypedQuantity(answers.quantity ?? '');
  if (quantity.error) errors.quantity = quantity.error;
  for (const name of calculatorNames) {
    if (name === 'quantity') continue;
    const bare = typed[name] === answers[name] ? readBareSize(name, calculatorFields[name], bag) : undefined;
    const read = readNumberField(bare?.[0]?.value ?? typed[name], calculatorFields[name]);
    if (bare && isToBeAsked(bare)) errors[name] = whichIsMeant(bare);
    else if (read.error) errors[name] = read.error;
    else if (typeof read.value === 'number') values[name] = read.value;
  }
  const { bottom = '' } = answers;
  if (bottom && !Object.hasOwn(calculatorBottoms, bottom)) errors.bottom = { key: 'error_invalid_choice' };
  const { width, length, gusset = 0 } = values;
  const fabric = findFabric(values);
  if (isToBeAsked(sizes)) errors.width = whichIsMeant(sizes);
  if (isToBeAsked(mesh)) errors.ends = whichIsMeant(mesh);
  if (width === undefined) errors.width ??= { key: 'error_required' };
  if (length === undefined) errors.length ??= { key: 'error_required' };
  if (fabric === undefined) errors.fabric ??= { key: 'calculator_fabric_missing' };
  if (width !== undefined && gusset >= width / 2) {
    const nearest = inShownUnit(Math.ceil(width / 2) - 1, calculatorFields.gusset);
    errors.gusset ??= { key: 'spec_gusset_too_deep', parameters: { nearest } };
  }
  if (Object.keys(errors).length > 0 || width === undefined || length === undefined || fabric === undefined)
    return { errors, estimate: undefined };
  const sack = {
    width,
    length,
    ...(gusset > 0 && { gusset }),
    bottom: bottom === 'block' ? 'block' : 'sewn',
  };
  const found = { ...values, width, length, fabric, isBlock: bottom === 'block' };
  const estimate = makeEstimate(found, { limits, quantity: quantity.value });
  const error = estimate.order && faultOfRange(estimate.order.bags, calculatorFields.quantity);
  return error ? { errors: { quantity: error }, estimate: undefined } : { errors, estimate, sack };
}

/** A quantity in any unit in which people buy; nothing where none was typed. */
function readTypedQuantity(typed: string): { value?: ReadQuantity | undefined; error?: FieldError } {
  const bag = { family: 'sack' } as const;
  const readings = readBagQuantity(typed, bag);
  const error = isToBeAsked(readings) ? whichIsMeant(readings) : faultOfQuantity(typed, bag);
  // Nothing is ordered here that could be rounded up.
  if (error?.key === 'spec_part_of_a_bag') return { error: { key: 'error_whole_number' } };
  return error ? { error } : { value: readings[0]?.value };
}

/** The readings of several fields where they were typed into the first. */
function readTogether(answers: Readonly<Record<string, string>>, keys: readonly string[]) {
  return sizesTogether({ keys, typed: (key) => answers[key], fieldOf: numberLimits });
}

/** The stated fabric, or the one that the stated tapes make. */
function findFabric({ fabric, denier, ends, picks }: Values): number | undefined {
  if (fabric !== undefined || denier === undefined || ends === undefined) return fabric;
  return fabricFromTapes({ denier, ends, picks: picks ?? ends });
}

type Complete = Values & { width: number; length: number; fabric: number; isBlock: boolean };

type Ordered = { limits: ContainerLimits; quantity: ReadQuantity | undefined };

function makeEstimate(values: Complete, { limits, quantity }: Ordered): Estimate {
  const { density = packedDensity(values.isBlock), ...sack } = values;
  const mass = massOfSack({ ...usualMake, ...sack });
  const loads = packageNames.map((name) => ({ name, ...estimateLoad(name, mass.total, { density, limits }) }));
  const bags = quantity && toPieces(quantity.amount, quantity.unit ?? 'pieces', mass.total, { density, limits });
  const order = bags === undefined ? undefined : { bags, kilograms: (bags * mass.total) / 1_000 };
  return { mass, fabric: values.fabric, loads, order };
}
