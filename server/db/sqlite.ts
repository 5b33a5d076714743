import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, SqliteDialect, type SqliteStatement } from 'kysely';

type Statement = SqliteStatement & { readonly reader: boolean };

function toStatement(statement: StatementSync): Statement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  };
}

/** How long a change waits for another process's. */
export const busyTimeoutMilliseconds = 5_000;

/** Opens (and makes) the embedded database; every committed write is on disk before it is answered. */
export function openSqlite(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = ${busyTimeoutMilliseconds};
    PRAGMA temp_store = MEMORY;
    -- 16 MiB: what a bulk load has made of the log beyond that is cut off by the next change after it.
    PRAGMA journal_size_limit = 16777216;
  `);
  return database;
}

const nothingToDo: Statement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

// Lists of ids and searches make statements without end.
const mostPrepared = 500;

/** Kysely's SQLite dialect over `node:sqlite`; statements that are asked again stay prepared. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  const prepared = new Map<string, Statement>();
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        // On a full or broken disk SQLite has rolled back by itself; complaining about that would hide the reason.
        if (sql === 'rollback' && !database.isTransaction) return nothingToDo;
        const statement = prepared.get(sql) ?? toStatement(database.prepare(sql));
        // Re-inserted at the end: maps remember the order of insertion, so that the longest unused goes first.
        prepared.delete(sql);
        prepared.set(sql, statement);
        for (const [longestUnused] of prepared) {
          if (prepared.size <= mostPrepared) break;
          prepared.delete(longestUnused);
        }
        return statement;
      },
    },
  });
}
