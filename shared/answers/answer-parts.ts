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

export const id = z.string();
export const text = z.string().catch('');
export const textOrNull = z.string().nullable().catch(null);
export const count = z.number().catch(0);
export const flag = z.boolean().catch(false);
export const texts = z.array(z.string()).catch([]);

/** A list that may be missing. */
export const listOfAnswers = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).catch([]);

/** A choice; `usual` when missing or unknown. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values, usual: Values[number]) =>
  z.enum(values).catch(usual as never);

/** The known entries of a list. */
export const knownOf = <const Values extends readonly string[]>(values: Values) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((sent): Values[number][] => values.filter((value) => sent.includes(value)));

/** The Arabic translations; empty when missing. */
export function translationsOf<Texts>() {
  // Each is looked up by its name and left out where it is missing; what a kind calls its texts is not repeated here.
  const arabic = z.looseObject({}).catch({}) as unknown as z.ZodType<Partial<Texts>>;
  return z.object({ ar: arabic }).catch({ ar: {} });
}

/** The reply of a change: a confirmation message. */
export const doneAnswer = z.object({ message: text }).catch({ message: '' });
