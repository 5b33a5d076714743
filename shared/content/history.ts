import { z } from 'zod';
import { type AnswerSchema, lenient, time } from '../answer-parts.ts';

/**
 * Actions on a record; `found`: its state when its history begins, `published`: by its schedule, `moved`: within its
 * list.
 */
export const historyActs = ['found', 'created', 'changed', 'deleted', 'restored', 'published', 'moved'] as const;
export type HistoryAct = (typeof historyActs)[number];

/** A version of a record: the action, and the number for reading and restoring it. */
export const historyEntryShape = z.object({
  version: z.int(),
  act: z.enum(historyActs),
  by: z.string().nullable().describe('A name as it was then.'),
  at: time,
  fields: z.array(z.string()).describe('What changed; Arabic fields as `translations.ar.name`.'),
});
export type HistoryEntry = z.infer<typeof historyEntryShape>;
/** One change of a record; `by` is null for the site itself, or when unknown. */
export type RecordChange = Pick<HistoryEntry, 'by' | 'at' | 'fields'>;

/** A version with its values, and those of the version before it, null for the first. */
export type HistoryVersion = HistoryEntry & { values: Record<string, unknown>; before: Record<string, unknown> | null };

const usual = { act: 'changed' } as const;
export const historyEntryAnswer = lenient(historyEntryShape, { usual });
// Not z.record: it would add code to every screen of the back office.
const values = z.looseObject({});
export const historyVersionAnswer: AnswerSchema<HistoryVersion> = lenient(
  historyEntryShape.extend({ values, before: values.nullable() }),
  { usual },
);

/** How many versions of a record are kept; the oldest go first, with files that no other needs. */
export const keptVersions = 50;
