import type { FieldError } from '../errors.ts';
import { withoutDirectionMarks } from '../text/visitor-text.ts';
import { readDays } from '../time/day-field.ts';
import type { TradeField } from './field-types.ts';
import { faultOfRange, writeFigure } from './range-fault.ts';
import { isToBeAsked, type Limits, whichIsMeant, withoutMinus } from './readings.ts';
import type { SpecifiedValue } from './rules/rule.ts';
import { isSaidNone } from './said-none.ts';
import { isOfOtherSize, readPossible } from './trade-measures.ts';
import { millimetresPerCentimetre } from './trade-units.ts';
import { writeNumber } from './write-number.ts';

/** A value in the unit in which it is stored, none where nothing was stated, or why it is none. */
export type ReadValue = { value: SpecifiedValue | undefined; error?: undefined } | { error: FieldError };

const affirmative = new Set(['yes', 'true', 'on', '1']);
const negative = new Set(['', 'no', 'false', '0']);
const nothing = { value: undefined };

/** A stored number in the unit in which its field is written, with digits alone: 560 mm of a width as 56. */
export function inShownUnit(value: number, { shown }: Limits): string {
  return writeNumber(shown === 'cm' ? value / millimetresPerCentimetre : value, 'en');
}

/** `example`: what is usual in the field, in its stored unit. */
type Example = Limits & { example?: number };

/**
 * Reads a number as people type it, `50kg`, `٦٥ غم`, or as programs send it: a number in the stored unit. What the field
 * could hold in two readings is an error `measure_ambiguous` with both, a figure with a tolerance `measure_tolerance`.
 */
export function readNumberField(sent: unknown, field: Example): ReadValue {
  const typed = typeof sent === 'string' ? withoutDirectionMarks(sent).trim() : sent;
  if (typed === '' || typed === undefined || typed === null) return nothing;
  if (typeof typed === 'string' && field.names?.[0] === 'depth' && isSaidNone(typed)) return nothing;
  const readings = typeof typed === 'string' ? readPossible(typed, field) : [];
  if (isToBeAsked(readings)) return { error: whichIsMeant(readings) };
  const value = typeof typed === 'string' ? readings[0]?.value : typed;
  if (value === undefined && typeof typed === 'string' && isOfOtherSize(typed, field))
    return { error: { key: 'measure_other_size' } };
  if (value === undefined && typeof typed === 'string' && isBelowNothing(typed, field))
    return { error: { key: 'measure_least', ...writeFigure(field.least, field) } };
  if (typeof value !== 'number' || !Number.isFinite(value))
    return { error: { key: 'measure_wrong', ...writeExample(field) } };
  const error = faultOfRange(value, field);
  return error ? { error } : { value };
}

/** Whether a minus stands before what the field takes; no field takes less than nothing. */
function isBelowNothing(typed: string, field: Limits): boolean {
  const positive = withoutMinus(typed);
  return positive !== undefined && readPossible(positive, field).length > 0;
}

/** A number that is neither the least nor the most, and easy to read, with its unit: 50 kg. */
function writeExample(field: Example): Pick<FieldError, 'parameters' | 'figure'> {
  const { least, most, shown } = field;
  const middle = Math.sqrt(Math.max(least, 1) * most);
  const shownTimes = shown === 'cm' ? millimetresPerCentimetre : 1;
  const { example = Number((middle / shownTimes).toPrecision(1)) * shownTimes } = field;
  const { parameters, ...written } = writeFigure(example, field);
  return { ...written, ...(parameters && { parameters: { example: parameters.figure ?? '' } }) };
}

/** Reads a value that was sent for a field of the trade; blank and absent are no value. */
export function readField(sent: unknown, field: TradeField): ReadValue {
  if (field.type === 'number') return readNumberField(sent, field);
  if (sent === undefined || sent === null) return nothing;
  if (field.type === 'flag') return readFlag(sent);
  if (typeof sent !== 'string') return { error: { key: 'error_invalid_text' } };
  const typed = withoutDirectionMarks(sent).trim();
  if (typed === '') return nothing;
  if (field.type === 'choice')
    return Object.hasOwn(field.values, typed) ? { value: typed } : { error: { key: 'error_invalid_choice' } };
  if (field.type === 'day') {
    const [day = '', ...others] = readDays(typed);
    if (others.length > 0) return { error: whichIsMeant([day, ...others].map((said) => ({ said }))) };
    if (isDay(day)) return { value: day };
    return { error: day ? { key: 'quote_day_none', parameters: { day } } : { key: 'quote_day_wrong' } };
  }
  if (typed.length > field.max) return { error: { key: 'error_too_long', parameters: { max: field.max } } };
  const isLine = typed.isWellFormed() && !/\p{Cc}|[\u2028\u2029]/u.test(typed);
  return isLine ? { value: typed } : { error: { key: 'error_invalid_text' } };
}

function readFlag(sent: unknown): ReadValue {
  if (sent === true || (typeof sent === 'string' && affirmative.has(sent))) return { value: true };
  if (sent === false || (typeof sent === 'string' && negative.has(sent))) return nothing;
  return { error: { key: 'error_invalid_choice' } };
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
function isDay(typed: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return false;
  const time = Date.parse(`${typed}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(typed);
}
