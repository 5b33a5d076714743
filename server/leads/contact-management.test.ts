import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenContact } from '../../tests/support/given/given-contact.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.deleteFrom('contact').execute();
});

const statuses = ['pending', 'read', 'replied'];
const changeStatus = (id: string, status: unknown) => admin.call('PATCH', `/contacts/${id}/status`, { status });
const namesOf = async (query: string) =>
  (await admin.get(`/contacts${query}`)).json().data.contacts.map(({ fullName }: { fullName: string }) => fullName);

describe('the messages for administrators', () => {
  test('have the specified fields, in an answer of success, message and data.contacts', async () => {
    const message = 'Do you weave bags of 50 kg?\nAnd of 25 kg?';
    await givenContact(site, { message });
    const reply = await admin.get('/contacts');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ success: true, message: expect.stringMatching(/./) });
    expect(reply.json().data.contacts).toEqual([
      expect.objectContaining({
        _id: expect.any(String),
        fullName: 'Lina Haddad',
        email: 'lina@example.com',
        company: 'Haddad Feed',
        message,
        status: 'pending',
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      }),
    ]);
  });

  test('are those of one status, or all when it is empty', async () => {
    await givenContact(site, { fullName: 'Basem', status: 'read' });
    await givenContact(site, { fullName: 'Amal', status: 'replied' });
    expect(await namesOf('?status=read')).toEqual(['Basem']);
    expect(await namesOf('?status=replied')).toEqual(['Amal']);
    expect(await namesOf('?status=pending')).toEqual([]);
    for (const all of ['?status=', '']) expect(await namesOf(all)).toHaveLength(2);
    expect((await admin.get('/contacts?status=submitted')).statusCode).toBe(400);
  });

  test('can change from any status to any other, confirmed with success and a message', async () => {
    const { _id } = await givenContact(site);
    for (const from of statuses)
      for (const to of statuses) {
        await changeStatus(_id, from);
        const reply = await changeStatus(_id, to);
        expect(reply.json()).toEqual({ success: true, message: 'Status updated successfully' });
        expect((await admin.get('/contacts')).json().data.contacts).toMatchObject([{ _id, status: to }]);
      }
    expect((await changeStatus(_id, 'submitted')).statusCode).toBe(422);
    expect((await changeStatus(_id, undefined)).json().errors).toHaveProperty('status');
  });

  test('keep a status changed by somebody else since they were read', async () => {
    const { _id } = await givenContact(site);
    const read = await admin.get(`/contacts/${_id}`);
    const ifMatch = { 'if-match': String(read.headers.etag) };
    const change = (status: string, headers?: Record<string, string>) =>
      admin.call('PATCH', `/contacts/${_id}/status`, { status }, headers);
    const first = await change('replied', ifMatch);
    expect(first.statusCode).toBe(200);
    const late = await change('read', ifMatch);
    expect([late.statusCode, late.json().code]).toEqual([412, 'changed']);
    expect((await admin.get(`/contacts/${_id}`)).json().data.contact.status).toBe('replied');
    expect((await change('read', { 'if-match': String(first.headers.etag) })).statusCode).toBe(200);
    expect((await change('pending', { 'if-match': '*' })).statusCode).toBe(200);
    expect((await change('read')).statusCode).toBe(200);
  });

  test('are given a status by one of several concurrent requests', async () => {
    const { _id } = await givenContact(site);
    const ifMatch = { 'if-match': String((await admin.get(`/contacts/${_id}`)).headers.etag) };
    const asked = ['read', 'replied', 'read', 'replied'].map((status) =>
      admin.call('PATCH', `/contacts/${_id}/status`, { status }, ifMatch),
    );
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 412, 412, 412]);
  });

  test('that somebody changed since are skipped by a bulk change', async () => {
    const [one, other] = [await givenContact(site), await givenContact(site)];
    const ids = [one._id, other._id];
    const seen = Object.fromEntries(ids.map((id) => [id, 'pending']));
    await changeStatus(other._id, 'replied');
    const reply = await admin.call('POST', '/contacts/bulk', { action: 'status', ids, status: 'read', seen });
    expect(reply.json()).toMatchObject({ success: true, data: { changed: 1 } });
    expect(reply.json().message).toMatch(/left unchanged.*: 1$/);
    const statusOf = async (id: string) => (await site.services.leads.contact.get(id)).status;
    expect([await statusOf(one._id), await statusOf(other._id)]).toEqual(['read', 'replied']);
  });

  test('that do not exist are skipped by a bulk change, whatever their id', async () => {
    const { _id } = await givenContact(site);
    const ids = [_id, 'constructor', 'toString', 'nobody'];
    const reply = await admin.call('POST', '/contacts/bulk', { action: 'status', ids, status: 'read', seen: {} });
    expect([reply.statusCode, reply.json().data]).toEqual([200, { changed: 1 }]);
  });

  test('are deleted with success and a message', async () => {
    const { _id } = await givenContact(site);
    const reply = await admin.delete(`/contacts/${_id}`);
    expect(reply.json()).toEqual({ success: true, message: 'Message deleted successfully' });
    expect(await namesOf('')).toEqual([]);
    expect((await admin.delete(`/contacts/${_id}`)).statusCode).toBe(404);
  });
});
