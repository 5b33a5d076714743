import { toWesternDigits } from '../text/western-digits.ts';

/** The days of a week, from Sunday. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes after the midnight with which a day begins; an end beyond 1,440 is on the next day. */
export type WorkSpan = { from: number; to: number };

const dayMinutes = 24 * 60;
const time = /^(\d{1,2})(?:[:.](\d{2}))? ?(am|a\.m\.|ص|صباحا|pm|p\.m\.|م|مساء)?$/;
const between = / ?[-‐−–—] ?| (?:to|until|إلى|الى|حتى) /;
const betweenSpans = /[,،;؛]| (?:and|و) ?/;

/** A time of day in minutes, and whether it says which half of the day it is in. */
function readTime(text: string): { minutes: number; isHalf: boolean } | undefined {
  const [, hour = '', minute = '0', half] = time.exec(text) ?? [];
  if (hour === '' || Number(minute) >= 60) return undefined;
  if (half === undefined) return { minutes: Number(hour) * 60 + Number(minute), isHalf: false };
  if (Number(hour) < 1 || Number(hour) > 12) return undefined;
  const isLater = /^[pم]/.test(half);
  return { minutes: ((Number(hour) % 12) + (isLater ? 12 : 0)) * 60 + Number(minute), isHalf: true };
}

function readSpan(text: string): WorkSpan | undefined {
  const [first, second, ...more] = text
    .replace(/^(?:from|من) /, '')
    .split(between)
    .map(readTime);
  // Of 1-5 pm nothing says whether the 1 is in the afternoon.
  if (!first || !second || more.length > 0 || first.isHalf !== second.isHalf) return undefined;
  const [from, to] = [first.minutes, second.minutes];
  if (from >= dayMinutes || to > dayMinutes || to === from) return undefined;
  // What ends before it begins ends on the next day.
  return { from, to: to > from ? to : to + dayMinutes };
}

/**
 * The spans of a day as people write them: `08:00-12:30, 13:30-16:00`, `8 to 16`, `8 am - 4 pm`; '' for a day off. They
 * may touch but not overlap.
 * @returns undefined for anything else
 */
export function readSpans(text: string): WorkSpan[] | undefined {
  const plain = toWesternDigits(text.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').replaceAll('ً', '');
  const parts = plain.split(betweenSpans).map((part) => part.trim());
  const spans = parts.filter(Boolean).map(readSpan);
  const known = spans.filter((span) => span !== undefined).sort((one, other) => one.from - other.from);
  const fit = known.every(({ to }, place) => to <= (known[place + 1]?.from ?? 2 * dayMinutes));
  return known.length === spans.length && fit ? known : undefined;
}

const twoDigits = (number: number): string => `${number}`.padStart(2, '0');
const clock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const wrapEnd = (to: number): number => (to > dayMinutes ? to - dayMinutes : to);

/** Spans as people write them. */
export const writeSpans = (spans: readonly WorkSpan[]): string =>
  spans.map(({ from, to }) => `${clock(from)}-${clock(wrapEnd(to))}`).join(', ');

/** Beyond midnight nobody works longer than this: an afternoon was meant (`08:00-4:00`). */
const longestNight = 12 * 60;

/** Whether a span goes on past midnight for longer than a night shift may. */
export const isTooLongANight = ({ from, to }: WorkSpan): boolean => to > dayMinutes && to - from > longestNight;
