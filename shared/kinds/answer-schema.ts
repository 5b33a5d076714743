import { z } from 'zod';
import { type AnswerSchema, lenient, time, translationsOf } from '../answer-parts.ts';
import { families } from '../trade/field-types.ts';
import type { ContentOf, KindField, KindFields } from './fields.ts';

/** The shape of a field in replies; undefined for one that is included if present. */
export function shapeOfField(field: KindField): z.ZodType | undefined {
  switch (field.type) {
    case 'texts':
    case 'gallery':
    case 'records':
      return z.array(z.string());
    case 'pairs':
      return z.array(z.object({ name: z.string(), value: z.string() }));
    case 'number':
    case 'place':
      return z.int();
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(field.values);
    case 'figures':
      return z.looseObject({ family: z.enum(families).optional() }).optional();
    case 'head':
    case 'preparation':
      return undefined;
    default:
      return 'orNull' in field && field.orNull ? z.string().nullable() : z.string();
  }
}

/** Reads a record, and `more` with it, out of an answer; what we add to the specified fields may be missing. */
export function buildAnswerSchema<Fields extends KindFields, More extends z.ZodRawShape = Record<never, never>>(
  { fields }: { fields: Fields },
  more?: More,
): AnswerSchema<ContentOf<Fields> & z.infer<z.ZodObject<More>>> {
  const shapes = Object.entries(fields).flatMap(([name, field]) => {
    const shape = shapeOfField(field);
    return shape ? [[name, shape] as const] : [];
  });
  const usual = Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'choice' && field.otherwise !== undefined ? [[name, field.otherwise] as const] : [],
  );
  // Unknown fields of a reply are kept: the history and the choice between two versions show every field.
  const record = z.looseObject({
    _id: z.string(),
    createdAt: time,
    updatedAt: time,
    ...Object.fromEntries(shapes),
    ...more,
    translations: translationsOf(),
  });
  // The shape is made of the kind's own fields.
  return lenient(record, { usual: Object.fromEntries(usual) }) as unknown as AnswerSchema<
    ContentOf<Fields> & z.infer<z.ZodObject<More>>
  >;
}
