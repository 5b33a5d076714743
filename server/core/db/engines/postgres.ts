import { type Dialect, type Kysely, PostgresDialect, sql } from 'kysely';
import { type ClientBase, Pool, types } from 'pg';
import type { Tables } from '../tables/schema.ts';
import { longestLockWaitMilliseconds } from './lock-timeout.ts';

const int8 = 20;

/**
 * The driver looks at the certificate with these too, as with `verify-full`, and writes a warning that it may not do so
 * for ever.
 */
const sameAsVerifyFull = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g;

/** Kysely's PostgreSQL dialect; counts are returned as numbers, as from SQLite. */
export function postgresDialect(address: string): Dialect {
  types.setTypeParser(int8, Number);
  const connectionString = address.replace(sameAsVerifyFull, '$1verify-full');
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, onConnect: prepareConnection });
  // The pool replaces an idle connection that the server drops; without a listener its error would end the process.
  pool.on('error', () => {});
  // The same for a connection in use: its query fails, and the caller gets the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/** Changes wait for locks as long as with SQLite. Engines that do not know a setting continue without it. */
async function prepareConnection(client: ClientBase): Promise<void> {
  await client.query(`set lock_timeout = ${longestLockWaitMilliseconds}`).catch(() => {});
  // JIT compilation takes a quarter of a second, more than our longest query.
  await client.query('set jit = off').catch(() => {});
}

/** A connection without a lock timeout. */
export function withoutLockTimeout<Result>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = 0`.execute(connection).catch(() => {});
    try {
      return await work(connection);
    } finally {
      // A failed release must not hide the error of the work.
      await sql`set lock_timeout = ${sql.lit(longestLockWaitMilliseconds)}`.execute(connection).catch(() => {});
    }
  });
}
