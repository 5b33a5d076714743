import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

/** The channel on which PostgreSQL announces the watched tables that a commit changed. */
export const changeChannel = 'content_change';

/** Watched tables that only staff read; no public page depends on them. */
export const staffTables: ReadonlySet<string> = new Set(['contact', 'consultation', 'career', 'quote']);

/** The table, and its relevant columns if not all. */
type Watched = { table: string; columns?: readonly string[] };

/** Creates the base of watching: a row of counters per table in SQLite, a notifying function in PostgreSQL. */
export async function createChangeTracking(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create table content_change (part text primary key not null, changes integer not null)`.execute(db);
    return;
  }
  await sql`
    create function tell_content_change() returns trigger language plpgsql as
    'begin perform pg_notify(''content_change'', tg_argv[0]); return null; end'`.execute(db);
}

/**
 * For migrations: signals changes of a table's rows under the table's name. Triggers do it, so that no writer can omit
 * it.
 */
export async function trackChanges(db: Kysely<unknown>, engine: Engine, watched: Watched): Promise<void> {
  await (engine === 'sqlite' ? countChanges(db, watched) : notifyChanges(db, watched));
}

async function countChanges(db: Kysely<unknown>, { table, columns }: Watched): Promise<void> {
  await sql`insert into content_change (part, changes) values (${sql.lit(table)}, 0)`.execute(db);
  for (const event of ['insert', 'update', 'delete'] as const) {
    await sql`
      create trigger ${sql.ref(`watch_${table}_${event}`)} after ${eventOf(event, columns)} on ${sql.table(table)}
      begin update content_change set changes = changes + 1 where part = ${sql.lit(table)}; end`.execute(db);
  }
}

async function notifyChanges(db: Kysely<unknown>, { table, columns }: Watched): Promise<void> {
  const each = sql`for each row`;
  const tell = sql`execute function tell_content_change(${sql.lit(table)})`;
  await sql`
    create trigger ${sql.ref(`watch_${table}_rows`)} after insert or delete on ${sql.table(table)}
    ${each} ${tell}`.execute(db);
  // Locking a row rewrites it unchanged, which is not a change.
  await sql`
    create trigger ${sql.ref(`watch_${table}_update`)} after ${eventOf('update', columns)} on ${sql.table(table)}
    ${each} when (old.* is distinct from new.*) ${tell}`.execute(db);
}

function eventOf(event: 'insert' | 'update' | 'delete', columns: readonly string[] | undefined) {
  if (event !== 'update' || !columns) return sql.raw(event);
  return sql`update of ${sql.join(columns.map((column) => sql.ref(column)))}`;
}
