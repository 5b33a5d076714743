import type { Database } from '#server/core/db/database.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { type ExpectedVersions, requireVersion } from '#server/core/db/record-version.ts';
import { changeSetting, readSetting } from '#server/core/db/settings.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import { type Promises, promisedKinds, usualWorkingHours, type WorkingHours } from '#shared/leads/working-hours.ts';
import { workingHoursSchema } from '#shared/leads/working-hours-input.ts';
import { dayInAmman, endOfDayInAmman } from '#shared/time/day-in-amman.ts';
import { promisedDays, type WorkCalendar, workCalendar } from '#shared/time/work-calendar.ts';
import { fromKeys } from '#shared/typed-entries.ts';

const setting = 'working_hours';

function readHours(setting: unknown): WorkingHours {
  const stored = workingHoursSchema.safeParse(setting);
  return stored.success ? stored.data : usualWorkingHours;
}

/** The working hours that administrators set. */
export const readWorkingHours = async (db: Database): Promise<WorkingHours> =>
  readHours(await readSetting(db, setting));

/** @throws AppError `changed` where other hours are stored than the expected ones */
export async function writeWorkingHours(db: Database, hours: WorkingHours, expected?: ExpectedVersions): Promise<void> {
  await changeSetting(db, setting, (stored) => {
    requireVersion(readHours(stored), expected);
    return hours;
  });
}

export type AnswerClock = { calendar: WorkCalendar; minutesFor: (kind: LeadKind) => number };

// A calendar remembers the days that it has worked out.
let latest: { key: string; clock: AnswerClock } | undefined;

/** What says by when leads are to be answered. */
export async function readAnswerClock(db: Database): Promise<AnswerClock> {
  const hours = await readWorkingHours(db);
  const key = JSON.stringify(hours);
  if (latest?.key !== key) {
    const minutesFor = (kind: LeadKind) => hours.answerHours[kind] * 60;
    latest = { key, clock: { calendar: workCalendar(hours), minutesFor } };
  }
  return latest.clock;
}

/**
 * Within how many working days the site promises an answer with these hours at an instant, in milliseconds since 1970: the
 * shorter days of Ramadan count while it lasts, and before it as soon as an answer may fall into it. So do holidays that
 * leave the shorter days of a week.
 */
export function promisesWith(hours: WorkingHours, now = Date.now()): Promises {
  const { week, ramadan } = hours;
  const calendar = workCalendar(hours);
  const isNotOver = ramadan !== null && calendar.dayAt(now) <= ramadan.to;
  const endOfToday = endOfDayInAmman(now) - 1;
  return fromKeys(promisedKinds, (kind) => {
    const minutes = hours.answerHours[kind] * 60;
    const usual = promisedDays({ week, ramadan: null }, minutes);
    const isInSight = isNotOver && calendar.workingDayAfter(now, usual) >= ramadan.from;
    let days = isInSight ? promisedDays(hours, minutes) : usual;
    const due = calendar.dayAt(calendar.after(endOfToday, minutes));
    while (calendar.workingDayAfter(now, days) < due) days += 1;
    return days;
  });
}

/** Within how many working days the site promises an answer. */
export async function readPromises(db: Database): Promise<Promises> {
  const cached = await cachedReads(db);
  const key = ['promised days', dayInAmman(new Date())];
  return cached({ tables: ['setting'], key }, async () => promisesWith(await readWorkingHours(db)));
}

/** The day, YYYY-MM-DD, by which the site promises to answer a quote request that came at an instant. */
export async function promisedDay(db: Database, at: number): Promise<string> {
  const { calendar, minutesFor } = await readAnswerClock(db);
  const { quote } = await readPromises(db);
  const due = calendar.dayAt(calendar.after(at, minutesFor('quote')));
  const promised = calendar.workingDayAfter(at, quote);
  return [due, promised].sort().at(-1) ?? promised;
}
