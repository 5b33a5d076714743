import { fork } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { one } from '../../../tests/support/sites/first.ts';

let smtp: FakeSmtp;
let site: BuiltSite;
let admin: AdminCalls;
beforeEach(async () => {
  smtp = await startFakeSmtp();
  site = await buildSite({ settings: { SMTP_URL: smtp.url } });
  admin = await asAdmin(site);
});
afterEach(async () => {
  await site.close();
  await smtp.stop();
});

const payload = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
const writeMessage = () => site.http.inject({ method: 'POST', url: '/api/contacts', payload });
const outbox = async (query = '') => (await admin.get(`/outbox${query}`)).json();
const retryAll = async () => {
  for (const { _id } of await outbox('?state=waiting')) await admin.call('POST', `/outbox/${_id}/retry`);
};
const subjects = () => smtp.received.map(({ head }) => head.subject);

/** A password recovery mail as sign-in queues it. */
async function queueRecovery(more: object = {}) {
  await site.database.db.transaction().execute((transaction) =>
    site.services.mail.queueMail(transaction, {
      kind: 'recovery',
      written: {
        to: 'rania@example.com',
        subject: 'تعيين كلمة مرور جديدة',
        text: 'افتحوا هذا الرابط خلال ثلاثين دقيقة:\n\nhttps://mansooj.example/reset/very-secret\n\nشكرًا',
      },
      language: 'ar',
      holdsSecret: true,
      ...more,
    }),
  );
}
const bodies = async () => (await site.database.db.selectFrom('mail').select('body').execute()).map(({ body }) => body);

describe('a mail', () => {
  test('that is deferred by the server is retried and delivered once', async () => {
    smtp.behave({ refuseRecipient: () => ({ code: 451, message: '4.7.1 <lina@example.com> greylisted' }) });
    await writeMessage();
    await site.jobs.runDue();
    const waiting = await outbox();
    expect(waiting).toHaveLength(2);
    for (const mail of waiting) {
      expect(mail).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'deferred', settledAt: null });
      const wait = Date.parse(mail.nextAttemptAt) - Date.now();
      expect(wait).toBeGreaterThan(20_000);
      expect(wait).toBeLessThan(37_000);
    }
    smtp.behave({});
    await site.jobs.runDue();
    expect(smtp.received).toEqual([]);
    await retryAll();
    await site.jobs.runDue();
    await site.jobs.runDue();
    expect(smtp.received).toHaveLength(2);
    for (const mail of await outbox()) expect(mail).toMatchObject({ state: 'sent', attempts: 1, nextAttemptAt: null });
  });

  test('that is permanently refused is marked, and retried only by staff', async () => {
    smtp.behave({ refuseRecipient: () => ({ code: 550, message: '5.1.1 no such mailbox' }) });
    await writeMessage();
    await site.jobs.runDue();
    smtp.behave({});
    await site.jobs.runDue();
    expect(smtp.received).toEqual([]);
    const [refused] = await outbox('?state=refused');
    expect(refused).toMatchObject({ lastError: 'refused', attempts: 1, nextAttemptAt: null });
    const unsent = (await outbox()).filter(({ state }: { state: string }) => state !== 'sent');
    expect(await outbox('?state=undelivered')).toEqual(unsent);
    expect((await admin.call('POST', `/outbox/${refused._id}/retry`)).statusCode).toBe(200);
    await site.jobs.runDue();
    expect(smtp.received).toHaveLength(1);
  });

  test('waits while the server is unreachable, and is sent with all others afterwards', async () => {
    await smtp.stop();
    await writeMessage();
    await writeMessage();
    await site.jobs.runDue();
    const waiting = await outbox();
    expect(waiting.map(({ lastError }: { lastError: string }) => lastError)).toEqual(Array(4).fill('unreachable'));
    await smtp.start();
    await admin.call('POST', `/outbox/${waiting[0]._id}/retry`);
    await site.jobs.runDue();
    expect(smtp.received).toHaveLength(4);
  });

  test('that was sent or expired cannot be retried', async () => {
    await writeMessage();
    await queueRecovery({ expiresAt: new Date(Date.now() - 1_000) });
    await site.jobs.runDue();
    expect(subjects()).toHaveLength(2);
    const mails = await outbox();
    expect(mails.map(({ state }: { state: string }) => state).sort()).toEqual(['expired', 'sent', 'sent']);
    for (const { _id } of mails) expect((await admin.call('POST', `/outbox/${_id}/retry`)).statusCode).toBe(409);
  });

  test('is given up after its last attempt', async () => {
    await smtp.stop();
    await writeMessage();
    await site.database.db.updateTable('job').set({ attempts: 77 }).where('kind', '=', 'mail').execute();
    await site.jobs.runDue();
    for (const mail of await outbox()) {
      expect(mail).toMatchObject({ state: 'given_up', attempts: 78, lastError: 'unreachable', nextAttemptAt: null });
    }
  });
});

