import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { arabicOrderKey, orderKey } from '#shared/content/order-key.ts';
import type { Database } from '../database.ts';
import { arabicOrderColumn, orderColumn } from '../list-order.ts';
import { readSetting, writeSetting } from '../settings.ts';

const setting = 'order_keys';
/** Increased when `orderKey` orders texts in another way, or more is ordered. */
const version = 2;
const waits = 'arabic_in_preparation';
const rowsAtOnce = 50;
type Row = Readonly<Record<string, string | number | null>> & { id: string };

/** Stores again, once and in short transactions, by what lists are ordered that an earlier release stored otherwise. */
export async function renewOrderKeys(db: Database): Promise<void> {
  if ((await readSetting(db, setting)) === version) return;
  for (const { name, columns } of await db.introspection.getTables()) {
    const names = columns.map((column) => column.name);
    const ordered = names.filter((column) => names.includes(orderColumn(column)));
    const inArabic = ordered.filter((column) => names.includes(arabicOrderColumn(column)));
    const read = [...ordered, ...inArabic.map((column) => `${column}_ar`), ...names.filter((each) => each === waits)];
    for (let last: string | undefined = ordered.length > 0 ? '' : undefined; last !== undefined; ) {
      last = await renewSome(db, { name, read, ordered, inArabic, after: last });
      await setImmediate();
    }
  }
  await writeSetting(db, setting, version);
}

type Columns = Record<'read' | 'ordered' | 'inArabic', readonly string[]>;
type Part = Columns & { name: string; after: string };

/** @returns the id of the last one; undefined when there are no more */
function renewSome(db: Database, { name, read, ordered, inArabic, after }: Part): Promise<string | undefined> {
  const table = sql.table(name);
  const columns = sql.join(['id', ...read].map((column) => sql.ref(column)));
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Row>`
      select ${columns} from ${table} where id > ${after} order by id limit ${sql.lit(rowsAtOnce)}`.execute(
      transaction,
    );
    for (const row of rows) {
      const keys = [
        ...ordered.map((column) => [orderColumn(column), orderKey(String(row[column] ?? ''))] as const),
        ...inArabic.map(
          (column) => [arabicOrderColumn(column), row[waits] ? null : arabicOrderKey(row[`${column}_ar`])] as const,
        ),
      ].map(([column, key]) => sql`${sql.ref(column)} = ${key}`);
      await sql`update ${table} set ${sql.join(keys)} where id = ${row.id}`.execute(transaction);
    }
    return rows.length < rowsAtOnce ? undefined : (rows.at(-1)?.id ?? undefined);
  });
}
