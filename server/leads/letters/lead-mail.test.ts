import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { usualWorkingHours } from '#shared/leads/working-hours.ts';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let smtp: FakeSmtp;
let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'site@mansooj.example', SITE_URL: 'https://mansooj.example' };
  site = await buildSite({ settings });
  admin = await asAdmin(site);
});
afterAll(async () => {
  await site.close();
  await smtp.stop();
});
afterEach(async () => {
  smtp.received.length = 0;
  for (const table of ['mail', 'arrival_count'] as const) await site.database.db.deleteFrom(table).execute();
});

let visitors = 0;
const visitor = () => `visitor${++visitors}@example.com`;

const message = (fields: object = {}) => ({
  fullName: 'Lina Haddad',
  email: visitor(),
  company: 'Haddad Feed',
  message: 'Do you weave\nbags of <b>50 kg</b>?',
  ...fields,
});

async function send(path: string, payload: object, language = 'en') {
  const reply = await site.http.inject({ method: 'POST', url: `/api${path}?lng=${language}`, payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data as Record<string, { _id: string; reference: string }>;
}

/** The mails sent to the department, and to the visitor. */
async function delivered() {
  await site.jobs.runDue();
  const isAnswer = ({ head }: { head: Record<string, string> }) => head['auto-submitted'] === 'auto-replied';
  return { notices: smtp.received.filter((mail) => !isAnswer(mail)), answers: smtp.received.filter(isAnswer) };
}

describe('a message', () => {
  test('is reported to its department, whose reply goes to the visitor', async () => {
    const sent = message();
    const { contact } = await send('/contacts', sent);
    const { notices } = await delivered();
    expect(notices).toHaveLength(1);
    const [mail] = notices;
    expect(mail!.to).toEqual(['sales@mansooj.example']);
    expect(mail!.head).toMatchObject({
      'reply-to': `Lina Haddad <${sent.email}>`,
      subject: `New message ${contact!.reference} from Lina Haddad`,
      'auto-submitted': 'auto-generated',
    });
    expect(mail!.head.from).toContain('<site@mansooj.example>');
    for (const words of [contact!.reference, sent.email, 'Haddad Feed', '> bags of <b>50 kg</b>?']) {
      expect(mail!.text).toContain(words);
    }
    expect(mail!.text).toContain(`https://mansooj.example/admin/leads/${contact!.reference}`);
    expect(mail!.html).toContain('<html lang="en" dir="ltr">');
    expect(mail!.html).toContain('bags of &lt;b&gt;50 kg&lt;/b&gt;?');
  });

  test('is answered in the visitor’s language, without quoting them', async () => {
    const sent = message({ fullName: 'لينا حدّاد', message: 'اشتروا من متجري' });
    const { contact } = await send('/contacts', sent, 'ar');
    const { answers } = await delivered();
    expect(answers).toHaveLength(1);
    const [mail] = answers;
    expect(mail!.to).toEqual([sent.email]);
    expect(mail!.head.subject).toBe(`استلمت منسوج للصناعات رسالتكم (${contact!.reference})`);
    expect(mail!.head['reply-to']).toBeUndefined();
    expect(mail!.text).toContain(contact!.reference);
    expect(mail!.html).toContain('<html lang="ar" dir="rtl">');
    for (const words of ['لينا', 'متجري', 'Haddad Feed']) expect(mail!.text + mail!.html).not.toContain(words);
  });

  test('that was never stored is never mailed', async () => {
    const reply = await site.http.inject({
      method: 'POST',
      url: '/api/contacts',
      payload: message({ email: 'nobody' }),
    });
    expect(reply.statusCode).toBe(422);
    expect(await delivered()).toEqual({ notices: [], answers: [] });
  });

  test('that is sent twice under one key is mailed once', async () => {
    const payload = message();
    const headers = { 'idempotency-key': 'twice' };
    await site.http.inject({ method: 'POST', url: '/api/contacts', payload, headers });
    await site.http.inject({ method: 'POST', url: '/api/contacts', payload, headers });
    const { notices, answers } = await delivered();
    expect([notices.length, answers.length]).toEqual([1, 1]);
  });

  test('that is deleted before its mail is sent is not mailed', async () => {
    const { contact } = await send('/contacts', message());
    expect((await admin.delete(`/contacts/${contact!._id}`)).statusCode).toBe(200);
    expect(await delivered()).toEqual({ notices: [], answers: [] });
    expect((await admin.get('/outbox')).json()).toEqual([]);
  });

  test('cannot inject mail headers, whatever is stored', async () => {
    const evil = 'Eve\r\nBcc: victim@example.com\r\nX-Evil: yes\r\n\r\nBuy now\u2028"<a@b.c>,';
    const stored = { fullName: evil, company: evil, message: `${evil}\r\n.\r\nQUIT${'ن'.repeat(4000)}` };
    for (const email of [visitor(), `${visitor()}\r\nBcc: victim@example.com`, 'a@b.c, victim@example.com']) {
      const { _id } = await givenContact(site, { ...stored, email });
      await site.services.leadMail.announceLead(site.database.db, 'contact', _id);
    }
    const { notices, answers } = await delivered();
    expect([notices.length, answers.length]).toEqual([3, 1]);
    for (const { head, to, raw } of [...notices, ...answers]) {
      expect(Object.keys(head)).not.toContain('bcc');
      expect(Object.keys(head)).not.toContain('x-evil');
      expect(to.join()).not.toContain('victim');
      expect(head.to + head.from!).not.toContain('victim');
      for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    }
    expect(notices.map(({ head }) => head['reply-to'] !== undefined).sort()).toEqual([false, false, true]);
    expect(notices[0]!.text).toContain('QUITنن');
  });
});

test('the automatic reply to a quote request names the day of its answer, after the working hours that staff set', async () => {
  const hours = { ...usualWorkingHours, answerHours: { ...usualWorkingHours.answerHours, quote: 32 } };
  const holidays = [{ name: 'Founding day', from: '2026-12-01', to: '2026-12-01' }];
  expect((await admin.call('PUT', '/working-hours', { ...hours, holidays })).statusCode).toBe(200);
  // A Wednesday; Friday, Saturday and the holiday are free.
  const { _id } = await givenQuote(site, { email: visitor(), createdAt: '2026-11-25T08:00:00.000Z' });
  await site.services.leadMail.announceLead(site.database.db, 'quote', _id);
  const { answers } = await delivered();
  expect(answers[0]!.text).toContain('December 3, 2026');
});

test('a suspicious message is reported to staff with a warning, and never answered', async () => {
  for (const suspicion of ['honeypot', 'api too_fast', 'api']) {
    const { _id } = await givenContact(site, { email: visitor() });
    await site.database.db.updateTable('contact').set({ suspicion }).where('id', '=', _id).execute();
    await site.services.leadMail.announceLead(site.database.db, 'contact', _id);
  }
  const { notices, answers } = await delivered();
  expect([notices.length, answers.length]).toEqual([3, 1]);
  for (const { text } of notices) expect(text).toContain('This message may not come from a person');
});

test('a consultation is mailed to sales with its type in the language of the staff', async () => {
  const payload = { ...message(), typeOfInquiry: 'Automation' };
  const { consultation } = await send('/consultations', payload, 'ar');
  const { notices } = await delivered();
  expect(notices[0]!.to).toEqual(['sales@mansooj.example']);
  expect(notices[0]!.head.subject).toContain(consultation!.reference);
  expect(notices[0]!.text).toMatch(/Type of Inquiry: Automation/);
  expect(notices[0]!.text).toContain('Language of our answer: Arabic');
});

test('a request is answered in the language that was chosen for it, whatever language its form was in', async () => {
  const lines = [{ family: 'sack', title: 'Sugar sack', specified: { quantity: '20,000 bags' } }];
  const request = { ...message(), country: 'Nigeria', preferredLanguage: 'ar', lines, order: {} };
  await send('/quotes', request);
  const { notices, answers } = await delivered();
  expect(answers[0]!.text).toMatch(/[\u0600-\u06ff]{4}/);
  expect(answers[0]!.text).toContain('/ar/requests/');
  expect(notices[0]!.text).toContain('Language of our answer: Arabic');
});

test('an application is mailed to Human Resources without its CV', async () => {
  const body = await multipartBody(applicationForm({ fields: { email: visitor() } }));
  const reply = await site.http.inject({ method: 'POST', url: '/api/careers', ...body });
  expect(reply.statusCode, reply.body).toBe(201);
  const { notices, answers } = await delivered();
  expect(notices[0]!.to).toEqual(['hr@mansooj.example']);
  expect(notices[0]!.raw).not.toMatch(/%PDF|application\/pdf|attachment/);
  expect(notices[0]!.text).toContain('سيرة سميرة.pdf');
  expect(notices[0]!.text).toContain('/admin/leads/JOB-');
  expect(answers[0]!.head.subject).toContain('has received your application');
});

test('a corrected department address applies to waiting mail', async () => {
  await send('/contacts', message());
  const company = (await admin.get('/company')).json();
  const departments = company.departments.map((department: object) => ({
    ...department,
    email: 'new@mansooj.example',
  }));
  const changed = await admin.call('PUT', '/company', { departments });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await delivered()).notices[0]!.to).toEqual(['new@mansooj.example']);
  await admin.call('PUT', '/company', { departments: company.departments });
});

