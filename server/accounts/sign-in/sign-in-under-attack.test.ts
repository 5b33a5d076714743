import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { knownPlaceLimits, signInLimits } from '#shared/accounts/account.ts';
import { solvedWork } from '../../../tests/support/requests/solved-challenge.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { cheapPasswordHash } from '../../../tests/support/sites/cheap-password.ts';
import { one, required } from '../../../tests/support/sites/first.ts';
import { accountQueries } from '../account-queries.ts';

const password = 'correct horse battery';
const passwordHash = cheapPasswordHash(password);
const office = '192.0.2.10';
const elsewhere = '192.0.2.200';
let site: BuiltSite;

beforeEach(async () => {
  site = await buildSite({ settings: { TRUST_PROXY: '1', SITE_URL: 'https://mansooj.example' } });
  await accountQueries.insert(site.database.db, { username: 'Rania', passwordHash, role: 'admin' });
});
afterEach(() => site.close());

type Attempt = { from: string; username?: string; secret?: string; device?: string; more?: object };

function signIn({ from, username = 'Rania', secret = password, device, more }: Attempt) {
  return site.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password: secret, ...more },
    headers: { 'x-forwarded-for': from, ...(device && { cookie: `theme=dark; ${device}` }) },
  });
}
const deviceOf = (reply: { headers: Record<string, unknown> }) =>
  String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
const guess = (from: string, more: Partial<Attempt> = {}) => signIn({ from, secret: 'a wrong guess', ...more });

/** Wrong passwords for a name, one from each of many networks. */
async function givenAttack(networks: number = signInLimits.failures, username = 'Rania') {
  const from = (number: number) => `198.51.${100 + Math.floor(number / 250)}.${number % 250}`;
  for (let number = 0; number < networks; number++) await guess(from(number), { username });
}
const retryOf = (reply: { headers: Record<string, unknown> }) => Number(reply.headers['retry-after']);

async function callAs(
  signedIn: Awaited<ReturnType<typeof signIn>>,
  method: 'PUT' | 'POST',
  url: string,
  payload?: object,
) {
  const authorization = `Bearer ${signedIn.json().token}`;
  const headers = { authorization, cookie: deviceOf(signedIn), 'x-forwarded-for': office };
  return site.http.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

describe('while a name is under attack', () => {
  test.each([10, 200])('its user signs in with a known device, from anywhere (%i networks)', async (networks) => {
    const device = deviceOf(await signIn({ from: office }));
    await givenAttack(networks);
    expect((await signIn({ from: elsewhere })).statusCode).toBe(429);
    expect((await signIn({ from: elsewhere, device })).statusCode).toBe(200);
    expect((await signIn({ from: elsewhere, device })).statusCode).toBe(200);
  });

  test('its user signs in from a known network without the device', async () => {
    await signIn({ from: office });
    await givenAttack();
    expect((await signIn({ from: office })).statusCode).toBe(200);
    expect((await signIn({ from: elsewhere })).statusCode).toBe(429);
  });

  test('a new device does some work, which allows one attempt', async () => {
    await givenAttack();
    const asked = await signIn({ from: elsewhere });
    expect(asked.statusCode).toBe(429);
    expect(asked.json()).toEqual({
      success: false,
      code: 'too_many',
      message: expect.any(String),
      challenge: { work: expect.any(Object) },
    });
    expect(retryOf(asked)).toBeGreaterThan(800);
    const more = { challengeProof: await solvedWork(asked.json().challenge.work) };
    expect((await signIn({ from: elsewhere, more })).statusCode).toBe(200);
    expect((await signIn({ from: '192.0.2.201', more })).statusCode).toBe(429);
  });

  test('work is good for one attempt, right or wrong, and for its name alone', async () => {
    await accountQueries.insert(site.database.db, { username: 'Sami', passwordHash, role: 'admin' });
    await givenAttack();
    await givenAttack(10, 'Sami');
    const { work } = (await signIn({ from: elsewhere })).json().challenge;
    const more = { challengeProof: await solvedWork(work) };
    expect((await signIn({ from: elsewhere, username: 'Sami', more })).statusCode).toBe(429);
    expect((await guess(elsewhere, { more })).statusCode).toBe(401);
    expect((await signIn({ from: elsewhere, more })).statusCode).toBe(429);
    for (const challengeProof of ['', 'bm90aGluZw==', 'x'.repeat(5_000)])
      expect((await signIn({ from: elsewhere, more: { challengeProof } })).statusCode).toBe(429);
  });

  test('the work for an attempt grows with the failures, up to a ceiling', async () => {
    const { db } = site.database;
    await givenAttack();
    const costs: number[] = [];
    for (const failures of [0, 12, 12, 200]) {
      const [{ subject } = { subject: '' }] = await db
        .selectFrom('sign_in_failure')
        .select('subject')
        .groupBy('subject')
        .orderBy((eb) => eb.fn.countAll(), 'desc')
        .limit(1)
        .execute();
      const rows = Array.from({ length: failures }, (_, position) => ({
        id: crypto.randomUUID(),
        subject,
        created_at: new Date(Date.now() - failures + position).toISOString(),
      }));
      if (rows.length > 0) await db.insertInto('sign_in_failure').values(rows).execute();
      const { work } = (await signIn({ from: elsewhere })).json().challenge;
      costs.push(2 ** work.parameters.data.step);
    }
    expect(costs).toEqual([1, 2, 4, 8]);
    // Keeps only the fields about the price.
    const { rows } = await db
      .selectFrom('sign_in_failure')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBeLessThanOrEqual(2 * 60);
  });

  test('a known and an unknown name are answered alike', async () => {
    await signIn({ from: office });
    await givenAttack();
    await givenAttack(10, 'nobody');
    for (const from of [elsewhere, office]) {
      const [known, unknown] = [await guess(from), await guess(from, { username: 'nobody' })];
      expect(known.statusCode).toBe(unknown.statusCode);
      expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()));
    }
  });

  test('a signed-in user can still change the password and the second factor', async () => {
    const signedIn = await signIn({ from: office });
    await givenAttack();
    for (let number = 0; number < 10; number++) await guess(office, { username: `other-${number}` });
    const next = 'another good sentence';
    expect((await callAs(signedIn, 'PUT', '/auth/password', { current: password, next })).statusCode).toBe(200);
  });
});

