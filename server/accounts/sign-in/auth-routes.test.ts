import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInLimits } from '#shared/accounts/account.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { cheapPasswordHash } from '../../../tests/support/sites/cheap-password.ts';
import { accountQueries } from '../account-queries.ts';

const password = 'correct horse battery';
const wrongPair = 'Invalid username or password.';
let site: BuiltSite;

beforeEach(async () => {
  site = await buildSite();
  const passwordHash = cheapPasswordHash(password);
  await accountQueries.insert(site.database.db, { username: 'Rania', passwordHash, role: 'admin' });
});
afterEach(() => site.close());

const signIn = (body: object, headers: Record<string, string> = {}) =>
  site.http.inject({ method: 'POST', url: '/api/auth/login', payload: body, headers });
const me = (token: string) => site.http.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
const ageSession = async (times: { used_at?: string; created_at?: string }) =>
  site.database.db.updateTable('session').set(times).execute();
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

describe('signing in', () => {
  it('answers a token and the user, whatever the case of the name', async () => {
    const reply = await signIn({ username: ' rANIA ', password });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { username: 'Rania', role: 'admin' },
    });
    expect((await me(reply.json().token)).json()).toEqual({ user: { username: 'Rania', role: 'admin' } });
  });

  it('keeps only a hash of the token', async () => {
    const { token } = (await signIn({ username: 'Rania', password })).json();
    const rows = await site.database.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    { username: 'Rania', password: 'wrong password' },
    { username: 'nobody', password },
    { username: 'x'.repeat(5_000), password },
    { username: 'Rania', password: 'x'.repeat(5_000) },
  ])('gives the same answer for every wrong combination', async (pair) => {
    const reply = await signIn(pair);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ success: false, message: wrongPair, code: 'unauthenticated' });
  });

  it('says what is missing, in Arabic to an Arabic caller', async () => {
    const reply = await signIn({ username: '' }, { 'accept-language': 'ar' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ username: 'اسم المستخدم مطلوب', password: 'كلمة المرور مطلوبة' });
  });

  it('refuses a name after ten failures, even with the right password, and says when to try again', async () => {
    for (let i = 0; i < signInLimits.failures; i++) await signIn({ username: 'Rania', password: 'wrong password' });
    const reply = await signIn({ username: 'Rania', password });
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800);
    await site.database.db
      .updateTable('sign_in_failure')
      .set({ created_at: ago(16 * 60_000) })
      .execute();
    expect((await signIn({ username: 'Rania', password })).statusCode).toBe(200);
  });

  it('lets no more than ten guesses pass that are made at once', async () => {
    const guesses = Array.from({ length: 40 }, (_, i) =>
      signIn({ username: 'Rania', password: `wrong password ${i}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(signInLimits.failures);
    expect(new Set(statuses)).toContain(429);
  });

  it('does not count successful sign-ins', async () => {
    for (let i = 0; i < signInLimits.failures + 2; i++)
      expect((await signIn({ username: 'Rania', password })).statusCode).toBe(200);
  });

  it('refuses an address after ten failures with different names', async () => {
    for (let i = 0; i < signInLimits.failures; i++) await signIn({ username: `guess-${i}`, password });
    const reply = await signIn({ username: 'Rania', password }, { 'x-forwarded-for': '203.0.113.9' });
    expect(reply.statusCode).toBe(429);
  });
});

describe('a token', () => {
  it('no longer works after signing out', async () => {
    const { token } = (await signIn({ username: 'Rania', password })).json();
    const reply = await site.http.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.statusCode).toBe(204);
    expect((await me(token)).statusCode).toBe(401);
  });

  it('ends after twelve idle hours and after seven days', async () => {
    const { token } = (await signIn({ username: 'Rania', password })).json();
    await ageSession({ used_at: ago(signInLimits.idleMilliseconds + 1000) });
    expect((await me(token)).statusCode).toBe(401);
    await ageSession({ used_at: ago(0), created_at: ago(signInLimits.absoluteMilliseconds + 1000) });
    expect((await me(token)).statusCode).toBe(401);
    await ageSession({ created_at: ago(0) });
    expect((await me(token)).statusCode).toBe(200);
  });

  it('that is forged is refused, also on public calls', async () => {
    expect((await me('forged')).statusCode).toBe(401);
    const reply = await site.http.inject({ url: '/api/partners', headers: { authorization: 'Bearer forged' } });
    expect(reply.statusCode).toBe(401);
    expect(reply.json().code).toBe('unauthenticated');
  });

  it('is needed to learn who is signed in', async () => {
    expect((await site.http.inject({ url: '/api/auth/me' })).statusCode).toBe(401);
  });
});
