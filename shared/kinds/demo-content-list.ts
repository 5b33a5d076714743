import { z } from 'zod';
import { lenient } from '../answer-parts.ts';
import { kindNames } from './kinds.ts';

/** A demo record by its current name; `isInTrash` when it was deleted. */
const demoRecordShape = z.object({
  _id: z.string(),
  title: z.string(),
  translations: z.object({ ar: z.object({ title: z.string().optional() }) }),
  isInTrash: z.boolean(),
});
export type DemoRecord = z.infer<typeof demoRecordShape>;

/** The remaining demo content by kind; kinds without any are omitted. */
export const demoContentShape = z.object({
  total: z.int(),
  kinds: z.array(z.object({ entity: z.enum(kindNames), records: z.array(demoRecordShape) })),
});
export type DemoContentList = z.infer<typeof demoContentShape>;
export const demoContentAnswer = lenient(demoContentShape);
