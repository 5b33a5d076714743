import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/db/database.ts';

/** Failed sign-ins by subject: a name or an address, hashed by the caller. */
export const failureQueries = {
  /** One failure of each subject, now. @returns their ids */
  async insert(db: Database, subjects: string[]): Promise<string[]> {
    const now = new Date().toISOString();
    const rows = subjects.map((subject) => ({ id: randomUUIDv7(), subject, created_at: now }));
    await db.insertInto('sign_in_failure').values(rows).execute();
    return rows.map(({ id }) => id);
  },

  async remove(db: Database, ids: string[]): Promise<void> {
    await db.deleteFrom('sign_in_failure').where('id', 'in', ids).execute();
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
