import { z } from 'zod';
import { dayField, wholeNumber } from '../content/content-input.ts';
import { limits } from '../limits.ts';
import type { MessageKey } from '../text/message-key.ts';
import { listOf, optionalText, requiredText } from '../text/text-schema.ts';
import { readSpans, weekdays, writeSpans } from '../time/work-spans.ts';
import { fromKeys } from '../typed-entries.ts';
import { day } from '../units.ts';
import { type LeadKind, leadKinds } from './lead.ts';

const refused = (error: MessageKey) => ({ error });

const spansField = optionalText(limits.name)
  .refine((text) => readSpans(text) !== undefined, refused('working_hours_spans_wrong'))
  .transform((text) => writeSpans(readSpans(text) ?? []))
  .describe('Spans of a day, `08:00-12:30, 13:30-16:00`; empty: a day off.');

/** The longest holiday and the longest Ramadan in days: a slip of the keyboard must not close the company for years. */
const longest = 31;
const lengthOf = ({ from, to }: { from: string; to: string }): number => (Date.parse(to) - Date.parse(from)) / day;

const holidaySchema = z
  .object({ from: dayField, to: dayField, name: requiredText(limits.name) })
  .refine(({ from, to }) => to >= from, { path: ['to'], ...refused('certificate_ends_before') })
  .refine((days) => lengthOf(days) < longest, { path: ['to'], ...refused('working_hours_too_long') });
export type Holiday = z.output<typeof holidaySchema>;

const ramadanSchema = z
  .object({ from: dayField, to: dayField, spans: spansField })
  .refine(({ from, to }) => to >= from, { path: ['to'], ...refused('certificate_ends_before') })
  .refine((days) => lengthOf(days) < longest, { path: ['to'], ...refused('working_hours_too_long') })
  .refine(({ spans }) => spans !== '', { path: ['spans'], ...refused('error_required') });

/** Within how many working hours staff answer, by kind. */
const answerHoursSchema = z.object(fromKeys(leadKinds, () => wholeNumber(1, 500)));

/** When the company works, and how soon it answers. Times are those of Amman. */
export const workingHoursSchema = z.object({
  week: z
    .object(fromKeys(weekdays, () => spansField))
    .refine((week) => weekdays.some((each) => week[each] !== ''), { path: ['sun'], ...refused('working_hours_none') }),
  ramadan: ramadanSchema.nullable().describe('Other hours on the working days between two days; null: none are set.'),
  holidays: listOf(holidaySchema, 100),
  answerHours: answerHoursSchema,
});
export type WorkingHours = z.output<typeof workingHoursSchema>;

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
  hours: workingHoursSchema,
  promised: z
    .object(fromKeys(promisedKinds, () => z.int()))
    .describe('Within how many working days the site promises an answer.'),
  feasts: z.array(feastShape).describe('Ramadan and the two feasts of the coming two years, as they are expected.'),
});
export type WorkingHoursInForce = z.output<typeof workingHoursShape>;
