import type { z } from 'zod';
import type { FieldError, FieldErrors } from '../errors.ts';
import { dayInAmman } from '../time/day-in-amman.ts';
import { faultOfQuantity } from '../trade/bag-quantity.ts';
import { bagSizes, readBareSize } from '../trade/bare-sizes.ts';
import { findContradictions, nearestTyped } from '../trade/contradictions.ts';
import type { Family } from '../trade/field-types.ts';
import { readField } from '../trade/read-field.ts';
import { readQuantity } from '../trade/read-quantity.ts';
import { isToBeAsked, whichIsMeant } from '../trade/readings.ts';
import type { Specified } from '../trade/rules/rule.ts';
import { sizesTogether, writtenTogether } from '../trade/sizes-together.ts';
import { type FieldKey, fieldKeys, fields, fieldsFor, numberLimits } from '../trade/trade-fields.ts';
import { unitOfBareNumber } from '../trade/write-quantity.ts';
import { isRecord } from '../typed-entries.ts';
import { quoteLimits } from './quote-limits.ts';
import { lineInputSchema, type QuoteLine, sentValues } from './quote-line.ts';

/** What a request states once, whatever its lines are. */
export const orderKeys: readonly FieldKey[] = [
  'incoterm',
  'place',
  'packing',
  'wantedDate',
  'samplesFirst',
  'yearlyVolume',
];

/** What a line of a family states, in the order of the fields. */
export function lineKeys(family: Family): FieldKey[] {
  return fieldsFor(family, 'request').filter((key) => !orderKeys.includes(key));
}

/** What a request states of its bags and of the order, once its form is right. */
type SentQuote = {
  lines: (Omit<SentLine, 'product'> & { product: string | null })[];
  order: z.output<typeof sentValues>;
};
type SentLine = z.output<typeof lineInputSchema>;

type Sent = Readonly<Record<string, unknown>>;
type Checked<Value> = { value: Value; errors: FieldErrors };

/** Reads the values that `keys` allow; errors by field. */
function readSpecified(sent: Sent, keys: readonly FieldKey[], family?: Family): Checked<Specified> {
  const errors: FieldErrors = {};
  const value: Specified = {};
  for (const name of Object.keys(sent))
    if (!keys.some((key) => key === name)) errors[name] = { key: 'quote_field_unknown' };
  const { sent: apart, errors: mixed } = takenApart(sent, keys, family);
  const isOfBags = (key: FieldKey) =>
    key === 'quantity' && (apart.quantityUnit || unitOfBareNumber(family ?? '')) === 'pieces';
  if (family) takeBareSizes(sent, { apart, errors: mixed, keys, family });
  for (const key of keys) {
    const read = readField(Object.hasOwn(apart, key) ? apart[key] : undefined, fields[key]);
    if (read.error) errors[key] = isOfBags(key) ? wholeBag(read.error) : wordedFor(key, read.error);
    else if (read.value !== undefined) value[key] = read.value;
  }
  return { value, errors: { ...errors, ...mixed } };
}

type Bag = { apart: Record<string, unknown>; errors: FieldErrors; keys: readonly FieldKey[]; family: Family };

/** Reads sizes without a unit beside the others of their bag: 250 beside a length of 400 is in mm. */
function takeBareSizes(sent: Sent, { apart, errors, keys, family }: Bag): void {
  const typed = (key: string) => (Object.hasOwn(sent, key) ? sent[key] : undefined);
  for (const key of bagSizes) {
    if (!keys.some((each) => each === key) || apart[key] !== typed(key)) continue;
    const readings = readBareSize(key, numberLimits(key), { family, typed }) ?? [];
    const [read, ...others] = readings;
    if (!read) continue;
    if (others.length > 0) errors[key] ??= whichIsMeant(readings);
    apart[key] = others.length > 0 ? '' : read.value;
  }
}

/** A year's need in tonnes is no number of bags: its example says what is asked. */
const wordedFor = (key: FieldKey, error: FieldError): FieldError =>
  key === 'yearlyVolume' && error.key === 'measure_wrong' ? { key: 'quote_year_wrong' } : error;

/** At least one, where bags are counted. */
const wholeBag = (error: FieldError): FieldError =>
  error.key === 'measure_least' ? { key: error.key, parameters: { figure: '1' } } : error;

