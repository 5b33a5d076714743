import { sql } from 'kysely';
import { connectDatabase, type DatabaseSettings, type OpenDatabase, refuseForeign } from './database.ts';
import { explainOpening } from './explain-opening.ts';
import { migrations, pendingMigrations } from './migrator.ts';

/** What a look at a database shows. */
export type InspectedDatabase = {
  /** The engine with its version. */
  engine: string;
  /** The migrations that the next start runs. */
  pending: string[];
  /** What the program needs of PostgreSQL and does not find, in whole sentences; `isFatal`: it would not start. */
  lacks: { says: string; isFatal: boolean }[];
  isNew: boolean;
  /** How far PostgreSQL's clock is ahead of this one; undefined for the embedded database. */
  clock: { aheadMilliseconds: number } | undefined;
};

/**
 * Looks at an existing database without changing anything.
 * @throws Error that says why the program could not open it
 */
export async function inspectDatabase(settings: DatabaseSettings): Promise<InspectedDatabase> {
  let database: OpenDatabase | undefined;
  try {
    database = connectDatabase(settings, { onlyRead: true });
    await refuseForeign(database, settings);
    if (database.engine === 'postgres') return await inspectPostgres(database);
    const asked = sql<{ version: string }>`select sqlite_version() as version`.execute(database.db);
    const engine = `SQLite ${(await asked).rows[0]?.version}`;
    return { engine, ...(await missingTables(database)), lacks: [], clock: undefined };
  } catch (error) {
    throw explainOpening(error, settings);
  } finally {
    await database?.close();
  }
}

async function missingTables({ db }: OpenDatabase): Promise<Pick<InspectedDatabase, 'pending' | 'isNew'>> {
  const pending = await pendingMigrations(db);
  return { pending, isNew: pending.length === Object.keys(migrations).length };
}

type Found = {
  version: string;
  number: number;
  encoding: string;
  role: string;
  schema: string | null;
  time: number;
  [ability: `is_${string}`]: boolean;
};

async function inspectPostgres(database: OpenDatabase): Promise<InspectedDatabase> {
  const begun = Date.now();
  const asked = sql<Found>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_version_num')::int as number,
      current_setting('server_encoding') as encoding,
      current_user as role,
      current_schema() as schema,
      current_setting('transaction_read_only') = 'on' as is_read_only,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as is_owner,
      exists (select from pg_available_extensions where name = 'pg_trgm') as is_searchable,
      (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as is_copier,
      extract(epoch from clock_timestamp())::float8 * 1000 as time`;
  const found = (await asked.execute(database.db)).rows[0];
  if (!found) throw new Error('PostgreSQL gave no answer.');
  const aheadMilliseconds = found.time - (begun + Date.now()) / 2;
  return {
    engine: `PostgreSQL ${found.version}`,
    ...(await missingTables(database)),
    lacks: findLacks(found),
    clock: { aheadMilliseconds },
  };
}

const oldestPostgres = 130_000;

function findLacks(found: Found): InspectedDatabase['lacks'] {
  const { version, number, encoding, role } = found;
  const needs: [isMet: boolean | undefined, says: string, isFatal: boolean][] = [
    [number >= oldestPostgres, `PostgreSQL ${version} is too old: 13 or later is needed.`, true],
    [encoding === 'UTF8', `The database stores ${encoding}: make one with ENCODING 'UTF8'.`, true],
    [!found.is_read_only, 'The database takes no changes: name the primary server, not a replica.', true],
    [
      found.schema !== null,
      `"${role}" finds no schema for its tables: make the one that search_path names, or ALTER DATABASE … OWNER TO "${role}" allows it.`,
      true,
    ],
    [
      found.is_owner || found.schema === null,
      `"${role}" may make no tables: ALTER DATABASE … OWNER TO "${role}" allows it.`,
      true,
    ],
    [found.is_searchable, 'pg_trgm is missing: install postgresql-contrib on its server.', true],
    [
      found.is_copier,
      `"${role}" may make no databases, so that updates cannot be rehearsed: ALTER ROLE "${role}" CREATEDB allows it.`,
      false,
    ],
  ];
  return needs.filter(([isMet]) => !isMet).map(([, says, isFatal]) => ({ says, isFatal }));
}
