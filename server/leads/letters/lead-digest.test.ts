import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let smtp: FakeSmtp;
let site: BuiltSite;
let admin: AdminCalls;
// One mail an hour per network; four to staff and ten automatic replies in total.
const settings = { RATE_LIMIT_FACTOR: '0.05', TRUST_PROXY: 'on', MAIL_FROM: 'site@mansooj.example' };
beforeAll(async () => {
  smtp = await startFakeSmtp();
  site = await buildSite({ settings: { ...settings, SMTP_URL: smtp.url } });
  admin = await asAdmin(site);
});
afterAll(async () => {
  await site.close();
  await smtp.stop();
});
const clear = async () => {
  smtp.received.length = 0;
  for (const table of ['mail', 'job', 'digest_lead', 'arrival_count', 'contact', 'consultation'] as const)
    await site.database.db.deleteFrom(table).execute();
};
beforeEach(clear);
afterEach(clear);

let visitors = 0;
let networks = 0;
/** A different network for each lead unless given, so that no challenge is required. */
async function send(path: string, fields: object = {}, from = `198.51.100.${++networks % 250}`) {
  const texts = { fullName: 'Lina Haddad', company: 'Haddad Feed', message: 'Bags of 50 kg' };
  const payload = { ...texts, email: `visitor${++visitors}@example.com`, ...fields };
  const headers = { 'x-forwarded-for': from };
  const reply = await site.http.inject({ method: 'POST', url: `/api${path}`, payload, headers });
  expect(reply.statusCode, reply.body).toBe(201);
  return Object.values(reply.json().data as Record<string, { _id: string; reference: string }>)[0]!;
}

/** The first waiting lead arrived 25 minutes ago. */
const waitAWhile = (of = site) =>
  of.database.db
    .updateTable('digest_lead')
    .set({ created_at: new Date(Date.now() - 25 * 60_000).toISOString() })
    .execute();

/** The mails sent to departments: about one lead each, or many. */
async function notices() {
  await site.jobs.runDue();
  const told = smtp.received.filter(({ head }) => head['auto-submitted'] === 'auto-generated');
  const isDigest = ({ head }: { head: Record<string, string> }) =>
    /^\d+ new messages? from the website$/.test(head.subject!);
  return { single: told.filter((mail) => !isDigest(mail)), digests: told.filter(isDigest) };
}
const referencesIn = (text: string): string[] => text.match(/\b(?:MSG|CON|JOB)-\w{6}\b/g) ?? [];

