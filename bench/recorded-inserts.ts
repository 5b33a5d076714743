import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type InsertQueryNode,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  ValuesNode,
} from 'kysely';
import type { Database } from '../server/core/db/database.ts';
import type { Tables } from '../server/core/db/tables/schema.ts';

/** Rows by table, in the order in which they would have been inserted. */
export type RecordedRows = Map<string, Record<string, unknown>[]>;

export type InsertRecorder = {
  /** Passed to the program's queries in place of the database: every insert succeeds, every read finds nothing. */
  db: Database;
  /** The inserts since the last call. */
  take(): RecordedRows;
};

/** Records the rows that the program's own queries would write, so that many can be inserted at once. */
export function recordInserts(): InsertRecorder {
  let recorded: RecordedRows = new Map();
  const connection: DatabaseConnection = {
    async executeQuery(query: CompiledQuery) {
      if (query.query.kind !== 'InsertQueryNode') return { rows: [] };
      recordRows(query.query, query.parameters, recorded);
      return { rows: [], numAffectedRows: 1n };
    },
    // biome-ignore lint/correctness/useYield: nothing is streamed
    async *streamQuery() {
      throw new Error('Nothing is read here.');
    },
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: async () => {},
    commitTransaction: async () => {},
    rollbackTransaction: async () => {},
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (introspected) => new PostgresIntrospector(introspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    db,
    take() {
      const taken = recorded;
      recorded = new Map();
      return taken;
    },
  };
}

function recordRows(node: InsertQueryNode, parameters: readonly unknown[], recorded: RecordedRows): void {
  const table = node.into?.table.identifier.name ?? '';
  const columns = (node.columns ?? []).map(({ column }) => column.name);
  const rows = recorded.get(table) ?? [];
  const count = node.values && ValuesNode.is(node.values) ? node.values.values.length : 0;
  // Several rows of one statement have their values one after another; what follows them is of its `on conflict`.
  for (let start = 0; start < count * columns.length; start += columns.length) {
    rows.push(Object.fromEntries(columns.map((column, i) => [column, parameters[start + i]])));
  }
  recorded.set(table, rows);
}
