import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

/**
 * The columns of the kinds with the most records that visitors' lists are filtered by and, in their usual order,
 * ordered by. Queries consult this for what a count depends on; a released entry stays.
 */
export const listColumns: Readonly<Record<string, readonly string[]>> = {
  blog_post: ['status', 'tags', 'tags_ar', 'created_at'],
  product: ['industry', 'industry_ar', 'created_at'],
};

/** The name under which it is signalled that rows of a table were added, removed or changed in their `listColumns`. */
export const listChangesOf = (table: string): string => `${table}:list`;

/** Signals changes of lists separately, so that a corrected text does not make their counts outdated. */
export const listChanges = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    for (const [table, columns] of Object.entries(listColumns))
      await (engine === 'sqlite' ? countListChanges(db, table, columns) : notifyListChanges(db, table, columns));
  },
};

async function countListChanges(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  const part = sql.lit(listChangesOf(table));
  await sql`insert into content_change (part, changes) values (${part}, 0)`.execute(db);
  const conditions = { insert: sql``, update: sql`when ${isOtherIn(columns)}`, delete: sql`` };
  for (const [event, condition] of Object.entries(conditions)) {
    await sql`
      create trigger ${sql.ref(`watch_${table}_list_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} ${condition}
      begin update content_change set changes = changes + 1 where part = ${part}; end`.execute(db);
  }
}

async function notifyListChanges(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  const tell = sql`execute function tell_content_change(${sql.lit(listChangesOf(table))})`;
  await sql`
    create trigger ${sql.ref(`watch_${table}_list_rows`)} after insert or delete on ${sql.table(table)}
    for each row ${tell}`.execute(db);
  await sql`
    create trigger ${sql.ref(`watch_${table}_list_update`)} after update on ${sql.table(table)}
    for each row when (${isOtherIn(columns)}) ${tell}`.execute(db);
}

function isOtherIn(columns: readonly string[]) {
  const changed = columns.map((column) => sql`old.${sql.ref(column)} is distinct from new.${sql.ref(column)}`);
  return sql.join(changed, sql` or `);
}
