import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { countSelected } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { signInLimits } from '#shared/accounts/account.ts';

// Far above every limit; bounds the rows of callers who continue after being refused.
const mostOfSubject = 1_000;

const val = (value: string) => sql<string>`cast(${value} as text)`;

/** The beginning of the window in which failures count. */
const windowBegins = (): string => new Date(Date.now() - signInLimits.windowMilliseconds).toISOString();

type Failure = { id: string; subject: string; created_at: string };

/** Stores a failure unless its subject has reached the maximum. */
async function insertWithinQuota(db: Database, { id, subject, created_at }: Failure): Promise<void> {
  const known = db
    .selectFrom('sign_in_failure')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject', '=', subject);
  const values = [val(id).as('id'), val(subject).as('subject'), val(created_at).as('created_at')];
  await db
    .insertInto('sign_in_failure')
    .columns(['id', 'subject', 'created_at'])
    .expression(db.selectNoFrom(values).where(known, '<', mostOfSubject))
    .execute();
}

/** Failed sign-ins by subject: a name or an address, hashed by the caller. */
export const failureQueries = {
  /** Adds one failure for each subject, now. @returns their ids */
  async insert(db: Database, subjects: string[]): Promise<string[]> {
    const now = new Date().toISOString();
    const rows = subjects.map((subject) => ({ id: randomUUIDv7(), subject, created_at: now }));
    for (const row of rows) await insertWithinQuota(db, row);
    return rows.map(({ id }) => id);
  },

  async remove(db: Database, ids: string[]): Promise<void> {
    if (ids.length > 0) await db.deleteFrom('sign_in_failure').where('id', 'in', ids).execute();
  },

  /** The times of a subject's failures within the window, oldest first. */
  async list(db: Database, subject: string): Promise<string[]> {
    const rows = await db
      .selectFrom('sign_in_failure')
      .select('created_at')
      .where('subject', '=', subject)
      .where('created_at', '>=', windowBegins())
      .orderBy('created_at')
      .execute();
    return rows.map((row) => row.created_at);
  },

  async count(db: Database, subject: string): Promise<number> {
    return (await this.list(db, subject)).length;
  },

  /** Whether failures overall are so many that no more are stored for unknown places. */
  async exceedTotal(db: Database, factor: number): Promise<boolean> {
    const most = Math.max(1, Math.round(signInLimits.storedInAll * factor));
    const inWindow = db.selectFrom('sign_in_failure').select('id').where('created_at', '>=', windowBegins());
    return (await countSelected(db, db.selectFrom(inWindow.limit(most).as('failure')))) >= most;
  },

  async forget(db: Database, subject: string): Promise<void> {
    await db.deleteFrom('sign_in_failure').where('subject', '=', subject).execute();
  },

  async removeOldest(db: Database, subject: string, before: string): Promise<void> {
    await db.deleteFrom('sign_in_failure').where('subject', '=', subject).where('created_at', '<', before).execute();
  },

  async removeExpired(db: Database): Promise<void> {
    await db.deleteFrom('sign_in_failure').where('created_at', '<', windowBegins()).execute();
  },
};
