import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInLimits } from '#shared/accounts/account.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { cheapPasswordHash } from '../../tests/support/sites/cheap-password.ts';
import { makeSessionsOld } from '../../tests/support/sites/old-sessions.ts';
import { accountQueries } from './account-queries.ts';

const password = 'correct horse battery';
const passwordHash = cheapPasswordHash(password);
let site: BuiltSite;
let admin: AdminCalls;
beforeEach(async () => {
  site = await buildSite();
  await accountQueries.insert(site.database.db, { username: 'Rania', passwordHash, role: 'sales' });
  admin = await asAdmin(site);
});
afterEach(() => site.close());

async function signedIn(credentials: object = {}) {
  const payload = { username: 'Rania', password, ...credentials };
  const { token } = (await site.http.inject({ method: 'POST', url: '/api/auth/login', payload })).json();
  return (method: 'GET' | 'POST', path: string, sent?: object, language = 'en') =>
    site.http.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      ...(sent && { payload: sent }),
    });
}
type Calls = Awaited<ReturnType<typeof signedIn>>;

const exported = async (calls: Calls) => (await calls('GET', '/contacts/export.csv')).statusCode;

/** Gives the caller a second factor, with the codes of its key. */
async function givenSecondFactor(calls: Calls) {
  const { key } = (await calls('POST', '/auth/totp')).json();
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await calls('POST', '/auth/totp/confirm', { code: codeOf(-1), password });
  return codeOf;
}

describe('a list of people, more than five minutes after signing in', () => {
  test('is refused in the language of the call, and given after the password', async () => {
    const rania = await signedIn();
    expect(await exported(rania)).toBe(200);
    await makeSessionsOld(site);
    const refused = await rania('GET', '/contacts/export.csv', undefined, 'ar');
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { success: false, code: 'confirmation_required', message: expect.stringContaining('تأكيد هويتكم') },
    ]);
    expect((await rania('GET', '/contacts')).statusCode).toBe(200);
    const reply = await rania('POST', '/auth/confirm', { password });
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: 'Confirmed' }]);
    expect(await exported(rania)).toBe(200);
  });

  test('is given for five minutes to the session that confirmed, and to no other', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    await makeSessionsOld(site);
    await here('POST', '/auth/confirm', { password });
    expect([await exported(here), await exported(elsewhere)]).toEqual([200, 403]);
    await makeSessionsOld(site);
    expect(await exported(here)).toBe(403);
  });

  test('a wrong password changes nothing, and is in the audit log', async () => {
    const rania = await signedIn();
    await makeSessionsOld(site);
    const wrong = await rania('POST', '/auth/confirm', { password: 'a wrong one 123' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { password: 'The current password is wrong' }]);
    expect(await exported(rania)).toBe(403);
    await rania('POST', '/auth/confirm', { password });
    const actions = (await admin.get('/audit')).json().map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 2)).toEqual(['confirmed', 'confirmation_failed']);
    expect(actions).not.toContain('refused');
  });

  test('ten wrong passwords block confirming in this session, also with the right one', async () => {
    const rania = await signedIn();
    await makeSessionsOld(site);
    for (let tried = 0; tried < signInLimits.failures; tried++)
      await rania('POST', '/auth/confirm', { password: 'a wrong one 123' });
    const blocked = await rania('POST', '/auth/confirm', { password });
    expect([blocked.statusCode, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await exported(rania)).toBe(403);
    expect(await exported(await signedIn())).toBe(200);
  });

  test.each([undefined, '', 7])('the password %j is refused', async (sent) => {
    const rania = await signedIn();
    const reply = await rania('POST', '/auth/confirm', { password: sent });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['password']]);
  });

  test('nobody confirms without a session', async () => {
    const reply = await site.http.inject({ method: 'POST', url: '/api/auth/confirm', payload: { password } });
    expect(reply.statusCode).toBe(401);
  });
});

describe('with a second factor', () => {
  test('the password needs its code, each once', async () => {
    const rania = await signedIn();
    expect((await rania('GET', '/auth/confirm')).json()).toEqual({ totp: false, passkey: false });
    const codeOf = await givenSecondFactor(rania);
    expect((await rania('GET', '/auth/confirm')).json()).toEqual({ totp: true, passkey: false });
    await makeSessionsOld(site);
    const outcomes = [];
    for (const totp of [undefined, '000000', codeOf(0), codeOf(0)]) {
      const { statusCode, json } = await rania('POST', '/auth/confirm', { password, totp });
      outcomes.push([statusCode, Object.keys(json().errors ?? {})]);
      if (statusCode === 422 && outcomes.length < 3) expect(await exported(rania)).toBe(403);
    }
    const refused = [422, ['totp']];
    expect(outcomes).toEqual([refused, refused, [200, []], refused]);
    expect(await exported(rania)).toBe(200);
  });

  test('ten wrong codes block confirming in this session', async () => {
    const rania = await signedIn();
    const codeOf = await givenSecondFactor(rania);
    await makeSessionsOld(site);
    for (let tried = 0; tried < signInLimits.failures; tried++)
      await rania('POST', '/auth/confirm', { password, totp: '000000' });
    expect((await rania('POST', '/auth/confirm', { password, totp: codeOf(0) })).statusCode).toBe(429);
  });

  test('an administrator who must set one up can confirm first', async () => {
    const payload = { username: 'Noor', password, role: 'admin' as Role };
    await accountQueries.insert(site.database.db, { username: payload.username, passwordHash, role: 'admin' });
    const noor = await signedIn(payload);
    await admin.call('PUT', '/settings/security', { totpRequired: true, auditMonths: 24 });
    await makeSessionsOld(site);
    expect((await noor('POST', '/auth/totp')).json().code).toBe('confirmation_required');
    expect((await noor('GET', '/auth/confirm')).statusCode).toBe(200);
    expect((await noor('POST', '/auth/confirm', { password })).statusCode).toBe(200);
    expect((await noor('POST', '/auth/totp')).statusCode).toBe(200);
  });
});
