import { type Dialect, type Kysely, PostgresDialect, sql } from 'kysely';
import { type ClientBase, Pool, types } from 'pg';
import { longestLockWaitMilliseconds } from './lock-wait.ts';
import type { Tables } from './schema.ts';

const int8 = 20;

/** Kysely's PostgreSQL dialect; counts come back as numbers, as they do from SQLite. */
export function postgresDialect(connectionString: string): Dialect {
  types.setTypeParser(int8, Number);
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, onConnect: prepareConnection });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one in use: what was asked on it fails, and that is told where it was asked.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/** Changes wait for others' locks as long as with SQLite. Engines that do not know a setting go without it. */
async function prepareConnection(client: ClientBase): Promise<void> {
  await client.query(`set lock_timeout = ${longestLockWaitMilliseconds}`).catch(() => {});
  // Compiling a plan to machine code takes a quarter of a second where it is tried, and our longest query less.
  await client.query('set jit = off').catch(() => {});
}

/** Work on a connection that waits for others' locks as long as it takes. */
export function waitingForLocks<Result>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = 0`.execute(connection).catch(() => {});
    try {
      return await work(connection);
    } finally {
      // What the work threw must not be hidden by a connection that is gone.
      await sql`set lock_timeout = ${sql.lit(longestLockWaitMilliseconds)}`.execute(connection).catch(() => {});
    }
  });
}
