import { join } from 'node:path';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { knownMigrations, listMigrations, migrate } from '#server/core/db/migrator.ts';
import {
  areEmpty,
  digestTables,
  dropTables,
  emptyTables,
  insertRows,
  listTables,
  requireIntegrity,
  resetSequences,
  type TableDigest,
} from '#server/core/db/tables/table-rows.ts';
import { errorMessage } from '#shared/caught.ts';
import type { TableDump } from './dump-tables.ts';
import { readJsonLines } from './json-lines.ts';

/** @throws Error when the database has rows or tables of another program */
export async function requireEmptyDatabase({ db, engine }: OpenDatabase): Promise<void> {
  const tables = await listTables(db, engine);
  const isOurs = tables.length === 0 || (await listMigrations(db)).length > 0;
  if (isOurs && (await areEmpty(db, tables))) return;
  throw new Error('The database is not empty; nothing was changed. Name an empty one.');
}

type Loading = Pick<TableDump, 'migrations' | 'tables'> & {
  /** The folder with `<table>.jsonl` for each table. */
  folder: string;
  /** Awaited when all rows are inserted and verified, before the commit. */
  beforeCommit?: () => Promise<void>;
};

/**
 * Fills an empty database with dumped rows, using the schema of the dump. All rows appear in one transaction; a failure
 * leaves none. The caller runs the remaining migrations.
 * @throws Error when the dump is of a newer program or too old, or the inserted rows differ from the dump
 */
export async function loadTables(database: OpenDatabase, loading: Loading): Promise<void> {
  const { db, engine } = database;
  const migrations = knownMigrations(loading.migrations);
  await dropTables(db, engine);
  await migrate(db, engine, { upTo: migrations.at(-1) });
  await db.transaction().execute(async (transaction) => {
    await fillTables({ ...database, db: transaction }, loading);
    requireSame(await digestTables(transaction, engine), loading.tables);
    await loading.beforeCommit?.();
  });
  await requireIntegrity(db, engine);
}

async function fillTables({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>, loading: Loading): Promise<void> {
  const known = await listTables(db, engine);
  const stranger = Object.keys(loading.tables).find((table) => !known.includes(table));
  if (stranger) throw new Error(`This program has no table ${stranger}.`);
  await emptyTables(db, known);
  for (const table of Object.keys(loading.tables)) await fillTable({ db, engine }, table, loading);
  await resetSequences(db, engine);
}

async function fillTable(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  table: string,
  { folder }: Loading,
): Promise<void> {
  try {
    for await (const rows of readJsonLines(join(folder, `${table}.jsonl`))) await insertRows(db, engine, table, rows);
  } catch (error) {
    throw new Error(`The rows of the table ${table} cannot be written. ${errorMessage(error)}`, { cause: error });
  }
}

/** @throws Error naming the first table that differs */
export function requireSame(found: Record<string, TableDigest>, wanted: Record<string, TableDigest>): void {
  for (const [table, { rows, digest }] of Object.entries(wanted)) {
    const copy = found[table];
    if (copy?.rows === rows && copy.digest === digest) continue;
    throw new Error(`The table ${table} has ${copy?.rows ?? 'no'} rows that should be ${rows}, or other ones.`);
  }
}
