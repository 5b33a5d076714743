import { afterEach, expect, onTestFinished, test } from 'vitest';
import { runJobsNow } from '#server/core/jobs/job-queries.ts';
import { mailInJob } from '#server/leads/mail-in/mail-trial.ts';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { plainLetter } from '../../../tests/support/letters/written-letter.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { startMailStore } from '../../../tests/support/servers/mail-store.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { until } from '../../../tests/support/sites/mailed-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
afterEach(() => site.close());

/** A site that sends mail, of whose mailbox nobody has told it. */
async function givenSite(settings: Record<string, string> = {}) {
  const smtp = await startFakeSmtp();
  onTestFinished(() => smtp.stop());
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'office@mansooj.example' };
  site = await buildSite({ settings: { ...mail, BACKUP_EVERY: 'off', RATE_LIMIT_FACTOR: '1000', ...settings } });
  admin = await asAdmin(site);
  return smtp;
}

/** A mailbox, and what is typed for it. */
async function givenMailbox() {
  const store = await startMailStore();
  onTestFinished(() => store.stop());
  const server = { host: '127.0.0.1', port: store.port, encryption: 'off', isVerified: true, user: 'leads' };
  const typed = { ...server, folder: 'INBOX', replyTo: 'leads@mansooj.example', becomesLead: false };
  return { store, typed };
}

const password = 'secret';
const put = (body: object) => admin.call('PUT', '/system/settings/answers', body);
const shown = async () => (await admin.get('/system/settings')).json().answers;
const state = async () => (await admin.get('/system/answers')).json();
const trial = () => admin.call('POST', '/system/answers/trial');
const wordsOf = async (id: string) =>
  (await site.services.threads.read({ kind: 'contact', id })).messages.map(({ text }) => text);

test.runIf(isFullRun)(
  'a mailbox set up on the screen is read at once; another takes its place, and none is read after an undo',
  async () => {
    const smtp = await givenSite();
    const [own, other] = [await givenMailbox(), await givenMailbox()];
    site.startWork();
    const { _id: id, reference, email } = await givenContact(site, { email: 'lina@example.com' });
    const letter = (number: number) =>
      plainLetter({ From: email, Subject: reference, 'Message-ID': `<${number}@example.com>` }, `Word ${number}`);
    expect((await put({ ...own.typed, password })).statusCode).toBe(200);
    own.store.deliver(letter(1));
    await until(async () => (await wordsOf(id)).includes('Word 1'));
    const answers = await shown();
    expect(answers).toMatchObject({
      ...own.typed,
      hasPassword: true,
      chosen: ['IMAP_URL', 'MAIL_REPLY_TO'],
      canUndo: true,
    });
    expect(JSON.stringify(answers)).not.toContain(password);
    const payload = { fullName: 'Sami Odeh', email: 'sami@example.com', message: 'Do you weave bags of 50 kg?' };
    await site.http.inject({ method: 'POST', url: '/api/contacts', payload });
    const { head } = await until(() => smtp.received.find(({ to }) => to[0] === 'sami@example.com'));
    expect(head['reply-to']).toMatch(/leads\+.+@mansooj\.example/);

    // Servers number the letters of each mailbox from one on: the first one here has a number that was read there.
    const next = { ...other.typed, user: 'answers' };
    expect((await put({ ...next, password })).statusCode).toBe(200);
    other.store.deliver(letter(2));
    await until(async () => (await wordsOf(id)).includes('Word 2'));
    own.store.deliver(letter(3));
    other.store.deliver(letter(4));
    await until(async () => (await wordsOf(id)).includes('Word 4'));
    expect(await wordsOf(id)).not.toContain('Word 3');

    expect((await put({ ...next, host: '' })).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ host: '', chosen: ['MAIL_REPLY_TO'] });
    await admin.call('POST', '/system/settings/answers/undo');
    expect(await shown()).toMatchObject({ host: '127.0.0.1', port: other.store.port });
    await until(() => (other.store.count().unread === 0 ? true : undefined));
    const entries = await site.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('section', '=', 'system')
      .execute();
    expect(JSON.stringify(entries)).not.toMatch(/secret|127\.0\.0\.1:/);
  },
  60_000,
);

test('a test letter is sent and received back; one that does not come back is waited for, and its sending is refused', async () => {
  const smtp = await givenSite();
  const { store, typed } = await givenMailbox();
  expect((await trial()).statusCode).toBe(409);
  await put({ ...typed, password, becomesLead: true });
  site.startWork();
  expect((await trial()).statusCode).toBe(200);
  const { trial: sent, failing } = await state();
  expect([failing, sent]).toEqual([
    null,
    {
      address: expect.stringMatching(/^leads\+trial-\w+@mansooj\.example$/),
      sentAt: expect.any(String),
      cameBackAt: null,
      isLost: false,
    },
  ]);
  const letter = smtp.received.at(-1);
  expect(letter?.to).toEqual([sent.address]);
  // Mail servers on the way may give it an id of their own.
  const raw = letter?.raw.replace(/^message-id:.*$/im, 'Message-ID: <new@other.example>') ?? '';
  store.deliver(Buffer.from(raw));
  await until(async () => (await state()).trial.cameBackAt);
  await until(() => (store.count().unread === 0 ? true : undefined));
  expect((await site.services.leads.contact.list()).total).toBe(0);

  await smtp.stop();
  const refused = await trial();
  expect([refused.statusCode, refused.json().message]).toEqual([503, 'The mail server cannot be reached']);
  expect((await state()).trial).toBeNull();
}, 60_000);

test.each([
  ['password', { password: 'wrong' }],
  ['password', { password: '' }],
  ['user', { user: '' }],
  ['host', { host: 'imap://mail.example.com' }],
  ['host', { port: 1 }],
  ['encryption', { encryption: 'required' }],
  ['folder', { folder: 'Leads/None' }],
  ['replyTo', { replyTo: `${'x'.repeat(21)}@example.com` }],
])('a wrong %s is refused at its field, and nothing is stored', async (field, wrong) => {
  await givenSite();
  const { typed } = await givenMailbox();
  const refused = await put({ ...typed, password, ...wrong });
  expect(Object.keys(refused.json().errors ?? {})).toEqual([field]);
  expect(await shown()).toMatchObject({ host: '', chosen: [] });
});

test('a mailbox that the environment gives is shown as fixed, without its user, and wins', async () => {
  const { store, typed } = await givenMailbox();
  await givenSite({ IMAP_URL: store.url });
  expect((await put({ ...typed, host: 'other.example', password, becomesLead: true })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({
    ...{ host: '127.0.0.1', port: store.port, user: '', becomesLead: false },
    ...{ fixed: ['IMAP_URL', 'MAIL_UNMATCHED'], chosen: ['MAIL_REPLY_TO'] },
  });
});

test('a mailbox that cannot be read any more says why, and no longer once it or another one can', async () => {
  await givenSite();
  const { store, typed } = await givenMailbox();
  await put({ ...typed, password });
  await store.stop();
  site.startWork();
  const failing = () => until(async () => (await state()).failing ?? undefined);
  const isSound = () => until(async () => ((await state()).failing === null ? true : undefined));
  expect((await failing()).reason).toBe('unreachable');
  const again = await startMailStore({ port: store.port });
  await runJobsNow(site.database.db, mailInJob, { now: new Date() });
  await isSound();
  await again.stop();
  await failing();
  const next = await givenMailbox();
  await put({ ...next.typed, password });
  await isSound();
}, 60_000);
