import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { forgetSearchChanges } from './forget-search-changes.ts';

/** What a database in use needs from time to time, say hourly. */
export async function keepUp(database: OpenDatabase): Promise<void> {
  await keepStatistics(database);
  await forgetSearchChanges(database.db);
}

/**
 * Lets the planner know about tables that have grown much since it last looked: with SQLite nobody else tells it, and
 * what is best for twenty rows is not for many. PostgreSQL sees to that by itself.
 */
async function keepStatistics({ db, engine }: OpenDatabase): Promise<void> {
  // All tables, also those that this connection has not read yet (sqlite.org/pragma.html#pragma_optimize).
  if (engine === 'sqlite') await sql`pragma optimize = 0x10002`.execute(db);
}
