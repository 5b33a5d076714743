import type { FieldErrors } from '../errors.ts';
import type { MessageKey } from '../message-key.ts';
import {
  baledDensity,
  fabricFromTapes,
  type Load,
  loadOf,
  massOfSack,
  packageNames,
  type SackMass,
} from './estimate.ts';
import type { NumberField } from './field-types.ts';
import { inShownUnit, readNumberField } from './read-field.ts';
import { whichIsMeant } from './readings.ts';
import { sizesTogether } from './sizes-together.ts';
import { type FieldKey, limitsOf } from './trade-fields.ts';

type Asked = Pick<NumberField, 'unit' | 'shown' | 'least' | 'most'> & { label: MessageKey; isFirst: boolean };

function ofTrade(key: FieldKey, isFirst: boolean): Asked {
  const { unit, least, most, shown, label } = limitsOf(key);
  return { unit, least, most, label, isFirst, ...(shown && { shown }) };
}

/** What the calculator asks, by the parameter of its address. */
export const calculatorFields = {
  width: ofTrade('width', true),
  length: ofTrade('length', true),
  gusset: ofTrade('gusset', true),
  fabric: ofTrade('fabricWeight', true),
  quantity: { label: 'trade_quantity', unit: 'piece', least: 1, most: 100_000_000, isFirst: true },
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

export type Estimate = {
  mass: SackMass;
  fabric: number;
  loads: (Load & { name: (typeof packageNames)[number] })[];
  /** Of the stated number of bags, in kg. */
  order: { bags: number; kilograms: number } | undefined;
};
export type Calculation = { errors: FieldErrors; estimate: Estimate | undefined };

type Values = Partial<Record<CalculatorField, number>>;

/** Estimates a sack from what was typed, by field; without an estimate where something is missing or wrong. */
export function calculate(answers: Readonly<Record<string, string>>): Calculation {
  const sizes = sizesIn(answers);
  const typed: Readonly<Record<string, unknown>> = { ...answers, ...sizes[0]?.value };
  const errors: FieldErrors = {};
  const values: Values = {};
  for (const name of calculatorNames) {
    const read = readNumberField(typed[name], calculatorFields[name]);
    if (read.error) errors[name] = read.error;
    else if (typeof read.value === 'number') values[name] = read.value;
  }
  const { width, length, gusset = 0 } = values;
  const fabric = fabricOf(values);
  if (sizes.length > 1) errors.width = whichIsMeant(sizes);
  if (width === undefined) errors.width ??= { key: 'error_required' };
  if (length === undefined) errors.length ??= { key: 'error_required' };
  if (fabric === undefined) errors.fabric ??= { key: 'calculator_fabric_missing' };
  if (width !== undefined && gusset >= width / 2) {
    const nearest = inShownUnit(Math.ceil(width / 2) - 1, calculatorFields.gusset);
    errors.gusset ??= { key: 'spec_gusset_too_deep', parameters: { nearest } };
  }
  if (Object.keys(errors).length > 0 || width === undefined || length === undefined || fabric === undefined)
    return { errors, estimate: undefined };
  return { errors, estimate: estimateOf({ ...values, width, length, fabric }) };
}

/** The readings of width and length where both were typed into the first. */
function sizesIn(answers: Readonly<Record<string, string>>) {
  return sizesTogether({ keys: ['width', 'length'], typed: (key) => answers[key], fieldOf: limitsOf });
}

/** The stated fabric, or the one that the stated tapes make. */
function fabricOf({ fabric, denier, ends, picks }: Values): number | undefined {
  if (fabric !== undefined || denier === undefined || ends === undefined) return fabric;
  return fabricFromTapes({ denier, ends, picks: picks ?? ends });
}

function estimateOf(values: Values & { width: number; length: number; fabric: number }): Estimate {
  const { quantity, density, ...sack } = values;
  const mass = massOfSack(sack);
  const loads = packageNames.map((name) => ({ name, ...loadOf(name, mass.total, density) }));
  const order = quantity === undefined ? undefined : { bags: quantity, kilograms: (quantity * mass.total) / 1_000 };
  return { mass, fabric: values.fabric, loads, order };
}
