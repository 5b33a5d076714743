import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { secondFactorQueries } from '#server/accounts/second-factor/second-factor-queries.ts';
import { readConfig } from '#server/core/config/config.ts';
import { runBackup } from '#server/operations/backup/run-backup.ts';
import type { Company } from '#shared/content/company.ts';
import { type FirstDay, type FirstDayItem, firstDayItems } from '#shared/content/first-day.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';

const password = 'sacks for the sugar mill';
let smtp: FakeSmtp;
let site: BuiltSite;
let token: { authorization: string };
beforeAll(async () => {
  smtp = await startFakeSmtp();
});
afterAll(() => smtp.stop());
afterEach(() => site.close());

/** A new installation, and its administrator signed in with the printed password. */
async function open(settings: Record<string, string> = {}): Promise<void> {
  site = await buildSite({ isFirstStart: true, settings });
  const payload = required(site.newAdministrator);
  const reply = await site.http.inject({ method: 'POST', url: '/api/auth/login', payload });
  token = { authorization: `Bearer ${reply.json().token}` };
}
const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  site.http.inject({ method, url: `/api${path}`, headers: token, ...(body && { payload: body }) });
const firstDay = async (): Promise<FirstDay> => (await call('GET', '/first-day')).json();
/** What is done, in the order of the list. */
async function done(): Promise<FirstDayItem[]> {
  const { items } = await firstDay();
  expect(items.map(({ name }) => name)).toEqual([...firstDayItems]);
  return items.filter(({ isDone }) => isDone).map(({ name }) => name);
}
const withMail = () => open({ SMTP_URL: smtp.url, MAIL_FROM: 'site@mansooj.example' });

test('a new installation has everything to do, but no demo content to decide on where there is none', async () => {
  await open();
  expect(await firstDay()).toMatchObject({
    isDismissed: false,
    examples: ['phone', 'whatsapp', 'email', 'departments'],
    mail: { isSetUp: false, email: null },
    backup: { lastProvenAt: null },
    demoRecords: 0,
  });
  expect(await done()).toEqual(['demo']);
});

test('it is for administrators alone', async () => {
  await open();
  for (const role of ['marketing', 'sales', 'hr', 'user'] as const) {
    const headers = await givenToken(site, role);
    for (const request of [
      { method: 'GET', url: '/api/first-day' },
      { method: 'PUT', url: '/api/first-day', payload: { isDismissed: true } },
      { method: 'PUT', url: '/api/first-day/demo-content', payload: { isKept: true } },
      { method: 'POST', url: '/api/first-day/test-letter', payload: {} },
    ] as const)
      expect((await site.http.inject({ ...request, headers })).statusCode).toBe(403);
  }
  expect((await firstDay()).isDismissed).toBe(false);
});

test('the printed password is replaced by one’s own', async () => {
  await open();
  const { password: current } = required(site.newAdministrator);
  expect((await call('PUT', '/auth/password', { current, next: password })).statusCode).toBe(200);
  expect(await done()).toContain('password');
});

test('the printed password may stay with a second factor, until that is turned off', async () => {
  await open();
  const { id } = await site.database.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  await secondFactorQueries.begin(site.database.db, id, 'sealed');
  expect(await done()).not.toContain('password');
  await secondFactorQueries.confirm(site.database.db, id);
  expect(await done()).toContain('password');
  await secondFactorQueries.remove(site.database.db, id);
  expect(await done()).not.toContain('password');
});

test('a password from the settings was never printed', async () => {
  site = await buildSite({ isFirstStart: true, settings: { ADMIN_PASSWORD: password } });
  token = await givenToken(site);
  expect(await done()).toContain('password');
});

test('the company’s contacts are done when none is that of the example', async () => {
  await open();
  const { departments }: Company = (await call('GET', '/company')).json();
  const mailed = departments.map((department) => ({ ...department, email: `${department.key}@weavers.jo` }));
  const own = mailed.map((department) => ({ ...department, phone: '+962 6 412 3457' }));
  for (const [change, left] of [
    [{ phone: '+962 6 412 3456' }, ['whatsapp', 'email', 'departments']],
    [{ whatsapp: '' }, ['email', 'departments']],
    [{ email: 'info@weavers.jo' }, ['departments']],
    [{ departments: mailed }, ['departments']],
    [{ departments: own }, []],
    [{ phone: '00962 6 5000100' }, ['phone']],
  ] as const) {
    const reply = await call('PUT', '/company', change);
    expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.anything()]);
    expect((await firstDay()).examples).toEqual(left);
    expect((await done()).includes('company')).toBe(left.length === 0);
  }
});

