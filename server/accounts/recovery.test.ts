import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { passwordLinkMilliseconds } from '#shared/accounts/account.ts';
import { asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { cheapPasswordHash } from '../../tests/support/sites/cheap-password.ts';
import { accountQueries } from './account-queries.ts';

const password = 'correct horse battery';
const next = 'sacks for the sugar mill';
const passwordHash = cheapPasswordHash(password);
let site: BuiltSite;
beforeEach(async () => {
  const settings = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@mansooj.example',
    SITE_URL: 'https://mansooj.example',
  };
  site = await buildSite({ settings });
  const rania = { username: 'Rania', passwordHash, role: 'admin', email: 'Rania@Mansooj.example' };
  await accountQueries.insert(site.database.db, rania);
  await accountQueries.insert(site.database.db, { username: 'Sami', passwordHash, role: 'sales' });
});
afterEach(() => site.close());

async function ask(username: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') {
  const payload = { username };
  const reply = await site.http.inject({
    method: 'POST',
    url: '/api/auth/password/forgotten',
    payload,
    headers,
    remoteAddress,
  });
  await site.services.recovery.settle();
  return reply;
}
const mails = () => site.database.db.selectFrom('mail').selectAll().orderBy('created_at').orderBy('id').execute();
async function newestToken(): Promise<string> {
  return (
    /https:\/\/mansooj\.example\/login\/reset\?token=([\w-]{43})/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? ''
  );
}
const recover = (token: string, chosen = next) =>
  site.http.inject({ method: 'POST', url: '/api/auth/password/recover', payload: { token, password: chosen } });
const signIn = async (secret: string) =>
  (await site.http.inject({ method: 'POST', url: '/api/auth/login', payload: { username: 'Rania', password: secret } }))
    .statusCode;

describe('asking for a link', () => {
  test('gets the same reply for everybody, and mails users who have an address', async () => {
    const replies = [];
    for (const name of ['rania', 'RANIA@mansooj.example', 'Sami', 'nobody', 'a\0b', 'x'.repeat(5_000)])
      replies.push(await ask(name));
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(replies[0]?.json()).toMatchObject({ success: true });
    expect(await mails()).toMatchObject([
      { kind: 'recovery', recipient: 'Rania@Mansooj.example', subject: 'Your new password', holds_secret: 1 },
      { recipient: 'Rania@Mansooj.example' },
    ]);
  });

  test('sends the mail in the language of the request, and stores the token nowhere else', async () => {
    await ask('Rania', { 'accept-language': 'ar' });
    expect(await mails()).toMatchObject([{ subject: 'كلمة مرور جديدة', language: 'ar' }]);
    const token = await newestToken();
    const links = await site.database.db.selectFrom('password_link').selectAll().execute();
    const log = (await (await asAdmin(site)).get('/audit')).json();
    expect(JSON.stringify([links, log])).not.toContain(token);
    expect(log).toMatchObject([{ action: 'password_forgotten' }]);
  });

  test('is allowed three times for a name, and ten times for a network', async () => {
    for (let i = 0; i < 5; i++) expect((await ask('Rania', {}, `203.0.113.${i}`)).statusCode).toBe(200);
    expect(await mails()).toHaveLength(3);
    for (let i = 0; i < 10; i++) await ask(`nobody-${i}`, {}, '198.51.100.1');
    const late = await ask('nobody', {}, '198.51.100.1');
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '900']);
  });

  test('leaves one entry in the log for a user and a network, however often it is repeated', async () => {
    for (let i = 0; i < 5; i++) await ask('Rania');
    const log = (await (await asAdmin(site)).get('/audit?action=password_forgotten')).json();
    // The ten-minute window may end during the test.
    expect(log.length).toBeGreaterThan(0);
    expect(log.length).toBeLessThanOrEqual(2);
  });

  test('cannot be blocked for long by strangers who keep asking', async () => {
    const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    for (let i = 0; i < 20; i++) {
      await ask('Rania', {}, `203.0.113.${i}`);
      if (i % 2 === 0) wait(1);
    }
    // Links last half an hour; the newest mailed link is at most fifteen minutes old.
    wait(6);
    const before = (await mails()).length;
    await ask('Rania', {}, '203.0.113.99');
    expect((await mails()).length).toBe(before + 1);
  });

  test('works from a known place, however often strangers ask', async () => {
    await signIn(password);
    for (let i = 0; i < 5; i++) await ask('Rania', {}, `203.0.113.${i}`);
    const before = (await mails()).length;
    for (let i = 0; i < 5; i++) await ask('Rania', {}, '127.0.0.1');
    expect((await mails()).length).toBe(before + 3);
  });

  test('is not offered while no mail is set up', async () => {
    const quiet = await buildSite();
    const reply = await quiet.http.inject({
      method: 'POST',
      url: '/api/auth/password/forgotten',
      payload: { username: 'admin' },
    });
    expect(reply.statusCode).toBe(404);
    await quiet.close();
  });
});

describe('a link', () => {
  test('sets a new password once and ends every session', async () => {
    await ask('Rania');
    const token = await newestToken();
    const signedIn = { username: 'Rania', password };
    const session = (await site.http.inject({ method: 'POST', url: '/api/auth/login', payload: signedIn })).json();
    expect((await recover(token)).statusCode).toBe(200);
    expect([await signIn(password), await signIn(next)]).toEqual([401, 200]);
    const headers = { authorization: `Bearer ${session.token}` };
    expect((await site.http.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    expect((await recover(token, 'another good sentence')).statusCode).toBe(422);
    expect(await signIn(next)).toBe(200);
  });

  test('works for one of two who use it at the same time', async () => {
    await ask('Rania');
    const token = await newestToken();
    const replies = await Promise.all([recover(token), recover(token, 'another good sentence')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('is valid for half an hour, until a newer one is sent, and never when forged', async () => {
    await ask('Rania');
    const old = await newestToken();
    await ask('Rania');
    const token = await newestToken();
    for (const bad of [old, 'forged', '', 'a\0b']) expect((await recover(bad)).statusCode).toBe(422);
    const past = new Date(Date.now() - passwordLinkMilliseconds - 1_000).toISOString();
    await site.database.db.updateTable('password_link').set({ created_at: past }).execute();
    expect((await recover(token)).json().message).toMatch(/no longer valid/);
    await site.services.recovery.sweep();
    expect(await site.database.db.selectFrom('password_link').selectAll().execute()).toEqual([]);
    expect(await signIn(password)).toBe(200);
  });

  test('is no longer valid once its user has changed the password', async () => {
    await ask('Rania');
    const signedIn = { username: 'Rania', password };
    const { token } = (await site.http.inject({ method: 'POST', url: '/api/auth/login', payload: signedIn })).json();
    const changed = await site.http.inject({
      method: 'PUT',
      url: '/api/auth/password',
      payload: { current: password, next },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(changed.statusCode).toBe(200);
    expect((await recover(await newestToken(), 'another good sentence')).statusCode).toBe(422);
  });

  test('stays valid when the new password is refused', async () => {
    await ask('Rania');
    const token = await newestToken();
    for (const bad of ['short', 'password1234', 'Rania@Mansooj', 'x'.repeat(129)]) {
      const reply = await recover(token, bad);
      expect([bad, reply.statusCode, Object.keys(reply.json().errors)]).toEqual([bad, 422, ['password']]);
    }
    expect((await recover(token)).statusCode).toBe(200);
  });
});
