import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import type { LeadSection } from '#shared/leads/lead.ts';
import type { PersonRecord } from '#shared/leads/privacy.ts';
import { privacyNotice } from '#shared/site/privacy-notice.ts';
import { day } from '#shared/units.ts';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
  site.http.post('/careers-page', async (request) => {
    const posted = await readPostedForm(request);
    try {
      return await site.services.leads.career.submitForm(posted, { language: 'en' });
    } finally {
      await posted.dispose();
    }
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  const { db } = site.database;
  await site.services.leads.career.removeMany((await site.services.leads.career.list()).items.map(({ _id }) => _id));
  for (const table of ['contact', 'consultation', 'search_doc', 'mail', 'setting', 'idempotency_key'] as const)
    await db.deleteFrom(table).execute();
});

const choose = (retention: object) => admin.call('PUT', '/privacy', retention);
const ask = (act: '' | '/erase' | '/export', person: string) => admin.call('POST', `/privacy/person${act}`, { person });
const kept = { contacts: null, consultations: null, careers: null, quotes: null };
const lina = 'lina@example.com';
type Sent = Omit<PersonRecord, 'section'>;

function monthsAgo(months: number): string {
  const time = new Date();
  time.setUTCMonth(time.getUTCMonth() - months);
  return time.toISOString();
}

