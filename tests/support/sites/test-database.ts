import { randomBytes } from 'node:crypto';
import { constants, copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, sqliteFile } from '#server/core/db/database.ts';

export type TestDatabase = { settings: { DATABASE_URL?: string }; drop(): Promise<void> };

const template = 'mansooj_template';
// Any number that nothing else in the throw-away cluster locks.
const templateLock = 71_001;

/**
 * The settings of an empty, migrated database. SQLite needs none: it is made in the site's data folder. With
 * TEST_DATABASE=postgres a copy of a migrated template is made in the cluster at TEST_POSTGRES_URL.
 */
export async function freshTestDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE !== 'postgres') return { settings: {}, drop: async () => {} };
  const cluster = process.env.TEST_POSTGRES_URL;
  if (!cluster) throw new Error('TEST_DATABASE=postgres needs TEST_POSTGRES_URL, the address of the test cluster.');
  const name = `site_${randomBytes(6).toString('hex')}`;
  await inCluster(cluster, async (client) => {
    await ensureTemplate(client, cluster);
    await client.query(`create database ${name} template ${template} ${await copyingFiles(client)}`);
  });
  return {
    settings: { DATABASE_URL: databaseAddress(cluster, name) },
    drop: () => inCluster(cluster, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

/** Copying files takes half the time of writing the copy to the log, as PostgreSQL does since version 15. */
async function copyingFiles(client: Client): Promise<string> {
  const { rows } = await client.query("select current_setting('server_version_num')::int >= 150000 as chooses");
  return rows[0].chooses ? 'strategy file_copy' : '';
}

let migrated: Promise<string> | undefined;

/** Puts an empty, migrated SQLite database into a data folder: a copy of one that each test process migrates once. */
export async function putSqliteDatabase(dataDir: string): Promise<void> {
  migrated ??= migrateSqlite();
  await copyFile(await migrated, sqliteFile(dataDir), constants.COPYFILE_FICLONE);
}

async function migrateSqlite(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mansooj-template-'));
  const database = await openDatabase({ dataDir });
  // With the last connection SQLite moves the write-ahead log into the file.
  await database.close();
  return sqliteFile(dataDir);
}

/** Migrates the template once per cluster; test files that start together wait for the first. */
async function ensureTemplate(client: Client, cluster: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount) return;
    await client.query(`create database ${template}_new`);
    const database = await openDatabase({ dataDir: '', databaseUrl: databaseAddress(cluster, `${template}_new`) });
    await database.close();
    await client.query(`alter database ${template}_new rename to ${template}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
  }
}

function databaseAddress(cluster: string, name: string): string {
  const address = new URL(cluster);
  address.pathname = `/${name}`;
  return address.href;
}

async function inCluster<Result>(cluster: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseAddress(cluster, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
