import { z } from 'zod';
import type { FieldText } from '../kinds/text-fields.ts';
import { type Language, languages } from '../language.ts';

/** What a machine suggests for a text; it is no part of the record until somebody accepts it. */
export type TextDraft = {
  field: string;
  /** The language it is in. */
  language: Language;
  texts: FieldText[];
  /** ISO 8601 UTC. */
  madeAt: string;
  /** The name of the provider. */
  madeWith: string;
};

/** Which language is to be drafted. */
export const draftRequestSchema = z.object({ language: z.enum(languages) });

const mostFields = 50;
/** Drafts as they were read. */
export const draftsReadSchema = z.object({
  drafts: z
    .array(z.object({ field: z.string().max(64), madeAt: z.iso.datetime() }))
    .min(1)
    .max(mostFields),
});
