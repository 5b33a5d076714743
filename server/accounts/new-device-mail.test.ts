import { afterEach, beforeEach, expect, test } from 'vitest';
import { softAuthenticator } from '../../tests/support/browser/soft-authenticator.ts';
import { asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { cheapPasswordHash } from '../../tests/support/sites/cheap-password.ts';
import { accountQueries } from './account-queries.ts';

const origin = 'https://mansooj.example';
const password = 'correct horse battery';
const passwordHash = cheapPasswordHash(password);
const email = 'rania@mansooj.example';
let site: BuiltSite;
beforeEach(async () => {
  site = await buildSite({ settings: { SITE_URL: origin } });
  await accountQueries.insert(site.database.db, { username: 'Rania', passwordHash, role: 'sales', email });
});
afterEach(() => site.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const edge = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';
type Browser = { userAgent?: string; language?: string; cookie?: string };

const post = (url: string, payload: object, { userAgent = firefox, language = 'en', cookie }: Browser, more = {}) =>
  site.http.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { 'user-agent': userAgent, 'accept-language': language, ...(cookie && { cookie }), ...more },
  });

/** Signs in with the password. @returns the browser's cookie and the session's headers */
async function signIn(from: Browser = {}, username = 'Rania') {
  const reply = await post('/auth/login', { username, password }, from);
  expect(reply.statusCode).toBe(200);
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
  return { cookie, headers: { authorization: `Bearer ${reply.json().token}` } };
}

const mails = () =>
  site.database.db
    .selectFrom('mail')
    .select(['recipient', 'language', 'subject', 'body', 'expires_at'])
    .where('kind', '=', 'sign_in')
    .orderBy('created_at')
    .execute();

test('the first sign-in of an account, and later ones with the same browser, are not mailed', async () => {
  const { cookie } = await signIn();
  await signIn({ cookie });
  await signIn({ cookie, language: 'ar', userAgent: edge });
  expect(await mails()).toEqual([]);
});

test('a sign-in from another browser is mailed, with its time and name and what to do', async () => {
  await signIn();
  await signIn({ userAgent: edge });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: email, language: 'en', subject: 'A sign-in from a new device' });
  for (const part of ['Rania', 'Edge · macOS', `${origin}/admin/account`, 'change your password', 'Time (Amman): '])
    expect(mail?.body).toContain(part);
  // Of the place no more is known than the browser: no address.
  expect(mail?.body).not.toContain('127.0.0.1');
});

test('it is in the language of the user, whatever the new browser says', async () => {
  await signIn({ language: 'ar' });
  await signIn({ userAgent: edge, language: 'en' });
  await signIn({ userAgent: 'unheard-of', language: 'en' });
  const written = await mails();
  expect(written.map(({ language }) => language)).toEqual(['ar', 'ar']);
  expect(written.map(({ subject }) => subject)).toEqual(Array(2).fill('تسجيل دخول من جهاز جديد'));
  expect(written[1]?.body).toContain('متصفّح غير معروف');
});

test('the language follows the sign-ins of known browsers', async () => {
  const { cookie } = await signIn({ language: 'ar' });
  await signIn({ cookie, language: 'en' });
  await signIn({ userAgent: edge, language: 'ar' });
  expect(await mails()).toMatchObject([{ language: 'en' }]);
});

test('a colleague’s browser is a new device for others', async () => {
  const colleague = { username: 'Sami', passwordHash, role: 'hr', email: 'sami@mansooj.example' };
  await accountQueries.insert(site.database.db, colleague);
  const { cookie } = await signIn({}, 'Sami');
  await signIn();
  await signIn({ cookie });
  expect(await mails()).toMatchObject([{ recipient: email }]);
});

test('many sign-ins with one kind of browser are one mail, of another kind another', async () => {
  await signIn();
  for (const userAgent of [edge, edge, edge, firefox]) await signIn({ userAgent });
  expect((await mails()).length).toBeLessThanOrEqual(4);
  expect((await mails()).length).toBeGreaterThanOrEqual(2);
});

test('a sign-in with a passkey is mailed too', async () => {
  const { headers } = await signIn();
  const key = softAuthenticator(origin);
  const options = (await post('/auth/passkeys/options', {}, {}, headers)).json();
  await post('/auth/passkeys', { credential: key.create(options) }, {}, headers);
  const asked = (await post('/auth/login/passkey/options', {}, {})).json();
  expect((await post('/auth/login/passkey', key.sign(asked), { userAgent: edge })).statusCode).toBe(200);
  expect(await mails()).toMatchObject([{ recipient: email }]);
});

test('nothing is mailed for a failed sign-in, or to a user without an address', async () => {
  await signIn();
  await post('/auth/login', { username: 'Rania', password: 'a wrong one 123' }, { userAgent: edge });
  await accountQueries.insert(site.database.db, { username: 'Sami', passwordHash, role: 'hr' });
  await signIn({}, 'Sami');
  await signIn({ userAgent: edge }, 'Sami');
  expect(await mails()).toEqual([]);
});

test('an account of an earlier release, whose language is not known, is told too', async () => {
  await signIn();
  await site.database.db.updateTable('account').set({ language: null }).execute();
  await signIn({ userAgent: edge, language: 'ar' });
  expect(await mails()).toMatchObject([{ language: 'ar' }]);
});

test('the outbox shows it, and it expires after a day', async () => {
  await signIn();
  await signIn({ userAgent: edge });
  const admin = await asAdmin(site);
  expect((await admin.get('/outbox')).json()).toMatchObject([{ kind: 'sign_in', state: 'waiting' }]);
  await site.services.mail.sweep(new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect((await admin.get('/outbox')).json()).toMatchObject([{ state: 'expired' }]);
});
