import { dayInAmman } from './day-in-amman.ts';

/** A week in Amman: its first day, YYYY-MM-DD, and the instants at which it begins and ends (ISO 8601 UTC). */
export type Week = { from: string; begins: string; ends: string };

const timeZone = 'Asia/Amman';
// ISO weekday; the week of Jordan begins on Saturday (CLDR weekData, territory JO).
const firstWeekday = 6;

/** In the stored format, so that times compare as text. */
const writeInstant = (day: Temporal.PlainDate): string =>
  new Date(day.toZonedDateTime(timeZone).epochMilliseconds).toISOString();

/** The last `count` weeks in Amman, oldest first; the last one contains `now`. */
export function weeksInAmman(now: Date, count: number): Week[] {
  const today = Temporal.PlainDate.from(dayInAmman(now));
  const first = today.subtract({ days: (today.dayOfWeek - firstWeekday + 7) % 7 });
  return Array.from({ length: count }, (_, index) => {
    const day = first.subtract({ weeks: count - 1 - index });
    return { from: day.toString(), begins: writeInstant(day), ends: writeInstant(day.add({ weeks: 1 })) };
  });
}