/** What people write into one field, in the fields that it is for: `56 × 91 cm`, `10 t`. */
function takenApart(
  sent: Sent,
  keys: readonly FieldKey[],
  family: Family | undefined,
): { sent: Record<string, unknown>; errors: FieldErrors } {
  const apart: Record<string, unknown> = { ...sent };
  const errors: FieldErrors = {};
  const typed = (key: string) => (Object.hasOwn(sent, key) ? sent[key] : undefined);
  for (const together of writtenTogether) {
    if (!together.every((key) => keys.includes(key))) continue;
    const readings = sizesTogether({ keys: together, typed, fieldOf: numberLimits });
    if (isToBeAsked(readings)) errors[together[0]] = whichIsMeant(readings);
    else Object.assign(apart, readings[0]?.value);
  }
  const [quantity, chosen] = [typed('quantity'), typed('quantityUnit')];
  if (!keys.includes('quantity') || typeof quantity !== 'string' || quantity.trim() === '')
    return { sent: apart, errors };
  const readings = readQuantity(quantity, chosen);
  const [read] = readings;
  const fault = isToBeAsked(readings) ? whichIsMeant(readings) : faultOfQuantity(quantity, { chosen, family });
  if (fault || !read)
    return { sent: { ...apart, quantity: '' }, errors: { ...errors, ...(fault && { quantity: fault }) } };
  const { amount, unit = chosen } = read.value;
  if (chosen && chosen !== unit)
    return {
      sent: { ...apart, quantity: amount },
      errors: { ...errors, quantityUnit: { key: 'spec_quantity_units' } },
    };
  return { sent: { ...apart, quantity: amount, quantityUnit: unit }, errors };
}

/** The values of a line, and why they cannot be: unreadable, impossible or contradictory. */
export function checkLine(family: Family, sent: Sent): Checked<Specified> {
  const { value, errors } = readSpecified(sent, lineKeys(family), family);
  for (const found of findContradictions(family, value)) {
    const parameters = { nearest: nearestTyped(found) };
    if (found.level === 'refused') errors[found.field] ??= { key: found.reason, parameters };
  }
  return { value, errors };
}

/** Orders are never planned further ahead: 2206 is a slip for 2026. */
const mostYearsAhead = 5;
const latestDay = (today: string): string =>
  `${Number(today.slice(0, 4)) + mostYearsAhead}${today.slice(4).replace('-02-29', '-02-28')}`;

/** The values of the order, and why they cannot be. */
export function checkOrder(sent: Sent, now = new Date()): Checked<Specified> {
  const { value, errors } = readSpecified(sent, orderKeys);
  const today = dayInAmman(now);
  const { wantedDate, incoterm, place } = value;
  const last = latestDay(today);
  if (typeof wantedDate === 'string' && wantedDate < today)
    errors.wantedDate ??= { key: 'spec_date_past', nearestDay: today };
  if (typeof wantedDate === 'string' && wantedDate > last)
    errors.wantedDate ??= { key: 'spec_date_far', nearestDay: last };
  if (incoterm !== undefined && incoterm !== 'EXW' && place === undefined)
    errors.place ??= { key: 'spec_place_missing', parameters: { incoterm: String(incoterm) } };
  return { value, errors };
}

/** The lines of a request as they are stored, and every error by its way, such as `lines.0.specified.width`. */
export function checkSpecified({ lines, order }: SentQuote, now?: Date) {
  const errors: FieldErrors = {};
  const stored = lines.map(({ family, title, product, note, specified }, place): QuoteLine => {
    const checked = checkLine(family, specified);
    for (const [key, error] of Object.entries(checked.errors)) errors[`lines.${place}.specified.${key}`] = error;
    return { family, title, product: product || null, note, specified: keepDefined(checked.value) };
  });
  const terms = checkOrder(order, now);
  for (const [key, error] of Object.entries(terms.errors)) errors[`order.${key}`] = error;
  return { lines: stored, order: keepDefined(terms.value), errors };
}

/**
 * What is wrong with the values of a request whose form is wrong elsewhere, so that one answer names every fault.
 * @param sent a request that the schema refuses, of any shape
 */
export function faultsOfValues(sent: unknown): FieldErrors {
  const { lines, order } = isRecord(sent) ? sent : {};
  const readable = lineInputSchema.pick({ family: true, specified: true });
  const errors: FieldErrors = {};
  for (const [place, line] of (Array.isArray(lines) ? lines : []).slice(0, quoteLimits.lines).entries()) {
    const { data } = readable.safeParse(line);
    const found = data ? checkLine(data.family, data.specified).errors : {};
    for (const [key, error] of Object.entries(found)) errors[`lines.${place}.specified.${key}`] = error;
  }
  const terms = sentValues.safeParse(order);
  for (const [key, error] of Object.entries(terms.data ? checkOrder(terms.data).errors : {}))
    errors[`order.${key}`] = error;
  return errors;
}

/** The same in the order of the fields. */
function keepDefined(specified: Specified): QuoteLine['specified'] {
  return Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const value = specified[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
