import { countRows } from '#server/db/count-rows.ts';
import type { Database } from '#server/db/database.ts';

export const firstDayQueries = {
  countAdministrators: (db: Database): Promise<number> =>
    countRows(db, db.selectFrom('account').where('role', '=', 'admin')),

  /** Whether the mail server has taken a mail. */
  async hasSentMail(db: Database): Promise<boolean> {
    const row = await db.selectFrom('mail').select('id').where('state', '=', 'sent').limit(1).executeTakeFirst();
    return row !== undefined;
  },
};
