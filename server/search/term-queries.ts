import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { StoredTerm, TermChanges } from '#shared/terms/term-changes.ts';

/** A stored term, and who changed it last and when. */
export type ChangedTerm = StoredTerm & { createdAt: string; updatedAt: string; changedBy: string };

const fromRow = ({ id, changes, is_removed, created_at, updated_at, changed_by }: Tables['term']): ChangedTerm => ({
  id,
  changes: jsonColumn<TermChanges>(changes),
  isRemoved: is_removed === 1,
  createdAt: created_at,
  updatedAt: updated_at,
  changedBy: changed_by ?? '',
});

export const termQueries = {
  /** All that staff changed or added, the oldest first. */
  async list(db: Database): Promise<ChangedTerm[]> {
    const rows = await db.selectFrom('term').selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map(fromRow);
  },

  async find(db: Database, id: string): Promise<ChangedTerm | undefined> {
    // PostgreSQL rejects NUL characters in parameters; no id contains one.
    if (id.includes('\0')) return undefined;
    const row = await db.selectFrom('term').selectAll().where('id', '=', id).executeTakeFirst();
    return row && fromRow(row);
  },

  /** A stored term, locked until the transaction ends; `isShipped`: its row is added if there is none. */
  async lock(transaction: Database, id: string, isShipped: boolean): Promise<ChangedTerm | undefined> {
    if (isShipped) await insert(transaction, { id, changes: {}, isRemoved: false, changedBy: null });
    const locking = transaction.updateTable('term').set(({ ref }) => ({ updated_at: ref('updated_at') }));
    await locking.where('id', '=', id).execute();
    return this.find(transaction, id);
  },

  insert,

  async update(transaction: Database, { id, changes, isRemoved, changedBy }: Written): Promise<void> {
    await transaction
      .updateTable('term')
      .set({ ...columnsOf({ changes, isRemoved }), updated_at: new Date().toISOString(), changed_by: changedBy })
      .where('id', '=', id)
      .execute();
  },

  async remove(transaction: Database, id: string): Promise<void> {
    await transaction.deleteFrom('term').where('id', '=', id).execute();
  },

  async count(db: Database): Promise<number> {
    const row = await db
      .selectFrom('term')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  },
};

type Written = StoredTerm & { changedBy: string | null };

const columnsOf = ({ changes, isRemoved }: Pick<StoredTerm, 'changes' | 'isRemoved'>) => ({
  changes: JSON.stringify(changes),
  is_removed: isRemoved ? 1 : 0,
});

/** Adds a row unless there is one. */
async function insert(transaction: Database, { id, changes, isRemoved, changedBy }: Written): Promise<void> {
  const now = new Date().toISOString();
  await transaction
    .insertInto('term')
    .values({ id, ...columnsOf({ changes, isRemoved }), created_at: now, updated_at: now, changed_by: changedBy })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
