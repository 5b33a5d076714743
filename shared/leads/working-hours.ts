import { z } from 'zod';
import { weekdays } from '../time/work-spans.ts';
import { fromKeys } from '../typed-entries.ts';
import { type LeadKind, leadKinds } from './lead.ts';

const holidayShape = z.object({ from: z.string(), to: z.string(), name: z.string() });
export type Holiday = z.output<typeof holidayShape>;

/** When the company works, and how soon it answers; times are those of Amman. `working-hours-input.ts` has the rules. */
const hoursShape = z.object({
  week: z.object(fromKeys(weekdays, () => z.string())).describe('Spans of each day.'),
  ramadan: z.object({ from: z.string(), to: z.string(), spans: z.string() }).nullable(),
  holidays: z.array(holidayShape),
  answerHours: z.object(fromKeys(leadKinds, () => z.int())),
});
export type WorkingHours = z.output<typeof hoursShape>;

/** Until administrators set others. An engineer takes longer than sales. */
export const usualWorkingHours: WorkingHours = {
  week: fromKeys(weekdays, (each) => (each === 'fri' || each === 'sat' ? '' : '08:00-16:00')),
  ramadan: null,
  holidays: [],
  answerHours: { contact: 8, consultation: 16, career: 8, quote: 8 },
};

const feasts = ['ramadan', 'fitr', 'adha'] as const;
export const feastShape = z.object({
  feast: z.enum(feasts),
  from: z.string().meta({ format: 'date' }),
  to: z.string().meta({ format: 'date' }),
});
export type ExpectedFeast = z.output<typeof feastShape>;

/** The kinds whose answer is promised in public in working days. */
export const promisedKinds = ['contact', 'consultation', 'quote'] as const satisfies LeadKind[];
export type Promises = Record<(typeof promisedKinds)[number], number>;

/** What the screen of the working hours shows. */
export const workingHoursShape = z.object({
  hours: hoursShape,
  promised: z
    .object(fromKeys(promisedKinds, () => z.int()))
    .describe('Within how many working days the site promises an answer.'),
  feasts: z.array(feastShape).describe('Ramadan and the two feasts of the coming two years, as they are expected.'),
});
export type WorkingHoursInForce = z.output<typeof workingHoursShape>;
