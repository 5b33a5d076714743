import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

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
 * Signals changes of a table's rows under the table's name (server/core/db/change-signal.ts). Triggers do it, so that no
 * writer can omit it.
 */
export async function trackChanges(db: Kysely<unknown>, engine: Engine, { table, columns }: Watched): Promise<void> {
  const update = columns ? `update of ${columns.map((column) => `"${column}"`).join(', ')}` : 'update';
  // Locking a row rewrites it unchanged, which is not a change.
  const isOther = engine === 'postgres' ? 'old.* is distinct from new.*' : undefined;
  const signal = await makeSignal(db, engine, table);
  for (const [name, event] of rowEvents[engine]) await signal(`watch_${table}_${name}`, event);
  await signal(`watch_${table}_update`, update, isOther);
}

type WatchedList = {
  table: string;
  /** The columns by which lists are filtered and ordered, by the name of the trigger. */
  updates: Readonly<Record<string, readonly string[]>>;
};

/** Signals changes of a table's lists as `<table>:list`, so that a corrected text does not make their counts outdated. */
export async function trackListChanges(
  db: Kysely<unknown>,
  engine: Engine,
  { table, updates }: WatchedList,
): Promise<void> {
  const signal = await makeSignal(db, engine, `${table}:list`, table);
  for (const [name, event] of rowEvents[engine]) await signal(`watch_${table}_list_${name}`, event);
  for (const [name, columns] of Object.entries(updates)) {
    const isOther = columns.map((column) => `old."${column}" is distinct from new."${column}"`).join(' or ');
    await signal(`watch_${table}_${name}_update`, 'update', isOther);
  }
}

/** The triggers for new and removed rows: SQLite needs one for each. */
const rowEvents: Record<Engine, readonly (readonly [string, string])[]> = {
  sqlite: [
    ['insert', 'insert'],
    ['delete', 'delete'],
  ],
  postgres: [['rows', 'insert or delete']],
};

/** @returns the function that creates a trigger which signals the change of a part */
async function makeSignal(db: Kysely<unknown>, engine: Engine, part: string, table = part) {
  if (engine === 'sqlite')
    await sql`insert into content_change (part, changes) values (${sql.lit(part)}, 0)`.execute(db);
  const action =
    engine === 'sqlite'
      ? `begin update content_change set changes = changes + 1 where part = '${part}'; end`
      : `execute function tell_content_change('${part}')`;
  return async (name: string, event: string, condition?: string): Promise<void> => {
    const each = engine === 'sqlite' ? '' : 'for each row';
    const when = condition ? `when (${condition})` : '';
    await sql.raw(`create trigger ${name} after ${event} on ${table} ${each} ${when} ${action}`).execute(db);
  };
}