/** The whole database as text. */
async function everythingStored(): Promise<string> {
  const tables = [
    'contact',
    'consultation',
    'career',
    'search_doc',
    'mail',
    'idempotency_key',
    'kept_upload',
    'audit_entry',
  ] as const;
  const rows = await Promise.all(tables.map((table) => site.database.db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

async function givenMail(lead: string, recipient = lina): Promise<void> {
  await site.database.db
    .insertInto('mail')
    .values({
      ...{
        id: `mail-${lead}`,
        kind: 'answer',
        language: 'en',
        lead_entity: 'contact',
        lead_id: lead,
        reference: null,
        recipient,
      },
      ...{ subject: null, body: null, holds_secret: 0, slot: null, state: 'waiting', attempts: 0, last_error: null },
      ...{ created_at: new Date().toISOString(), expires_at: null, settled_at: null },
    })
    .execute();
}

describe('the retention of names', () => {
  test('is unlimited until administrators set it', async () => {
    expect((await admin.get('/privacy')).json()).toEqual({ retention: kept });
    await givenContact(site, { createdAt: '2010-01-01T00:00:00.000Z' });
    await site.services.privacy.applyRetention();
    expect((await site.services.leads.contact.list()).items[0]?.fullName).toBe('Lina Haddad');
    const chosen = { contacts: 24, consultations: null, careers: 6, quotes: 12 };
    expect((await choose(chosen)).json()).toMatchObject({ success: true });
    expect((await admin.get('/privacy')).json()).toEqual({ retention: chosen });
  });

  test.each([0, -1, 121, 1.5, '24', undefined, {}])('cannot be %j months', async (contacts) => {
    const reply = await choose({ ...kept, contacts });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['contacts']]);
    expect((await admin.get('/privacy')).json()).toEqual({ retention: kept });
  });

  test('keeps dates, statuses and categories, and nothing that identifies the sender', async () => {
    const old = await givenContact(site, { createdAt: monthsAgo(25), status: 'replied', fullName: 'Old Visitor' });
    const young = await givenContact(site, { createdAt: monthsAgo(23) });
    const request = await givenConsultation(site, { createdAt: monthsAgo(30) });
    await givenMail(old._id, 'old@example.com');
    await choose({ ...kept, contacts: 24, consultations: 24 });
    await site.services.privacy.applyRetention();
    expect((await admin.get('/contacts')).json().data.contacts).toEqual([
      young,
      { ...old, fullName: '', email: '', company: '', message: '', anonymisedAt: expect.stringMatching(/^20/) },
    ]);
    const [consultation] = (await admin.get('/consultations')).json().data.consultations;
    expect(consultation).toMatchObject({ fullName: '', message: '', typeOfInquiry: request.typeOfInquiry });
    expect((await admin.get('/contacts?q=visitor')).json().data.contacts).toEqual([]);
    const stored = await everythingStored();
    for (const word of ['Old Visitor', 'old@example.com', 'Omar Nasser']) expect(stored).not.toContain(word);
  });

  test.each([
    ['2026-03-15T08:00:00.000Z', '2026-09-15T08:00:00.000Z'],
    // September has no 31st.
    ['2026-03-31T08:00:00.000Z', '2026-10-01T08:00:00.000Z'],
  ])(
    'the desk says that an application sent at %s is kept until %s, and it is erased then, not a day earlier',
    async (createdAt, end) => {
      const { _id: id } = await givenApplication(site);
      await site.database.db.updateTable('career').set({ created_at: createdAt }).execute();
      const onDesk = async () => (await admin.get(`/leads/${id}`)).json().data.desk;
      expect(await onDesk()).toMatchObject({ keptUntil: null, noticeVersion: privacyNotice.version });
      await choose({ ...kept, careers: 6 });
      expect((await onDesk()).keptUntil).toBe(end);
      onTestFinished(() => void vi.useRealTimers());
      for (const [time, isErased] of [
        [Date.parse(end) - day, false],
        [Date.parse(end), true],
      ] as const) {
        vi.useFakeTimers({ toFake: ['Date'], now: time });
        await site.services.privacy.applyRetention();
        vi.useRealTimers();
        const { data } = (await admin.get(`/leads/${id}`)).json();
        expect([data.career.anonymisedAt !== null, data.desk.keptUntil]).toEqual([isErased, isErased ? null : end]);
      }
    },
  );

  test('removes the CV, and staff can still delete the rest', async () => {
    const { _id } = await givenApplication(site);
    await site.database.db
      .updateTable('career')
      .set({ created_at: monthsAgo(7) })
      .execute();
    await choose({ ...kept, careers: 6 });
    await site.services.privacy.applyRetention();
    expect((await storedFiles(site)).kept).toEqual([]);
    expect((await admin.get('/careers')).json().data.careers[0]).toMatchObject({
      phone: '',
      cvOriginalName: '',
      cvSize: 0,
    });
    expect((await admin.get(`/careers/${_id}/cv`)).statusCode).toBe(404);
    expect((await admin.delete(`/careers/${_id}`)).statusCode).toBe(200);
    expect((await admin.get('/careers')).json().data.careers).toEqual([]);
  });

  test('is applied to hundreds by two concurrent processes, once each', async () => {
    for (let number = 0; number < 130; number++) {
      await givenContact(site, { createdAt: monthsAgo(3), fullName: `Visitor ${number}` });
    }
    await choose({ ...kept, contacts: 2 });
    await site.database.db.deleteFrom('job').execute();
    await Promise.all([site.services.privacy.applyRetention(), site.services.privacy.applyRetention()]);
    const { items } = await site.services.leads.contact.list();
    expect(items.filter(({ anonymisedAt }) => anonymisedAt === null)).toEqual([]);
    const entries = await site.database.db
      .selectFrom('audit_entry')
      .select('record_id')
      .where('action', '=', 'retention_applied')
      .where(
        'record_id',
        'in',
        items.map(({ _id }) => _id),
      )
      .execute();
    expect(entries).toHaveLength(130);
  });
});

describe('a person', () => {
  async function givenLina() {
    const contact = await givenContact(site, { email: 'Lina@Example.com' });
    const consultation = await givenConsultation(site, { email: lina });
    const application = await givenApplication(site, { email: lina, phone: '079 555 0000' });
    await givenMail(contact._id);
    await givenContact(site, { email: 'other@example.com', fullName: 'Basem' });
    return { contact, consultation, application };
  }

  test('is found by address, however it is written, or by number', async () => {
    const { contact, consultation, application } = await givenLina();
    const named = (section: LeadSection, { _id, reference, createdAt, fullName, email }: Sent): PersonRecord => ({
      section,
      _id,
      reference,
      createdAt,
      fullName,
      email,
    });
    const records = [named('contacts', contact), named('consultations', consultation), named('careers', application)];
    expect((await ask('', ' LINA@example.com ')).json()).toEqual({ records, mails: expect.any(Number), drafts: 0 });
    expect((await ask('', '+962 79 555 0000')).json()).toEqual({
      records: [records[2]],
      mails: expect.any(Number),
      drafts: 0,
    });
    expect((await ask('', 'nobody@example.com')).json()).toEqual({ records: [], mails: 0, drafts: 0 });
  });

  test('is erased with the views that colleagues keep of searches for them, and with what was searched for', async () => {
    const { db } = site.database;
    await givenContact(site, { email: lina, fullName: 'Lina Haddad' });
    await givenApplication(site, { email: lina, phone: '079 555 0000' });
    const colleague = await asAdmin(site);
    const view = (name: string, search: string, by = admin) =>
      by.call('PUT', '/list-views', { list: 'contacts', name, search, hidden: [], isWhole: false });
    for (const [name, search] of [
      ['Her letters', 'q=LINA%40example.com&status=pending'],
      ['By name', 'q=lina++haddad'],
      ['By number', 'q=%2B962+79+555+0000'],
      ['Lina Haddad', ''],
      ['Pending', 'status=pending&q=haddad+feed'],
      ['Others', 'q=evalina+haddad'],
    ] as const)
      expect((await view(name, search, colleague)).statusCode).toBe(200);
    const asked = { day: '2026-11-01', language: 'en', empty: 1, unclicked: 0 } as const;
    const queries = ['lina haddad', 'rice bags'].map((query) => ({ ...asked, query }));
    await db.insertInto('asked_search').values(queries).execute();
    expect((await ask('/erase', lina)).statusCode).toBe(200);
    const views = (await colleague.get('/list-views')).json();
    expect(views.map(({ name }: { name: string }) => name)).toEqual(['Others', 'Pending']);
    const left = await db.selectFrom('asked_search').select('query').execute();
    expect(left.map(({ query }) => query)).toEqual(['rice bags']);
  });

  test('is found with what was sent from any spelling of the address, and erased', async () => {
    const spellings = [
      'info@müller-sacks.de',
      'Info@MÜLLER-sacks.de',
      'info@xn--mller-sacks-thb.de',
      'info@ｍüller-sacks.ｄｅ',
    ];
    for (const email of spellings) {
      const sent = { fullName: 'Jens', email, message: 'Bags?' };
      const reply = await site.http.inject({ method: 'POST', url: '/api/contacts', payload: sent });
      expect(reply.statusCode, reply.body).toBe(201);
    }
    for (const spelling of spellings) {
      expect((await ask('', spelling)).json().records, spelling).toHaveLength(spellings.length);
      const found = await site.services.leads.contact.list({ q: spelling });
      expect(found.items, spelling).toHaveLength(spellings.length);
    }
    const mails = (await ask('', 'info@xn--mller-sacks-thb.de')).json().mails;
    expect(mails).toBeGreaterThanOrEqual(spellings.length);
    const erased = (await ask('/erase', 'info@müller-sacks.de')).json().data;
    expect([erased.records.length, erased.mails]).toEqual([spellings.length, mails]);
  });

  test.each(['', 'Lina Haddad', '12', '%'])('is not found by %j', async (person) => {
    for (const act of ['', '/erase', '/export'] as const) {
      const reply = await ask(act, person);
      expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['person']]);
    }
  });

  test('is erased everywhere, and nobody else is', async () => {
    const { contact } = await givenLina();
    await site.services.leads.contact.changeStatus(contact._id, 'read');
    const reply = await ask('/erase', lina);
    expect(reply.json()).toMatchObject({ success: true, message: expect.any(String), data: { drafts: 0 } });
    expect(reply.json().data.mails).toBeGreaterThan(0);
    expect(reply.json().data.records).toHaveLength(3);
    const stored = (await everythingStored()).toLowerCase();
    for (const word of ['lina', '555 0000', 'nasser', 'khalil']) expect(stored).not.toContain(word);
    expect(stored).toContain('basem');
    expect((await storedFiles(site)).kept).toEqual([]);
    const left = (await site.services.leads.contact.list()).items.find(({ _id }) => _id === contact._id);
    expect(left).toMatchObject({ status: 'read', createdAt: contact.createdAt, reference: contact.reference });
    expect((await ask('', lina)).json().records).toEqual([]);
    expect((await ask('/erase', lina)).statusCode).toBe(404);
  });

  test('is distinguished from others with the same phone, and erased alone', async () => {
    const phone = '079 123 4567';
    const samira = await givenApplication(site, { phone, fullName: 'Samira', email: 'samira@example.com' });
    const khaled = await givenApplication(site, { phone, fullName: 'Khaled', email: 'khaled@example.com' });
    const { records } = (await ask('', phone)).json();
    expect(records.map(({ fullName, email }: Record<string, string>) => `${fullName} ${email}`).sort()).toEqual([
      'Khaled khaled@example.com',
      'Samira samira@example.com',
    ]);
    const body = { person: phone, records: [samira._id] };
    const { careers } = (await admin.call('POST', '/privacy/person/export', body)).json();
    expect(careers.map(({ id }: { id: string }) => id)).toEqual([samira._id]);
    const erase = (ids: string[]) => admin.call('POST', '/privacy/person/erase', { person: phone, records: ids });
    expect((await erase([])).statusCode).toBe(422);
    const stranger = await givenContact(site, { fullName: 'Basem' });
    expect((await erase([stranger._id])).statusCode).toBe(404);
    const reply = await erase([samira._id, stranger._id]);
    expect(reply.json().data.records.map(({ _id }: { _id: string }) => _id)).toEqual([samira._id]);
    const stored = (await everythingStored()).toLowerCase();
    expect(stored).not.toContain('samira@example.com');
    expect(stored).toContain('khaled@example.com');
    expect(stored).toContain('basem');
    expect((await ask('', phone)).json().records).toMatchObject([{ _id: khaled._id }]);
  });

  test('is found by the address from which a letter came, though the request has another', async () => {
    const { _id } = await givenContact(site, { fullName: 'Petra', email: 'petra@example.com' });
    const letter = { id: 'letter', lead_id: _id, kind: 'word', header_id: '', message_id: null, folded: null } as const;
    await site.database.db
      .insertInto('lead_mail')
      .values({ ...letter, created_at: new Date().toISOString(), sender: 'Petra.K@second.example' })
      .execute();
    expect((await ask('', 'petra.k@second.example')).json().records).toMatchObject([{ _id }]);
    expect((await ask('/erase', 'petra.k@second.example')).statusCode).toBe(200);
    expect(await everythingStored()).not.toContain('petra@example.com');
  });

  test('appears in the audit log only by record ids', async () => {
    const { contact, consultation, application } = await givenLina();
    await ask('/erase', lina);
    const ids = [contact._id, consultation._id, application._id];
    const entries = await site.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('record_id', 'in', ids)
      .execute();
    expect(entries.map(({ action, section }) => `${action} ${section}`).sort()).toEqual([
      'erased careers',
      'erased consultations',
      'erased contacts',
    ]);
    expect(entries.every(({ actor_id }) => actor_id !== null)).toBe(true);
  });

  test('is erased from CVs kept for a form, and from idempotency keys', async () => {
    const key = newFormKey();
    const send = async (fields: Record<string, string>) => {
      const form = applicationForm({ fields: { email: lina, idempotencyKey: key, ...fields } });
      return site.http.inject({ method: 'POST', url: '/careers-page', ...(await multipartBody(form)) });
    };
    expect((await send({ phone: 'x' })).json()).toMatchObject({ ok: false, keptFiles: [{}] });
    expect((await ask('', lina)).json()).toEqual({ records: [], mails: 0, drafts: 1 });
    expect((await ask('/erase', lina)).statusCode).toBe(200);
    expect((await storedFiles(site)).kept).toEqual([]);
    expect((await send({ idempotencyKey: newFormKey() })).json()).toMatchObject({ ok: true });
    await ask('/erase', lina);
    expect(await site.database.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
  });

  test('gets all data, with the CV', async () => {
    await givenLina();
    const reply = await ask('/export', lina);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="?person-[\d-]+\.json"?$/);
    expect(reply.headers['cache-control']).toBe('no-store');
    const { contacts, consultations, careers } = reply.json();
    expect([contacts.length, consultations.length, careers.length]).toEqual([1, 1, 1]);
    expect(contacts[0]).toMatchObject({
      fullName: 'Lina Haddad',
      email: 'Lina@Example.com',
      message: expect.any(String),
    });
    expect(careers[0].cv).toMatchObject({ name: 'Samira Khalil.pdf', type: 'application/pdf' });
    expect(Buffer.from(careers[0].cv.base64, 'base64')).toEqual(samplePdf());
    expect(JSON.stringify(reply.json())).not.toMatch(/cvPath|cv_path|suspicion/);
  });

  test('gets a CV under a name with its real ending', async () => {
    await givenApplication(site, { email: lina, cvName: 'cv.html' });
    const { careers } = (await ask('/export', lina)).json();
    expect(careers[0]).toMatchObject({ cvOriginalName: 'cv.html', cv: { name: 'cv.html.pdf' } });
  });
});