test('one address gets three replies a day, in any spelling, and every message is reported', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const [name] = visitor().split('@');
  const spellings = [`${name}@example.com`, `${name?.toUpperCase()}@Example.com`, `${name}+a@example.com`];
  await Promise.all([...spellings, ...spellings].map((email) => send('/contacts', message({ email }))));
  const { notices, answers } = await delivered();
  expect([notices.length, answers.length]).toEqual([6, 3]);
});

test('staff who read Arabic get mails in Arabic', async () => {
  const arabic = await buildSite({ settings: { SMTP_URL: smtp.url, STAFF_LANGUAGE: 'ar' } });
  await arabic.http.inject({ method: 'POST', url: '/api/contacts', payload: message({ email: 'lina@example.com' }) });
  await arabic.jobs.runDue();
  const notice = smtp.received.find(({ head }) => head['auto-submitted'] === 'auto-generated');
  expect(notice!.head.subject).toMatch(/^رسالة جديدة MSG-\w{6} من Lina Haddad$/);
  expect(notice!.html).toContain('<html lang="ar" dir="rtl">');
  expect(notice!.text).toContain('\u2066lina@example.com\u2069');
  // Without MAIL_FROM the sender is the company's address.
  expect(notice!.head.from).toBe('منسوج للصناعات <info@mansooj.example>');
  await arabic.close();
});
