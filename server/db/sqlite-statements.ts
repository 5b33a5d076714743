import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

// Lists of ids and searches make an unlimited number of different statements.
const mostPrepared = 500;

type Statement = {
  /** Whether it answers rows. */
  reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
};

export type PreparedStatements = { prepare(sql: string): Statement };

function toStatement(statement: StatementSync): Statement {
  // Kysely's parameters are whatever its values were; `node:sqlite` itself refuses what SQLite cannot hold.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** The statements of a connection; those that are asked again stay prepared. */
export function preparedStatements(database: DatabaseSync): PreparedStatements {
  const prepared = new Map<string, Statement>();
  return {
    prepare(sql) {
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
  };
}
