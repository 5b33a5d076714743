import type { Database } from '#server/core/db/database.ts';
import type { ExpectedVersions } from '#server/core/db/record-version.ts';
import {
  promisedDay,
  promisesWith,
  readPromises,
  readWorkingHours,
  writeWorkingHours,
} from '#server/core/settings/answer-clock.ts';
import { renewDeadlines } from '#server/leads/desk-row/desk-clock.ts';
import { fieldRefused } from '#shared/errors.ts';
import type { Promises, WorkingHours, WorkingHoursInForce } from '#shared/leads/working-hours.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { promisedDays } from '#shared/time/work-calendar.ts';
import { isTooLongANight, readSpans, weekdays } from '#shared/time/work-spans.ts';
import { expectedFeasts } from './expected-feasts.ts';

type Parts = {
  db: Database;
  /** Called when the hours change, from which the site's promises follow. */
  onChange: () => void;
};

export type WorkingHoursService = ReturnType<typeof createWorkingHoursService>;

/** Applicants are promised an answer within three weeks (`careers_done_text`). */
const promisedToApplicants = 15;

/** The fields of spans that go on past midnight for too long. What an earlier release stored so stays in force. */
function findLongNights({ week, ramadan }: WorkingHours): string[] {
  const fields = [
    ...weekdays.map((day) => [`week.${day}`, week[day]] as const),
    ['ramadan.spans', ramadan?.spans ?? ''],
  ];
  return fields.flatMap(([field = '', spans = '']) => (readSpans(spans)?.some(isTooLongANight) ? field : []));
}

/** When the company works, how soon it answers, and what the site promises of it. */
export function createWorkingHoursService({ db, onChange }: Parts) {
  return {
    async get(): Promise<WorkingHoursInForce> {
      const hours = await readWorkingHours(db);
      return { hours, promised: promisesWith(hours), feasts: expectedFeasts(dayInAmman(new Date())) };
    },

    /**
     * @throws AppError `invalid` where an afternoon seems to be meant for a night, or applicants would wait longer than
     * the site promises; `changed` where other hours are stored than the expected ones
     */
    async set(hours: WorkingHours, expected?: ExpectedVersions): Promise<void> {
      const [wrong] = findLongNights(hours);
      if (wrong) throw fieldRefused(wrong, 'working_hours_past_midnight');
      if (promisedDays(hours, hours.answerHours.career * 60) > promisedToApplicants)
        throw fieldRefused('answerHours.career', 'working_hours_career_too_long');
      await writeWorkingHours(db, hours, expected);
      onChange();
      await renewDeadlines(db);
    },

    /** Within how many working days the site promises an answer. */
    getPromises: (): Promise<Promises> => readPromises(db),

    /** The day, YYYY-MM-DD, by which the site promises to answer a quote request that is sent now. */
    getPromisedDay: (): Promise<string> => promisedDay(db, Date.now()),
  };
}
