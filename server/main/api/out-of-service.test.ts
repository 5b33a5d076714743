import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { type Relay, relayToDatabase } from '../../../tests/support/servers/relay.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let relay: Relay | undefined;
afterEach(async () => {
  await site.close();
  relay?.close();
  relay = undefined;
});

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
const send = () => site.http.inject({ method: 'POST', url: '/api/contacts', payload: message });
const health = async () => (await site.http.inject('/api/health')).statusCode;
const stored = () => site.database.db.selectFrom('contact').select('id').execute();

test.runIf(isPostgres)('while PostgreSQL is gone calls are told to come back, and then nothing was lost', async () => {
  site = await buildSite({
    async database(usual) {
      const relayed = await relayToDatabase(usual);
      relay = relayed.relay;
      return relayed.settings;
    },
  });
  expect((await send()).statusCode).toBe(201);
  relay?.cut();
  expect(await health()).toBe(503);
  const refused = await send();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect(refused.headers['retry-after']).toBeDefined();
  relay?.restore();
  expect((await send()).statusCode).toBe(201);
  expect(await health()).toBe(200);
  expect(await stored()).toHaveLength(2);
});

test.runIf(!isPostgres)(
  'while another program holds the database calls wait, then are told to come back',
  async () => {
    site = await buildSite();
    const other = new DatabaseSync(join(site.dataDir, 'mansooj.sqlite'));
    other.exec('begin immediate');
    const refused = await send();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    other.exec('rollback');
    other.close();
    expect((await send()).statusCode).toBe(201);
    expect(await stored()).toHaveLength(1);
  },
  20_000,
);
