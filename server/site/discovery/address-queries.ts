import { sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { foundCondition } from '#server/core/db/field-condition.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { type ContentEntity, contentEntities, type KindName, kindsWithPages } from '#shared/kinds/kinds.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';

/** A table with content that pages show. */
export type ShownTable = ContentEntity;

/** The number of public records of a table, and the time of the last change; '' when empty. */
export type TableState = { count: number; changedAt: string };

/** A record with a page; `isInArabic`: readers of Arabic get it in Arabic. */
export type Addressed = { id: string; address: string | null; changedAt: string; isInArabic: boolean };

const batchSize = 1_000;

/** The rows that have a page of their own. */
function publicRows(db: Database, kind: AnyKind & { name: KindName }, today = dayInAmman(new Date())) {
  const isPublic = foundCondition(kind, today);
  const rows = byTableName(db).selectFrom(kind.name);
  return isPublic ? rows.where(isPublic) : rows;
}

/** The state of every table that pages depend on. */
export async function readTableStates(db: Database): Promise<Record<ShownTable, TableState>> {
  const cached = await cachedReads(db);
  const today = dayInAmman(new Date());
  const state = async (table: ShownTable): Promise<[ShownTable, TableState]> => {
    const kind = kindsWithPages.find(({ name }) => name === table);
    const rows = kind ? publicRows(db, kind, today) : byTableName(db).selectFrom(table);
    const { count, changed_at } = await rows
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<string | null>('updated_at').as('changed_at')])
      .executeTakeFirstOrThrow();
    return [table, { count: Number(count), changedAt: changed_at ?? '' }];
  };
  const states = contentEntities.map((table) => cached({ tables: [table], key: ['state', today] }, () => state(table)));
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
  kind: AnyKind & { name: KindName },
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<Addressed> {
  const inOrder = publicRows(db, kind)
    .select(['id', sql.ref<string | null>('address').as('address'), sql.ref<string>('updated_at').as('changedAt')])
    .select([
      sql.ref<string | null>(`${kind.title}_ar`).as('arabic'),
      sql.ref<number>('arabic_in_preparation').as('waits'),
    ])
    .orderBy('id');
  let after: string | undefined;
  for (let left = limit; left > 0; ) {
    const take = Math.min(left, batchSize);
    const batch = after === undefined ? inOrder.offset(offset) : inOrder.where('id', '>', after);
    const rows = await batch.limit(take).execute();
    yield* rows.map(({ arabic, waits, ...row }) => ({ ...row, isInArabic: Boolean(arabic) && waits === 0 }));
    if (rows.length < take) return;
    after = rows.at(-1)?.id;
    left -= rows.length;
  }
}
