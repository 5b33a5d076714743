import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshTestDatabase, type TestDatabase } from '../../../tests/support/sites/test-database.ts';
import { connectDatabase, type DatabaseSettings, openDatabase } from './database.ts';
import { inspectDatabase } from './inspect-database.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';

let fresh: TestDatabase;
let settings: DatabaseSettings;
beforeEach(async () => {
  fresh = await freshTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'mansooj-refused-'));
  settings = { dataDir, databaseUrl: fresh.settings.DATABASE_URL };
  // That of PostgreSQL has the tables of a site.
  if (isPostgres) await run('drop schema public cascade', 'create schema public');
});
afterEach(async () => {
  await fresh.drop();
  await rm(settings.dataDir, { recursive: true, force: true });
});

async function run(...statements: string[]): Promise<void> {
  await using database = connectDatabase(settings);
  for (const statement of statements) await sql.raw(statement).execute(database.db);
}

const start = async (given = settings) => (await openDatabase(given)).close();

/** What starting and looking say; the same, but for the name of the file. */
const refusals = async (given = settings) =>
  Promise.all(
    [start(given), inspectDatabase(given)].map((work) => work.then(String, (error) => String(error.message))),
  );

test('a database with tables of another program alone is neither filled nor called empty', async () => {
  await run('create table songs (title text)');
  const advice = isPostgres ? /Make an empty one, and name it in DATABASE_URL\.$/ : /Move it away, or set DATA_DIR/;
  for (const says of await refusals()) {
    expect(says).toContain('is a database of another program (with the table songs).');
    expect(says).toMatch(advice);
  }
  await run('drop table songs');
  await start();
});

test('a site opens again when somebody has added a table to it', async () => {
  await start();
  await run('create table songs (title text)');
  await start();
  expect((await inspectDatabase(settings)).pending).toEqual([]);
});

test.runIf(isPostgres)('a table of another program elsewhere in PostgreSQL does no harm', async () => {
  await run('create schema music', 'create table music.songs (title text)', 'create view hits as select 1 as place');
  expect((await inspectDatabase(settings)).isNew).toBe(true);
  await start();
});

test.runIf(isPostgres)('a user without rights is told how to get them, and nothing is promised', async () => {
  const role = `guest_${randomBytes(4).toString('hex')}`;
  await run(`create role "${role}" login`, 'grant usage on schema public to public');
  const address = new URL(settings.databaseUrl ?? '');
  address.username = role;
  const [started] = await refusals({ ...settings, databaseUrl: address.href });
  const { lacks } = await inspectDatabase({ ...settings, databaseUrl: address.href });
  expect(started).toMatch(/permission denied for schema public.*ALTER DATABASE "site_\w+" OWNER TO "guest_\w+"\.$/);
  expect(lacks).toContainEqual({ isFatal: true, says: expect.stringContaining(`"${role}" may make no tables`) });
  await run(`drop role "${role}"`);
});

test.runIf(isPostgres)('a user, a database or a schema that is not there is named', async () => {
  const withParts = (parts: Partial<Record<'username' | 'pathname', string>>): DatabaseSettings => ({
    ...settings,
    databaseUrl: Object.assign(new URL(settings.databaseUrl ?? ''), parts).href,
  });
  const wrong: [parts: Parameters<typeof withParts>[0], says: RegExp][] = [
    [{ username: 'nobody_here' }, /refuses the user or the password\. Correct them in DATABASE_URL/],
    [{ pathname: '/none_here' }, /none_here has no such database\. Make it there, or correct/],
  ];
  for (const [parts, says] of wrong)
    expect(await refusals(withParts(parts))).toEqual([expect.stringMatching(says), expect.stringMatching(says)]);
  const elsewhere = { ...settings, databaseUrl: `${settings.databaseUrl}&options=-c%20search_path%3Dnone_here` };
  expect((await refusals(elsewhere))[0]).toMatch(
    /has no schema for the tables of this user\. Make the one that search_path/,
  );
  expect((await inspectDatabase(elsewhere)).lacks).toEqual([
    { isFatal: true, says: expect.stringContaining('finds no schema for its tables') },
  ]);
});

test('options about TLS that the driver warns of mean what they did, without its warning', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  for (const mode of ['prefer', 'require', 'verify-ca']) {
    const databaseUrl = `postgres://owner@127.0.0.1:1/bags?application_name=a&sslmode=${mode}`;
    await expect(start({ ...settings, databaseUrl })).rejects.toThrow('does not answer (ECONNREFUSED)');
  }
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});
