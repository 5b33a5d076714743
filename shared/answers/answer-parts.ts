import { z } from 'zod';

/**
 * What the schemas of answers are made of. An answer is read with what the specification says of it; what we add may be
 * missing (an older server, another client) or may be something that this page does not know yet, and has a default then.
 */

/** Reads an answer, whatever was sent. @throws ZodError for what is no such answer */
export type AnswerSchema<Answer> = { parse(sent: unknown): Answer };

/** A plain list of what a schema reads. @throws ZodError for what is no list */
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

/** A choice; `usual` where it is missing or one that this page does not know. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values, usual: Values[number]) =>
  z.enum(values).catch(usual as never);

/** Those of a list that this page knows. */
export const knownOf = <const Values extends readonly string[]>(values: Values) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((sent): Values[number][] => values.filter((value) => sent.includes(value)));

/** The Arabic texts beside the English ones, none where they are missing. */
export function translationsOf<Texts>() {
  // Each is looked up by its name and left out where it is missing; what a kind calls its texts is not repeated here.
  const arabic = z.looseObject({}).catch({}) as unknown as z.ZodType<Partial<Texts>>;
  return z.object({ ar: arabic }).catch({ ar: {} });
}

/** What a change answers that says what was done. */
export const doneAnswer = z.object({ message: text }).catch({ message: '' });
