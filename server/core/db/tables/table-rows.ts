import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Database, openMemoryDatabase } from '../database.ts';
import type { Engine } from '../engines/engine.ts';
import { hasAddedTables } from '../migrator.ts';
import { byTableName } from './dynamic-table.ts';

// Portable access to whole tables, row by row: for backups and for moving between databases.

/** A row as JSON; bytes are `{ "$base64": … }`. */
export type PortableRow = Record<string, unknown>;

const batchSize = 500;
// SQLite binds 32,766 values in one statement, PostgreSQL 65,535.
const mostValues = 30_000;

/**
 * The data tables in alphabetical order; internal tables of the migrator, the search index and the change watching are
 * excluded.
 */
export async function listTables(db: Database, engine: Engine): Promise<string[]> {
  const { rows } = await (engine === 'postgres' ? postgresTables : sqliteTables).execute(db);
  const isData = (name: string) => !/^(kysely|sqlite)_|^content_change$/.test(name);
  return rows.map(({ name }) => name).filter(isData);
}

type Named = { name: string };
const sqliteTables = sql<Named>`select name from pragma_table_list where schema = 'main' and type = 'table' order by name`;
const postgresTables = sql<Named>`select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name collate "C"`;

/** A data table; `columns`: those to read, undefined for all. */
type CopiedTable = { table: string; columns?: readonly string[] | undefined };

/** The data tables without what the next release added to them. */
export async function listCopiedTables(db: Database, engine: Engine): Promise<CopiedTable[]> {
  const tables = await listTables(db, engine);
  if (!(await hasAddedTables(db))) return tables.map((table) => ({ table }));
  const own = await openMemoryDatabase();
  const known = await own.introspection.getTables().finally(() => own.destroy());
  const columns = new Map(known.map((table) => [table.name, table.columns.map(({ name }) => name)]));
  return tables.filter((table) => columns.has(table)).map((table) => ({ table, columns: columns.get(table) }));
}

/** Runs `work` on one snapshot of all tables. */
export function inSnapshot<Result>(
  db: Database,
  engine: Engine,
  work: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  const transaction = db.transaction().setAccessMode('read only');
  // SQLite's snapshot begins with the first read; later reads of the transaction see the same.
  if (engine === 'sqlite') return transaction.execute(work);
  return transaction.setIsolationLevel('repeatable read').execute(work);
}

/** The rows of a table in batches, unordered; `db` is a transaction. */
export async function* readRows(db: Database, engine: Engine, copied: CopiedTable): AsyncGenerator<PortableRow[]> {
  if (engine === 'sqlite') return yield* readSqliteRows(db, copied);
  const { table, columns } = copied;
  const cursor = sql.ref(`rows_of_${table}`);
  const read = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`;
  await sql`declare ${cursor} no scroll cursor for select ${read} from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<PortableRow>`fetch ${sql.lit(batchSize)} from ${cursor}`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(toPortable);
  }
  await sql`close ${cursor}`.execute(db);
}

async function* readSqliteRows(db: Database, { table, columns }: CopiedTable): AsyncGenerator<PortableRow[]> {
  let batch: PortableRow[] = [];
  const all = byTableName(db).selectFrom(table);
  for await (const row of (columns ? all.select(columns) : all.selectAll()).stream()) {
    batch.push(toPortable(row));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Inserts rows with their ids, even where the database would generate them. */
export async function insertRows(db: Database, engine: Engine, table: string, rows: PortableRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const keepNumbers = engine === 'postgres' ? sql`overriding system value` : sql``;
  const atOnce = Math.floor(mostValues / columns.length);
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = sql.join(rows.slice(start, start + atOnce).map((row) => listValues(row, columns)));
    await sql`insert into ${sql.table(table)} (${names}) ${keepNumbers} values ${values}`.execute(db);
  }
}

function listValues(row: PortableRow, columns: string[]): RawBuilder<unknown> {
  return sql`(${sql.join(columns.map((column) => sql.val(fromPortable(row[column]))))})`;
}

/** Sets generated ids to continue after the highest inserted one. */
export async function resetSequences(db: Database, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(db);
  }
}

/** Deletes all rows of all tables, including those inserted by migrations. */
export async function emptyTables(db: Database, tables: string[]): Promise<void> {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
}

/** Whether all tables are empty. */
export async function areEmpty(db: Database, tables: string[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** The number of rows of each data table. */
export async function countRows(db: Database, engine: Engine): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listTables(db, engine)) {
    const { rows } = await sql<{ total: number | string }>`select count(*) as total from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = Number(rows[0]?.total ?? 0);
  }
  return counts;
}

/** Drops empty tables and their triggers in PostgreSQL; an embedded database is recreated instead. */
export async function dropTables(db: Database, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  const tables = await sql<Named>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  for (const { name } of tables.rows) await sql`drop table ${sql.table(name)} cascade`.execute(db);
  const views = await sql<Named>`select table_name as name from information_schema.views
    where table_schema = current_schema()`.execute(db);
  for (const { name } of views.rows) await sql`drop view ${sql.table(name)} cascade`.execute(db);
  // Objects of extensions belong to the database.
  const functions = await sql<Named>`select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(db);
  for (const { name } of functions.rows) await sql`drop function ${sql.raw(name)} cascade`.execute(db);
}

/** Checks integrity that single statements do not. @throws Error when the embedded database is corrupt */
export async function requireIntegrity(db: Database, engine: Engine): Promise<void> {
  if (engine === 'postgres') return;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const found = rows.map((row) => row.integrity_check).join('; ');
  if (found !== 'ok') throw new Error(`The database is not whole: ${found}`);
}

function toPortable(row: PortableRow): PortableRow {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? bytesOf(value) : value,
  ]);
  return Object.fromEntries(entries);
}

const bytesOf = (value: Uint8Array) => ({ $base64: Buffer.from(value).toString('base64') });

function fromPortable(value: unknown): unknown {
  if (value === undefined) return null;
  const isBytes = typeof value === 'object' && value !== null && '$base64' in value;
  return isBytes ? Buffer.from(String(value.$base64), 'base64') : value;
}

/** The number of rows of a table and an order-independent digest. */
export type TableDigest = { rows: number; digest: string };

/** Accumulates rows into a `TableDigest`. */
export function createDigest(): { add(rows: PortableRow[]): void; result(): TableDigest } {
  let rows = 0;
  let sum = 0n;
  return {
    add(batch) {
      rows += batch.length;
      for (const row of batch) sum = BigInt.asUintN(256, sum + BigInt(`0x${hashRow(row)}`));
    },
    result: () => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}

function hashRow(row: PortableRow): string {
  const inOrder = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(inOrder), 'hex');
}

/** The digest of every table; `db` is a transaction. */
export async function digestTables(db: Database, engine: Engine): Promise<Record<string, TableDigest>> {
  const digests: Record<string, TableDigest> = {};
  for (const copied of await listCopiedTables(db, engine)) {
    const digest = createDigest();
    for await (const rows of readRows(db, engine, copied)) digest.add(rows);
    digests[copied.table] = digest.result();
  }
  return digests;
}
