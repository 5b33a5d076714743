import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePdf } from '../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../tests/support/files/stored-files.ts';
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

const early = { createdAt: '2026-01-02T00:00:00.000Z' };
const arabicCaller = { 'accept-language': 'ar' };
const isArabic = expect.stringMatching(/\p{Script=Arabic}/u);

describe('messages', () => {
  test('are listed completely, newest first, and not cacheable', async () => {
    const first = await givenContact(site, { ...early, message: 'Line one\nLine two' });
    const second = await givenContact(site, { fullName: 'Rami' });
    const reply = await admin.get('/contacts');
    expect(reply.json()).toEqual({ success: true, message: expect.any(String), data: { contacts: [second, first] } });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await admin.get('/contacts', arabicCaller)).json().message).toEqual(isArabic);
  });

  test('are filtered by status, where empty means all, searched, sorted and paged', async () => {
    await givenContact(site, { ...early, status: 'read' });
    await givenContact(site, { fullName: 'أحمد اكياس' });
    const names = async (query: string) =>
      (await admin.get(`/contacts?${query}`))
        .json()
        .data.contacts.map(({ fullName }: { fullName: string }) => fullName);
    expect(await names('status=read')).toEqual(['Lina Haddad']);
    expect(await names('status=')).toHaveLength(2);
    expect(await names(`q=${encodeURIComponent('"أكياس"')}`)).toEqual(['أحمد اكياس']);
    // Without quotes also what means the same: "bags" in the other message.
    expect(await names(`q=${encodeURIComponent('أكياس')}`)).toEqual(['أحمد اكياس', 'Lina Haddad']);
    expect(await names('sort=createdAt')).toEqual(['Lina Haddad', 'أحمد اكياس']);
    const page = await admin.get('/contacts?page=2&limit=1');
    expect(page.headers['x-total-count']).toBe('2');
    expect(page.json().data.contacts).toHaveLength(1);
    for (const query of ['status=gone', 'sort=message', 'limit=0']) {
      expect((await admin.get(`/contacts?${query}`)).statusCode).toBe(400);
    }
  });

  test('change their status freely, and to no other', async () => {
    const { _id } = await givenContact(site);
    const path = `/contacts/${_id}/status`;
    for (const status of ['replied', 'pending', 'read']) {
      const reply = await admin.call('PATCH', path, { status });
      expect(reply.json()).toEqual({ success: true, message: 'Status updated successfully' });
      expect((await site.services.leads.contact.get(_id)).status).toBe(status);
    }
    for (const body of [{ status: 'gone' }, {}]) {
      const reply = await admin.call('PATCH', path, body, arabicCaller);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toEqual({ status: isArabic });
    }
    expect((await admin.call('PATCH', path, { status: 'pending' }, { 'if-match': '"old.one"' })).statusCode).toBe(412);
    expect((await site.services.leads.contact.get(_id)).status).toBe('read');
  });

  test('are permanently deleted', async () => {
    const { _id } = await givenContact(site);
    const reply = await admin.delete(`/contacts/${_id}`, arabicCaller);
    expect(reply.json()).toEqual({ success: true, message: isArabic });
    expect((await admin.delete(`/contacts/${_id}`)).json().message).toBe('Message not found');
    expect(await site.database.db.selectFrom('search_doc').selectAll().execute()).toEqual([]);
  });
});

test('each can be read by itself, for staff alone, with an ETag that follows its status', async () => {
  const [contact, consultation, career] = [
    await givenContact(site),
    await givenConsultation(site),
    await givenApplication(site),
  ];
  const reply = await admin.get(`/contacts/${contact._id}`);
  expect(reply.json()).toEqual({ success: true, data: { contact } });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect((await admin.get(`/consultations/${consultation._id}`)).json().data).toEqual({ consultation });
  expect((await admin.get(`/careers/${career._id}`)).json().data).toEqual({ career });
  const ifMatch = { 'if-match': String(reply.headers.etag) };
  const change = (headers: Record<string, string>) =>
    admin.call('PATCH', `/contacts/${contact._id}/status`, { status: 'read' }, headers);
  expect([(await change(ifMatch)).statusCode, (await change(ifMatch)).statusCode]).toEqual([200, 412]);
});

describe('consultation requests', () => {
  test('are listed with their message, newest first, ignoring empty filters', async () => {
    const first = await givenConsultation(site, early);
    const second = await givenConsultation(site, { company: 'Saleh Sugar' });
    const reply = await admin.get('/consultations?filters=');
    expect(reply.json()).toEqual({ success: true, data: { consultations: [second, first] } });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await admin.get('/consultations?q=sugar')).json().data.consultations).toEqual([second]);
  });

  test('are permanently deleted', async () => {
    const { _id } = await givenConsultation(site);
    const reply = await admin.delete(`/consultations/${_id}`);
    expect(reply.json()).toEqual({ success: true, message: 'Consultation request deleted successfully' });
    expect((await admin.delete(`/consultations/${_id}`)).statusCode).toBe(404);
  });
});

describe('applications', () => {
  test('are listed newest first, and by status', async () => {
    const application = await givenApplication(site);
    const reply = await admin.get('/careers');
    expect(reply.json()).toEqual({ success: true, data: { careers: [{ ...application, cvMarks: [] }] } });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await admin.get('/careers?status=accepted')).json().data.careers).toEqual([]);
  });

  test.each([
    ['سيرة سميرة.pdf', `filename*=UTF-8''${encodeURIComponent('سيرة سميرة.pdf')}`],
    ['Samira "CV".pdf', 'filename="Samira \\"CV\\".pdf"'],
  ])('hand out their CV as %s, as an uncacheable download', async (cvName, disposition) => {
    const { _id } = await givenApplication(site, { cvName });
    const reply = await admin.get(`/careers/${_id}/cv`);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(samplePdf())).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
    expect(reply.headers['content-disposition']).toContain(disposition);
  });

  test('change from any status to any other', async () => {
    const { _id } = await givenApplication(site);
    for (const status of ['accepted', 'pending', 'rejected', 'reviewed']) {
      const reply = await admin.call('PATCH', `/careers/${_id}/status`, { status });
      expect(reply.json()).toEqual({ success: true });
      expect((await admin.get(`/careers?status=${status}`)).json().data.careers).toHaveLength(1);
    }
    expect((await admin.call('PATCH', `/careers/${_id}/status`, { status: 'read' })).json().errors).toEqual({
      status: 'Please choose one of the listed values',
    });
  });

  test('are deleted with their CV', async () => {
    const before = await storedFiles(site);
    const { _id } = await givenApplication(site);
    expect((await admin.delete(`/careers/${_id}`)).json()).toEqual({ success: true });
    expect(await storedFiles(site)).toEqual(before);
    expect((await admin.get(`/careers/${_id}/cv`)).statusCode).toBe(404);
    expect((await admin.delete(`/careers/${_id}`)).json().message).toBe('Job application not found');
  });
});
