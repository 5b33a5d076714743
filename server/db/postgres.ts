import { type Dialect, PostgresDialect } from 'kysely';
import { type ClientBase, Pool, types } from 'pg';

const int8 = 20;

/** Kysely's PostgreSQL dialect; counts come back as numbers, as they do from SQLite. */
export function postgresDialect(connectionString: string): Dialect {
  types.setTypeParser(int8, Number);
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, onConnect: keepPlansSimple });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one in use: what was asked on it fails, and that is told where it was asked.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/**
 * Compiling a plan to machine code takes a quarter of a second where it is tried, and our longest query less. Engines that
 * know no such setting compile nothing.
 */
async function keepPlansSimple(client: ClientBase): Promise<void> {
  await client.query('set jit = off').catch(() => {});
}
