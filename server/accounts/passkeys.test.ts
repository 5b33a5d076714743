import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInLimits } from '#shared/account.ts';
import { passkeyLimits } from '#shared/passkey.ts';
import { type BuiltSite, buildSite } from '../../tests/support/build-site.ts';
import { givenToken } from '../../tests/support/given-token.ts';
import { makeSessionsOld } from '../../tests/support/old-sessions.ts';
import { softAuthenticator } from '../../tests/support/soft-authenticator.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/staff-calls.ts';
import { accountQueries } from './account-queries.ts';
import { hashPassword } from './password-hash.ts';

const origin = 'https://mansooj.example';
const password = 'correct horse battery';
// Real hashes are slow, so all tests share one.
const passwordHash = await hashPassword(password);
let site: BuiltSite;
let admin: AdminCalls;
beforeEach(async () => {
  site = await buildSite({ settings: { SITE_URL: origin } });
  await accountQueries.insert(site.database.db, { username: 'Rania', passwordHash, role: 'sales' });
  admin = await asAdmin(site);
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const callsOf = (headers: Record<string, string>) => (method: Method, path: string, payload?: object) =>
  site.http.inject({
    method,
    url: `/api${path}`,
    headers: { 'user-agent': firefox, ...headers },
    ...(payload && { payload }),
  });
type Calls = ReturnType<typeof callsOf>;
const stranger = callsOf({});

async function asRania(): Promise<Calls> {
  const { token } = (await stranger('POST', '/auth/login', { username: 'Rania', password })).json();
  return callsOf({ authorization: `Bearer ${token}` });
}

/** A user with a passkey. */
async function givenPasskey(calls?: Calls) {
  const rania = calls ?? (await asRania());
  const key = softAuthenticator(origin);
  const options = (await rania('POST', '/auth/passkeys/options')).json();
  const reply = await rania('POST', '/auth/passkeys', { credential: key.create(options) });
  return { rania, key, options, reply, id: reply.json()._id as string };
}

const challenge = async () => (await stranger('POST', '/auth/login/passkey/options')).json();
const signIn = (signed: object) => stranger('POST', '/auth/login/passkey', signed);
const codeOf = async (reply: Promise<{ statusCode: number; json(): { code?: string } }>) => {
  const { statusCode, json } = await reply;
  return [statusCode, json().code];
};

describe('adding a passkey', () => {
  test('asks the browser for a verified, discoverable one, and names it after the browser', async () => {
    const { rania, options, reply } = await givenPasskey();
    expect(options).toMatchObject({
      rp: { id: 'mansooj.example' },
      user: { name: 'Rania' },
      attestation: 'none',
      timeout: passkeyLimits.milliseconds,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(reply.statusCode).toBe(201);
    const shown = {
      _id: expect.any(String),
      name: 'Firefox · Windows',
      createdAt: expect.any(String),
      lastUsedAt: null,
    };
    expect((await rania('GET', '/auth/passkeys')).json()).toEqual([shown]);
    expect((await rania('GET', '/auth/confirm')).json()).toEqual({ totp: false, passkey: true });
    const again = (await rania('POST', '/auth/passkeys/options')).json();
    expect(again.excludeCredentials).toHaveLength(1);
    expect((await admin.get('/audit?action=passkey_added')).json()).toHaveLength(1);
  });

  test.each([
    ['a page of another site', { origin: 'https://mansooj.example.evil.example' }],
    ['a page without TLS', { origin: 'http://mansooj.example' }],
    ['a device that did not verify its user', { flags: 0x01 }],
  ])('is refused to %s', async (_who, deviations) => {
    const rania = await asRania();
    const options = (await rania('POST', '/auth/passkeys/options')).json();
    const credential = softAuthenticator(origin).create(options, deviations);
    expect(await codeOf(rania('POST', '/auth/passkeys', { credential }))).toEqual([422, 'invalid']);
    expect((await rania('GET', '/auth/passkeys')).json()).toEqual([]);
  });

  test('is refused with a challenge of another session, of signing in, of five minutes ago, and used before', async () => {
    const [rania, elsewhere] = [await asRania(), await asRania()];
    const key = softAuthenticator(origin);
    const options = (await rania('POST', '/auth/passkeys/options')).json();
    const add = (calls: Calls, asked: typeof options) =>
      codeOf(calls('POST', '/auth/passkeys', { credential: key.create(asked) }));
    expect(await add(elsewhere, options)).toEqual([422, 'invalid']);
    expect(await add(rania, { ...options, ...(await challenge()) })).toEqual([422, 'invalid']);
    expect(
      await add(rania, {
        ...options,
        challenge: options.challenge.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
      }),
    ).toEqual([422, 'invalid']);
    expect(await add(rania, options)).toEqual([201, undefined]);
    expect(await add(rania, options)).toEqual([422, 'invalid']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - passkeyLimits.milliseconds - 1000 });
    const old = (await elsewhere('POST', '/auth/passkeys/options')).json();
    vi.useRealTimers();
    expect(await add(elsewhere, old)).toEqual([422, 'invalid']);
  });

  test('a credential that somebody has cannot be added by another user', async () => {
    const { key } = await givenPasskey();
    const other = callsOf(await givenToken(site, 'hr'));
    const options = (await other('POST', '/auth/passkeys/options')).json();
    expect(await codeOf(other('POST', '/auth/passkeys', { credential: key.create(options) }))).toEqual([
      409,
      'conflict',
    ]);
  });

  test('ends at ten passkeys', async () => {
    const { rania } = await givenPasskey();
    const options = (await rania('POST', '/auth/passkeys/options')).json();
    for (let count = 1; count < passkeyLimits.perUser; count++) await givenPasskey(rania);
    expect(await codeOf(rania('POST', '/auth/passkeys/options'))).toEqual([409, 'conflict']);
    const credential = softAuthenticator(origin).create(options);
    expect(await codeOf(rania('POST', '/auth/passkeys', { credential }))).toEqual([409, 'conflict']);
  });

  test.each([
    [{}, 'credential'],
    [{ credential: { id: 'x' } }, 'credential'],
    [{ credential: undefined, name: 'x'.repeat(61) }, 'name'],
  ])('refuses the body %j', async (body, field) => {
    const reply = await (await asRania())('POST', '/auth/passkeys', body);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors).map((name) => name.split('.')[0])).toContain(field);
  });
});

describe('signing in with a passkey', () => {
  test('needs neither name nor password nor code, and records the use', async () => {
    const { rania, key } = await givenPasskey();
    const options = await challenge();
    expect(options).toMatchObject({ rpId: 'mansooj.example', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    const reply = await signIn(key.sign(options));
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { token: expect.any(String), user: { username: 'Rania', role: 'sales' } },
    ]);
    expect(reply.headers['set-cookie']).toContain('known-device=');
    const calls = callsOf({ authorization: `Bearer ${reply.json().token}` });
    expect((await calls('GET', '/contacts/export.csv')).statusCode).toBe(200);
    expect((await rania('GET', '/auth/passkeys')).json()).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    expect((await admin.get('/audit?action=sign_in')).json()[0]).toMatchObject({ fields: ['passkey'] });
  });

  test('each challenge is good once, and one sign-in at a time', async () => {
    const { key } = await givenPasskey();
    const options = await challenge();
    const signed = key.sign(options);
    expect((await signIn(signed)).statusCode).toBe(200);
    expect(await codeOf(signIn(signed))).toEqual([401, 'unauthenticated']);
    expect(await codeOf(signIn(key.sign(options)))).toEqual([401, 'unauthenticated']);
    const both = key.sign(await challenge());
    const statuses = (await Promise.all([signIn(both), signIn(both)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a device that did not verify its user', { flags: 0x01 }],
    ['a passkey that names another user', { userHandle: Buffer.from('somebody-else').toString('base64url') }],
  ])('is refused to %s', async (_who, deviations) => {
    const { key } = await givenPasskey();
    const reply = await signIn(key.sign(await challenge(), deviations));
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      { success: false, code: 'unauthenticated', message: expect.stringContaining('not accepted') },
    ]);
    expect((await admin.get('/audit?action=sign_in_failed')).json()).toMatchObject([{ fields: ['passkey'] }]);
  });

  test('is refused to an unknown passkey, to one with another key, and with challenges not for signing in', async () => {
    const { rania, key } = await givenPasskey();
    expect((await signIn(softAuthenticator(origin).sign(await challenge()))).statusCode).toBe(401);
    const forged = { ...softAuthenticator(origin).sign(await challenge()), id: key.sign(await challenge()).id };
    expect((await signIn({ ...forged, rawId: forged.id })).statusCode).toBe(401);
    const confirming = (await rania('POST', '/auth/confirm/options')).json();
    expect((await signIn(key.sign(confirming))).statusCode).toBe(401);
    expect((await signIn(key.sign({ ...(await challenge()), challenge: 'AAAA' }))).statusCode).toBe(401);
  });

  test('is refused when the counter goes back: the passkey was copied', async () => {
    const { key } = await givenPasskey();
    expect((await signIn(key.sign(await challenge()))).statusCode).toBe(200);
    key.rewind();
    expect((await signIn(key.sign(await challenge()))).statusCode).toBe(401);
    expect((await signIn(key.sign(await challenge()))).statusCode).toBe(200);
  });

  test('a passkey without a counter works again and again', async () => {
    const { key } = await givenPasskey();
    for (const _time of [1, 2])
      expect((await signIn(key.sign(await challenge(), { counter: 0 }))).statusCode).toBe(200);
  });

  test('ten failures block the network', async () => {
    const { key } = await givenPasskey();
    const bad = { origin: 'https://evil.example' };
    for (let tried = 0; tried < signInLimits.failures; tried++) await signIn(key.sign(await challenge(), bad));
    expect(await codeOf(signIn(key.sign(await challenge())))).toEqual([429, 'too_many']);
  });

  test('challenges are not stored, however many are asked for', async () => {
    for (let asked = 0; asked < 20; asked++) await challenge();
    expect(await site.database.db.selectFrom('spent_token').selectAll().execute()).toEqual([]);
  });
});

describe('confirming with a passkey', () => {
  test('allows what needs a confirmation, in this session alone, and each challenge once', async () => {
    const { rania, key } = await givenPasskey();
    const elsewhere = await asRania();
    await makeSessionsOld(site);
    const options = (await rania('POST', '/auth/confirm/options')).json();
    expect(options.allowCredentials).toHaveLength(1);
    const passkey = key.sign(options);
    expect(await codeOf(elsewhere('POST', '/auth/confirm', { passkey }))).toEqual([422, 'invalid']);
    expect((await rania('POST', '/auth/confirm', { passkey })).statusCode).toBe(200);
    expect((await rania('GET', '/contacts/export.csv')).statusCode).toBe(200);
    expect((await elsewhere('GET', '/contacts/export.csv')).statusCode).toBe(403);
    expect(await codeOf(rania('POST', '/auth/confirm', { passkey }))).toEqual([422, 'invalid']);
  });

  test('is refused with the passkey of somebody else', async () => {
    const { key } = await givenPasskey();
    const other = callsOf(await givenToken(site, 'hr'));
    await givenPasskey(other);
    await makeSessionsOld(site);
    const options = (await other('POST', '/auth/confirm/options')).json();
    expect(await codeOf(other('POST', '/auth/confirm', { passkey: key.sign(options) }))).toEqual([422, 'invalid']);
    expect((await other('GET', '/careers/export.csv')).statusCode).toBe(403);
    expect((await admin.get('/audit?action=confirmation_failed')).json()).toHaveLength(1);
  });

  test('ten failures block confirming in this session', async () => {
    const { rania, key } = await givenPasskey();
    const bad = { origin: 'https://evil.example' };
    const options = (await rania('POST', '/auth/confirm/options')).json();
    for (let tried = 0; tried < signInLimits.failures; tried++)
      await rania('POST', '/auth/confirm', { passkey: key.sign(options, bad) });
    expect((await rania('POST', '/auth/confirm', { passkey: key.sign(options) })).statusCode).toBe(429);
  });

  test('is not offered without a passkey', async () => {
    expect((await (await asRania())('POST', '/auth/confirm/options')).statusCode).toBe(404);
  });
});

describe("one's own passkeys", () => {
  test('are renamed and removed; a removed one is of no use, and other sessions end', async () => {
    const { rania, key, id } = await givenPasskey();
    expect((await rania('PATCH', `/auth/passkeys/${id}`, { name: ' Blue key ' })).statusCode).toBe(200);
    expect((await rania('GET', '/auth/passkeys')).json()).toMatchObject([{ name: 'Blue key' }]);
    for (const name of ['', ' ', 'x'.repeat(61), 7])
      expect((await rania('PATCH', `/auth/passkeys/${id}`, { name })).statusCode).toBe(422);
    const elsewhere = callsOf({
      authorization: `Bearer ${(await signIn(key.sign(await challenge()))).json().token}`,
    });
    expect((await rania('DELETE', `/auth/passkeys/${id}`)).statusCode).toBe(200);
    expect((await elsewhere('GET', '/auth/me')).statusCode).toBe(401);
    expect((await rania('GET', '/auth/me')).statusCode).toBe(200);
    expect((await signIn(key.sign(await challenge()))).statusCode).toBe(401);
    expect((await rania('DELETE', `/auth/passkeys/${id}`)).statusCode).toBe(404);
    expect((await admin.get('/audit?action=passkey_removed')).json()).toMatchObject([{ record: id }]);
  });

  test('are nobody else’s', async () => {
    const { rania, id } = await givenPasskey();
    const other = callsOf(await givenToken(site, 'admin'));
    expect((await other('GET', '/auth/passkeys')).json()).toEqual([]);
    expect((await other('PATCH', `/auth/passkeys/${id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await other('DELETE', `/auth/passkeys/${id}`)).statusCode).toBe(404);
    expect((await rania('GET', '/auth/passkeys')).json()).toHaveLength(1);
  });

  test.each([
    ['a new password by an administrator', 'POST', '/password'],
    ['the deletion of the user', 'DELETE', ''],
  ] as const)('end with %s', async (_act, method, path) => {
    const { rania, key } = await givenPasskey();
    const [{ _id }] = (await admin.get('/users?q=Rania')).json();
    const body = method === 'POST' ? { password: 'sacks for the sugar mill' } : undefined;
    expect((await admin.call(body ? 'PUT' : 'DELETE', `/users/${_id}${path}`, body)).statusCode).toBe(200);
    expect((await signIn(key.sign(await challenge()))).statusCode).toBe(401);
    expect((await rania('GET', '/auth/me')).statusCode).toBe(401);
    expect(await site.database.db.selectFrom('passkey').selectAll().execute()).toEqual([]);
  });
});

test.each(['http://192.0.2.7', 'https://192.0.2.7', 'https://[2001:db8::1]', 'http://mansooj.example'])(
  'at %s browsers have no passkeys, and none are offered',
  async (address) => {
    const there = await buildSite({ settings: { SITE_URL: address } });
    const reply = await there.http.inject({ method: 'POST', url: '/api/auth/login/passkey/options' });
    await there.close();
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  },
);

test('on localhost every port is accepted, and nothing else', async () => {
  await site.close();
  site = await buildSite({ settings: { SITE_URL: 'http://localhost:3000' } });
  await accountQueries.insert(site.database.db, { username: 'Rania', passwordHash, role: 'sales' });
  const rania = await asRania();
  const add = async (page: string) => {
    const options = (await rania('POST', '/auth/passkeys/options')).json();
    return (await rania('POST', '/auth/passkeys', { credential: softAuthenticator(page).create(options) })).statusCode;
  };
  expect(await add('http://localhost:5173')).toBe(201);
  expect(await add('http://localhost.evil.example')).toBe(422);
  expect(await add('http://evil.localhost')).toBe(422);
});
