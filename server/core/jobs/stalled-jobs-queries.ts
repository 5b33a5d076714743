import { countSelected } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { type PeriodicJob, repeatedWork, type StalledJobs } from '#shared/operations/stalled-jobs.ts';

/** Stalled work of every kind. */
export const stalledJobsQueries = {
  /** Mails that are no longer retried but could still be sent, except those to mistyped visitor addresses. */
  async listLostMails(db: Database): Promise<string[]> {
    const rows = await db
      .selectFrom('mail')
      .select('id')
      .where((row) => row.or([row('state', '=', 'given_up'), row('state', '=', 'refused').and('kind', '<>', 'answer')]))
      .where((row) => row.or([row('holds_secret', '=', 0), row('body', 'is not', null)]))
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  countFailedPictures: (db: Database): Promise<number> =>
    countSelected(db, db.selectFrom('media').where('variants', '=', 'failed')),

  /** Periodic jobs that have been failing since before then. */
  async listFailing(db: Database, before: string): Promise<StalledJobs['repeated']> {
    const rows = await db
      .selectFrom('job')
      .select(['kind', 'failing_since'])
      .where('kind', 'in', repeatedWork)
      .$narrowType<{ kind: PeriodicJob }>()
      .where('failing_since', '<=', before)
      .orderBy('kind')
      .execute();
    return rows.map(({ kind, failing_since: since }) => ({
      kind,
      failingSince: since ?? before,
    }));
  },
};
