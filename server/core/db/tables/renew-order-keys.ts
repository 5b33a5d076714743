import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { orderKey } from '#shared/content/order-key.ts';
import type { Database } from '../database.ts';
import { readSetting, writeSetting } from '../settings.ts';

const setting = 'order_keys';
/** Increased when `orderKey` orders texts in another way. */
const version = 1;
const suffix = '_order';
const rowsAtOnce = 50;
type Row = Readonly<Record<string, string | null>>;

/** Stores again, once and in short transactions, by what lists are ordered that an earlier release stored otherwise. */
export async function renewOrderKeys(db: Database): Promise<void> {
  if ((await readSetting(db, setting)) === version) return;
  for (const { name, columns } of await db.introspection.getTables()) {
    const names = columns.map((column) => column.name);
    const ordered = names.filter((column) => names.includes(`${column}${suffix}`));
    for (let last: string | undefined = ordered.length > 0 ? '' : undefined; last !== undefined; ) {
      last = await renewSome(db, { name, ordered, after: last });
      await setImmediate();
    }
  }
  await writeSetting(db, setting, version);
}

type Part = { name: string; ordered: readonly string[]; after: string };

/** @returns the id of the last one; undefined when there are no more */
function renewSome(db: Database, { name, ordered, after }: Part): Promise<string | undefined> {
  const table = sql.table(name);
  const columns = sql.join(['id', ...ordered].map((column) => sql.ref(column)));
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Row>`
      select ${columns} from ${table} where id > ${after} order by id limit ${sql.lit(rowsAtOnce)}`.execute(
      transaction,
    );
    for (const row of rows) {
      const keys = ordered.map((column) => sql`${sql.ref(column + suffix)} = ${orderKey(row[column] ?? '')}`);
      await sql`update ${table} set ${sql.join(keys)} where id = ${row.id}`.execute(transaction);
    }
    return rows.length < rowsAtOnce ? undefined : (rows.at(-1)?.id ?? undefined);
  });
}
