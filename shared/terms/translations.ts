import { z } from 'zod';
import { knownEntries, lenient, time } from '../answer-parts.ts';
import { contentEntities } from '../kinds/kinds.ts';
import { languages } from '../language.ts';

/** What the list of translations may be narrowed to; `open` is everything but `done`. */
export const translationStates = ['open', 'missing', 'stale', 'look', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];

const language = z.enum(languages);
const title = {
  title: z.string(),
  translations: z.object({ ar: z.object({ title: z.string().optional() }) }),
};

/** One record in one language. */
export const translationShape = z.object({
  _id: z.string().describe('Names the row: kind, record and language.'),
  entity: z.enum(contentEntities),
  record: z.string().describe('The id of the record.'),
  language,
  ...title,
  missing: z.array(z.string()).describe('Fields without a text in this language, or with entries without one.'),
  stale: z
    .array(z.object({ field: z.string(), since: time }))
    .describe('Fields whose other language was changed later, and since when.'),
  look: z
    .array(z.string())
    .describe('Fields with a machine draft, or something that the checks of texts found and nobody dismissed.'),
  findings: z.int().describe('What the last check of texts found in this language, except missing texts.'),
  words: z.int().describe('Words of the other language in these fields.'),
  updatedAt: time,
});
export type Translation = z.infer<typeof translationShape>;
const rowAnswer = lenient(translationShape, { strict: ['language'] });
export const translationsAnswer = knownEntries(rowAnswer);

/** How many records there are in each state, and the words that are left. */
export const translationCountsShape = z.object({
  states: z.array(
    z.object({
      entity: z.enum(contentEntities),
      language,
      missing: z.int(),
      stale: z.int(),
      look: z.int(),
      done: z.int(),
    }),
  ),
  words: z.array(z.object({ language, count: z.int() })),
  isCut: z.boolean().describe('Whether more records are open than words were counted in.'),
});
export type TranslationCounts = z.infer<typeof translationCountsShape>;
export const translationCountsAnswer = z.object({
  ...translationCountsShape.shape,
  states: knownEntries(translationCountsShape.shape.states.element),
  isCut: z.boolean().catch(false),
});

const text = z.object({ part: z.string().nullable(), text: z.string() });
const texts = z.array(text).describe('The text, or those of each entry; `part` names them within an entry.');

/** The texts of one record side by side. */
export const textPairsShape = z.object({
  entity: z.enum(contentEntities),
  record: z.string(),
  ...title,
  fields: z.array(
    z.object({
      field: z.string(),
      en: texts,
      ar: texts,
      missing: z.array(language),
      stale: z
        .object({ language, since: time, changedAt: time, was: texts })
        .nullable()
        .describe('The language that is behind, and the texts of the other one when it was not.'),
      draft: z
        .object({ language, texts, madeAt: time, madeWith: z.string() })
        .nullable()
        .describe('What a machine suggests; no part of the record.'),
    }),
  ),
  canDraft: z.boolean().describe('Whether a translation server makes drafts.'),
});
export type TextPairs = z.infer<typeof textPairsShape>;
export type TextPair = TextPairs['fields'][number];

const mostFields = 50;

/** Texts that are still right although the other language changed; `changedAt` is what was read. */
export const stillRightSchema = z.object({
  texts: z
    .array(z.object({ field: z.string().max(64), changedAt: z.iso.datetime() }))
    .min(1)
    .max(mostFields),
});
export type StillRight = z.infer<typeof stillRightSchema>;
