import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { type ChangeSignal, type Changes, openChangeSignal } from './change-signal.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

// A second process on the same data.
let site: BuiltSite;
let elsewhere: OpenDatabase;
let signal: ChangeSignal;
let told: Changes[];
const failures: unknown[] = [];
beforeAll(async () => {
  site = await buildSite();
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = site.environment;
  const settings = { dataDir, ...(databaseUrl && { databaseUrl }) };
  elsewhere = await openDatabase(settings);
  signal = await openChangeSignal({ ...settings, onFailure: (error) => failures.push(error) });
});
afterAll(async () => {
  await signal.close();
  await elsewhere.close();
  await site.close();
});

let end: () => void;
beforeEach(() => {
  told = [];
  end = signal.subscribe((changes) => told.push(changes));
});
afterEach(() => end());

const tables = () => [...new Set(told.flatMap((changes) => (changes === 'all' ? ['all'] : [...changes])))].sort();
const within = { timeout: 1_000, interval: 10 };

test('a commit of another process is signalled within a second, by its table', async () => {
  const partner = await givenPartner({ database: elsewhere });
  await expect.poll(tables, within).toEqual(['partner']);
  told.length = 0;
  await kindTables.partner.remove(elsewhere.db, partner._id);
  await expect.poll(tables, within).toEqual(['partner']);
});

test('rolled-back changes, and tables that visitors do not see, are not signalled', async () => {
  const rolledBack = elsewhere.db.transaction().execute(async (transaction) => {
    await givenPartner({ database: { db: transaction } });
    throw new Error('No.');
  });
  await expect(rolledBack).rejects.toThrow('No.');
  await elsewhere.db.insertInto('setup_step').values({ name: 'x', outcome: 'done', created_at: 'x' }).execute();
  await elsewhere.db.updateTable('media').set({ bytes: 1 }).execute();
  signal.refresh();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(tables()).toEqual([]);
});

test('an own change is signalled before anything else runs', async () => {
  await givenPartner(site);
  signal.changed('partner');
  expect(tables()).toEqual(['partner']);
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'after the connection was lost everything counts as changed, and watching goes on',
  async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(elsewhere.db);
    await expect.poll(tables, { timeout: 5_000 }).toEqual(['all']);
    expect(failures).toHaveLength(1);
    told.length = 0;
    await givenPartner({ database: elsewhere });
    await expect.poll(tables, within).toEqual(['partner']);
  },
);
