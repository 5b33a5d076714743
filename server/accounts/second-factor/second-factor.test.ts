import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInLimits } from '#shared/accounts/account.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { cheapPasswordHash } from '../../../tests/support/sites/cheap-password.ts';
import { accountQueries } from '../account-queries.ts';

const password = 'correct horse battery';
const passwordHash = cheapPasswordHash(password);
let site: BuiltSite;
let admin: AdminCalls;
beforeEach(async () => {
  // On a slow machine the code must not change during a test.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  site = await buildSite();
  await accountQueries.insert(site.database.db, { username: 'Rania', passwordHash, role: 'admin' });
  admin = await asAdmin(site);
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const signIn = (totp?: string, secret = password) =>
  site.http.inject({ method: 'POST', url: '/api/auth/login', payload: { username: 'Rania', password: secret, totp } });
async function asRania(totp?: string) {
  const { token } = (await signIn(totp)).json();
  const headers = { authorization: `Bearer ${token}` };
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    site.http.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
}
const codeOf = (key: string, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

/** A user with an active second factor and a code whose previous step was used. */
async function givenSecondFactor() {
  const rania = await asRania();
  const { key, address } = (await rania('POST', '/auth/totp')).json();
  const reply = await rania('POST', '/auth/totp/confirm', { code: codeOf(key, -1), password });
  const recoveryCodes: string[] = reply.json().recoveryCodes;
  return { rania, key, address, recoveryCodes };
}

describe('setting up a second factor', () => {
  test('gives a key, becomes active once a code confirms it, and shows recovery codes once', async () => {
    const rania = await asRania();
    const { key, address } = (await rania('POST', '/auth/totp')).json();
    expect(address).toBe(
      `otpauth://totp/Mansooj%20Industries:Rania?issuer=Mansooj%20Industries&secret=${key}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await signIn()).statusCode).toBe(200);
    const wrong = await rania('POST', '/auth/totp/confirm', { code: '000000', password });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['code']]);
    const { recoveryCodes } = (await rania('POST', '/auth/totp/confirm', { code: codeOf(key), password })).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    const state = (await rania('GET', '/auth/totp')).json();
    expect(state).toEqual({ since: expect.any(String), recoveryCodes: 10, isRequired: false });
    expect((await rania('POST', '/auth/totp')).statusCode).toBe(409);
    const stored = await site.database.db.selectFrom('account').selectAll().execute();
    const codes = await site.database.db.selectFrom('recovery_code').selectAll().execute();
    expect(JSON.stringify([stored, codes])).not.toMatch(new RegExp([key, ...recoveryCodes].join('|')));
    expect((await admin.get('/users?q=Rania')).json()).toMatchObject([{ hasTotp: true }]);
  });
});

describe('signing in with a second factor', () => {
  test('asks for the code, and takes each code once', async () => {
    const { key } = await givenSecondFactor();
    const asked = await signIn();
    expect([asked.statusCode, asked.json().code]).toEqual([401, 'totp_required']);
    const arabicDigits = codeOf(key).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    expect((await signIn(arabicDigits)).statusCode).toBe(200);
    const again = await signIn(codeOf(key));
    expect([again.statusCode, again.json().code]).toEqual([401, 'totp_required']);
    expect((await signIn(codeOf(key, 1))).statusCode).toBe(200);
    expect((await signIn(codeOf(key, 5))).statusCode).toBe(401);
    expect((await signIn(codeOf(key), 'another password')).json().code).toBe('unauthenticated');
  });

  test('accepts a recovery code once, in any spelling, and records it in the audit log', async () => {
    const { recoveryCodes } = await givenSecondFactor();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await signIn(first)).statusCode).toBe(401);
    const arabic = second.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    expect((await signIn(arabic)).statusCode).toBe(200);
    const told = (await admin.get('/audit?action=recovery_code_used')).json();
    expect(told).toHaveLength(2);
    expect(JSON.stringify(told)).not.toContain(first);
  });

  test('is blocked after many wrong codes', async () => {
    const { key } = await givenSecondFactor();
    for (let i = 0; i < signInLimits.failures; i++) await signIn('000000');
    expect((await signIn(codeOf(key))).statusCode).toBe(429);
  });
});

describe('changing it ends the other sessions and keeps this one', () => {
  test.each(['/auth/totp/confirm', '/auth/totp/recovery-codes', '/auth/totp/off'])('%s', async (path) => {
    const isFirst = path.endsWith('confirm');
    const known = isFirst ? undefined : await givenSecondFactor();
    const elsewhere = await asRania(known && codeOf(known.key, 1));
    const here = known?.rania ?? (await asRania());
    const { key = '' } = isFirst ? (await here('POST', '/auth/totp')).json() : {};
    const code = isFirst ? { code: codeOf(key) } : {};
    const wrong = await here('POST', path, { ...code, password: 'a wrong one 123' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['password']]);
    const whoAmI = async (call: typeof here) => (await call('GET', '/auth/me')).statusCode;
    expect([await whoAmI(here), await whoAmI(elsewhere)]).toEqual([200, 200]);
    expect((await here('POST', path, { ...code, password })).statusCode).toBe(200);
    expect([await whoAmI(here), await whoAmI(elsewhere)]).toEqual([200, 401]);
  });

  test('within five minutes of the sign-in it needs no password, later a confirmation', async () => {
    const here = await asRania();
    const { key } = (await here('POST', '/auth/totp')).json();
    const { db } = site.database;
    const earlier = new Date(Date.now() - signInLimits.freshMilliseconds - 1000).toISOString();
    await db.updateTable('session').set({ created_at: earlier }).execute();
    const late = await here('POST', '/auth/totp/confirm', { code: codeOf(key) });
    expect([late.statusCode, late.json().code]).toEqual([403, 'confirmation_required']);
    expect((await here('POST', '/auth/confirm', { password })).statusCode).toBe(200);
    expect((await here('POST', '/auth/totp/confirm', { code: codeOf(key) })).statusCode).toBe(200);
  });

  test('an administrator who removes another user’s factor ends all of that user’s sessions', async () => {
    const { rania } = await givenSecondFactor();
    const [{ _id }] = (await admin.get('/users?q=Rania')).json();
    await admin.delete(`/users/${_id}/totp`);
    expect((await rania('GET', '/auth/me')).statusCode).toBe(401);
  });
});

describe('turning it off', () => {
  test('needs the password', async () => {
    const { rania } = await givenSecondFactor();
    const wrong = await rania('POST', '/auth/totp/off', { password: 'a wrong one 123' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['password']]);
    const renewed = await rania('POST', '/auth/totp/recovery-codes', { password });
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    expect((await rania('POST', '/auth/totp/off', { password })).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
    expect((await rania('POST', '/auth/totp/recovery-codes', { password })).statusCode).toBe(409);
  });

  test('is done by another administrator for a user who has lost it', async () => {
    await givenSecondFactor();
    const [{ _id }] = (await admin.get('/users?q=Rania')).json();
    expect((await admin.delete(`/users/${_id}/totp`)).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
    const me = (await admin.get('/users'))
      .json()
      .find(({ username }: { username: string }) => username.startsWith('admin-'));
    expect((await admin.delete(`/users/${me._id}/totp`)).statusCode).toBe(409);
    expect((await admin.get(`/audit?action=totp_turned_off`)).json()).toMatchObject([{ record: _id }]);
  });
});

describe('when every administrator must have one', () => {
  const require = (totpRequired: boolean) => admin.call('PUT', '/settings/security', { totpRequired, auditMonths: 24 });

  test('nothing else can be done before it is set up, and it stays on', async () => {
    const rania = await asRania();
    await require(true);
    const reply = await rania('GET', '/contacts');
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'totp_setup_required']);
    expect((await rania('GET', '/partners')).statusCode).toBe(403);
    const told = site.database.db.selectFrom('audit_entry').select('actor_id').where('action', '=', 'refused');
    await expect.poll(() => told.execute()).not.toEqual([]);
    expect((await told.execute()).filter((entry) => entry.actor_id === null)).toEqual([]);
    expect((await rania('GET', '/auth/me')).statusCode).toBe(200);
    const { key } = (await rania('POST', '/auth/totp')).json();
    await rania('POST', '/auth/totp/confirm', { code: codeOf(key), password });
    expect((await rania('GET', '/contacts')).statusCode).toBe(200);
    expect((await rania('POST', '/auth/totp/off', { password })).statusCode).toBe(409);
    expect((await rania('GET', '/settings/security')).json()).toEqual({ totpRequired: true, auditMonths: 24 });
    await rania('PUT', '/settings/security', { totpRequired: false, auditMonths: 24 });
    expect((await admin.get('/contacts')).statusCode).toBe(200);
  });

  test('other staff and users are not asked', async () => {
    await require(true);
    const payload = { username: 'Sami', password: 'woven 4 people', role: 'sales' } as const;
    await site.services.users.createUser(payload);
    const { token } = (await site.http.inject({ method: 'POST', url: '/api/auth/login', payload })).json();
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.http.inject({ url: '/api/contacts', headers })).statusCode).toBe(200);
  });

  test('refuses invalid settings', async () => {
    for (const auditMonths of [5, 121, 'ever', undefined]) {
      const reply = await admin.call('PUT', '/settings/security', { totpRequired: false, auditMonths });
      expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['auditMonths']]);
    }
  });
});