describe('while very many names are tried from very many networks', () => {
  // A thousandth of the usual limits: 20 rows of failures; each attempt stores two.
  beforeEach(async () => {
    await site.close();
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@mansooj.example' };
    const settings = { TRUST_PROXY: '1', SITE_URL: 'https://mansooj.example', RATE_LIMIT_FACTOR: '0.001', ...mail };
    site = await buildSite({ settings });
    await accountQueries.insert(site.database.db, { username: 'Rania', passwordHash, role: 'admin' });
  });

  const askForLink = async (from: string) => {
    const headers = { 'x-forwarded-for': from };
    const payload = { username: 'Rania' };
    const reply = await site.http.inject({ method: 'POST', url: '/api/auth/password/forgotten', payload, headers });
    await site.services.recovery.settle();
    return reply.statusCode;
  };
  const countRows = async (table: 'sign_in_failure' | 'audit_entry') =>
    (await site.database.db.selectFrom(table).select('id').execute()).length;

  test('no more is stored for unknown places, which work for an attempt; known ones pass', async () => {
    const device = deviceOf(await signIn({ from: office }));
    for (let number = 0; number < 10; number++) await guess(`198.51.100.${number}`, { username: `nobody-${number}` });
    const before = [await countRows('sign_in_failure'), await countRows('audit_entry')];
    for (let number = 10; number < 20; number++) {
      const reply = await guess(`198.51.100.${number}`, { username: `nobody-${number}` });
      expect([reply.statusCode, reply.json().challenge]).toEqual([429, { work: expect.any(Object) }]);
      expect(await askForLink(`198.51.100.${number}`)).toBe(429);
    }
    expect(await countRows('sign_in_failure')).toBe(before[0]);
    // One log line for refused sign-ins; a minute may end during the test.
    expect((await countRows('audit_entry')) - one(before, 1)).toBeLessThanOrEqual(2);

    const asked = await signIn({ from: elsewhere });
    expect(asked.statusCode).toBe(429);
    const challengeProof = await solvedWork(asked.json().challenge.work);
    expect((await signIn({ from: elsewhere, more: { challengeProof } })).statusCode).toBe(200);
    expect((await signIn({ from: elsewhere, device })).statusCode).toBe(200);
    expect((await signIn({ from: office })).statusCode).toBe(200);
    expect(await askForLink(office)).toBe(200);
  });
});

