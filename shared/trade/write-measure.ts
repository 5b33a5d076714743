import type { Language } from '../language.ts';
import type { MessageParameters } from '../text/message-key.ts';
import type { TradeWord, Unit } from './field-types.ts';
import type { Measured } from './trade-units.ts';
import { writeNumber } from './write-number.ts';

const written: Readonly<Record<Exclude<Unit, 'count'>, TradeWord>> = {
  kg: 'trade_unit_kg',
  mm: 'trade_unit_mm',
  gsm: 'trade_unit_gsm',
  um: 'trade_unit_um',
  denier: 'trade_unit_denier',
  hour: 'trade_unit_hour',
  day: 'trade_unit_day',
  month: 'trade_unit_month',
  litre: 'trade_unit_litre',
  celsius: 'trade_unit_celsius',
  percent: 'trade_unit_percent',
  density: 'trade_unit_density',
  perInch: 'trade_unit_per_inch',
  piece: 'trade_unit_piece',
  colour: 'trade_unit_colour',
};
const counted: ReadonlySet<Unit> = new Set([
  'um',
  'denier',
  'hour',
  'day',
  'month',
  'litre',
  'perInch',
  'piece',
  'colour',
]);

/** What says a quantity: a message with its parameters, or plain digits of a number without a unit. */
export type WrittenMeasure = { message: TradeWord; parameters: MessageParameters } | { digits: string };

/**
 * How a reader of `language` gets a stored number: 560 mm of a width as `56 cm`, 20000 pieces as `20,000 bags`. Pages keep
 * number and unit on one line (`shared/typography`).
 */
export function writeMeasure(value: number, { unit, shown }: Measured, language: Language): WrittenMeasure {
  if (unit === 'mm' && shown === 'cm')
    return { message: 'trade_unit_cm', parameters: { n: writeNumber(value / 10, language) } };
  if (unit === 'count') return { digits: writeNumber(value, language) };
  const parameters: MessageParameters = counted.has(unit) ? { count: value } : { n: writeNumber(value, language) };
  return { message: written[unit], parameters };
}
