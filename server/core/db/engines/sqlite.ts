import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseCondition } from './database-condition.ts';
import { SharedSqliteDriver } from './sqlite-driver.ts';
import { preparedStatements } from './sqlite-statements.ts';

// Nothing else runs in the process while the database is opened.
const openingMilliseconds = 5_000;

/** Opens or creates the embedded database; every commit is on disk before it is acknowledged. */
export function openSqlite(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: openingMilliseconds });
  // From here on SQLite does not wait for locks itself, which would block the process; sqlite-queue.ts does.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    -- What is erased is written over where its page is written anyway.
    PRAGMA secure_delete = FAST;
    -- 16 MiB: what a bulk load has made of the log beyond that is cut off by the next change after it.
    PRAGMA journal_size_limit = 16777216;
    -- The first read makes the log: from here on all files of the database are there.
    SELECT count(*) FROM sqlite_schema;
    PRAGMA busy_timeout = 0;
  `);
  return database;
}

/** Opens an existing embedded database for reading alone; its folder stays as it is. */
export function openSqliteToRead(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  // Without a log nobody has it open; SQLite would make one, and leave it there.
  if (!existsSync(`${file}-wal`)) address.search = 'immutable=1';
  return new DatabaseSync(address, { readOnly: true, timeout: openingMilliseconds });
}

class SharingAdapter extends SqliteAdapter {
  /** Kysely's own mutex would serialise everything; the driver does so only where needed. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** With this, Kysely runs all migrations in one transaction: an interrupted update changes nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect over `node:sqlite`; no write succeeds into files that `condition` finds lost. */
export function sqliteDialect(database: DatabaseSync, condition: Pick<DatabaseCondition, 'requireFile'>): Dialect {
  const statements = preparedStatements(database);
  return {
    createAdapter: () => new SharingAdapter(),
    createDriver: () => new SharedSqliteDriver({ database, statements, condition }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
