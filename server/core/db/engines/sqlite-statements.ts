import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

// Id lists and searches produce an unlimited number of different statements.
const mostPrepared = 500;

type Statement = {
  /** Whether it returns rows. */
  reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
};

export type PreparedStatements = { prepare(sql: string): Statement };

function toStatement(statement: StatementSync): Statement {
  // Kysely's parameters are untyped; `node:sqlite` rejects what SQLite cannot store.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** The prepared statements of a connection; repeated ones stay cached. */
export function preparedStatements(database: DatabaseSync): PreparedStatements {
  const prepared = new Map<string, Statement>();
  return {
    prepare(sql) {
      const statement = prepared.get(sql) ?? toStatement(database.prepare(sql));
      // Re-inserted at the end: maps keep insertion order, so the least recently used entry comes first.
      prepared.delete(sql);
      prepared.set(sql, statement);
      for (const [longestUnused] of prepared) {
        if (prepared.size <= mostPrepared) break;
        prepared.delete(longestUnused);
      }
      return statement;
    },
  };
}
