import { z } from 'zod';

/**
 * Building blocks of reply schemas. Replies are parsed leniently: fields beyond the specification may be missing (an
 * older server, another client) or have unknown values, and then get defaults.
 */

/** Parses a reply. @throws ZodError when it is invalid */
export type AnswerSchema<Answer> = { parse(sent: unknown): Answer };

/** A list parsed by a schema. @throws ZodError for anything but a list */
export function arrayOf<Answer>(schema: AnswerSchema<Answer>): AnswerSchema<Answer[]> {
  return {
    parse: (sent) =>
      z
        .array(z.unknown())
        .parse(sent)
        .map((each) => schema.parse(each)),
  };
}

export const text = z.string().catch('');
export const flag = z.boolean().catch(false);

/** The known entries of a list. */
const knownOf = <const Values extends readonly string[]>(values: Values) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((sent): Values[number][] => values.filter((value) => sent.includes(value)));

/** The Arabic translations; empty when missing. */
export function translationsOf<Texts>() {
  // Each is looked up by its name and left out where it is missing; the names of a kind's texts are not repeated here.
  const arabic = z.looseObject({}).catch({}) as unknown as z.ZodType<Partial<Texts>>;
  return z.object({ ar: arabic }).catch({ ar: {} });
}

/** A moment, ISO 8601 UTC. */
export const time = z.string().meta({ format: 'date-time' });

type Part = z.core.$ZodType;
type Reading = {
  /** Values of fields, at any depth, that are missing or unknown. */
  usual?: Readonly<Record<string, unknown>>;
  /** Fields without which a reply is invalid, besides `_id`. */
  strict?: readonly string[];
};

/**
 * The reader of replies that `schema` describes. What is missing or unknown gets a default: that of `usual`, else '', 0,
 * false, null or an empty list; unknown entries of lists are skipped. Without a default: `_id`, single choices
 * that `usual` does not name, and `strict` fields.
 */
export function lenient<Schema extends z.ZodObject>(
  schema: Schema,
  reading: Reading = {},
): z.ZodType<z.output<Schema>> {
  const { usual = {}, strict = [] } = reading;
  const findField = (name: string, part: Part) => {
    if (name === '_id' || strict.includes(name)) return part;
    return name in usual ? z.catch(part, usual[name]) : lenientField(part, reading);
  };
  const fields = Object.entries(schema.shape).map(([name, part]) => [name, findField(name, part)]);
  // The same fields with defaults.
  return schema.extend(Object.fromEntries(fields)) as unknown as z.ZodType<z.output<Schema>>;
}

function lenientField(part: Part, reading: Reading): Part {
  if (part instanceof z.ZodString) return z.catch(part, '');
  if (part instanceof z.ZodNumber) return z.catch(part, 0);
  if (part instanceof z.ZodBoolean) return z.catch(part, false);
  if (part instanceof z.ZodNullable) return z.catch(z.nullable(lenientInner(part.unwrap(), reading)), null);
  if (part instanceof z.ZodOptional || part instanceof z.ZodExactOptional) {
    return z.catch(z.optional(lenientInner(part.unwrap(), reading)), undefined);
  }
  if (part instanceof z.ZodArray) return lenientList(part.element, reading);
  if (part instanceof z.ZodObject) {
    const inner = lenient(part, reading);
    return z.catch(inner, () => inner.parse({}));
  }
  return part;
}

function lenientList(entry: Part, reading: Reading): Part {
  if (entry instanceof z.ZodEnum) return knownOf(entry.options.map(String));
  return z.catch(entry instanceof z.ZodObject ? knownEntries(lenient(entry, reading)) : z.array(entry), []);
}

/** A list without entries that the schema refuses. @throws ZodError for anything but a list */
export function knownEntries<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>[]> {
  const entry = schema.transform((known) => [known]).or(z.unknown().transform(() => []));
  return z.array(entry).transform((sent) => sent.flat());
}

/** What may be null or absent: strict in itself, lenient in its fields. */
function lenientInner(part: Part, reading: Reading): Part {
  return part instanceof z.ZodObject ? lenient(part, reading) : part;
}

/** The reply of a change: a confirmation message. */
export const doneAnswer = z.object({ message: text }).catch({ message: '' });
/** The same of a bulk change, with the ids of the records that it changed; undefined from an older server. */
export const bulkAnswer = z
  .object({ message: text, data: z.object({ ids: z.array(z.string()).optional().catch(undefined) }).catch({}) })
  .catch({ message: '', data: {} });
