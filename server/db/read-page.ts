import { type SqlBool, sql } from 'kysely';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { Database } from './database.ts';
import { inOrder, type ListOrder, type Rows } from './list-order.ts';
import { rowsFrom } from './list-positions.ts';
import { type TableReads, uncachedReads } from './read-cache.ts';
import type { Tables } from './schema.ts';
import { padded } from './search-conditions.ts';

type Reading<Item> = {
  query: ListQuery;
  order: ListOrder;
  toItem(row: Record<string, unknown>): Item;
  /** The total, if known. */
  total?: number | undefined;
  /** Whether a condition may select few of very many rows. */
  isNarrowed?: boolean;
  /** For watched tables: the cache of counts and positions. */
  reads?: TableReads;
};

const usualLimit = 20;
const few = 500;

/** One page of `rows` and the total, or everything without paging. */
export async function readPage<Item, Table extends keyof Tables>(
  db: Database,
  rows: Rows<Table>,
  { query, order, toItem, total: known, isNarrowed = false, reads = uncachedReads }: Reading<Item>,
): Promise<Page<Item>> {
  const read = async (some: Rows<Table>) =>
    ((await some.selectAll().execute()) as Record<string, unknown>[]).map(toItem);
  if (query.page === undefined && query.limit === undefined) {
    const items = await read(inOrder(rows, order));
    return { items, total: items.length };
  }
  const { page = 1, limit = usualLimit } = query;
  const offset = (page - 1) * limit;
  const { total, ids } =
    known === undefined ? await countRows(db, rows, { order, isNarrowed, reads }) : { total: known };
  if (offset >= total) return { items: [], total, page, limit };
  const wanted = ids
    ? inOrder(rows.where(isAmong(ids.slice(offset, offset + limit))), order)
    : await rowsFrom(db, rows, { offset, order, reads });
  return { items: await read(wanted.limit(limit)), total, page, limit };
}

type Counting = { order: ListOrder; isNarrowed: boolean; reads: TableReads };

/** The total and, where a condition selects few rows, their ids: finding these in order may require scanning all. */
function countRows<Table extends keyof Tables>(
  db: Database,
  rows: Rows<Table>,
  { order, isNarrowed, reads: { tables, cached } }: Counting,
): Promise<{ total: number; ids?: string[] }> {
  const counting = rows.select((builder) => builder.fn.countAll<number>().as('total')).compile();
  return cached({ tables, key: [counting.sql, counting.parameters, isNarrowed && order] }, async () => {
    const ids = isNarrowed ? await firstIds(rows, order) : undefined;
    if (ids && ids.length <= few) return { total: ids.length, ids };
    const { rows: found } = await db.executeQuery<{ total: number | string }>(counting as never);
    return { total: Number(found[0]?.total) };
  });
}

async function firstIds<Table extends keyof Tables>(rows: Rows<Table>, order: ListOrder): Promise<string[]> {
  const found = await inOrder(rows, order)
    .select(sql<string>`id`.as('id'))
    .limit(few + 1)
    .execute();
  return (found as { id: string }[]).map(({ id }) => id);
}

function isAmong(ids: string[]) {
  return sql<SqlBool>`id in (${sql.join(padded(ids, ''))})`;
}
