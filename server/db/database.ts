import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { migrate } from './migrator.ts';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

/** A connection, or a transaction on one: query functions take either. */
export type Database = Kysely<Tables>;

export type OpenDatabase = { db: Database; engine: Engine; close(): Promise<void> };

/**
 * Opens the database, PostgreSQL when `databaseUrl` is given and otherwise the embedded one in `dataDir`, and
 * brings its tables up to date.
 * @throws Error when the database was written by a newer program.
 */
export async function openDatabase(settings: { dataDir: string; databaseUrl?: string }): Promise<OpenDatabase> {
  const engine: Engine = settings.databaseUrl ? 'postgres' : 'sqlite';
  const dialect = settings.databaseUrl
    ? postgresDialect(settings.databaseUrl)
    : sqliteDialect(openSqlite(join(settings.dataDir, 'mansooj.sqlite')));
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db, engine);
    return { db, engine, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Whether the database answers. */
export async function isAlive(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/** Refreshes the planner's statistics; wanted after bulk loads. */
export async function analyze(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
