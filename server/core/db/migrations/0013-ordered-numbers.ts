import { type Kysely, sql } from 'kysely';
import { orderKey } from '#shared/content/order-key.ts';

const suffix = '_order';
const rowsAtOnce = 200;
type Row = Readonly<Record<string, string | null>>;

/** Stores again by what lists are ordered: numbers within texts are ordered as numbers. */
export const orderedNumbers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const { name, columns } of await db.introspection.getTables()) {
      const names = columns.map((column) => column.name);
      const ordered = names.filter((column) => names.includes(`${column}${suffix}`));
      if (ordered.length > 0) await renewTable(db, name, ordered);
    }
  },
};

async function renewTable(db: Kysely<unknown>, name: string, ordered: readonly string[]): Promise<void> {
  const table = sql.table(name);
  const columns = sql.join(['id', ...ordered].map((column) => sql.ref(column)));
  for (let last = ''; ; ) {
    const { rows } = await sql<Row>`
      select ${columns} from ${table} where id > ${last} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    for (const row of rows) {
      const keys = ordered.map((column) => sql`${sql.ref(`${column}${suffix}`)} = ${orderKey(row[column] ?? '')}`);
      await sql`update ${table} set ${sql.join(keys)} where id = ${row.id}`.execute(db);
    }
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}
