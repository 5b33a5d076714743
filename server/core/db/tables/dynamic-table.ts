import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from '../database.ts';

/** A row of a table whose name is a parameter: it has an id, and its other columns are not known to the types. */
export type DynamicRow = { id: string; [column: string]: unknown };
type DynamicTables = Record<string, DynamicRow>;
export type DynamicRows = SelectQueryBuilder<DynamicTables, string, object>;

/** The database for queries of tables that are known only by name; types check neither columns nor values. */
export function byTableName(db: Database): Kysely<DynamicTables> {
  // Kysely's builders differ per table, so that no typed query fits several tables.
  return db as unknown as Kysely<DynamicTables>;
}
