import { describe, expect, test, vi } from 'vitest';
import { passkeyLimits } from '#shared/accounts/passkey.ts';
import { softAuthenticator } from '../../../tests/support/browser/soft-authenticator.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { buildSite } from '../../../tests/support/sites/build-site.ts';
import { type Calls, codeOf, usePasskeySite } from '../../../tests/support/sites/passkey-site.ts';

const origin = 'https://mansooj.example';
const { site, admin, callsOf, asRania, givenPasskey, challenge, signIn, moveTo } = usePasskeySite(origin);

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
    expect((await admin().get('/audit?action=passkey_added')).json()).toHaveLength(1);
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
    const other = callsOf(await givenToken(site(), 'hr'));
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
    expect((await admin().get('/audit?action=passkey_removed')).json()).toMatchObject([{ record: id }]);
  });

  test('are nobody else’s', async () => {
    const { rania, id } = await givenPasskey();
    const other = callsOf(await givenToken(site(), 'admin'));
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
    const [{ _id }] = (await admin().get('/users?q=Rania')).json();
    const body = method === 'POST' ? { password: 'sacks for the sugar mill' } : undefined;
    expect((await admin().call(body ? 'PUT' : 'DELETE', `/users/${_id}${path}`, body)).statusCode).toBe(200);
    expect((await signIn(key.sign(await challenge()))).statusCode).toBe(401);
    expect((await rania('GET', '/auth/me')).statusCode).toBe(401);
    expect(await site().database.db.selectFrom('passkey').selectAll().execute()).toEqual([]);
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
  await moveTo('http://localhost:3000');
  const rania = await asRania();
  const add = async (page: string) => {
    const options = (await rania('POST', '/auth/passkeys/options')).json();
    return (await rania('POST', '/auth/passkeys', { credential: softAuthenticator(page).create(options) })).statusCode;
  };
  expect(await add('http://localhost:5173')).toBe(201);
  expect(await add('http://localhost.evil.example')).toBe(422);
  expect(await add('http://evil.localhost')).toBe(422);
});