describe('what lets a known place in', () => {
  test('is a cookie that scripts and other sites cannot use, kept as a hash', async () => {
    const reply = await signIn({ from: office });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Secure-known-device=[\w-]{43}; Path=\/api; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/,
    );
    const [, token = ''] = /=([\w-]+)/.exec(cookie) ?? [];
    const rows = await site.database.db.selectFrom('known_place').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|${office}`));
    expect(reply.json()).toEqual({ token: expect.any(String), user: { username: 'Rania', role: 'admin' } });
    expect((await guess(office)).headers['set-cookie']).toBeUndefined();
  });

  test('has its own limit of ten failures, which a stranger in the same network cannot use up', async () => {
    const device = deviceOf(await signIn({ from: office }));
    for (let number = 0; number < signInLimits.failures; number++) await guess(office, { username: `guess-${number}` });
    expect((await signIn({ from: office })).statusCode).toBe(429);
    expect((await signIn({ from: office, device })).statusCode).toBe(200);
    for (let number = 0; number < signInLimits.failures; number++)
      expect((await guess(`203.0.113.${number}`, { device })).statusCode).toBe(401);
    const late = await signIn({ from: elsewhere, device });
    expect([late.statusCode, late.json().challenge]).toEqual([429, undefined]);
    expect(retryOf(late)).toBeGreaterThan(800);
  });

  test('belongs to one user, even when two share a browser', async () => {
    await accountQueries.insert(site.database.db, { username: 'Sami', passwordHash, role: 'admin' });
    const device = deviceOf(await signIn({ from: office }));
    await givenAttack(10, 'Sami');
    expect((await signIn({ from: elsewhere, username: 'Sami', device })).statusCode).toBe(429);
    const shared = deviceOf(await signIn({ from: office, username: 'Sami', device }));
    expect(shared).toBe(device);
    await givenAttack();
    for (const username of ['Rania', 'Sami'])
      expect((await signIn({ from: elsewhere, username, device })).statusCode).toBe(200);
  });

  test('ends with the password, with all sessions, with the user, and after ninety days', async () => {
    const admin = await asAdmin(site);
    const id = required(await accountQueries.findByName(site.database.db, 'Rania')).id;
    const ends = [
      () => admin.call('PUT', `/users/${id}/password`, { password }),
      () => admin.call('DELETE', `/users/${id}/sessions`),
      async () => {
        const used_at = new Date(Date.now() - knownPlaceLimits.milliseconds - 1_000).toISOString();
        await site.database.db.updateTable('known_place').set({ used_at }).execute();
      },
    ];
    for (const end of ends) {
      await site.database.db.deleteFrom('sign_in_failure').execute();
      const device = deviceOf(await signIn({ from: office }));
      await end();
      await givenAttack();
      for (const from of [office, elsewhere]) expect((await signIn({ from, device })).statusCode).toBe(429);
    }
    await admin.call('DELETE', `/users/${id}`);
    expect(await site.database.db.selectFrom('known_place').selectAll().execute()).toEqual([]);
  });

  test('is kept for a bounded number of places', async () => {
    for (let number = 0; number < knownPlaceLimits.perUser + 3; number++) await signIn({ from: `192.0.2.${number}` });
    const rows = await site.database.db.selectFrom('known_place').selectAll().execute();
    expect(rows).toHaveLength(2 * knownPlaceLimits.perUser);
    await givenAttack();
    const last = `192.0.2.${knownPlaceLimits.perUser + 2}`;
    expect((await signIn({ from: '192.0.2.0' })).statusCode).toBe(429);
    expect((await signIn({ from: last })).statusCode).toBe(200);
  });
});

describe('with a second factor', () => {
  async function givenSecondFactor() {
    const first = await signIn({ from: office });
    const { key } = (await callAs(first, 'POST', '/auth/totp')).json();
    const code = (stepsLater: number) =>
      new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
    const on = await callAs(first, 'POST', '/auth/totp/confirm', { code: code(-1), password });
    expect(on.statusCode).toBe(200);
    return { code, device: deviceOf(first) };
  }

  test('wrong codes with the right password block unknown places, not the known device', async () => {
    const { code, device } = await givenSecondFactor();
    for (let number = 0; number < signInLimits.failures; number++)
      await signIn({ from: `198.51.100.${number}`, more: { totp: '000000' } });
    const { work } = (await signIn({ from: elsewhere, more: { totp: code(0) } })).json().challenge;
    const more = { totp: code(0), challengeProof: await solvedWork(work) };
    const late = await signIn({ from: elsewhere, more });
    expect([late.statusCode, late.json().challenge]).toEqual([429, undefined]);
    expect((await signIn({ from: elsewhere, device, more: { totp: code(0) } })).statusCode).toBe(200);
  });

  test('a place is known once the code was right', async () => {
    const { code } = await givenSecondFactor();
    const half = await signIn({ from: elsewhere });
    expect([half.json().code, half.headers['set-cookie']]).toEqual(['totp_required', undefined]);
    await givenAttack();
    expect((await signIn({ from: elsewhere, more: { totp: code(0) } })).statusCode).toBe(429);
  });
});
