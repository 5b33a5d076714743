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
import type { Promises, WorkingHours, WorkingHoursInForce } from '#shared/leads/working-hours.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { expectedFeasts } from './expected-feasts.ts';

type Parts = {
  db: Database;
  /** Called when the hours change, from which the site's promises follow. */
  onChange: () => void;
};

export type WorkingHoursService = ReturnType<typeof createWorkingHoursService>;

/** When the company works, how soon it answers, and what the site promises of it. */
export function createWorkingHoursService({ db, onChange }: Parts) {
  return {
    async get(): Promise<WorkingHoursInForce> {
      const hours = await readWorkingHours(db);
      return { hours, promised: promisesWith(hours), feasts: expectedFeasts(dayInAmman(new Date())) };
    },

    /** @throws AppError `changed` where other hours are stored than the expected ones */
    async set(hours: WorkingHours, expected?: ExpectedVersions): Promise<void> {
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
