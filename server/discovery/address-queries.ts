import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { cachedReads } from '#server/db/read-cache.ts';

/** Content with a page for each record, by table. */
export const addressedTables = ['product', 'partner', 'blog_post'] as const;
export type AddressedTable = (typeof addressedTables)[number];

const listedTables = ['service', 'project', 'faq', 'certificate', 'opening'] as const;
/** Content shown by the site's fixed pages. */
export type ShownTable = AddressedTable | (typeof listedTables)[number] | 'company';

/** The number of public records of a table, and the time of the last change; '' when empty. */
export type TableState = { count: number; changedAt: string };

export type Addressed = { id: string; changedAt: string };

const batchSize = 1_000;

function publicRows(db: Database, table: AddressedTable) {
  const rows = db.selectFrom(table);
  return table === 'blog_post' ? rows.where(sql<SqlBool>`status = 'published'`) : rows;
}

/** The state of every table that pages depend on. */
export async function readTableStates(db: Database): Promise<Record<ShownTable, TableState>> {
  const cached = await cachedReads(db);
  const state = async (table: ShownTable): Promise<[ShownTable, TableState]> => {
    const isPost = table === 'blog_post';
    const rows = isPost ? publicRows(db, table) : db.selectFrom(table as 'product');
    const { count, changed_at } = await rows
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<string | null>('updated_at').as('changed_at')])
      .executeTakeFirstOrThrow();
    return [table, { count: Number(count), changedAt: changed_at ?? '' }];
  };
  const tables = [...addressedTables, ...listedTables, 'company' as const];
  const states = tables.map((table) => cached({ tables: [table], key: ['state'] }, () => state(table)));
  return Object.fromEntries(await Promise.all(states)) as Record<ShownTable, TableState>;
}

/** Includes the Trash: a restored record keeps its old time. */
export async function readTrashState(db: Database): Promise<TableState> {
  const { count, changed_at } = await db
    .selectFrom('trash')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<string | null>('deleted_at').as('changed_at')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), changedAt: changed_at ?? '' };
}

/** The public records from `offset` on, `limit` at most, ordered by id, read a thousand at a time. */
export async function* listAddressed(
  db: Database,
  table: AddressedTable,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<Addressed> {
  const inOrder = publicRows(db, table).select(['id', 'updated_at']).orderBy('id');
  let after: string | undefined;
  for (let left = limit; left > 0; ) {
    const take = Math.min(left, batchSize);
    const batch = after === undefined ? inOrder.offset(offset) : inOrder.where('id', '>', after);
    const rows = await batch.limit(take).execute();
    for (const { id, updated_at: changedAt } of rows) yield { id, changedAt };
    if (rows.length < take) return;
    after = rows.at(-1)?.id;
    left -= rows.length;
  }
}
