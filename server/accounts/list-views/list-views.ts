import type { Database } from '#server/core/db/database.ts';
import { type ListView, listViewLimits, type StoredListView } from '#shared/accounts/list-view.ts';
import { AppError } from '#shared/errors.ts';
import { accountQueries } from '../account-queries.ts';
import { listViewQueries } from './list-view-queries.ts';

export type KeptListViews = ReturnType<typeof createListViews>;

/** How each user sees the lists of the back office. Each view is a row: what several tabs keep at once, stays. */
export function createListViews({ db }: { db: Database }) {
  return {
    list: (accountId: string, list?: string): Promise<StoredListView[]> => listViewQueries.list(db, accountId, list),

    /** @throws AppError `conflict` for more than a user may keep; `unauthenticated` when the account is gone */
    keep: (accountId: string, view: ListView): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await accountQueries.hold(transaction, accountId);
        if (!(await accountQueries.find(transaction, accountId)))
          throw new AppError('unauthenticated', 'error_unauthenticated');
        await listViewQueries.put(transaction, accountId, view);
        if ((await listViewQueries.count(transaction, accountId)) > listViewLimits.perUser)
          throw new AppError('conflict', 'list_view_limit');
      }),

    /** @throws AppError `not_found` */
    async remove(accountId: string, id: string): Promise<void> {
      if (!(await listViewQueries.remove(db, accountId, id))) throw new AppError('not_found', 'list_view_not_found');
    },
  };
}
