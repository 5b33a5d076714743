import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';

/** Links for resetting forgotten passwords. */
export const passwordLinkQueries = {
  /** Only the newest link is valid. */
  async replace(db: Database, accountId: string, tokenHash: string): Promise<void> {
    await db.deleteFrom('password_link').where('account_id', '=', accountId).execute();
    const row = { token_hash: tokenHash, account_id: accountId, created_at: new Date().toISOString() };
    await db.insertInto('password_link').values(row).execute();
  },

  /** The account of a link made after `since`. */
  async find(db: Database, tokenHash: string, since: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('password_link')
      .select('account_id')
      .where('token_hash', '=', tokenHash)
      .where('created_at', '>', since)
      .executeTakeFirst();
    return row?.account_id;
  },

  /** Uses a link up; false when it was used concurrently. */
  take: (db: Database, tokenHash: string): Promise<boolean> =>
    changeRow(db.deleteFrom('password_link').where('token_hash', '=', tokenHash)),

  async removeOf(db: Database, accountId: string): Promise<void> {
    await db.deleteFrom('password_link').where('account_id', '=', accountId).execute();
  },

  async removeBefore(db: Database, time: string): Promise<void> {
    await db.deleteFrom('password_link').where('created_at', '<', time).execute();
  },
};
