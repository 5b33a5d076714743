import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { trackChanges } from './change-tracking.ts';
import { logSearchChanges } from './search-change-log.ts';

// For migrations. They name columns, not the fields of an entry: a released migration must not change with the entry.

/**
 * A table's columns by type. `key` is the primary key, of text where it is not listed as an integer; optional columns may
 * be null, and those with a default may not.
 */
export type Table = {
  key?: string[];
  text?: string[];
  optionalText?: string[];
  integer?: string[];
  optionalInteger?: string[];
  bigint?: string[];
  optionalBigint?: string[];
  defaults?: Record<string, number | string>;
};

export type Index = { on: string; columns: string[]; isUnique?: true; where?: string };

/** The columns of a kind of content beside its id and times; each of `bilingual` has one in Arabic, which may be null. */
export type ContentColumns = { bilingual: string[] } & Pick<Table, 'text' | 'optionalText' | 'integer'>;

type ColumnType = 'integer' | 'bigint' | RawBuilder<unknown>;
type NamedTable = { name: string; table: Table };

/** PostgreSQL compares keys and times byte by byte, as SQLite does: `COLLATE "C"`. */
export async function createTable(db: Kysely<unknown>, engine: Engine, { name, table }: NamedTable): Promise<void> {
  const textType: ColumnType = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const { key = [], integer = [] } = table;
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(name);
  const add = (columns: string[] = [], type: ColumnType, isRequired: boolean) => {
    for (const column of columns) builder = builder.addColumn(column, type, (of) => (isRequired ? of.notNull() : of));
  };
  add(
    key.filter((column) => !integer.includes(column)),
    textType,
    true,
  );
  add(table.text, textType, true);
  add(table.optionalText, textType, false);
  add(integer, 'integer', true);
  add(table.optionalInteger, 'integer', false);
  add(table.bigint, 'bigint', true);
  add(table.optionalBigint, 'bigint', false);
  for (const [column, value] of Object.entries(table.defaults ?? {})) {
    const type = typeof value === 'number' ? 'integer' : textType;
    builder = builder.addColumn(column, type, (of) => of.notNull().defaultTo(value));
  }
  await (key.length > 0 ? builder.addPrimaryKeyConstraint(`${name}_pkey`, key) : builder).execute();
}

export async function createIndex(
  db: Kysely<unknown>,
  name: string,
  { on, columns, isUnique, where }: Index,
): Promise<void> {
  const condition = where ? sql` where ${sql.raw(where)}` : sql``;
  await sql`create ${sql.raw(isUnique ? 'unique index' : 'index')} ${sql.ref(name)} on ${sql.table(on)}
    (${sql.join(columns.map((column) => sql.ref(column)))})${condition}`.execute(db);
}

/** Creates the table of a kind of content with the indexes that every kind has; changes are signalled, and logged for searches. */
export async function createContentTable(
  db: Kysely<unknown>,
  engine: Engine,
  { name, columns }: { name: string; columns: ContentColumns },
): Promise<void> {
  const { bilingual, text = [], optionalText = [], integer = [] } = columns;
  const arabic = bilingual.map((column) => `${column}_ar`);
  const table: Table = {
    key: ['id'],
    text: [...bilingual, ...text, 'created_at', 'updated_at'],
    optionalText: [...arabic, ...optionalText],
    integer,
  };
  await createTable(db, engine, { name, table });
  await createIndex(db, `${name}_newest`, { on: name, columns: ['created_at', 'id'] });
  await createIndex(db, `${name}_changed`, { on: name, columns: ['updated_at', 'id'] });
  await trackChanges(db, engine, { table: name });
  await logSearchChanges(db, engine, { entity: name, keepsTexts: true });
}
