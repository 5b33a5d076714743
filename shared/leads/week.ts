import { z } from 'zod';
import { leadKinds } from './lead.ts';

const counts = {
  arrived: z.int().describe('How many came.'),
  answered: z.int().describe('How many got their first answer.'),
  inTime: z.int().describe('How many of these in time.'),
  waiting: z.int().describe('How many wait for staff now.'),
  medianMinutes: z.int().nullable().describe('Working minutes to the first answer, the median; null without any.'),
};
const group = z.object({ value: z.string(), ...counts });
export type WeekGroup = z.infer<typeof group>;

/** Leads of a week, of the kinds that a role may see. */
export const weekShape = z.object({
  ...counts,
  kinds: z.array(group.extend({ value: z.enum(leadKinds) })),
  countries: z.array(group).describe('Of most of them.'),
  sources: z.array(group).describe('Campaigns and sites that most of their senders came from.'),
});
export type WeekFigures = z.infer<typeof weekShape>;

/** Whether the caller gets the letter of the week. */
export const weekLetterSchema = z.object({ isWanted: z.boolean({ error: 'error_invalid_choice' }) });
