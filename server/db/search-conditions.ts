import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from './schema.ts';

type IdColumn = ExpressionBuilder<Tables, keyof Tables>;
type Condition = ExpressionWrapper<Tables, keyof Tables, SqlBool>;

/** Makes the condition on a record's id, given the column that holds it. */
export type IdCondition = (builder: IdColumn, idReference: string) => Condition;

/** Names the records. */
export function isAmong(ids: readonly string[]): IdCondition {
  return (builder, idReference) => builder(sql.ref(idReference), 'in', padded(ids, '')) as Condition;
}

/** Looks the document of each record up: records come in order, so that a page of many is full after a few of them. */
export function hasDocument(entity: string, words: readonly string[]): IdCondition {
  return (builder, idReference) => {
    let document = builder
      .selectFrom('search_doc')
      .select(sql<number>`1`.as('found'))
      .where('entity', '=', entity)
      .where('record_id', '=', sql.ref<string>(idReference));
    for (const word of words) document = document.where(holds(word));
    // As `exists` PostgreSQL would rather read all documents first; and of what equals something it expects so few that it
    // would look up all records before it orders them.
    return sql<SqlBool>`coalesce((${document}), 0) > 0` as unknown as Condition;
  };
}

/** Whether a text, folded as for search, holds a word. */
export function holds(word: string, text = 'text'): RawBuilder<SqlBool> {
  const literal = word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  // As an expression the text offers no index: for common words PostgreSQL's would be slower than reading.
  return sql`(${sql.ref(text)} || '') like ${`%${literal}%`} escape '\\'`;
}

/** Of a handful of lengths, so that a handful of statements serve all; the repeated value changes nothing. */
export function padded<Value>(values: readonly Value[], none: Value): Value[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  return [...values, ...Array<Value>(length - values.length).fill(values.at(-1) ?? none)];
}
