import type { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely';
import type { DatabaseCondition } from './database-condition.ts';
import { createSqliteQueue, type SqliteQueue } from './sqlite-queue.ts';
import type { PreparedStatements } from './sqlite-statements.ts';

const readingWords = /^\s*(?:select|with|pragma|explain)\b/i;

type Parts = {
  database: DatabaseSync;
  statements: PreparedStatements;
  condition: Pick<DatabaseCondition, 'requireFile'>;
};

/**
 * Kysely's driver for one shared SQLite connection: statements interleave, except with those of a transaction. A
 * transaction that may write must begin as a write: one that begins with a read cannot write after another process has
 * written, and retrying its statement does not help.
 */
export class SharedSqliteDriver implements Driver {
  readonly #parts: Parts;
  readonly #turns = createSqliteQueue();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SharedConnection> {
    return new SharedConnection(this.#parts, this.#turns);
  }

  async beginTransaction(connection: SharedConnection, { accessMode }: TransactionSettings): Promise<void> {
    const writes = accessMode !== 'read only';
    if (writes) this.#parts.condition.requireFile();
    const begin = () => this.#run(writes ? 'begin immediate' : 'begin');
    await this.#turns.take(begin, { writes, holds: true });
    connection.isInTransaction = true;
    connection.isWriting = writes;
  }

  async commitTransaction(connection: SharedConnection): Promise<void> {
    this.#run('commit');
    this.#end(connection);
    if (connection.isWriting) this.#parts.condition.requireFile();
  }

  async rollbackTransaction(connection: SharedConnection): Promise<void> {
    try {
      // On a full or failing disk SQLite rolls back by itself; a rollback error would hide the cause.
      if (this.#parts.database.isTransaction) this.#run('rollback');
    } finally {
      this.#end(connection);
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#parts.database.close();
  }

  #run(sql: string): void {
    this.#parts.statements.prepare(sql).run([]);
  }

  #end(connection: SharedConnection): void {
    connection.isInTransaction = false;
    this.#turns.release();
  }
}

class SharedConnection implements DatabaseConnection {
  isInTransaction = false;
  /** Whether its transaction may write. */
  isWriting = false;
  readonly #statements: PreparedStatements;
  readonly #condition: Parts['condition'];
  readonly #turns: SqliteQueue;

  constructor({ statements, condition }: Parts, turns: SqliteQueue) {
    this.#statements = statements;
    this.#condition = condition;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isInTransaction || isRead(query)) return this.#inTurn(() => this.#execute<Row>(query), query);
    const result = await this.#inTurn(() => this.#execute<Row>(query), query);
    // Afterwards: only then is it certain that others find what was written.
    this.#condition.requireFile();
    return result;
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const { sql, parameters } = query;
    const statement = this.#statements.prepare(sql);
    // Otherwise other statements would interleave with the rows of a stream outside a transaction.
    const rows = this.isInTransaction
      ? statement.iterate(parameters)
      : await this.#inTurn(() => statement.all(parameters), query);
    for (const row of rows) yield { rows: [row as Row] };
  }

  #inTurn<Result>(work: () => Result, query: CompiledQuery): Result | Promise<Result> {
    return this.isInTransaction ? work() : this.#turns.take(work, { writes: !isRead(query) });
  }

  #execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#statements.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }
}

/** A write classified as a read would only lose its place in the order. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (query.kind === 'RawNode' && readingWords.test(sql));
}