test('mail is done when a test letter was taken, and the address becomes that of the account', async () => {
  await withMail();
  expect(await firstDay()).toMatchObject({ mail: { isSetUp: true, email: null } });
  const missing = await call('POST', '/first-day/test-letter', {});
  expect([missing.statusCode, Object.keys(missing.json().errors)]).toEqual([422, ['to']]);
  smtp.behave({ refuseSender: () => ({ code: 550, message: 'not from you' }) });
  const refused = await call('POST', '/first-day/test-letter', { to: 'rania@weavers.jo' });
  expect([refused.statusCode, refused.json().message]).toEqual([503, expect.stringMatching(/sender/i)]);
  expect(await done()).not.toContain('mail');
  expect((await firstDay()).mail.email).toBeNull();
  smtp.behave({});
  const sent = await call('POST', '/first-day/test-letter', { to: 'rania@weavers.jo' });
  expect(sent.json()).toMatchObject({ to: 'rania@weavers.jo', message: expect.stringContaining('rania@weavers.jo') });
  expect(await done()).toContain('mail');
  expect(await firstDay()).toMatchObject({ mail: { email: 'rania@weavers.jo' } });
  // A known address is not asked for, nor replaced.
  const again = await call('POST', '/first-day/test-letter', { to: 'other@weavers.jo' });
  expect(again.json().to).toBe('rania@weavers.jo');
  expect(smtp.received.map(({ to }) => to)).toEqual([['rania@weavers.jo'], ['rania@weavers.jo']]);
});

test('an address of another account is refused at its field, before a letter goes there', async () => {
  await withMail();
  const colleague = { username: 'rania', password: 'correct-horse-battery', role: 'user', email: 'rania@weavers.jo' };
  expect((await call('POST', '/users', colleague)).statusCode).toBe(201);
  const before = smtp.received.length;
  const refused = await call('POST', '/first-day/test-letter', { to: 'Rania@weavers.jo' });
  expect([refused.statusCode, refused.json().errors]).toEqual([409, { to: 'Another user has this address' }]);
  expect(smtp.received.length).toBe(before);
});

test('without a mail server no letter is sent, and mail stays open', async () => {
  await open();
  const reply = await call('POST', '/first-day/test-letter', { to: 'rania@weavers.jo' });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
  expect(await done()).not.toContain('mail');
});

test('backups are done when one was restored on trial and the next are planned', async () => {
  await open({ BACKUP_EVERY: '24h' });
  const { backup, ...places } = readConfig(site.environment);
  await runBackup({ ...backup, places });
  expect(await firstDay()).toMatchObject({ backup: { state: 'fresh', lastProvenAt: expect.any(String) } });
  expect(await done()).toContain('backup');
  await site.database.db.updateTable('backup_run').set({ drilled_at: null, outcome: 'failed' }).execute();
  expect(await done()).not.toContain('backup');
});

test('demo content is done when it is kept on purpose or removed', async () => {
  await open();
  const { db } = site.database;
  const faq = await call('POST', '/faqs', { group: 'Orders', question: 'Why?', answer: 'Because.' });
  await db.insertInto('demo_record').values({ entity: 'faq', record_id: faq.json()._id }).execute();
  expect(await done()).not.toContain('demo');
  expect((await call('PUT', '/first-day/demo-content', { isKept: true })).statusCode).toBe(200);
  expect(await done()).toContain('demo');
  await call('PUT', '/first-day/demo-content', { isKept: false });
  expect(await done()).not.toContain('demo');
  await call('DELETE', '/demo-content');
  expect(await firstDay()).toMatchObject({ demoRecords: 0 });
  expect(await done()).toContain('demo');
});

test('a second administrator exists, or is invited until the invitation is withdrawn', async () => {
  await open();
  await call('POST', '/users', { username: 'Sami', password, role: 'hr' });
  await call('POST', '/users/invitations', { username: 'Lina', role: 'marketing' });
  expect(await done()).not.toContain('administrator');
  const { _id } = (await call('POST', '/users/invitations', { username: 'Rania', role: 'admin' })).json();
  expect(await done()).toContain('administrator');
  await call('DELETE', `/users/invitations/${_id}`);
  expect(await done()).not.toContain('administrator');
  await call('POST', '/users', { username: 'Rania', password, role: 'admin' });
  expect(await done()).toContain('administrator');
});

test('the list is hidden for the whole installation, and shown again', async () => {
  await open();
  for (const isDismissed of [true, false]) {
    expect((await call('PUT', '/first-day', { isDismissed })).statusCode).toBe(200);
    const headers = await givenToken(site);
    expect((await site.http.inject({ url: '/api/first-day', headers })).json()).toMatchObject({ isDismissed });
  }
  for (const body of [{}, { isDismissed: 'yes' }]) expect((await call('PUT', '/first-day', body)).statusCode).toBe(422);
  const log = (await call('GET', '/audit?section=first-day')).json();
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['changed', 'changed']);
});
