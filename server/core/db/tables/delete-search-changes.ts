import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../database.ts';
import { mergeSearchIndex } from '../engines/merge-search-index.ts';
import { renewSearchTexts } from '../search/renew-search-texts.ts';
import { nextTransaction } from '../search/search-changes.ts';
import { giveAddresses } from './give-addresses.ts';

const keptForMilliseconds = 2 * 60 * 60 * 1000;

/**
 * Deletes old search changes. The last deleted one of each kind stays, without its text, to mark that earlier ones are
 * missing.
 */
export async function deleteOldSearchChanges(db: Database): Promise<void> {
  await forgetForeign(db);
  const before = new Date(Date.now() - keptForMilliseconds).toISOString();
  const forgotten = await db
    .selectFrom('search_change')
    .select(({ fn }) => ['entity', fn.max('moment').as('moment')])
    .where('changed_at', '<', before)
    .groupBy('entity')
    .execute();
  for (const { entity, moment } of forgotten) {
    const last = db
      .selectFrom('search_change')
      .select(({ fn }) => fn.max('change_id').as('last'))
      .where('entity', '=', entity)
      .where('moment', '=', moment);
    await db
      .deleteFrom('search_change')
      .where('entity', '=', entity)
      .where('moment', '<=', moment)
      .where('change_id', '<>', last)
      .execute();
    await db
      .updateTable('search_change')
      .set({ old_text: null })
      .where('entity', '=', entity)
      .where('moment', '=', moment)
      .where('old_text', 'is not', null)
      .execute();
  }
}

/** A dump from another server contains transaction numbers that this one has not reached; they are meaningless here. */
async function forgetForeign(db: Database): Promise<void> {
  const { snapshot, latest } = await db
    .selectFrom('search_now')
    .select((builder) => [
      'snapshot',
      builder
        .selectFrom('search_change')
        .select(({ fn }) => fn.max('moment').as('latest'))
        .as('latest'),
    ])
    .executeTakeFirstOrThrow();
  const foreign = nextTransaction(snapshot);
  if (latest === null || Number(latest) < foreign) return;
  await db.deleteFrom('search_change').where('moment', '>=', foreign).execute();
}

/** Periodic database maintenance, for example hourly. */
export async function runMaintenance(database: OpenDatabase): Promise<void> {
  await keepStatistics(database);
  await deleteOldSearchChanges(database.db);
  await renewSearchTexts(database.db);
  await giveAddresses(database.db);
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
