import { sql } from 'kysely';
import { type Database, type DatabaseSettings, openDatabase } from '../server/core/db/database.ts';
import type { Engine } from '../server/core/db/engines/engine.ts';
import { insertRows } from '../server/core/db/tables/table-rows.ts';
import { createRecordWriter, type Kind } from './large-data-records.ts';
import { recordInserts } from './recorded-inserts.ts';
import { startSite } from './site-process.ts';

/** How many rows each list is to have. */
export type RowCounts = Record<Kind, number>;

// Enough to write quickly, few enough to hold.
const batchSize = 1_000;

/**
 * A site with the demo content, each list of which is filled up to `counts`. The rows are those that the program's own
 * queries write, with searchable texts, history and uses of pictures; they are put in many at a time.
 */
export async function fillLargeFolder(settings: DatabaseSettings, counts: RowCounts): Promise<void> {
  const environment = { ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }) };
  await (await startSite(settings.dataDir, { environment })).stop();
  const { db, engine, close } = await openDatabase(settings);
  try {
    const finish = engine === 'sqlite' ? await hurrySqlite(db) : await hurryPostgres(db);
    await fill(db, engine, counts);
    await finish();
  } finally {
    await close();
  }
}

async function fill(db: Database, engine: Engine, counts: RowCounts): Promise<void> {
  const recorder = recordInserts();
  const grower = await createRecordWriter(db, recorder.db);
  const there = await grower.count();
  await db.transaction().execute(async (transaction) => {
    for (const kind of Object.keys(counts) as Kind[]) {
      for (let i = there[kind]; i < counts[kind]; i++) {
        await grower.add(kind, i);
        if (i % batchSize < batchSize - 1 && i < counts[kind] - 1) continue;
        for (const [table, rows] of recorder.take()) await insertRows(transaction, engine, table, rows);
      }
    }
  });
}

/** Without fsync, with the index in memory. @returns the function that restores the settings */
async function hurrySqlite(db: Database): Promise<() => Promise<void>> {
  for (const setting of ['synchronous = off', 'cache_size = -400000']) await sql.raw(`pragma ${setting}`).execute(db);
  return async () => {};
}

/** The trigram index is built at the end instead of row by row. @returns the function that builds it */
async function hurryPostgres(db: Database): Promise<() => Promise<void>> {
  const name = 'search_doc_text';
  const { rows } = await sql<{
    made: string;
  }>`select indexdef as made from pg_indexes where indexname = ${name}`.execute(db);
  await sql`drop index ${sql.ref(name)}`.execute(db);
  return async () => {
    await sql.raw(rows[0]!.made).execute(db);
    // What a server that is in use does by itself.
    await sql`vacuum analyze`.execute(db);
  };
}
