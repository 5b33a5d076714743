import { randomUUIDv7 } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { chooseOrder } from '#server/core/db/list-order.ts';
import { readPage } from '#server/core/db/search/read-page.ts';
import { findEngine } from '#server/core/db/search/search-conditions.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import { encodePath, type Redirect, type RedirectInput } from '#shared/content/redirect.ts';
import type { KindName } from '#shared/kinds/kinds.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';

export const shortLinkQueries = {
  async findPath(db: Database, code: string): Promise<string | undefined> {
    const row = await db.selectFrom('short_link').select('path').where('code', '=', code).executeTakeFirst();
    return row?.path;
  },

  async findCode(db: Database, path: string): Promise<string | undefined> {
    const row = await db.selectFrom('short_link').select('code').where('path', '=', path).executeTakeFirst();
    return row?.code;
  },

  /** Stores a code for a path unless either is already stored. */
  async insert(db: Database, code: string, path: string): Promise<void> {
    await db
      .insertInto('short_link')
      .values({ code, path, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

const columns = { from: 'from_path', to: 'to_path', createdAt: 'created_at' } as const;

function toRedirect({ id, from_path, to_path, created_at }: Tables['redirect']): Redirect {
  return { _id: id, from: from_path, to: to_path, createdAt: created_at };
}

export const redirectQueries = {
  /** @throws AppError `malformed` for an unknown sort field */
  list(db: Database, query: ListQuery): Promise<Page<Redirect>> {
    const { q = '' } = query;
    let rows = db.selectFrom('redirect');
    if (q) {
      const pattern = `%${encodePath(q)
        .toLowerCase()
        .replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      const isLike = (column: 'from_path' | 'to_path') => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
      rows = rows.where(sql<SqlBool>`(${isLike('from_path')} or ${isLike('to_path')})`);
    }
    return readPage(db, rows, {
      query,
      order: chooseOrder(query.sort || 'from', { columns }),
      toItem: toRedirect,
    });
  },

  async findTarget(db: Database, from: string): Promise<string | undefined> {
    const row = await db.selectFrom('redirect').select('to_path').where('from_path', '=', from).executeTakeFirst();
    return row?.to_path;
  },

  /**
   * Stores a redirect, and lets no other be stored until the transaction ends; undefined when `from` already has one.
   */
  async insert(transaction: Database, { from, to }: RedirectInput): Promise<Redirect | undefined> {
    const row = { id: randomUUIDv7(), from_path: from, to_path: to, created_at: new Date().toISOString() };
    if (findEngine(transaction) === 'postgres') await sql`lock table redirect in exclusive mode`.execute(transaction);
    const insertion = transaction.insertInto('redirect').values(row);
    const isNew = await changeRow(insertion.onConflict((conflict) => conflict.column('from_path').doNothing()));
    return isNew ? toRedirect(row) : undefined;
  },

  /** Points redirects to `from` at `to`, that of `from` too. */
  async pointTo(transaction: Database, { from, to }: RedirectInput): Promise<void> {
    await transaction
      .updateTable('redirect')
      .set({ to_path: to })
      .where((row) => row.or([row('from_path', '=', from), row('to_path', '=', from)]))
      .execute();
  },

  /** Whether there is a record with this id or address, also a former one. */
  async hasPage(db: Database, table: KindName, named: string): Promise<boolean> {
    const id = await kindTables[table].idOf(db, named);
    return (await byTableName(db).selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  },

  /** @returns whether it existed */
  remove: (db: Database, id: string): Promise<boolean> => changeRow(db.deleteFrom('redirect').where('id', '=', id)),
};
