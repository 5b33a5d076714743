import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LeadMark } from '#shared/leads/lead-answers.ts';
import { applicationForm } from '../../tests/support/browser/application-form.ts';
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
  for (const table of ['contact', 'consultation', 'career', 'idempotency_key'] as const)
    await site.database.db.deleteFrom(table).execute();
});

const visit = JSON.stringify({ referrer: 'www.Example.org', campaign: 'Spring', page: '/ar/products/valve-bags' });
const cameFrom = { referrer: 'example.org', campaign: 'spring', page: '/products/valve-bags' };
const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
const consultation = { ...message, company: 'Haddad Feed', typeOfInquiry: 'Automation' };

const send = (path: string, payload: object, headers = {}) =>
  site.http.inject({ method: 'POST', url: `/api${path}`, payload, headers });
const listed = async (path: string): Promise<LeadMark[]> =>
  Object.values((await admin.get(path)).json().data as Record<string, LeadMark[]>)[0] ?? [];

test('staff see how a sender found the site, and the sender does not', async () => {
  const told = (await send('/contacts', { ...message, visit })).json();
  expect(JSON.stringify(told)).not.toMatch(/cameFrom|example\.org/);
  await send('/consultations', { ...consultation, visit });
  await admin.post('/careers', { ...Object.fromEntries(applicationForm()), visit });
  for (const path of ['/contacts', '/consultations', '/careers'])
    expect((await listed(path)).map((lead) => lead.cameFrom)).toEqual([cameFrom]);
});

test('a message without or with invalid origin is accepted', async () => {
  const nonsense = [
    '{',
    '[]',
    'null',
    '5',
    '{"referrer":1}',
    'x'.repeat(5_000),
    7,
    { page: '//host', referrer: 'a b' },
  ];
  for (const wrong of [undefined, ...nonsense, JSON.stringify({ campaign: 'c'.repeat(1_001) })]) {
    const reply = await send('/contacts', { ...message, visit: wrong });
    expect([wrong, reply.statusCode]).toEqual([wrong, 201]);
  }
  const leads = await listed('/contacts');
  expect(new Set(leads.map((lead) => lead.cameFrom))).toEqual(new Set([null]));
});

test('a repeated message is one submission, whatever its origin', async () => {
  const key = { 'idempotency-key': 'f'.repeat(32) };
  for (const sent of [{ ...message, visit }, message])
    expect((await send('/contacts', sent, key)).statusCode).toBe(201);
  expect(await listed('/contacts')).toHaveLength(1);
});

test('the origin is exported to its person, and erased with the name', async () => {
  await send('/contacts', { ...message, visit });
  const person = { person: message.email };
  const [exported] = (await admin.call('POST', '/privacy/person/export', person)).json().contacts;
  expect(JSON.parse(exported.cameFrom)).toEqual(cameFrom);
  await admin.call('POST', '/privacy/person/erase', person);
  expect(await listed('/contacts')).toMatchObject([{ fullName: '', cameFrom: null }]);
});
