import { z } from 'zod';
import {
  addressField,
  arabicList,
  arabicTexts,
  emptyAsNull,
  positionField,
  wholeNumber,
} from '../content/content-input.ts';
import { limits } from '../limits.ts';
import type { MessageKey } from '../text/message-key.ts';
import { listOf, oneOf, optionalText, requiredText } from '../text/text-schema.ts';
import { dayField } from '../time/day-field.ts';
import {
  arabicSpecificationList,
  type Specification,
  specificationKey,
  specificationList,
  specificationSchema,
} from '../trade/specification.ts';
import { tradeValuesSchema } from '../trade/trade-values.ts';
import type { ChoiceField, KindField, PairsField } from './fields.ts';
import type { AnyKind } from './kind.ts';

export const tagField = requiredText(limits.tag);

const textOf = ({ max, missing }: { max: number; missing?: MessageKey }) =>
  missing ? requiredText(max, missing) : optionalText(max);

function choiceSchema({ values, initial }: ChoiceField): z.ZodType {
  const choice = oneOf(values, 'error_invalid_choice');
  return initial === undefined ? choice : choice.default(initial);
}

function pairsSchema({ missing, repeated }: PairsField): z.ZodType {
  if (!missing) return specificationList.default([]);
  const list = listOf(specificationSchema, limits.specifications, missing).min(1, { error: missing });
  return repeated ? list.refine(hasDistinctNames, { error: repeated }) : list;
}

function hasDistinctNames(specifications: Specification[]): boolean {
  const names = specifications.map(({ name }) => specificationKey(name));
  return new Set(names).size === names.length;
}

/** The value that staff send in a field besides its files; undefined for a field with files only. */
function englishSchema(field: KindField): z.ZodType | undefined {
  switch (field.type) {
    case 'text':
    case 'line':
      return textOf(field);
    case 'head':
      return optionalText(field.max);
    case 'address':
      return addressField;
    case 'texts':
      return listOf(requiredText(field.max), field.most).default([]);
    case 'records':
      return listOf(requiredText(limits.name), field.most).default([]);
    case 'pairs':
      return pairsSchema(field);
    case 'number':
      return wholeNumber(field.least, field.most);
    case 'place':
      return positionField;
    case 'flag':
      return z.boolean({ error: 'error_invalid_choice' satisfies MessageKey }).default(field.initial);
    case 'preparation':
      return z.boolean({ error: 'error_invalid_choice' satisfies MessageKey }).default(false);
    case 'figures':
      return tradeValuesSchema('product').default({});
    case 'choice':
      return choiceSchema(field);
    case 'day':
      return field.orNull ? emptyAsNull(dayField()).default(null) : dayField('error_required');
    case 'time':
      return emptyAsNull(z.iso.datetime({ error: 'error_invalid_time' satisfies MessageKey })).default(null);
    default:
      return undefined;
  }
}

/** The Arabic of a field; undefined for one without. */
function arabicSchema(field: KindField): z.ZodType | undefined {
  if (field.type === 'text' || field.type === 'head') return optionalText(field.max);
  if (field.type === 'texts') return arabicList(field.max, field.most);
  return field.type === 'pairs' ? arabicSpecificationList.default([]) : undefined;
}

function makeShape(kind: AnyKind, schemaOf: (field: KindField) => z.ZodType | undefined): Record<string, z.ZodType> {
  const entries = Object.entries(kind.fields).map(([name, field]) => [name, schemaOf(field)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, z.ZodType] => entry[1] !== undefined));
}

/** What staff send for a record besides its files. */
export function buildInputSchema(kind: AnyKind): z.ZodObject {
  const english = makeShape(kind, englishSchema);
  const schema = z.object({ ...english, translations: arabicTexts(makeShape(kind, arabicSchema)) });
  return schema.superRefine((values, context) => {
    // The schema is made of the kind's own fields.
    const faults = Object.entries(kind.faultsOf(values as never) as Record<string, MessageKey>);
    for (const [field, message] of faults) context.addIssue({ code: 'custom', path: [field], message });
  });
}
