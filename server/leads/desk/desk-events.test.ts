import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from '#shared/leads/desk.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
let adminId = '';
let adminName = '';
let colleague = { id: '', username: '' };
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
  await givenToken(site, 'sales');
  const accounts = await site.database.db.selectFrom('account').select(['id', 'username', 'role']).execute();
  colleague = accounts.find(({ role }) => role === 'sales') ?? colleague;
  const own = accounts.find(({ username }) => username.startsWith('admin-'));
  [adminId, adminName] = [own?.id ?? '', own?.username ?? ''];
});
afterAll(() => site.close());

const deskOf = async (id: string): Promise<Desk> => (await admin.get(`/leads/${id}`)).json().data.desk;
const eventsOf = async (id: string) => (await deskOf(id)).events;
/** The events with their values and who did them. */
const told = async (id: string) =>
  (await eventsOf(id)).map(({ action, before, after, cause, by }) => [action, before, after, cause, by]);
const noted = (id: string) => site.database.db.selectFrom('lead_event').selectAll().where('lead_id', '=', id).execute();
const change = (id: string, body: object) => admin.call('PATCH', `/leads/${id}`, body);
const setStatus = (id: string, status: string) => admin.call('PATCH', `/contacts/${id}/status`, { status });

test('a status is told with what it was and became, by hand, for several, by an answer and by a word of the sender', async () => {
  const { _id: id } = await givenContact(site);
  await setStatus(id, 'read');
  await setStatus(id, 'read');
  await admin.call('POST', '/contacts/bulk', { action: 'status', ids: [id], status: 'pending' });
  await admin.call('POST', `/contacts/${id}/thread`, { kind: 'answer', text: 'Yes, we do.' });
  const word = { kind: 'answer', text: 'We accept.', via: 'whatsapp', author: 'visitor' };
  await admin.call('POST', `/contacts/${id}/thread`, word);
  expect(await told(id)).toEqual([
    ['status_changed', 'pending', 'read', 'hand', adminName],
    ['status_changed', 'read', 'pending', 'hand', adminName],
    ['status_changed', 'pending', 'replied', 'answer', adminName],
    ['status_changed', 'replied', 'pending', 'sender', null],
  ]);
});

test('a decision that goes with an answer is one step', async () => {
  const { _id: id } = await givenApplication(site);
  await admin.call('POST', `/careers/${id}/thread`, { kind: 'answer', text: 'Dear Samira', status: 'rejected' });
  expect(await told(id)).toEqual([['status_changed', 'pending', 'rejected', 'answer', adminName]]);
});

test('an owner is told by name, and other choices by the names of their fields', async () => {
  const { _id: id, reference } = await givenContact(site);
  await change(reference, { owner: colleague.id, nextStep: 'Call Lina Secret' });
  await change(id, { owner: colleague.id });
  await change(id, { owner: null });
  expect(await told(id)).toEqual([
    ['owner_changed', null, colleague.username, 'hand', adminName],
    ['changed', null, null, 'hand', adminName],
    ['owner_changed', colleague.username, null, 'hand', adminName],
  ]);
  expect((await eventsOf(id)).flatMap(({ fields }) => fields)).toEqual(['nextStep']);
  const rows = await noted(id);
  expect(rows.map(({ value_before, value_after }) => [value_before, value_after])).toEqual([
    [null, colleague.id],
    [colleague.id, null],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Lina|Secret/);
});

test('done, open again, not suspicious and an opened CV each say so', async () => {
  const { _id: id } = await givenApplication(site);
  const close = (isClosed: boolean) => admin.call('PATCH', `/careers/${id}/thread`, { isClosed });
  await close(true);
  await close(false);
  await admin.call('POST', '/leads/bulk', { act: 'done', ids: [id] });
  await admin.call('POST', '/leads/bulk', { act: 'open', ids: [id] });
  await admin.call('POST', '/leads/bulk', { act: 'mark', ids: [id] });
  await admin.delete(`/careers/${id}/suspicion`);
  await admin.delete(`/careers/${id}/suspicion`);
  await admin.get(`/careers/${id}/cv`);
  await admin.get(`/careers/${id}/cv`);
  const acts = ['done', 'reopened', 'done', 'reopened', 'suspicion_marked', 'suspicion_cleared', 'cv_opened'];
  expect((await eventsOf(id)).map(({ action }) => action)).toEqual(acts);
});

test('what a decision holds is not opened again, and nobody is said to have done so', async () => {
  const { _id: id } = await givenApplication(site);
  await admin.call('PATCH', `/careers/${id}/status`, { status: 'rejected' });
  expect((await admin.call('PATCH', `/careers/${id}/thread`, { isClosed: false })).statusCode).toBe(200);
  for (const act of ['open', 'done']) {
    const reply = (await admin.call('POST', '/leads/bulk', { act, ids: [id] })).json();
    expect(reply.data).toEqual({ changed: 0, ids: [] });
    if (act === 'open') expect(reply.message).toContain('status');
  }
  expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['status_changed']);
});

