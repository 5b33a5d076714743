import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { forgetSearchChanges } from './forget-search-changes.ts';

/** Periodic database maintenance, for example hourly. */
export async function keepUp(database: OpenDatabase): Promise<void> {
  await keepStatistics(database);
  await forgetSearchChanges(database.db);
}

/**
 * Updates the planner's statistics of tables that have grown much. SQLite needs this call; PostgreSQL does it by
 * itself.
 */
async function keepStatistics({ db, engine }: OpenDatabase): Promise<void> {
  // All tables, including those this connection has not read (sqlite.org/pragma.html#pragma_optimize).
  if (engine === 'sqlite') await sql`pragma optimize = 0x10002`.execute(db);
}
