import { randomUUIDv7 } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { chooseOrder } from '#server/core/db/list-order.ts';
import { readPage } from '#server/core/db/search/read-page.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { Redirect, RedirectInput } from '#shared/content/redirect.ts';
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
    const pattern = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    let rows = db.selectFrom('redirect');
    if (q)
      rows = rows.where(sql<SqlBool>`(from_path like ${pattern} escape '\\' or to_path like ${pattern} escape '\\')`);
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

  /** Stores a redirect and points existing redirects to `from` at its target; undefined when `from` already has one. */
  async insert(transaction: Database, { from, to }: RedirectInput): Promise<Redirect | undefined> {
    const row = { id: randomUUIDv7(), from_path: from, to_path: to, created_at: new Date().toISOString() };
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('redirect')
      .values(row)
      .onConflict((conflict) => conflict.column('from_path').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return undefined;
    await transaction.updateTable('redirect').set({ to_path: to }).where('to_path', '=', from).execute();
    return toRedirect(row);
  },

  /** Whether there is a record with this id or address, also a former one. */
  async hasPage(db: Database, table: KindName, named: string): Promise<boolean> {
    const id = await kindTables[table].idOf(db, named);
    return (await byTableName(db).selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  },

  /** @returns whether it existed */
  async remove(db: Database, id: string): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('redirect').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  },
};
