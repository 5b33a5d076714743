import { describe, expect, test } from 'vitest';
import { signInLimits } from '#shared/accounts/account.ts';
import { softAuthenticator } from '../../../tests/support/browser/soft-authenticator.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { makeSessionsOld } from '../../../tests/support/sites/old-sessions.ts';
import { codeOf, usePasskeySite } from '../../../tests/support/sites/passkey-site.ts';

const origin = 'https://mansooj.example';
const { site, admin, callsOf, asRania, givenPasskey, challenge, signIn } = usePasskeySite(origin);

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
    expect((await admin().get('/audit?action=sign_in')).json()[0]).toMatchObject({ fields: ['passkey'] });
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
    expect((await admin().get('/audit?action=sign_in_failed')).json()).toMatchObject([{ fields: ['passkey'] }]);
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
    expect(await site().database.db.selectFrom('spent_token').selectAll().execute()).toEqual([]);
  });
});

describe('confirming with a passkey', () => {
  test('allows what needs a confirmation, in this session alone, and each challenge once', async () => {
    const { rania, key } = await givenPasskey();
    const elsewhere = await asRania();
    await makeSessionsOld(site());
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
    const other = callsOf(await givenToken(site(), 'hr'));
    await givenPasskey(other);
    await makeSessionsOld(site());
    const options = (await other('POST', '/auth/confirm/options')).json();
    expect(await codeOf(other('POST', '/auth/confirm', { passkey: key.sign(options) }))).toEqual([422, 'invalid']);
    expect((await other('GET', '/careers/export.csv')).statusCode).toBe(403);
    expect((await admin().get('/audit?action=confirmation_failed')).json()).toHaveLength(1);
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
