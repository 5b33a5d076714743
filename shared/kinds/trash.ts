import { z } from 'zod';
import { knownEntries, lenient, time } from '../answer-parts.ts';
import { kindNames } from './kinds.ts';

/** How long deleted records are kept in the Trash. */
export const trashDays = 30;

/** A deleted record; `_id` and `entity` are those it had. */
export const trashEntryShape = z.object({
  entity: z.enum(kindNames),
  _id: z.string(),
  title: z.string(),
  translations: z.object({ ar: z.object({ title: z.string().optional() }) }),
  deletedAt: time,
  deletedBy: z.string().nullable().describe('A name as it was then.'),
  expiresAt: time,
});
export type TrashEntry = z.infer<typeof trashEntryShape>;
/** Without records of unknown kinds, which this page could not restore. */
export const trashAnswer = knownEntries(lenient(trashEntryShape));

/** Which deleted record is meant. */
export type TrashName = Pick<TrashEntry, 'entity' | '_id'>;