describe('a mail with a secret', () => {
  test('arrives complete in Arabic, is never shown, and its text is erased once it is sent', async () => {
    await queueRecovery();
    const [waiting] = await outbox();
    const shown = (await admin.get(`/outbox/${waiting._id}`)).json();
    expect(shown).toMatchObject({ to: 'rania@example.com', text: null });
    expect(JSON.stringify([waiting, shown])).not.toContain('very-secret');
    await site.jobs.runDue();
    expect(subjects()).toEqual(['تعيين كلمة مرور جديدة']);
    expect(one(smtp.received).raw).toMatch(/^Subject: =\?UTF-8\?/im);
    expect(one(smtp.received).html).toMatch(/<a [^>]*href="https:\/\/mansooj\.example\/reset\/very-secret"/);
    expect(one(smtp.received).text).toContain('https://mansooj.example/reset/very-secret');
    expect(await bodies()).toEqual([null]);
  });

  test('is erased too when it is refused, given up or expired', async () => {
    smtp.behave({ refuseRecipient: () => ({ code: 550, message: 'no' }) });
    await queueRecovery();
    await site.jobs.runDue();
    await queueRecovery({ expiresAt: new Date(Date.now() + 60_000) });
    await site.services.mail.sweep(new Date(Date.now() + 61_000));
    expect(await bodies()).toEqual([null, null]);
    expect((await outbox('?state=expired')).length).toBe(1);
  });
});

// Usually on PostgreSQL alone, whose locks keep several machines from sending the same mail.
const isTestedHere = isFullRun || process.env.TEST_DATABASE === 'postgres';
test.runIf(isTestedHere)('two processes send every mail once', { timeout: 120_000 }, async () => {
  smtp.behave({ delay: 50 });
  for (let i = 0; i < 8; i++) await writeMessage();
  const workers = [1, 2].map(() => runWorker());
  await Promise.all(workers);
  expect(smtp.received).toHaveLength(11);
  const ids = smtp.received.map(({ head }) => head['message-id']);
  expect(new Set(ids).size).toBe(11);
});

/** A second process on the same data that runs due jobs. */
function runWorker(): Promise<void> {
  const worker = new URL('../../../tests/support/sites/mail-worker.ts', import.meta.url);
  const settings = { ...site.environment, SMTP_URL: smtp.url, LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' };
  const child = fork(worker, { env: { ...process.env, ...settings }, execArgv: [] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the worker left with ${code}`))));
  });
}

test('without a mail server mail stays in the outbox, and staff can read it there', async () => {
  const quiet = await buildSite();
  const staff = await asAdmin(quiet);
  await quiet.http.inject({ method: 'POST', url: '/api/contacts', payload });
  await quiet.jobs.runDue();
  const mails = (await staff.get('/outbox')).json();
  expect(mails.map(({ kind, state }: { kind: string; state: string }) => [kind, state]).sort()).toEqual([
    ['answer', 'waiting'],
    ['contact', 'waiting'],
  ]);
  const notice = mails.find(({ kind }: { kind: string }) => kind === 'contact');
  const shown = (await staff.get(`/outbox/${notice._id}`)).json();
  expect(shown).toMatchObject({ to: 'sales@mansooj.example', subject: expect.stringContaining(notice.reference) });
  expect(shown.text).toContain('Do you weave bags of 50 kg?');
  expect((await staff.call('POST', '/outbox/test', { to: 'me@example.com' })).json()).toMatchObject({
    code: 'conflict',
    message: 'No mail server is set up',
  });
  await quiet.close();
});

describe('whether mail goes out', () => {
  const delivery = async () => (await admin.get('/outbox/delivery')).json();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

  test('an administrator sees the queue and the last failures until the mail is delivered', async () => {
    const empty = { waiting: 0, oldestAt: null, lost: 0, failures: [], failingSince: null, lastSentAt: null };
    expect(await delivery()).toMatchObject({ ...empty, email: null });
    await admin.call('POST', '/outbox/test', { to: 'noor@mansooj.example' });
    expect((await delivery()).lastSentAt).toMatch(/Z$/);
    smtp.behave({ refuseSender: () => ({ code: 550, message: 'not you' }) });
    await writeMessage();
    await site.jobs.runDue();
    const failing = await delivery();
    expect(failing).toMatchObject({ waiting: 2, oldestAt: expect.any(String), lost: 0 });
    expect(failing.failures).toMatchObject([{ lastError: 'sender' }, { lastError: 'sender' }]);
    await site.database.db
      .updateTable('job')
      .set({ failing_since: hoursAgo(2) })
      .where('kind', '=', 'mail')
      .execute();
    expect((await delivery()).failingSince).toBe((await admin.get('/status')).json().mail.failingSince);
    smtp.behave({});
    await retryAll();
    await site.jobs.runDue();
    expect(await delivery()).toMatchObject({ ...empty, lastSentAt: expect.any(String), week: { sent: 2, failed: 0 } });
  });
});
