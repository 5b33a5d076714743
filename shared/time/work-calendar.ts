import { minute } from '../units.ts';
import { readSpans, type Weekday, type WorkSpan, weekdays } from './work-spans.ts';

/** From one day to another, YYYY-MM-DD, both included. */
type Days = { from: string; to: string };
/** The hours of each weekday, those of the working days of Ramadan, and holidays; hours as `readSpans` reads them. */
export type CalendarHours = {
  week: Readonly<Record<Weekday, string>>;
  ramadan: (Days & { spans: string }) | null;
  holidays: readonly Days[];
};
/** From one instant up to another, in milliseconds since 1970. */
type Interval = { from: number; to: number };

/** So far ahead working time is looked for. */
const furthestDays = 1_100;

export type WorkCalendar = ReturnType<typeof workCalendar>;

const spansOf = (text: string): WorkSpan[] => readSpans(text) ?? [];
const findWeekday = (day: Temporal.PlainDate): Weekday => weekdays[day.dayOfWeek % 7] ?? 'sun';
const isWithin = (day: string, { from, to }: Days): boolean => from <= day && day <= to;

/** The working time of the company: instants are milliseconds since 1970, and times of day those of `timeZone`. */
export function workCalendar({ week, ramadan, holidays }: CalendarHours, timeZone = 'Asia/Amman') {
  const known = new Map<string, Interval[]>();

  /** A span past midnight belongs to the day on which it begins. */
  function spansOn(day: Temporal.PlainDate): WorkSpan[] {
    const date = day.toString();
    const usual = spansOf(week[findWeekday(day)]);
    if (usual.length === 0 || holidays.some((holiday) => isWithin(date, holiday))) return [];
    return ramadan && isWithin(date, ramadan) ? spansOf(ramadan.spans) : usual;
  }

  /** A time that the clock passes over is the instant at which it does. */
  function findInstant(day: Temporal.PlainDate, minutes: number): number {
    const time = day.toPlainDateTime().add({ minutes });
    const found = time.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    const isOnTheClock = found.toPlainDateTime().equals(time);
    return (isOnTheClock ? found : (found.getTimeZoneTransition('next') ?? found)).epochMilliseconds;
  }

  function intervalsOn(day: Temporal.PlainDate): Interval[] {
    const date = day.toString();
    const found =
      known.get(date) ??
      spansOn(day).map(({ from, to }) => ({ from: findInstant(day, from), to: findInstant(day, to) }));
    known.set(date, found);
    return found;
  }

  const dayOf = (at: number): Temporal.PlainDate =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();

  /** The working time after an instant, in order and never twice; the first may have begun before it. */
  function* workAfter(at: number): Generator<Interval> {
    let day = dayOf(at).subtract({ days: 1 });
    let last = Number.NEGATIVE_INFINITY;
    for (let count = 0; count < furthestDays; count++, day = day.add({ days: 1 }))
      for (const { from, to } of intervalsOn(day)) {
        if (to > Math.max(at, last)) yield { from: Math.max(from, last), to };
        last = Math.max(last, to);
      }
  }

  return {
    /** Whether the company works at an instant. */
    isOpen(at: number): boolean {
      const first = workAfter(at).next().value;
      return first !== undefined && first.from <= at;
    },

    /** The working minutes between two instants; 0 when the second is not later. */
    minutesBetween(from: number, to: number): number {
      let sum = 0;
      for (const work of workAfter(from)) {
        if (work.from >= to) break;
        sum += Math.min(work.to, to) - Math.max(work.from, from);
      }
      return Math.max(0, sum) / minute;
    },

    /**
     * The instant that is so many working minutes after another; with none, the next at which the company works. Where
     * it does not work for three years, their end.
     */
    after(at: number, minutes: number): number {
      let left = minutes * minute;
      for (const { from, to } of workAfter(at)) {
        const start = Math.max(from, at);
        if (left <= to - start) return start + left;
        left -= to - start;
      }
      return findInstant(dayOf(at).add({ days: furthestDays }), 0);
    },

    /** The day, YYYY-MM-DD, that is so many working days after the one at an instant. */
    workingDayAfter(at: number, days: number): string {
      let day = dayOf(at);
      for (let left = days, count = 0; left > 0 && count < furthestDays; count++) {
        day = day.add({ days: 1 });
        if (spansOn(day).length > 0) left -= 1;
      }
      return day.toString();
    },

    /** The day, YYYY-MM-DD, at an instant. */
    dayAt: (at: number): string => dayOf(at).toString(),
  };
}

const midnight = 24 * 60;

/** How many minutes of a day spans have, and how many others the next day has, whose own spans are `next`. */
function measureDay(spans: readonly WorkSpan[], next: readonly WorkSpan[]): { own: number; later: number } {
  const share = ({ from, to }: WorkSpan, other: WorkSpan) =>
    Math.max(0, Math.min(to, other.to) - Math.max(from, other.from));
  const measure = (all: readonly WorkSpan[], within: WorkSpan) =>
    all.reduce((sum, span) => sum + share(span, within), 0);
  const tails = spans.filter(({ to }) => to > midnight).map(({ to }) => ({ from: 0, to: to - midnight }));
  return {
    own: measure(spans, { from: 0, to: midnight }),
    later: tails.reduce((sum, tail) => sum + tail.to - measure(next, tail), 0),
  };
}

/**
 * Within how many working days an answer is promised that takes so many working minutes: the least whole number of days
 * that is longer, whatever the day on which one asks. The answer is due before the last of these days ends at midnight,
 * also in Ramadan.
 */
export function promisedDays({ week, ramadan }: Omit<CalendarHours, 'holidays'>, minutes: number): number {
  const inRamadan = ramadan ? spansOf(ramadan.spans) : [];
  /** The spans that a day may have. */
  const listSpans = (place: number): WorkSpan[][] => {
    const usual = spansOf(week[weekdays[place % weekdays.length] ?? 'sun']);
    return usual.length > 0 && inRamadan.length > 0 ? [usual, inRamadan] : [usual];
  };
  const days = weekdays.map((_, place) => {
    const measured = listSpans(place).flatMap((spans) => listSpans(place + 1).map((next) => measureDay(spans, next)));
    const own = Math.min(...measured.map((day) => day.own));
    return { own, whole: Math.min(...measured.map((day) => day.own + day.later)) };
  });
  const countDays = (asked: number): number => {
    let [count, sum] = [0, 0];
    for (let place = asked + 1; place <= furthestDays; place++) {
      const { own, whole } = days[place % days.length] ?? { own: 0, whole: 0 };
      if (whole === 0) continue;
      count += 1;
      if (sum + own > minutes) break;
      sum += whole;
    }
    return count;
  };
  return Math.max(1, ...weekdays.map((_, asked) => countDays(asked)));
}
