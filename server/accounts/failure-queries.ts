import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { countRows } from '#server/db/count-rows.ts';
import type { Database } from '#server/db/database.ts';

// Far above every limit; bounds the rows of callers who continue after being refused.
const mostOfSubject = 1_000;

const val = (value: string) => sql<string>`cast(${value} as text)`;

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

  /** The times of a subject's failures since `since`, oldest first. */
  async listSince(db: Database, subject: string, since: string): Promise<string[]> {
    const rows = await db
      .selectFrom('sign_in_failure')
      .select('created_at')
      .where('subject', '=', subject)
      .where('created_at', '>=', since)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => row.created_at);
  },

  /** The number of failures of all subjects since `since`, counted up to `most`. */
  countSince(db: Database, since: string, most: number): Promise<number> {
    const failures = db.selectFrom('sign_in_failure').select('id').where('created_at', '>=', since).limit(most);
    return countRows(db, db.selectFrom(failures.as('failure')));
  },

  async forget(db: Database, subject: string): Promise<void> {
    await db.deleteFrom('sign_in_failure').where('subject', '=', subject).execute();
  },

  /** Removes the failures of a subject before a time. */
  async removeOldest(db: Database, subject: string, before: string): Promise<void> {
    await db.deleteFrom('sign_in_failure').where('subject', '=', subject).where('created_at', '<', before).execute();
  },

  async removeBefore(db: Database, time: string): Promise<void> {
    await db.deleteFrom('sign_in_failure').where('created_at', '<', time).execute();
  },
};
