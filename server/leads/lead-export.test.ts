import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenApplication } from '../../tests/support/given/given-application.ts';
import { givenConsultation } from '../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../tests/support/given/given-contact.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
beforeEach(async () => {
  const { db } = site.database;
  for (const table of ['contact', 'consultation', 'career', 'search_doc'] as const)
    await db.deleteFrom(table).execute();
});
afterAll(() => site.close());

const linesOf = (body: string) => body.replace(/^\uFEFF/, '').split('\r\n');

test('messages are exported for spreadsheets, newest first, in Amman time, and not cacheable', async () => {
  const first = await givenContact(site, {
    createdAt: '2026-01-02T21:30:00.000Z',
    company: '',
    message: 'One, "two"\nthree',
  });
  const second = await givenContact(site, {
    createdAt: '2026-01-03T08:00:00.000Z',
    fullName: 'أحمد العبادي',
    status: 'replied',
  });
  const reply = await admin.get('/contacts/export.csv');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="?contacts-\d{4}-\d\d-\d\d\.csv"?$/);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(linesOf(reply.body)).toEqual([
    'Reference,Name,Email,Company,Message,Status,Submitted At,Product,Came from',
    `${second.reference},أحمد العبادي,lina@example.com,Haddad Feed,Do you weave bags of 50 kg?,Replied,2026-01-03 11:00,,`,
    `${first.reference},Lina Haddad,lina@example.com,,"One, ""two""\nthree",Pending,2026-01-03 00:30,,`,
    '',
  ]);
});

test.each(['=1+1', '+962', '-2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("https://example.com","a")'])(
  'a message %j is exported as a text, not a formula',
  async (message) => {
    await givenContact(site, { message });
    const { body } = await admin.get('/contacts/export.csv');
    expect(body).toContain(`'${message.replaceAll('"', '""')}`);
  },
);

test('an export follows search, status and order, in the language of the call', async () => {
  await givenContact(site, { fullName: 'ليلى', company: 'اكياس', status: 'read' });
  await givenContact(site, { fullName: 'أحمد', company: 'أكياس', status: 'read' });
  await givenContact(site, { company: 'أكياس', status: 'pending' });
  await givenContact(site, { fullName: 'Rami', status: 'read' });
  const query = new URLSearchParams({ q: '"أكياس"', status: 'read', sort: 'fullName', lng: 'ar' });
  const [heading, ...lines] = linesOf((await admin.get(`/contacts/export.csv?${query}`)).body);
  expect(heading).toMatch(/الاسم.*البريد الإلكتروني.*الشركة/);
  expect(lines.map((line) => line.split(',')[1])).toEqual(['أحمد', 'ليلى', undefined]);
  expect(lines[0]).toContain('مقروءة');
  for (const wrong of ['status=gone', 'sort=message']) {
    expect((await admin.get(`/contacts/export.csv?${wrong}`)).statusCode).toBe(400);
  }
});

test('every record is exported, however many there are', async () => {
  const many = 210;
  const time = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
  for (let number = 0; number < many; number++) {
    await givenContact(site, { fullName: `Person ${number}`, createdAt: time(number) });
  }
  const lines = linesOf((await admin.get('/contacts/export.csv?sort=createdAt')).body).slice(1, -1);
  expect(lines.map((line) => line.split(',')[1])).toEqual(Array.from({ length: many }, (_, i) => `Person ${i}`));
});

test('consultations and applications are exported with their own fields', async () => {
  await givenConsultation(site);
  await givenApplication(site);
  const consultations = linesOf((await admin.get('/consultations/export.csv?lng=ar')).body);
  expect(consultations[1]).toContain('الأتمتة');
  const careers = linesOf((await admin.get('/careers/export.csv')).body);
  expect(careers[0]).toBe('Reference,Name,Email,Phone,CV File,Status,Submitted At,Job opening,Came from');
  expect(careers[1]).toContain('+962 7 9123 4567,Samira Khalil.pdf,Pending,');
});
