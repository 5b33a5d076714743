import { z } from 'zod';
import { wholeNumber } from '../content/content-input.ts';
import { limits } from '../limits.ts';
import type { MessageKey } from '../text/message-key.ts';
import { listOf, optionalText, requiredText } from '../text/text-schema.ts';
import { dayField } from '../time/day-field.ts';
import { promisedDays } from '../time/work-calendar.ts';
import { isTooLongANight, readSpans, weekdays, writeSpans } from '../time/work-spans.ts';
import { fromKeys, isRecord } from '../typed-entries.ts';
import { day } from '../units.ts';
import { leadKinds } from './lead.ts';

// Also where one of its fields is refused: all that is wrong is named at once.
const refused = (error: MessageKey) => ({ error, when: ({ value }: { value: unknown }) => isRecord(value) });

const spansField = optionalText(limits.name)
  .refine((text) => readSpans(text) !== undefined, { error: 'working_hours_spans_wrong' satisfies MessageKey })
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

/** Within how many working hours staff answer, by kind. */
const answerHoursSchema = z.object(fromKeys(leadKinds, () => wholeNumber(1, 500)));

const describeHours = (spans: typeof spansField) =>
  z.object({
    week: z.object(fromKeys(weekdays, () => spans)).refine((week) => weekdays.some((each) => week[each] !== ''), {
      path: ['sun'],
      ...refused('working_hours_none'),
    }),
    ramadan: z
      .object({ from: typedDay, to: typedDay, spans })
      .refine(isOrdered, { path: ['to'], ...refused('certificate_ends_before') })
      .refine(isShort, { path: ['to'], ...refused('working_hours_too_long') })
      .refine((ramadan) => ramadan.spans !== '', { path: ['spans'], ...refused('error_required') })
      .nullable()
      .describe('Other hours on the working days between two days; null: none are set.'),
    holidays: listOf(holidaySchema, 100),
    answerHours: answerHoursSchema,
  });

/** What may be stored of it: also the long nights of an earlier release, which stay in force. */
export const workingHoursSchema = describeHours(spansField);

const nightField = spansField.refine((text) => !readSpans(text)?.some(isTooLongANight), {
  error: 'working_hours_past_midnight' satisfies MessageKey,
});

/** Applicants are promised an answer within three weeks (`careers_done_text`). */
const promisedToApplicants = 15;
const promisedBySchema = z.object({
  week: z.object(fromKeys(weekdays, () => spansField)),
  ramadan: z.object({ spans: spansField }).nullable(),
  answerHours: answerHoursSchema.pick({ career: true }),
});

/** What administrators send of it: without an afternoon that seems to be meant for a night. */
export const sentWorkingHoursSchema = describeHours(nightField).refine(
  (hours) => promisedDays(hours, hours.answerHours.career * 60) <= promisedToApplicants,
  {
    path: ['answerHours', 'career'],
    error: 'working_hours_career_too_long' satisfies MessageKey,
    when: ({ value }) => promisedBySchema.safeParse(value).success,
  },
);
