import { toWesternDigits } from '../text/western-digits.ts';

/** The days of a week, from Sunday. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes after the midnight with which a day begins; an end beyond 1,440 is on the next day. */
export type WorkSpan = { from: number; to: number };

const dayMinutes = 24 * 60;
const written = /^(\d{1,2}):(\d{2})[-–—](\d{1,2}):(\d{2})$/;

function readSpan(text: string): WorkSpan | undefined {
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
export function readSpans(text: string): WorkSpan[] | undefined {
  const parts = toWesternDigits(text)
    .split(/[,،;؛]/)
    .map((part) => part.trim());
  const spans = parts.filter(Boolean).map(readSpan);
  const known = spans.filter((span) => span !== undefined).sort((one, other) => one.from - other.from);
  const fit = known.every(({ to }, place) => to <= (known[place + 1]?.from ?? 2 * dayMinutes));
  return known.length === spans.length && fit ? known : undefined;
}

const twoDigits = (number: number): string => `${number}`.padStart(2, '0');
const clock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const endOf = (to: number): number => (to > dayMinutes ? to - dayMinutes : to);

/** Spans as people write them. */
export const writeSpans = (spans: readonly WorkSpan[]): string =>
  spans.map(({ from, to }) => `${clock(from)}-${clock(endOf(to))}`).join(', ');

/** Beyond midnight nobody works longer than this: an afternoon was meant (`08:00-4:00`). */
const longestNight = 12 * 60;

/** Whether a span goes on past midnight for longer than a night shift may. */
export const isTooLongANight = ({ from, to }: WorkSpan): boolean => to > dayMinutes && to - from > longestNight;
