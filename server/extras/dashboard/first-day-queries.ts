import { countSelected, hasRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';

export const firstDayQueries = {
  countAdministrators: (db: Database): Promise<number> =>
    countSelected(db, db.selectFrom('account').where('role', '=', 'admin')),

  hasLeads: (db: Database): Promise<boolean> => hasRow(db.selectFrom('lead_desk').select('id')),
};
