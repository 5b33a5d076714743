import { z } from 'zod';
import type { MessageKey } from '../text/message-key.ts';
import { optionalText } from '../text/text-schema.ts';
import { dayField, writeIsoDay } from '../time/day-field.ts';
import { families, type TradeField, type TradeNumber } from './field-types.ts';
import { isToBeAsked, isWithin, whichIsMeant } from './readings.ts';
import { type FieldKey, fieldKeys, fields, fieldsFor, type TradeValues } from './trade-fields.ts';
import { readPossible } from './trade-measures.ts';

const said = (key: MessageKey) => ({ error: key });
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');

/** What was sent for a field as it is stored, if it can be read: `50kg` is 50. What cannot stays as it was typed. */
export function storedForm(sent: unknown, field: TradeField): unknown {
  if (isEmpty(sent)) return undefined;
  if (typeof sent !== 'string') return sent;
  if (field.type === 'number') {
    const readings = readPossible(sent, field);
    return readings.length === 1 ? readings[0]?.value : sent;
  }
  if (field.type === 'flag') return ['true', 'on'].includes(sent) ? true : sent;
  return field.type === 'day' ? writeIsoDay(sent) : sent.trim();
}

function numberSchema(field: TradeNumber): z.ZodType {
  const { least, most } = field;
  return z
    .number(said('trade_error_measure'))
    .refine((value) => value >= least && value <= most, said('trade_error_range'))
    .refine((value) => isWithin(value, field), said('error_whole_number'));
}

function fieldSchema(field: TradeField): z.ZodType {
  switch (field.type) {
    case 'number':
      return numberSchema(field);
    case 'choice':
      return z.enum(Object.keys(field.values), said('error_invalid_choice'));
    case 'flag':
      return z.boolean(said('error_invalid_choice'));
    case 'day':
      return dayField();
    default:
      return optionalText(field.max);
  }
}

const entries = fieldKeys.map((key) => {
  const field = fields[key];
  const stored = (sent: unknown, context: z.RefinementCtx) => {
    const readings = typeof sent === 'string' && field.type === 'number' ? readPossible(sent, field) : [];
    if (isToBeAsked(readings)) {
      const { key: message, parameters: params = {} } = whichIsMeant(readings);
      context.addIssue({ code: 'custom', message, params });
    }
    return storedForm(sent, field);
  };
  return [key, z.preprocess(stored, fieldSchema(field).optional())] as const;
});
const family = z.preprocess(
  (sent) => (isEmpty(sent) ? undefined : sent),
  z.enum(families, said('error_invalid_choice')).optional(),
);

/** The same values in the order of the fields, without those that say nothing. */
function inOrder(values: Readonly<Record<string, unknown>>): TradeValues {
  const known = ['family', ...fieldKeys].filter((key) => !isEmpty(values[key]));
  // The schema has checked each of them.
  return Object.fromEntries(known.map((key) => [key, values[key]])) as TradeValues;
}

/**
 * The fields of one bag as people send them, numbers with or without units, and as they are stored. `user` decides which
 * fields there are; one that is not of the family is refused.
 */
export function tradeValuesSchema(user: 'product' | 'request') {
  const own = entries.filter(([key]) => fields[key].usedBy === 'both' || fields[key].usedBy === user);
  return z
    .strictObject({ family, ...Object.fromEntries(own) })
    .superRefine((values, context) => {
      const filled = fieldKeys.filter((key) => values[key as keyof typeof values] !== undefined);
      const refuse = (key: string, message: MessageKey) => context.addIssue({ code: 'custom', path: [key], message });
      if (values.family === undefined && filled.length > 0) refuse('family', 'error_required');
      const allowed: readonly FieldKey[] = values.family ? fieldsFor(values.family, user) : filled;
      for (const key of filled) if (!allowed.includes(key)) refuse(key, 'trade_error_family');
    })
    .transform(inOrder);
}
