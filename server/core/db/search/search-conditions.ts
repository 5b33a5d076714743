import { type Expression, expressionBuilder, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Engine } from '../engines/engine.ts';
import type { Tables } from '../tables/schema.ts';

/** Builds the condition on a record's id, given the id column. */
export type IdCondition = (idReference: string) => Expression<SqlBool>;

/** The records by id. */
export function matchIds(ids: readonly string[]): IdCondition {
  return (idReference) => sql<SqlBool>`${sql.ref(idReference)} in (${sql.join(padded(ids, ''))})`;
}

/** Texts of which a document contains at least one, normalised. */
export type AnyOf = readonly string[];

/** A correlated lookup per record: records come in order, so a page is full after a few of them. */
export function hasDocument(db: Database, entity: string, words: readonly AnyOf[]): IdCondition {
  return (idReference) => {
    let document = expressionBuilder<Tables>()
      .selectFrom('search_doc')
      .select(sql<number>`1`.as('found'))
      .where('entity', '=', entity)
      .where('record_id', '=', sql.ref<string>(idReference));
    for (const word of words) document = document.where(containsAny(db, word));
    // With `exists` PostgreSQL would scan all documents first; for an equality it expects so few rows that it would
    // fetch all records before sorting.
    return sql<SqlBool>`coalesce((${document}), 0) > 0`;
  };
}

/** Whether an indexed text contains any of some words. */
export function containsAny(db: Database, words: AnyOf, text = 'text'): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    words.map((word) => containsWord(db, word, text)),
    sql` or `,
  )})`;
}

// Neither uses an index, which would be slower than a scan for common words. Of what could be written on both engines,
// `like` takes twice as long as `strpos` in PostgreSQL, and `instr` half as long again as `like` in SQLite.
function containsWord(db: Database, word: string, text: string): RawBuilder<SqlBool> {
  if (findEngine(db) === 'postgres') return sql`strpos(${sql.ref(text)}, ${word}) > 0`;
  const literal = word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql`(${sql.ref(text)} || '') like ${`%${literal}%`} escape '\\'`;
}

/** The engine of a connection or transaction, where a condition is written differently. */
export function findEngine(db: Database): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** Padded to a few lengths, so that few prepared statements serve all; repeated values change nothing. */
export function padded<Value>(values: readonly Value[], none: Value): Value[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  return [...values, ...Array<Value>(length - values.length).fill(values.at(-1) ?? none)];
}
