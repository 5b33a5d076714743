import { type Selectable, type SqlBool, sql } from 'kysely';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { Database } from '../database.ts';
import { usualLimit } from '../list-in-memory.ts';
import { inOrder, type ListOrder, type Rows } from '../list-order.ts';
import { type TableReads, uncachedReads } from '../read-cache.ts';
import { padded } from './search-conditions.ts';

type Reading<Item, Row> = {
  query: ListQuery;
  order: ListOrder;
  toItem(row: Row): Item;
  total?: number | undefined;
  /** Whether a condition may select few of very many rows. */
  isNarrowed?: boolean;
  /** For watched tables: the cache of counts. */
  reads?: TableReads;
};

/** How many ids of a list are kept. */
const few = 500;

/** One page of `rows` and the total, or everything without paging. */
export async function readPage<Item, Tables, Table extends keyof Tables>(
  db: Database,
  rows: Rows<Tables, Table>,
  {
    query,
    order,
    toItem,
    total: known,
    isNarrowed = false,
    reads = uncachedReads,
  }: Reading<Item, Selectable<Tables[Table]>>,
): Promise<Page<Item>> {
  const readRows = async (some: Rows<Tables, Table>) =>
    (await db.executeQuery<Selectable<Tables[Table]>>(some.selectAll().compile())).rows;
  const read = async (some: Rows<Tables, Table>) => (await readRows(some)).map(toItem);
  if (query.page === undefined && query.limit === undefined) {
    const items = await read(inOrder(rows, order));
    return { items, total: items.length };
  }
  const { page = 1, limit = usualLimit } = query;
  const offset = (page - 1) * limit;
  const { total, ids } =
    known === undefined ? await countRows(db, rows, { order, isNarrowed, reads }) : { total: known };
  if (offset >= total) return { items: [], total, page, limit };
  const first = ids?.slice(offset, offset + limit);
  if (first?.length === Math.min(limit, total - offset)) {
    const found = await readRows(rows.where(isAmong(first)));
    const place = (row: Selectable<Tables[Table]>) => first.indexOf(String((row as { id?: unknown }).id));
    return { items: found.sort((one, other) => place(one) - place(other)).map(toItem), total, page, limit };
  }
  // By their ids, so that the rows before a far page are passed over in the index and not read.
  const wanted = sql<SqlBool>`id in ${selectIds(rows, order).limit(limit).offset(offset)}`;
  return { items: await read(inOrder(rows.where(wanted), order)), total, page, limit };
}

type Counting = { order: ListOrder; isNarrowed: boolean; reads: TableReads };

/** The total and, where a condition selects some of the rows, the first ids: finding these may require scanning all. */
function countRows<Tables, Table extends keyof Tables>(
  db: Database,
  rows: Rows<Tables, Table>,
  { order, isNarrowed, reads: { tables, cached } }: Counting,
): Promise<{ total: number; ids?: string[] }> {
  const counting = rows.select((builder) => builder.fn.countAll<number>().as('total')).compile();
  return cached({ tables, key: [counting.sql, counting.parameters, isNarrowed && order] }, async () => {
    const ids = isNarrowed ? await firstIds(db, rows, order) : undefined;
    if (ids && ids.length < few) return { total: ids.length, ids };
    const { rows: found } = await db.executeQuery<{ total: number | string }>(counting);
    return { total: Number(found[0]?.total), ...(ids && { ids }) };
  });
}

async function firstIds<Tables, Table extends keyof Tables>(
  db: Database,
  rows: Rows<Tables, Table>,
  order: ListOrder,
): Promise<string[]> {
  const first = selectIds(rows, order).limit(few);
  const { rows: found } = await db.executeQuery<{ id: string }>(first.compile());
  return found.map(({ id }) => id);
}

function selectIds<Tables, Table extends keyof Tables>(rows: Rows<Tables, Table>, order: ListOrder) {
  return inOrder(rows, order).select(sql<string>`id`.as('id'));
}

function isAmong(ids: string[]) {
  return sql<SqlBool>`id in (${sql.join(padded(ids, ''))})`;
}
