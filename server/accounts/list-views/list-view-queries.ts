import { randomUUIDv7 } from 'node:crypto';
import { changeRow, countSelected } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import type { ListView, StoredListView } from '#shared/accounts/list-view.ts';

/** The views that users keep of lists. */
export const listViewQueries = {
  /** The views of an account, by list and name; of one list where it is given. */
  async list(db: Database, accountId: string, list?: string): Promise<StoredListView[]> {
    const own = db.selectFrom('list_view').selectAll().where('account_id', '=', accountId);
    const rows = list === undefined ? own : own.where('list', '=', list);
    return (await rows.orderBy('list').orderBy('name').execute()).map((row) => ({
      ...{ _id: row.id, list: row.list, name: row.name, search: row.search },
      hidden: jsonColumn<string[]>(row.hidden),
      isWhole: row.is_whole === 1,
    }));
  },

  /** Stores a view, in place of that of the same list and name. */
  async put(db: Database, accountId: string, { list, name, search, hidden, isWhole }: ListView): Promise<void> {
    const shown = { search, hidden: JSON.stringify(hidden), is_whole: isWhole ? 1 : 0 };
    await db
      .insertInto('list_view')
      .values({ id: randomUUIDv7(), account_id: accountId, list, name, ...shown })
      .onConflict((conflict) => conflict.columns(['account_id', 'list', 'name']).doUpdateSet(shown))
      .execute();
  },

  count: (db: Database, accountId: string): Promise<number> =>
    countSelected(db, db.selectFrom('list_view').where('account_id', '=', accountId)),

  /** Whether the account had such a view. */
  remove: (db: Database, accountId: string, id: string): Promise<boolean> =>
    changeRow(db.deleteFrom('list_view').where('account_id', '=', accountId).where('id', '=', id)),

  async removeOf(db: Database, accountId: string): Promise<void> {
    await db.deleteFrom('list_view').where('account_id', '=', accountId).execute();
  },
};
