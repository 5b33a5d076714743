import { join } from 'node:path';
import { type Dialect, Kysely, type LogEvent, sql } from 'kysely';
import { type DatabaseCondition, watchCondition } from './engines/database-condition.ts';
import type { Engine } from './engines/engine.ts';
import { withLockTimeout } from './engines/lock-timeout.ts';
import { postgresDialect } from './engines/postgres.ts';
import { openSqlite, openSqliteToRead, sqliteDialect } from './engines/sqlite.ts';
import { explainOpening, nameDatabase } from './explain-opening.ts';
import { migrate } from './migrator.ts';
import type { Tables } from './tables/schema.ts';

/** A connection, or a transaction on one: query functions take either. */
export type Database = Kysely<Tables>;

export type OpenDatabase = AsyncDisposable & {
  db: Database;
  engine: Engine;
  condition: DatabaseCondition;
  close(): Promise<void>;
};

export type DatabaseSettings = { dataDir: string; databaseUrl?: string | undefined };

/** Path of the embedded database in a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'mansooj.sqlite');

/** Connects to the database without migrating it. A missing SQLite database is created, unless it is `onlyRead`. */
export function connectDatabase(
  { dataDir, databaseUrl }: DatabaseSettings,
  { onlyRead = false }: { onlyRead?: boolean } = {},
): OpenDatabase {
  const open = onlyRead ? openSqliteToRead : openSqlite;
  const { engine, dialect, condition } = databaseUrl ? connectPostgres(databaseUrl) : connectSqlite(dataDir, open);
  const log = (event: LogEvent) => {
    if (event.level === 'error') condition.note(event.error);
  };
  const db = new Kysely<Tables>({ dialect, log });
  const close = () => db.destroy();
  return { db, engine, condition, close, [Symbol.asyncDispose]: close };
}

type Connection = Pick<OpenDatabase, 'engine' | 'condition'> & { dialect: Dialect };

function connectSqlite(dataDir: string, open: typeof openSqlite): Connection {
  const file = sqliteFile(dataDir);
  const database = open(file);
  const condition = watchCondition(file);
  return { engine: 'sqlite', condition, dialect: sqliteDialect(database, condition) };
}

const connectPostgres = (databaseUrl: string): Connection => ({
  engine: 'postgres',
  condition: watchCondition(),
  dialect: postgresDialect(databaseUrl),
});

type OpenOptions = {
  /** Awaited before migrations change a non-empty database; an error cancels them. */
  beforeChange?: (database: OpenDatabase) => Promise<void>;
  /** Awaited before migrations fill an empty database; an error cancels them. */
  beforeCreation?: () => Promise<void>;
};

/**
 * Opens the database, PostgreSQL when `databaseUrl` is given and otherwise the embedded one in `dataDir`, and runs the
 * missing migrations.
 * @throws Error when the database was written by a newer program.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  { beforeChange, beforeCreation }: OpenOptions = {},
): Promise<OpenDatabase> {
  let database: OpenDatabase | undefined;
  try {
    const opened = connectDatabase(settings);
    database = opened;
    await refuseForeign(opened, settings);
    await migrate(opened.db, opened.engine, {
      beforeChange: beforeChange && (() => beforeChange(opened)),
      beforeCreation,
    });
    return opened;
  } catch (error) {
    await database?.close();
    throw explainOpening(error, settings);
  }
}

type Named = { name: string };
const sqliteTables = sql<Named>`select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!'`;
// Those that this user may not read, too.
const postgresTables = sql<Named>`select tablename as name from pg_tables where schemaname = current_schema() order by 1`;

/** @throws Error for a database with tables of another program alone */
export async function refuseForeign({ db, engine }: OpenDatabase, settings: DatabaseSettings): Promise<void> {
  const { rows } = await (engine === 'sqlite' ? sqliteTables : postgresTables).execute(db);
  const [first] = rows;
  if (!first || rows.some(({ name }) => name === 'kysely_migration')) return;
  const advice =
    engine === 'sqlite'
      ? 'Move it away, or set DATA_DIR to another folder.'
      : 'Make an empty one, and name it in DATABASE_URL.';
  throw new Error(
    `${nameDatabase(settings)} is a database of another program (with the table ${first.name}). ${advice}`,
  );
}

/** A database in the memory of this process, with all tables and no rows: for what goes on while the real one takes no changes. */
export async function openMemoryDatabase(): Promise<Database> {
  const dialect = sqliteDialect(openSqlite(':memory:'), { requireFile() {} });
  const db = new Kysely<Tables>({ dialect });
  await migrate(db, 'sqlite');
  return db;
}

/** Whether the database answers what the site asks of it: from a table, not from nowhere. */
export async function isAlive(db: Database): Promise<boolean> {
  try {
    await db.selectFrom('setup_step').select('name').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}

/** What a database takes on its disk, in bytes. */
export async function storedBytes({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<number> {
  const asked =
    engine === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;
  return Number((await asked.execute(db)).rows[0]?.bytes ?? 0);
}

const shortWaitMilliseconds = 500;

/** Whether the database accepts writes: it is neither read-only nor locked by another program. Changes nothing. */
export async function isWritable(db: Database, engine: Engine): Promise<boolean> {
  try {
    return await (engine === 'sqlite' ? takesChanges(db) : isPrimary(db));
  } catch {
    return false;
  }
}

/** A write transaction without a change; another process may be busy with one for a moment. */
async function takesChanges(db: Database): Promise<boolean> {
  await withLockTimeout(shortWaitMilliseconds, () => db.transaction().execute(async () => {}));
  return true;
}

async function isPrimary(db: Database): Promise<boolean> {
  const asked = sql<{ answer: string }>`select current_setting('transaction_read_only') as answer`;
  return (await asked.execute(db)).rows[0]?.answer === 'off';
}

/** Refreshes the planner's statistics; needed after bulk loads. */
export async function analyze(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
