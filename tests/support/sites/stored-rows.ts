import { sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';

// What the migrator, the search index, the watching of changes and the backups keep for themselves.
const ofTheProgram = /^(kysely|sqlite)_|^search_doc_trigram|^content_change$|^backup_run$/;

/** Every row of every table as JSON, in order, however the tables are called. */
export async function storedRows(db: Database): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !ofTheProgram.test(name));
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    rows[name] = found.rows.map(asText).sort();
  }
  return rows;
}

const asText = (row: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));

/** How many rows each table has. */
export async function countRows(db: Database): Promise<Map<string, number>> {
  return new Map(Object.entries(await storedRows(db)).map(([table, rows]) => [table, rows.length]));
}
