import type { Database } from '#server/db/database.ts';
import { type RepeatedWork, repeatedWork, type StalledWork } from '#shared/stalled-work.ts';

/** What does not come to its end by itself, wherever it waits. */
export const stalledWorkQueries = {
  /** The mails that no attempt is made for any more and that can still be sent; a visitor's mistyped address is none. */
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

  async countFailedPictures(db: Database): Promise<number> {
    const { count } = await db
      .selectFrom('media')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('variants', '=', 'failed')
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Those are begun anew, with as many attempts as a new picture has. */
  async reopenPictures(db: Database): Promise<void> {
    await db
      .updateTable('media')
      .set({ variants: 'pending', attempts: 0, claimed_at: null, claimed_by: null })
      .where('variants', '=', 'failed')
      .execute();
  },

  /** Repeated work that has failed since before then. */
  async listFailing(db: Database, before: string): Promise<StalledWork['repeated']> {
    const rows = await db
      .selectFrom('job')
      .select(['kind', 'failing_since'])
      .where('kind', 'in', repeatedWork)
      .where('failing_since', '<=', before)
      .orderBy('kind')
      .execute();
    return rows.map(({ kind, failing_since: since }) => ({
      kind: kind as RepeatedWork,
      failingSince: since ?? before,
    }));
  },
};
