import { z } from 'zod';
import { knownEntries, lenient } from '../answer-parts.ts';
import { contentEntities } from '../kinds/kinds.ts';
import { languages } from '../language.ts';
import type { MessageKey } from '../text/message-key.ts';
import { oneOf, requiredText } from '../text/text-schema.ts';
import { checkNames } from './text-check.ts';

const check = z.enum(checkNames);

/** A finding in the report: the first of its check in a text of a record. */
export const textFindingShape = z.object({
  _id: z.string(),
  entity: z.enum(contentEntities),
  record: z.string().describe('The id of the record.'),
  title: z.string(),
  translations: z.object({ ar: z.object({ title: z.string().optional() }) }),
  field: z.string().describe('The field, and the place within a list: `specifications.0.value`.'),
  check,
  language: z.enum(languages).describe('The text to look at first.'),
  found: z.string().describe('What stands in it; empty where something is missing.'),
  wanted: z.string().describe('What the other text has, or what replaces it.'),
  hash: z.string().describe('Of both texts, for its dismissal.'),
  isDismissed: z.boolean(),
});
export type TextFinding = z.infer<typeof textFindingShape>;
export const textFindingsAnswer = knownEntries(lenient(textFindingShape, { strict: ['entity', 'check', 'language'] }));

/** How far the report is, and how much is in it. */
export const checkStateShape = z.object({
  pending: z.int().describe('Records that are still to be checked; ask again.'),
  findings: z.array(z.object({ check, count: z.int() })).describe('Findings that were not dismissed.'),
});
export type CheckState = z.infer<typeof checkStateShape>;
export const checkStateAnswer = lenient(checkStateShape);

/** Dismissals of a record, each in force while both texts have this hash. */
export const dismissalShape = z.object({ field: z.string(), check, hash: z.string() });
export type Dismissal = z.infer<typeof dismissalShape>;
export const dismissalsAnswer = knownEntries(dismissalShape);

/** What checks of texts need of the termbase. */
const checkedTermShape = z.object({
  english: z.string(),
  arabic: z.string(),
  englishAvoided: z.array(z.string()),
  arabicAvoided: z.array(z.string()),
});
export const checkedTermsAnswer = knownEntries(checkedTermShape);

/** The states that the report may be narrowed to. */
export const findingStates = ['open', 'dismissed'] as const;

/** What staff send to dismiss a finding, or to see it again. */
export const dismissalInputSchema = z.object({
  field: requiredText(80),
  check: oneOf(checkNames, 'error_invalid_choice'),
  hash: z.string().regex(/^[0-9a-z]{1,12}$/, { error: 'error_invalid_choice' satisfies MessageKey }),
  isDismissed: z.boolean({ error: 'error_invalid_choice' }),
});
export type DismissalInput = z.infer<typeof dismissalInputSchema>;
