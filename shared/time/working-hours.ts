import { z } from 'zod';
import { dayField, wholeNumber } from '../content/content-input.ts';
import { type LeadKind, leadKinds } from '../leads/lead.ts';
import { limits } from '../limits.ts';
import type { MessageKey } from '../text/message-key.ts';
import { listOf, optionalText, requiredText } from '../text/text-schema.ts';
import { toWesternDigits } from '../text/western-digits.ts';
import { fromKeys } from '../typed-entries.ts';

/** The days of a week, from Sunday. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes after the midnight with which a day begins; an end beyond 1,440 is on the next day. */
export type Span = { from: number; to: number };

const dayMinutes = 24 * 60;
const written = /^(\d{1,2}):(\d{2})[-–—](\d{1,2}):(\d{2})$/;

function readSpan(text: string): Span | undefined {
  const [, ...numbers] = written.exec(text.replaceAll(' ', '')) ?? [];
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = numbers.map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  const isTime =
    numbers.length > 0 && fromMinute < 60 && toMinute < 60 && from < dayMinutes && to <= dayMinutes && to !== from;
  // What ends before it begins ends on the next day.
  return isTime ? { from, to: to > from ? to : to + dayMinutes } : undefined;
}

/**
 * The spans of a day as people write them: `08:00-12:30, 13:30-16:00`; '' for a day off. They may touch but not overlap.
 * @returns undefined for anything else
 */
export function readSpans(text: string): Span[] | undefined {
  const parts = toWesternDigits(text)
    .split(/[,،]/)
    .map((part) => part.trim());
  const spans = parts.filter(Boolean).map(readSpan);
  const known = spans.filter((span) => span !== undefined).sort((one, other) => one.from - other.from);
  const fit = known.every(({ to }, place) => to <= (known[place + 1]?.from ?? 2 * dayMinutes));
  return known.length === spans.length && fit ? known : undefined;
}

const twoDigits = (number: number): string => `${number}`.padStart(2, '0');
const clock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const endOf = (to: number): number => (to > dayMinutes ? to - dayMinutes : to);

const writeSpans = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${clock(from)}-${clock(endOf(to))}`).join(', ');

const refused = (error: MessageKey) => ({ error });

const spansField = optionalText(limits.name)
  .refine((text) => readSpans(text) !== undefined, refused('working_hours_spans_wrong'))
  .transform((text) => writeSpans(readSpans(text) ?? []))
  .describe('Spans of a day, `08:00-12:30, 13:30-16:00`; empty: a day off.');

/** The longest holiday and the longest Ramadan in days: a slip of the keyboard must not close the company for years. */
const longest = 31;
const lengthOf = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / (dayMinutes * 60_000);

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
    .refine((week) => weekdays.some((day) => week[day] !== ''), { path: ['sun'], ...refused('working_hours_none') }),
  ramadan: ramadanSchema.nullable().describe('Other hours on the working days between two days; null: none are set.'),
  holidays: listOf(holidaySchema, 100),
  answerHours: answerHoursSchema,
});
export type WorkingHours = z.output<typeof workingHoursSchema>;

/** Until administrators set others. An engineer takes longer than sales. */
export const usualWorkingHours: WorkingHours = {
  week: fromKeys(weekdays, (day) => (day === 'fri' || day === 'sat' ? '' : '08:00-16:00')),
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
