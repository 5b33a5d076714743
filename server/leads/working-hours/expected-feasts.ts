import type { ExpectedFeast } from '#shared/leads/working-hours.ts';

const calendar = 'islamic-umalqura';
/** Month and day of the Islamic year on which each begins, and how many days it is free in Jordan; Ramadan is its month. */
const known = [
  { feast: 'ramadan', month: 9, day: 1, days: undefined },
  { feast: 'fitr', month: 10, day: 1, days: 3 },
  { feast: 'adha', month: 12, day: 9, days: 5 },
] as const;

/**
 * Ramadan and the two feasts of the two years after a day, YYYY-MM-DD, by the calendar of Umm al-Qura. What is seen in
 * Jordan may differ by a day, so that these are proposals.
 */
export function expectedFeasts(today: string): ExpectedFeast[] {
  const start = Temporal.PlainDate.from(today);
  const end = start.add({ years: 2 }).toString();
  const { year } = start.withCalendar(calendar);
  const found = [0, 1, 2, 3].flatMap((later) =>
    known.map(({ feast, month, day, days }): ExpectedFeast => {
      const first = Temporal.PlainDate.from({ calendar, year: year + later, month, day });
      const last = first.add({ days: (days ?? first.daysInMonth) - 1 });
      return { feast, from: first.withCalendar('iso8601').toString(), to: last.withCalendar('iso8601').toString() };
    }),
  );
  return found.filter(({ from, to }) => to >= today && from <= end);
}
