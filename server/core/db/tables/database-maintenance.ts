import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../database.ts';
import { maintainSearchTexts } from '../search/renew-search-texts.ts';
import { giveAddresses } from './give-addresses.ts';
import { renewOrderKeys } from './renew-order-keys.ts';

// About 250 kB of the index, a few milliseconds: writes wait no longer for it.
const pagesAtATime = 64;
// The rest is merged the next time.
const mostSteps = 500;

/** Periodic database maintenance, for example hourly. */
export async function runMaintenance(database: OpenDatabase): Promise<void> {
  await keepStatistics(database);
  await maintainSearchTexts(database.db);
  await giveAddresses(database.db);
  await renewOrderKeys(database.db);
  if (database.engine === 'sqlite') await mergeSearchIndex(database.db);
}

/**
 * Updates the planner's statistics of tables that have grown much. SQLite needs this call; PostgreSQL does it by
 * itself.
 */
async function keepStatistics({ db, engine }: OpenDatabase): Promise<void> {
  // All tables, including those this connection has not read (sqlite.org/pragma.html#pragma_optimize).
  if (engine === 'sqlite') await sql`pragma optimize = 0x10002`.execute(db);
}

/**
 * Merges the segments of SQLite's full-text index, in short transactions. Writes append segments, and a search reads
 * each of them: with 36,000 texts in eleven segments a rare word took 150 µs, in two 40.
 */
async function mergeSearchIndex(db: Database): Promise<void> {
  if ((await countSegments(db)) < 2) return;
  // Segments of one level are merged from the second on, so that large ones are rarely rewritten.
  await command(db, 'usermerge', 2);
  for (let step = 0; step < mostSteps; step++) {
    if (!(await mergeSome(db))) return;
    await setImmediate();
  }
}

async function countSegments(db: Database): Promise<number> {
  const { rows } = await sql<{ segments: number }>`
    select count(distinct segid) as segments from search_doc_trigram_idx`.execute(db);
  return rows[0]?.segments ?? 0;
}

/** @returns whether there was something to merge (sqlite.org/fts5.html#the_merge_command) */
async function mergeSome(db: Database): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = await countChanges(transaction);
    await command(transaction, 'merge', pagesAtATime);
    // The command itself counts as one change.
    return (await countChanges(transaction)) - before > 1;
  });
}

async function countChanges(db: Database): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0]?.changes ?? 0;
}

/** A command to the index, with its argument in the column `rank`: as a literal, since a parameter is no integer. */
async function command(db: Database, name: 'usermerge' | 'merge', argument: number): Promise<void> {
  await sql`insert into search_doc_trigram (search_doc_trigram, rank) values (${name}, ${sql.lit(argument)})`.execute(
    db,
  );
}
