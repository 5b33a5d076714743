import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Invitation } from '#shared/accounts/account-answers.ts';
import { invitationLimits } from '#shared/accounts/invitation.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { required } from '../../tests/support/sites/first.ts';

const password = 'sacks for the sugar mill';
const sami = { username: 'Sami', role: 'sales' };
const mailSettings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@mansooj.example' };
let site: BuiltSite;
let admin: AdminCalls;
async function open(settings: Record<string, string> = {}): Promise<void> {
  site = await buildSite({ settings: { SITE_URL: 'https://mansooj.example', ...settings } });
  admin = await asAdmin(site);
}
beforeEach(() => open());
afterEach(() => site.close());

const tokenIn = (text: string) =>
  required(/^https:\/\/mansooj\.example\/login\/invitation\?token=([\w-]{43})$/m.exec(text)?.[1]);
const invite = (body: object = sami) => admin.call('POST', '/users/invitations', body);
const listed = async (): Promise<Invitation[]> => (await admin.get('/users/invitations')).json();
const accept = (token: string, chosen = password) =>
  site.http.inject({ method: 'POST', url: '/api/auth/invitation', payload: { token, password: chosen } });
const signIn = async (username: string) => {
  const payload = { username, password };
  return (await site.http.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode;
};
/** The token of a new invitation. */
const givenToken = async (body: object = sami) => tokenIn((await invite(body)).json().link);

const invalid = { success: false, code: 'invalid', message: expect.stringContaining('This link is not valid') };

describe('an invitation', () => {
  test('is made with its link, listed as open, accepted once, and then a user', async () => {
    const reply = await invite();
    expect(reply.statusCode).toBe(201);
    const { link, ...invitation } = reply.json();
    expect(reply.headers.location).toBe(`/api/users/invitations/${invitation._id}`);
    expect(invitation).toMatchObject({ ...sami, email: null });
    expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)).toBe(72 * 60 * 60 * 1000);
    expect(await listed()).toEqual([invitation]);
    expect(await signIn('Sami')).toBe(401);
    expect((await accept(tokenIn(link))).json()).toMatchObject({ success: true });
    expect(await signIn('Sami')).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await admin.get(`/users/${invitation._id}`)).json()).toMatchObject(sami);
    const again = await accept(tokenIn(link));
    expect([again.statusCode, again.json()]).toEqual([422, invalid]);
  });

  test('is in the log, by ids and field names, and its token is stored nowhere', async () => {
    const token = await givenToken({ ...sami, email: 'sami@mansooj.example' });
    const [{ _id } = { _id: '' }] = await listed();
    await accept(token);
    const revoked = await invite({ username: 'Lina', role: 'hr' });
    await admin.delete(`/users/invitations/${revoked.json()._id}`);
    const log = (await admin.get('/audit?section=users&sort=at')).json();
    expect(log.map(({ action, record }: { action: string; record: string }) => [action, record])).toEqual([
      ['invited', _id],
      ['invitation_accepted', _id],
      ['invited', revoked.json()._id],
      ['invitation_revoked', revoked.json()._id],
    ]);
    expect(log[1]).toMatchObject({ actor: { _id, username: 'Sami' }, recordName: 'Sami' });
    const { db } = site.database;
    const rows = [
      await db.selectFrom('invitation').selectAll().execute(),
      await db.selectFrom('audit_entry').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|sami@`, 'i'));
  });

  test('asks for the role, and refuses what a user could not have', async () => {
    for (const [body, field] of [
      [{ username: 'Sami' }, 'role'],
      [{ ...sami, role: 'owner' }, 'role'],
      [{ ...sami, username: ' ' }, 'username'],
      [{ ...sami, username: 'a\nb' }, 'username'],
      [{ ...sami, email: 'not an address' }, 'email'],
    ] as const) {
      const reply = await invite(body);
      expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, [field]]);
    }
    expect(await listed()).toEqual([]);
  });

  test('needs a name and an address that nobody has and that is not invited already', async () => {
    await admin.call('POST', '/users', { username: 'Rania', password, role: 'hr', email: 'rania@mansooj.example' });
    await invite();
    for (const [body, field] of [
      [{ username: 'RANIA', role: 'hr' }, 'username'],
      [{ username: 'Lina', role: 'hr', email: 'Rania@mansooj.example' }, 'email'],
      [{ username: 'Rania@Mansooj.example', role: 'hr' }, 'username'],
      [{ username: 'sami', role: 'hr' }, 'username'],
    ] as const) {
      const reply = await invite(body);
      expect([reply.statusCode, reply.json().code, Object.keys(reply.json().errors)]).toEqual([
        409,
        'conflict',
        [field],
      ]);
    }
  });

  test('works no longer once it is revoked, and can then be made again', async () => {
    const token = await givenToken();
    const [{ _id } = { _id: '' }] = await listed();
    expect((await admin.delete(`/users/invitations/${_id}`)).statusCode).toBe(200);
    expect((await admin.delete(`/users/invitations/${_id}`)).statusCode).toBe(404);
    expect((await accept(token)).statusCode).toBe(422);
    expect((await accept(await givenToken())).statusCode).toBe(200);
  });

  test('is valid for 72 hours, and can then be made again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const early = await givenToken();
    const late = await givenToken({ username: 'Lina', role: 'hr' });
    vi.setSystemTime(Date.now() + invitationLimits.milliseconds - 1_000);
    expect((await accept(early)).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 2_000);
    expect((await accept(late)).json()).toMatchObject(invalid);
    await site.services.invitations.sweep();
    expect(await site.database.db.selectFrom('invitation').select('id').execute()).toEqual([]);
  });

  test('ends with the administrator who sent it, also when the role changes', async () => {
    const { _id } = (await admin.call('POST', '/users', { username: 'Rania', password, role: 'admin' })).json();
    const { _id: own } = (await admin.call('POST', '/users', { username: 'Lina', password, role: 'admin' })).json();
    const by = async (id: string, username: string) => {
      const invitation = { username, role: 'hr' } as const;
      return tokenIn(String((await site.services.invitations.invite(invitation, { by: id, language: 'en' })).link));
    };
    const [ofRania, ofLina] = [await by(_id, 'Omar'), await by(own, 'Huda')];
    await admin.call('PATCH', `/users/${_id}`, { role: 'marketing' });
    await admin.delete(`/users/${own}`);
    expect((await accept(ofRania)).statusCode).toBe(422);
    expect((await accept(ofLina)).statusCode).toBe(422);
  });

  test('says so when the name was taken since, and a guessed password is refused without using the link up', async () => {
    const token = await givenToken();
    for (const weak of ['short', 'passwordpassword', 'SamiSamiSamiSami', ''])
      expect([weak, (await accept(token, weak)).statusCode]).toEqual([weak, 422]);
    await admin.call('POST', '/users', { username: 'sami', password, role: 'hr' });
    const reply = await accept(token, 'other words for this one');
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
    expect(await signIn('sami')).toBe(200);
  });

  test.each(['', 'x', 'a\0b', 'x'.repeat(43), 'x'.repeat(5_000)])(
    'tells nothing about a wrong token',
    async (token) => {
      await givenToken();
      expect((await accept(token)).statusCode).toBe(422);
    },
  );

  test('makes one user, however often its link is used at once', async () => {
    const token = await givenToken();
    const replies = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422]);
  });
});

describe('sending', () => {
  test('is by mail with an address and a mail server, in the language of the call, and never shows the link', async () => {
    await site.close();
    await open(mailSettings);
    const reply = await invite({ ...sami, email: 'sami@mansooj.example' });
    expect(reply.json().link).toBeNull();
    const mails = await site.database.db.selectFrom('mail').selectAll().execute();
    expect(mails).toMatchObject([
      { kind: 'invitation', recipient: 'sami@mansooj.example', holds_secret: 1, language: 'en' },
    ]);
    expect((await accept(tokenIn(mails[0]?.body ?? ''))).statusCode).toBe(200);
    const byHand = await invite({ username: 'Lina', role: 'hr' });
    expect(tokenIn(byHand.json().link)).toBeDefined();
  });

  test('is not mailed any more once it is revoked', async () => {
    await site.close();
    await open(mailSettings);
    const { _id } = (await invite({ ...sami, email: 'wrong@bags.example' })).json();
    expect(await site.database.db.selectFrom('mail').select('kind').execute()).toEqual([{ kind: 'invitation' }]);
    expect((await admin.delete(`/users/invitations/${_id}`)).statusCode).toBe(200);
    expect(await site.database.db.selectFrom('mail').select('kind').execute()).toEqual([]);
  });

  test('is limited for an administrator and for an address, and so is how many are open', async () => {
    const email = 'sami@mansooj.example';
    for (let i = 0; i < invitationLimits.perAddress; i++)
      expect((await invite({ username: `Sami${i}`, role: 'hr', email })).statusCode).toBe(201);
    const repeated = await invite({ username: 'Other', role: 'hr', email });
    expect([repeated.statusCode, repeated.headers['retry-after']]).toEqual([429, '900']);
    for (let i = invitationLimits.perAddress + 1; i < invitationLimits.perAdministrator; i++)
      expect((await invite({ username: `Lina${i}`, role: 'hr' })).statusCode).toBe(201);
    expect((await invite({ username: 'Late', role: 'hr' })).statusCode).toBe(429);
    await site.close();
    await open({ RATE_LIMIT_FACTOR: '1000' });
    for (let i = 0; i < invitationLimits.open; i++) await invite({ username: `Lina${i}`, role: 'hr' });
    expect((await invite({ username: 'Late', role: 'hr' })).statusCode).toBe(409);
  });
});

test('the page of a link shows the name to be used, and for any other the same message', async () => {
  const token = await givenToken();
  const page = async (query: string) => (await site.services.invitations.findInvited(query)) ?? null;
  expect([await page(token), await page('x'), await page('')]).toEqual(['Sami', null, null]);
});
