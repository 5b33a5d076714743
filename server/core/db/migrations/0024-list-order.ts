import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { orderKey } from '#shared/content/order-key.ts';
import { createIndex } from './create-table.ts';

/** The text columns by which lists are ordered; of long lists each has an index. */
const ordered: Record<string, { columns: string[]; isLong: boolean }> = {
  blog_post: { columns: ['title'], isLong: true },
  career: { columns: ['full_name', 'email', 'phone', 'cv_original_name'], isLong: true },
  certificate: { columns: ['name', 'issuer'], isLong: false },
  consultation: { columns: ['full_name', 'email', 'company'], isLong: true },
  contact: { columns: ['full_name', 'email', 'company'], isLong: true },
  faq: { columns: ['topic', 'question'], isLong: false },
  market: { columns: ['name'], isLong: false },
  opening: { columns: ['title', 'department'], isLong: false },
  partner: { columns: ['name', 'industry'], isLong: true },
  product: { columns: ['name', 'industry'], isLong: true },
  project: { columns: ['title'], isLong: false },
  quote: { columns: ['full_name', 'email', 'company', 'country'], isLong: true },
  service: { columns: ['name'], isLong: false },
  text_finding: { columns: ['title'], isLong: false },
  trash: { columns: ['title', 'deleted_by'], isLong: false },
};
const rowsAtOnce = 500;

/**
 * What lists are ordered by, beside each text: the databases order texts differently, and neither as people do. Earlier
 * releases write none; such a row comes first until it is saved.
 */
export const listOrder = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const [table, { columns, isLong }] of Object.entries(ordered)) {
      for (const column of columns)
        await sql`alter table ${sql.table(table)} add column ${sql.ref(`${column}_order`)} ${type} not null default ''`.execute(
          db,
        );
      await fillKeys(db, table, columns);
      if (!isLong) continue;
      for (const column of columns)
        await createIndex(db, `${table}_in_order_of_${column}`, { on: table, columns: [`${column}_order`, 'id'] });
    }
  },
};

type TextRow = { id: string } & Record<string, string | null>;

async function fillKeys(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const texts = sql.join([sql.ref('id'), ...columns.map((column) => sql.ref(column))]);
  const keys = sql.join(
    columns.map((column, place) => sql`${sql.ref(`${column}_order`)} = found.${sql.raw(`column${place + 2}`)}`),
  );
  for (let last = ''; ; ) {
    const { rows } = await sql<TextRow>`select ${texts} from ${sql.table(table)}
      where id > ${last} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    if (rows.length === 0) return;
    const values = rows.map(
      (row) => sql`(${sql.join([row.id, ...columns.map((column) => orderKey(row[column] ?? ''))])})`,
    );
    await sql`update ${sql.table(table)} set ${keys} from (values ${sql.join(values)}) as found
      where ${sql.ref(`${table}.id`)} = found.column1`.execute(db);
    last = rows.at(-1)?.id ?? last;
  }
}
