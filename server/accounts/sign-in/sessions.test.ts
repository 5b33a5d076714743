import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProofOfWork } from '#server/core/spam/proof-of-work-service.ts';
import type { OpenSession } from '#shared/accounts/account-answers.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { accountQueries } from '../account-queries.ts';
import { hashPassword, verifyPassword } from '../password-hash.ts';
import { createAuthService } from './auth-service.ts';
import { describeDevice } from './caller-place.ts';
import { createKnownPlaces } from './known-places.ts';
import { createSessionOpening } from './session-opening.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);
let site: BuiltSite;
let admin: AdminCalls;
let raniaId: string;
beforeEach(async () => {
  site = await buildSite();
  await accountQueries.insert(site.database.db, { username: 'Rania', passwordHash, role: 'hr' });
  raniaId = required(await accountQueries.findByName(site.database.db, 'Rania')).id;
  admin = await asAdmin(site);
});
afterEach(() => site.close());

async function signIn(userAgent: string) {
  const payload = { username: 'Rania', password };
  const headers = { 'user-agent': userAgent };
  const { token } = (await site.http.inject({ method: 'POST', url: '/api/auth/login', payload, headers })).json();
  const call = (method: 'GET' | 'DELETE', path: string) =>
    site.http.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
  return { token, call, list: async (): Promise<OpenSession[]> => (await call('GET', '/auth/sessions')).json() };
}

describe('one’s own sessions', () => {
  test('are listed with the browser, without tokens or addresses, and ended one by one or all but this one', async () => {
    const here = await signIn(firefox);
    const [phone, tablet] = [await signIn('a phone'), await signIn('a tablet')];
    const sessions = await here.list();
    expect(sessions.map(({ device }) => device).sort()).toEqual(['', '', 'Firefox · Windows']);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ device: 'Firefox · Windows' }]);
    expect(JSON.stringify(sessions)).not.toMatch(/127\.0|hash|token|Mozilla/i);
    const [itsOwn] = (await phone.list()).filter(({ isCurrent }) => isCurrent);
    expect((await here.call('DELETE', `/auth/sessions/${itsOwn?._id}`)).statusCode).toBe(200);
    expect((await phone.call('GET', '/auth/me')).statusCode).toBe(401);
    expect((await here.call('DELETE', '/auth/sessions')).statusCode).toBe(200);
    expect((await tablet.call('GET', '/auth/me')).statusCode).toBe(401);
    expect(await here.list()).toHaveLength(1);
  });

  test('do not include those of other users', async () => {
    const rania = await signIn(firefox);
    const [others] = (await admin.get('/auth/sessions')).json();
    for (const id of [others._id, 'nobody', '%00']) {
      expect((await rania.call('DELETE', `/auth/sessions/${id}`)).statusCode).toBe(404);
    }
    expect((await rania.call('GET', `/users/${raniaId}/sessions`)).statusCode).toBe(403);
    expect((await admin.get('/auth/me')).statusCode).toBe(200);
  });
});

test('administrators see and end those of others', async () => {
  const rania = await signIn(firefox);
  const [session] = (await admin.get(`/users/${raniaId}/sessions`)).json();
  expect(session).toMatchObject({ device: 'Firefox · Windows', isCurrent: false });
  expect((await admin.delete(`/users/${raniaId}/sessions/nobody`)).statusCode).toBe(404);
  expect((await admin.delete(`/users/${raniaId}/sessions/${session._id}`)).statusCode).toBe(200);
  expect((await rania.call('GET', '/auth/me')).statusCode).toBe(401);
});

test.each([
  [firefox, 'Firefox · Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome · Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E Safari/604.1',
    'Safari · iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · macOS',
  ],
  ['<script>', ''],
  [undefined, ''],
])('%s is %j', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});

test('an unknown name costs as many password hashes as a wrong password: one', async () => {
  let computed = 0;
  const { audit, secondFactor } = site.services;
  const places = createKnownPlaces(site.database);
  const auth = createAuthService({
    db: site.database.db,
    audit,
    secondFactor,
    places,
    sessions: createSessionOpening({ db: site.database.db, audit, places, notice: { tell: async () => {} } }),
    proofOfWork: createProofOfWork(site.database),
    passwordRules: { requireGood: async () => {} },
    rateLimitFactor: 1,
    verify: (typed, hash) => {
      computed += 1;
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      return verifyPassword(typed, hash);
    },
  });
  const costs: number[] = [];
  for (const username of ['Rania', 'nobody', 'x'.repeat(5_000)]) {
    const before = computed;
    await expect(auth.signIn({ username, password: 'a wrong one' }, { address: 'here' })).rejects.toThrow(
      'login_invalid',
    );
    costs.push(computed - before);
  }
  expect(costs).toEqual([1, 1, 1]);
});
