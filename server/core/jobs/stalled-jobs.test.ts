import { afterEach, beforeEach, expect, test } from 'vitest';
import { picture, sampleFolder } from '../../../tests/support/files/sample-files.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let smtp: FakeSmtp;
let site: BuiltSite;
beforeEach(async () => {
  smtp = await startFakeSmtp();
  site = await buildSite({ settings: { SMTP_URL: smtp.url } });
});
afterEach(async () => {
  await site.close();
  await smtp.stop();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const nothing = { mails: 0, pictures: 0, repeated: [] };

const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };

async function givenLostMail(): Promise<void> {
  await site.http.inject({ method: 'POST', url: '/api/contacts', payload: message });
  const lost = { state: 'given_up', last_error: 'unreachable', settled_at: hoursAgo(1) } as const;
  await site.database.db.updateTable('mail').set(lost).execute();
  await site.database.db.updateTable('job').set({ state: 'dead' }).where('kind', '=', 'mail').execute();
}

async function givenFailedPicture(): Promise<string> {
  const samples = await sampleFolder();
  const { path } = await site.services.media.storeImage({ file: await samples.write('a.png', await picture('png')) });
  await samples.dispose();
  await site.database.db.updateTable('media').set({ variants: 'failed' }).execute();
  return path;
}

test('administrators see stalled work, and a retry resumes it', async () => {
  const admin = await asAdmin(site);
  expect((await admin.get('/work')).json()).toEqual(nothing);
  await givenLostMail();
  await givenFailedPicture();
  await site.jobs.runDue();
  const failing = { failing_since: hoursAgo(2), run_after: hoursAgo(-1), last_error: 'EIO' };
  await site.database.db.updateTable('job').set(failing).where('id', '=', 'sweep-files').execute();

  const stalled = (await admin.get('/work')).json();
  expect(stalled).toMatchObject({
    pictures: 1,
    repeated: [{ kind: 'sweep-files', failingSince: failing.failing_since }],
  });
  expect(stalled.mails).toBeGreaterThan(0);
  const reply = await admin.call('POST', '/work/retry', {}, { 'accept-language': 'ar' });
  expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: 'تجري المحاولة من جديد' }]);
  await site.jobs.runDue();
  expect(smtp.received).toHaveLength(stalled.mails);
  expect((await admin.get('/work')).json()).toEqual(nothing);
  const log = (await admin.get('/audit?section=work')).json();
  expect(log).toMatchObject([{ action: 'changed' }]);
});

test('a visitor’s mistyped address does not count as stalled', async () => {
  await givenLostMail();
  await site.database.db.updateTable('mail').set({ state: 'refused', kind: 'answer' }).execute();
  expect((await (await asAdmin(site)).get('/work')).json()).toEqual(nothing);
});

test('every screen shows failing parts; the state of backups is for administrators', async () => {
  const status = async (role: 'admin' | 'sales') => {
    return (await site.http.inject({ url: '/api/status', headers: await givenToken(site, role) })).json();
  };
  expect(await status('admin')).toMatchObject({ mail: { isSetUp: true }, troubles: [], backup: 'off' });
  expect(await status('sales')).toMatchObject({ troubles: [], backup: null });
});