describe('when very many messages come', () => {
  test('staff get those beyond the limit in one digest, exactly', async () => {
    const sent = [];
    for (let number = 0; number < 9; number++) sent.push(await send('/contacts'));
    for (let number = 0; number < 2; number++) sent.push(await send('/consultations', { typeOfInquiry: 'Automation' }));
    const before = await notices();
    expect([before.single.length, before.digests.length]).toEqual([4, 0]);
    await waitAWhile();
    const { single, digests } = await notices();
    expect([single.length, digests.length]).toEqual([4, 1]);
    const [mail] = digests;
    expect(mail!.to).toEqual(['sales@mansooj.example']);
    expect(mail!.head.subject).toBe('7 new messages from the website');
    expect(mail!.text).toMatch(/Message: 5\r?\nConsultation request: 2/);
    expect(mail!.text).toContain('/admin/contacts');
    expect(mail!.text).toContain('/admin/consultations');
    const told = [...single.map(({ head }) => referencesIn(head.subject!)[0]), ...referencesIn(mail!.text)];
    expect(told.sort()).toEqual(sent.map(({ reference }) => reference).sort());
    await waitAWhile();
    expect((await notices()).digests).toHaveLength(1);
  });

  test('each department gets its own leads', async () => {
    for (let number = 0; number < 4; number++) await send('/contacts');
    const { reference } = await send('/contacts');
    const body = await multipartBody(applicationForm());
    const headers = { ...body.headers, 'x-forwarded-for': '203.0.113.1' };
    const reply = await site.http.inject({ method: 'POST', url: '/api/careers', ...body, headers });
    await waitAWhile();
    const { digests } = await notices();
    const told = digests.map(({ to, text }) => [to[0], referencesIn(text)]);
    expect(told.sort()).toEqual([
      ['hr@mansooj.example', [reply.json().data.career.reference]],
      ['sales@mansooj.example', [reference]],
    ]);
  });

  test('every lead is reported exactly once, even when gathering runs while leads arrive', async () => {
    const sendMany = (count: number) => Promise.all(Array.from({ length: count }, () => send('/contacts')));
    const gather = async () => {
      await waitAWhile();
      await Promise.all([site.services.leadMail.digest.gather(), site.services.leadMail.digest.gather()]);
    };
    const early = await sendMany(12);
    const [late] = await Promise.all([sendMany(8), gather(), gather()]);
    await gather();
    const { single, digests } = await notices();
    const inDigests = digests.flatMap(({ text }) => referencesIn(text));
    expect(inDigests.length).toBeGreaterThanOrEqual(8);
    const told = [...single.map(({ head }) => referencesIn(head.subject!)[0]), ...inDigests];
    expect(told.sort()).toEqual([...early, ...late].map(({ reference }) => reference).sort());
  });

  test('deleted leads are left out, and a digest without leads is not sent', async () => {
    for (let number = 0; number < 4; number++) await send('/contacts');
    const [first, second] = [await send('/contacts'), await send('/contacts')];
    await admin.delete(`/contacts/${first._id}`);
    await waitAWhile();
    expect((await notices()).digests.map(({ text }) => referencesIn(text))).toEqual([[second.reference]]);
    const third = await send('/contacts');
    await waitAWhile();
    await site.services.leadMail.digest.gather();
    await admin.delete(`/contacts/${third._id}`);
    expect((await notices()).digests).toHaveLength(1);
    expect((await admin.get('/outbox?state=waiting')).json()).toEqual([]);
  });

  test('the outbox shows a digest as it will be sent', async () => {
    for (let number = 0; number < 5; number++) await send('/contacts');
    await waitAWhile();
    await site.services.leadMail.digest.gather();
    const [entry] = (await admin.get('/outbox')).json().filter(({ kind }: { kind: string }) => kind === 'digest');
    const letter = (await admin.get(`/outbox/${entry._id}`)).json();
    expect(letter).toMatchObject({ subject: '1 new message from the website', to: 'sales@mansooj.example' });
  });
});

describe('one network', () => {
  test('does not use up the mails and replies of others', async () => {
    for (let number = 0; number < 3; number++) await send('/contacts', {}, '192.0.2.1');
    const other = await send('/contacts', { email: 'other@example.com' }, '192.0.2.2');
    const { single } = await notices();
    expect(single.map(({ head }) => referencesIn(head.subject!)[0])).toContain(other.reference);
    expect(single).toHaveLength(2);
  });
});

test('staff who read Arabic get the digest in Arabic', async () => {
  const arabic = await buildSite({ settings: { ...settings, SMTP_URL: smtp.url, STAFF_LANGUAGE: 'ar' } });
  for (let number = 0; number < 5; number++) {
    const payload = { fullName: 'لينا', email: `l${number}@example.com`, message: 'مرحبا' };
    const headers = { 'x-forwarded-for': `203.0.113.${number}` };
    await arabic.http.inject({ method: 'POST', url: '/api/contacts', payload, headers });
  }
  await waitAWhile(arabic);
  await arabic.jobs.runDue();
  const digest = smtp.received.find(({ head }) => head.subject?.includes('عبر الموقع'));
  expect(digest!.html).toContain('<html lang="ar" dir="rtl">');
  expect(digest!.text).toContain('فتح الرسائل');
  await arabic.close();
});