test('a bulk act is logged only for leads that it changed, never for those that its caller may not see', async () => {
  const { _id: id } = await givenContact(site);
  const headers = await givenToken(site, 'hr');
  const ask = (path: string, payload: object) =>
    site.http.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  for (const act of ['done', 'mark', 'delete'])
    expect((await ask('/leads/bulk', { act, ids: [id] })).json().data).toEqual({ changed: 0, ids: [] });
  expect((await ask('/careers/bulk', { action: 'status', ids: [id], status: 'rejected' })).statusCode).toBe(200);
  expect(await eventsOf(id)).toEqual([]);
  await setStatus(id, 'read');
  const logged = (await admin.get(`/audit?q=${id}`)).json();
  expect(logged.map(({ action }: { action: string }) => action)).toEqual(['status_changed']);
});

test('what an earlier release logged without values is told as it was', async () => {
  const { _id: id } = await givenContact(site);
  const entry = { section: 'contacts', record: id, by: adminId };
  const early = { action: 'status_changed', call: 'PATCH /contacts/:id/status', fields: ['status'] } as const;
  const late = { action: 'changed', section: 'leads', call: 'PATCH /leads/:id', fields: ['owner', 'tags'] } as const;
  for (const logged of [early, late]) {
    await site.services.audit.record([{ ...entry, ...logged, fields: [...logged.fields] }]);
    // What comes next is later, to the millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await setStatus(id, 'replied');
  expect(await told(id)).toEqual([
    ['status_changed', null, null, 'hand', adminName],
    ['changed', null, null, 'hand', adminName],
    ['status_changed', 'pending', 'replied', 'hand', adminName],
  ]);
  expect((await eventsOf(id))[1]?.fields).toEqual(['owner', 'tags']);
});

test('what was noted goes with the lead, deleted or erased, and no person gets it in an export', async () => {
  const one = await givenContact(site, { email: 'lina@events.example' });
  const other = await givenContact(site, { email: 'lina@events.example' });
  await setStatus(one._id, 'replied');
  await change(one._id, { owner: colleague.id });
  await setStatus(other._id, 'read');
  const exported = await site.services.privacy.exportPerson('lina@events.example');
  expect(JSON.stringify(exported)).not.toContain(colleague.id);
  await admin.delete(`/contacts/${other._id}`);
  await site.services.privacy.eraseLead('contact', one._id);
  expect([await noted(one._id), await noted(other._id)]).toEqual([[], []]);
});

test('an entry of the audit log about a lead names it by its reference, however it was addressed', async () => {
  const { _id: id, reference } = await givenContact(site);
  await change(reference, { tags: ['urgent'] });
  await admin.call('POST', `/leads/${reference}/notes`, { text: 'Call them' });
  const named = { section: 'leads', record: id, recordName: reference, recordSection: 'contacts', isThere: true };
  expect((await admin.get(`/audit?q=${id}`)).json()).toMatchObject([named, named]);
});
