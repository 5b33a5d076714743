import { z } from 'zod';
import { wholeNumber } from '../content/content-input.ts';
import { limits } from '../limits.ts';
import type { MessageKey } from '../text/message-key.ts';
import { listOf, optionalText, requiredText } from '../text/text-schema.ts';
import { dayField } from '../time/day-field.ts';
import { readSpans, weekdays, writeSpans } from '../time/work-spans.ts';
import { fromKeys } from '../typed-entries.ts';
import { day } from '../units.ts';
import { leadKinds } from './lead.ts';

const refused = (error: MessageKey) => ({ error });

const spansField = optionalText(limits.name)
  .refine((text) => readSpans(text) !== undefined, refused('working_hours_spans_wrong'))
  .transform((text) => writeSpans(readSpans(text) ?? []))
  .describe('Spans of a day, `08:00-12:30, 13:30-16:00`; empty: a day off.');

/** The longest holiday and the longest Ramadan in days: a slip of the keyboard must not close the company for years. */
const longest = 31;
const countDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / day;

type Days = { from: string; to: string };

/** A rule for two days; where one of them is refused already, nothing else is said. */
const ofDays =
  (isMet: (days: Days) => boolean) =>
  (days: Days): boolean =>
    [days.from, days.to].some((each) => !z.iso.date().safeParse(each).success) || isMet(days);
const isOrdered = ofDays(({ from, to }) => to >= from);
const isShort = ofDays((days) => countDays(days) < longest);

const typedDay = dayField('error_required');

const holidaySchema = z
  .object({ from: typedDay, to: typedDay, name: requiredText(limits.name) })
  .refine(isOrdered, { path: ['to'], ...refused('certificate_ends_before') })
  .refine(isShort, { path: ['to'], ...refused('working_hours_too_long') });

const ramadanSchema = z
  .object({ from: typedDay, to: typedDay, spans: spansField })
  .refine(isOrdered, { path: ['to'], ...refused('certificate_ends_before') })
  .refine(isShort, { path: ['to'], ...refused('working_hours_too_long') })
  .refine(({ spans }) => spans !== '', { path: ['spans'], ...refused('error_required') });

/** Within how many working hours staff answer, by kind. */
const answerHoursSchema = z.object(fromKeys(leadKinds, () => wholeNumber(1, 500)));

/** What administrators send of it. */
export const workingHoursSchema = z.object({
  week: z
    .object(fromKeys(weekdays, () => spansField))
    .refine((week) => weekdays.some((each) => week[each] !== ''), { path: ['sun'], ...refused('working_hours_none') }),
  ramadan: ramadanSchema.nullable().describe('Other hours on the working days between two days; null: none are set.'),
  holidays: listOf(holidaySchema, 100),
  answerHours: answerHoursSchema,
});
