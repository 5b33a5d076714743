import type { SelectQueryBuilder } from 'kysely';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { Tables } from './schema.ts';

type Rows<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>;
type Reading<Item, Table extends keyof Tables> = {
  query: ListQuery;
  inOrder(rows: Rows<Table>): Rows<Table>;
  toItem(row: Record<string, unknown>): Item;
  /** How many there are, if that is known. */
  total?: number | undefined;
};

const usualLimit = 20;

/** One page of `rows` and how many there are, or everything when no paging was asked for. */
export async function readPage<Item, Table extends keyof Tables>(
  rows: Rows<Table>,
  { query, inOrder, toItem, total }: Reading<Item, Table>,
): Promise<Page<Item>> {
  const sorted = inOrder(rows).selectAll() as unknown as Rows<Table>;
  const read = async (some: Rows<Table>) => ((await some.execute()) as Record<string, unknown>[]).map(toItem);
  if (query.page === undefined && query.limit === undefined) {
    const items = await read(sorted);
    return { items, total: items.length };
  }
  const { page = 1, limit = usualLimit } = query;
  const [items, counted] = await Promise.all([
    read(sorted.limit(limit).offset((page - 1) * limit)),
    total ?? countRows(rows),
  ]);
  return { items, total: counted, page, limit };
}

async function countRows<Table extends keyof Tables>(rows: Rows<Table>): Promise<number> {
  const count = rows.select((builder) => builder.fn.countAll<number>().as('total'));
  const { total } = (await count.executeTakeFirstOrThrow()) as { total: number | string };
  return Number(total);
}
