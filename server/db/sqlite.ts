import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SharedSqliteDriver } from './sqlite-driver.ts';
import { preparedStatements } from './sqlite-statements.ts';

// Nothing else runs in the process yet while the database is opened.
const openingMilliseconds = 5_000;

/** Opens (and makes) the embedded database; every committed write is on disk before it is answered. */
export function openSqlite(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: openingMilliseconds });
  // From then on nothing waits for other processes inside SQLite, which would stop this one: sqlite-turns.ts does.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    -- 16 MiB: what a bulk load has made of the log beyond that is cut off by the next change after it.
    PRAGMA journal_size_limit = 16777216;
    PRAGMA busy_timeout = 0;
  `);
  return database;
}

class SharingAdapter extends SqliteAdapter {
  /** Kysely would give the connection to one at a time; the driver sees to that where it is needed. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Kysely runs all migrations in one transaction then: an update that is cut off leaves everything as it was. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect over `node:sqlite`. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  const statements = preparedStatements(database);
  return {
    createAdapter: () => new SharingAdapter(),
    createDriver: () => new SharedSqliteDriver({ database, statements }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
