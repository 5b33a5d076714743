import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { trackChanges } from './change-tracking.ts';

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

type ColumnType = 'integer' | 'bigint' | RawBuilder<unknown>;
type NamedTable = { name: string; table: Table };

/** PostgreSQL compares keys and times byte by byte, as SQLite does: `COLLATE "C"`. */
const chooseTextType = (engine: Engine) => (engine === 'postgres' ? sql`text collate "C"` : sql`text`);

/** Creates a table with its columns and its primary key. */
export async function createTable(db: Kysely<unknown>, engine: Engine, { name, table }: NamedTable): Promise<void> {
  const textType: ColumnType = chooseTextType(engine);
  const { key = [], integer = [] } = table;
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(name);
  const add = (columns: string[] = [], type: ColumnType, isRequired: boolean) => {
    for (const column of columns) builder = builder.addColumn(column, type, (of) => (isRequired ? of.notNull() : of));
  };
  const keyTexts = key.filter((column) => !integer.includes(column));
  add(keyTexts, textType, true);
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

/** Columns that are added to a table: the earlier release writes rows without them. */
type AddedColumns = Pick<Table, 'optionalText' | 'optionalInteger' | 'defaults'>;

/** Adds columns to tables, which are named. */
export async function addColumns(
  db: Kysely<unknown>,
  engine: Engine,
  tables: Readonly<Record<string, AddedColumns>>,
): Promise<void> {
  for (const [name, { optionalText = [], optionalInteger = [], defaults = {} }] of Object.entries(tables)) {
    const table = db.schema.alterTable(name);
    for (const column of optionalText) await table.addColumn(column, chooseTextType(engine)).execute();
    for (const column of optionalInteger) await table.addColumn(column, 'integer').execute();
    for (const [column, value] of Object.entries(defaults)) {
      const type = typeof value === 'number' ? 'integer' : chooseTextType(engine);
      await table.addColumn(column, type, (of) => of.notNull().defaultTo(value)).execute();
    }
  }
}

/** A migration that adds columns, and indexes by name. */
export const withColumns = (
  tables: Readonly<Record<string, AddedColumns>>,
  indexes: Readonly<Record<string, string>> = {},
) => ({
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await addColumns(db, engine, tables);
    await createIndexes(db, indexes);
  },
});

/** Creates indexes by name; what each is on is the rest of its statement, `table (columns)`. */
export async function createIndexes(
  db: Kysely<unknown>,
  indexes: Readonly<Record<string, string>>,
  kind: 'index' | 'unique index' = 'index',
): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await sql.raw(`create ${kind} ${name} on ${on}`).execute(db);
}

/**
 * The columns beside the id and times. Each of `bilingual` has one in Arabic, which may be null, each of `ordered` one
 * with what lists are ordered by (`orderKey`).
 */
export type ContentColumns = { bilingual: string[]; ordered: string[]; hasAddress: boolean } & Table;

/** Creates the table of a kind of content with the indexes that every kind has; its changes are signalled. */
export async function createContentTable(
  db: Kysely<unknown>,
  engine: Engine,
  { name, columns }: { name: string; columns: ContentColumns },
): Promise<void> {
  const { bilingual, ordered, hasAddress, text = [], optionalText = [], defaults, ...others } = columns;
  const arabic = bilingual.map((column) => `${column}_ar`);
  const table: Table = {
    ...others,
    key: ['id'],
    text: [...bilingual, ...text, 'created_at', 'updated_at'],
    optionalText: [...arabic, ...optionalText, ...(hasAddress ? ['address'] : [])],
    defaults: { arabic_in_preparation: 0, ...orderColumnsOf(ordered), ...defaults },
  };
  await createTable(db, engine, { name, table });
  await createIndexes(db, {
    [`${name}_newest`]: `${name} (created_at, id)`,
    [`${name}_changed`]: `${name} (updated_at, id)`,
    // What maintenance reads: those of an import have none yet.
    ...(hasAddress && { [`${name}_without_address`]: `${name} (id) where address is null` }),
  });
  await trackChanges(db, engine, { table: name });
}

/** The columns of a kind of lead beside those of every lead. `ordered` as in `ContentColumns`; each list has an index. */
export type LeadColumns = { ordered: string[]; sorted: string[] } & Table;

/** Creates the table of a kind of lead with the indexes that every kind has; its changes are signalled. */
export async function createLeadTable(
  db: Kysely<unknown>,
  engine: Engine,
  { name, columns }: { name: string; columns: LeadColumns },
): Promise<void> {
  const { ordered, sorted, text = [], optionalText = [], ...others } = columns;
  const table: Table = {
    ...others,
    key: ['id'],
    text: ['reference', 'full_name', 'email', 'language', 'notice_version', 'source', 'created_at', ...text],
    optionalText: ['anonymised_at', 'came_from', 'word_at', ...optionalText],
    defaults: { suspicion: '', ...orderColumnsOf(ordered) },
  };
  await createTable(db, engine, { name, table });
  await createIndexes(db, { [`${name}_reference`]: `${name} (reference)` }, 'unique index');
  await createIndexes(db, {
    ...Object.fromEntries(sorted.map((column) => [`${name}_by_${column}`, `${name} (${column}, id)`])),
    ...orderIndexes(name, ordered),
    [`${name}_latest_word`]: `${name} (coalesce(word_at, created_at), id)`,
    [`${name}_newest`]: `${name} (created_at, id)`,
    [`${name}_personal`]: `${name} (created_at, id) where anonymised_at is null`,
    [`${name}_suspicious`]: `${name} (created_at, id) where suspicion <> ''`,
    [`${name}_unsuspicious`]: `${name} (suspicion, created_at, id)`,
    ...(text.includes('status') && { [`${name}_status`]: `${name} (status, created_at, id)` }),
  });
  await trackChanges(db, engine, { table: name });
}

const orderColumnsOf = (columns: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [`${column}_order`, '']));

/** The indexes by which a long list is ordered. */
export const orderIndexes = (table: string, columns: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [`${table}_in_order_of_${column}`, `${table} (${column}_order, id)`]));
