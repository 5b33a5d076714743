import { z } from 'zod';
import {
  type AnswerSchema,
  choice,
  count,
  flag,
  id,
  listOfAnswers,
  text,
  textOrNull,
  texts,
  translationsOf,
} from '../answers/answer-parts.ts';
import type { ContentOf, Field, KindFields } from './fields.ts';

function answerOfField(field: Field): z.ZodType | undefined {
  switch (field.type) {
    case 'texts':
    case 'gallery':
      return texts;
    case 'pairs':
      return listOfAnswers(z.object({ name: text, value: text }));
    case 'number':
    case 'place':
      return count;
    case 'flag':
      return flag;
    case 'choice':
      return field.otherwise === undefined ? z.enum(field.values) : choice(field.values, field.otherwise);
    case 'head':
      // Included if present.
      return undefined;
    default:
      return 'orNull' in field && field.orNull ? textOrNull : text;
  }
}

/** Reads a record, and `more` with it, out of an answer; what we add to the specified fields may be missing. */
export function answerOf<Fields extends KindFields, More extends z.ZodRawShape = Record<never, never>>(
  { fields }: { fields: Fields },
  more?: More,
): AnswerSchema<ContentOf<Fields> & z.infer<z.ZodObject<More>>> {
  const shape = Object.entries(fields).map(([name, field]) => [name, answerOfField(field)] as const);
  const known = Object.fromEntries(shape.filter((entry): entry is [string, z.ZodType] => entry[1] !== undefined));
  // Unknown fields of a reply are kept: the history and the choice between two versions show every field.
  const schema = z.looseObject({
    _id: id,
    createdAt: text,
    updatedAt: text,
    ...known,
    ...more,
    translations: translationsOf(),
  });
  // The shape is made of the kind's own fields.
  return schema as unknown as AnswerSchema<ContentOf<Fields> & z.infer<z.ZodObject<More>>>;
}
