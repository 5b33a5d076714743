import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInLimits } from '#shared/accounts/account.ts';
import type { OpenSession } from '#shared/accounts/account-answers.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { cheapPasswordHash } from '../../../tests/support/sites/cheap-password.ts';
import { accountQueries } from '../account-queries.ts';

const password = 'correct horse battery';
const written = ['session', 'sign_in_failure', 'audit_entry', 'contact'];

let site: BuiltSite;
beforeEach(async () => {
  site = await buildSite();
  const passwordHash = cheapPasswordHash(password);
  for (const username of ['Rania', 'Omar'])
    await accountQueries.insert(site.database.db, { username, passwordHash, role: 'admin' });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

/** From now on the database is as on a full disk, or takes changes again. */
async function fillDisk(isFull: boolean): Promise<void> {
  const { db, engine } = site.database;
  if (engine === 'sqlite') return void (await sql.raw(`pragma query_only = ${isFull ? 'on' : 'off'}`).execute(db));
  await sql`create or replace function disk_full() returns trigger language plpgsql as
    'begin raise exception using errcode = ''53100''; end'`.execute(db);
  for (const table of written) {
    await sql`drop trigger if exists disk_full on ${sql.table(table)}`.execute(db);
    if (isFull)
      await sql`create trigger disk_full before insert or update or delete on ${sql.table(table)}
        for each statement execute function disk_full()`.execute(db);
  }
}

const signIn = (credentials: object, address = '198.51.100.7') =>
  site.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'Rania', password, ...credentials },
    remoteAddress: address,
  });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (token: string, method: Method, path: string, payload?: object) =>
  site.http.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const statusOf = async (token: string) => (await call(token, 'GET', '/auth/me')).statusCode;

test('while the disk is full staff sign in and read, change nothing, and go on when there is room', async () => {
  const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Sacks of 50 kg?' };
  await site.http.inject({ method: 'POST', url: '/api/contacts', payload: message });
  await fillDisk(true);
  const reply = await signIn({});
  expect([reply.statusCode, reply.json().user]).toEqual([200, { username: 'Rania', role: 'admin' }]);
  const { token } = reply.json();
  for (const path of ['/auth/me', '/dashboard', '/status', '/products', '/audit', '/auth/sessions'])
    expect([path, (await call(token, 'GET', path)).statusCode]).toEqual([path, 200]);
  const [contact] = (await call(token, 'GET', '/contacts')).json().data.contacts;
  expect(contact.fullName).toBe('Lina Haddad');
  expect((await call(token, 'DELETE', `/contacts/${contact._id}`)).statusCode).toBe(503);

  await fillDisk(false);
  const sessions: OpenSession[] = (await call(token, 'GET', '/auth/sessions')).json();
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect((await call(token, 'GET', '/audit')).body).toContain('"sign_in"');
  expect((await call(token, 'DELETE', `/contacts/${contact._id}`)).statusCode).toBe(200);
  expect((await call(token, 'POST', '/auth/logout')).statusCode).toBe(204);
  expect(await statusOf(token)).toBe(401);
});

test('guesses are limited as ever, for a network and for a name', async () => {
  await fillDisk(true);
  const failures = Array.from({ length: signInLimits.failures }, () => signIn({ password: 'wrong password' }));
  expect(new Set((await Promise.all(failures)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  expect((await signIn({})).statusCode).toBe(429);
  const elsewhere = await signIn({}, '203.0.113.9');
  expect([elsewhere.statusCode, elsewhere.json().challenge?.work]).toEqual([429, expect.anything()]);
  expect((await signIn({ username: 'Omar' }, '203.0.113.9')).statusCode).toBe(200);
});

test('such a session ends after twelve hours, however it is used', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await fillDisk(true);
  const { token } = (await signIn({})).json();
  for (const passed of [0.9, 0.9]) {
    expect(await statusOf(token)).toBe(200);
    vi.setSystemTime(Date.now() + passed * signInLimits.idleMilliseconds);
  }
  expect([await statusOf(token), await statusOf(token)]).toEqual([401, 401]);
});

test('a code of the second factor is asked for and good for once; a recovery code waits', async () => {
  const { token } = (await signIn({})).json();
  const { key } = (await call(token, 'POST', '/auth/totp', { password })).json();
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  const codes = (await call(token, 'POST', '/auth/totp/confirm', { code: totp.generate() })).json();
  const [recovery] = codes.recoveryCodes ?? codes;
  await fillDisk(true);
  expect((await signIn({})).json().code).toBe('totp_required');
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  expect((await signIn({ totp: recovery })).statusCode).toBe(401);
  expect((await signIn({ totp: next })).statusCode).toBe(200);
  expect((await signIn({ totp: next })).statusCode).toBe(401);
  await fillDisk(false);
  expect((await signIn({ totp: recovery })).statusCode).toBe(200);
});

test('signing out, a new password and the end of all sessions end such a session', async () => {
  await fillDisk(true);
  const tokens: string[] = [];
  for (const username of ['Rania', 'Omar', 'Omar']) tokens.push((await signIn({ username })).json().token);
  const [signedOut = '', withOldPassword = '', ended = ''] = tokens;
  expect((await call(signedOut, 'POST', '/auth/logout')).statusCode).toBe(204);
  expect(await statusOf(signedOut)).toBe(401);
  const { db } = site.database;
  const omar = await accountQueries.findByName(db, 'Omar');
  await fillDisk(false);
  const admin = await asAdmin(site);
  expect((await admin.delete(`/users/${omar?.id}/sessions`)).statusCode).toBe(200);
  expect([await statusOf(withOldPassword), await statusOf(ended)]).toEqual([401, 401]);

  await fillDisk(true);
  const { token } = (await signIn({ username: 'Omar' })).json();
  await fillDisk(false);
  await accountQueries.setPasswordHash(db, omar?.id ?? '', cheapPasswordHash('another horse battery'));
  expect(await statusOf(token)).toBe(401);
});
