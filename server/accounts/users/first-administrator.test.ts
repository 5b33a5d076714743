import { afterEach, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { one, required } from '../../../tests/support/sites/first.ts';
import { verifyPassword } from '../password-hash.ts';
import { createFirstAdministrator } from './first-administrator.ts';

let site: BuiltSite;
afterEach(() => site.close());

const accounts = () => site.database.db.selectFrom('account').selectAll().execute();

test('a new site gets the administrator admin with a random password, shown once', async () => {
  site = await buildSite({ isFirstStart: true });
  const shown = required(site.newAdministrator);
  expect(shown).toMatchObject({ username: 'admin', password: expect.stringMatching(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/) });
  const [account, ...others] = await accounts();
  expect(others).toEqual([]);
  expect(account).toMatchObject({ username: 'admin', username_key: 'admin', role: 'admin' });
  expect(await verifyPassword(shown.password, required(account).password_hash)).toBe(true);
  expect(await createFirstAdministrator(site.database.db, {})).toBeUndefined();
  expect(await accounts()).toHaveLength(1);
});

test('the configured administrator is created, and the password is never printed', async () => {
  site = await buildSite({
    isFirstStart: true,
    settings: { ADMIN_USERNAME: ' Sámi ', ADMIN_PASSWORD: 'a long enough one' },
  });
  expect(site.newAdministrator).toBeUndefined();
  const account = one(await accounts());
  expect(account).toMatchObject({ username: 'Sámi', username_key: 'sámi' });
  expect(await verifyPassword('a long enough one', account.password_hash)).toBe(true);
  expect(await verifyPassword('a long enough One', account.password_hash)).toBe(false);
});

test('a name without a password gets a random one', async () => {
  site = await buildSite({ isFirstStart: true, settings: { ADMIN_USERNAME: 'sami' } });
  expect(site.newAdministrator).toMatchObject({ username: 'sami', password: expect.any(String) });
});

test('changing the settings later has no effect', async () => {
  site = await buildSite({ isFirstStart: true });
  const before = await accounts();
  const settings = { username: 'other', password: 'a long enough one' };
  expect(await createFirstAdministrator(site.database.db, settings)).toBeUndefined();
  expect(await accounts()).toEqual(before);
});

test('processes that start together create one administrator and print one password', async () => {
  site = await buildSite({ isFirstStart: true });
  const { db } = site.database;
  await db.deleteFrom('account').execute();
  const shown = await Promise.all([createFirstAdministrator(db, {}), createFirstAdministrator(db, {})]);
  const [credentials, ...others] = shown.filter((credentials) => credentials !== undefined);
  expect(others).toEqual([]);
  const account = one(await accounts());
  expect(await verifyPassword(required(credentials).password, account.password_hash)).toBe(true);
});
