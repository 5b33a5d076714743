import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { spamFields } from '#shared/leads/spam-fields.ts';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { asFromForm, givenStamp } from '../../../tests/support/requests/form-stamp.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['contact', 'consultation', 'career', 'search_doc'] as const)
    await site.database.db.deleteFrom(table).execute();
});

const day = 24 * 60 * 60 * 1000;
const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
const send = (fields: object) =>
  site.http.inject({ method: 'POST', url: '/api/contacts', payload: { ...message, ...fields } });
async function suspicions(list = 'contacts', query = ''): Promise<string[][]> {
  const leads: { suspicion: string[] }[] = (await admin.get(`/${list}${query}`)).json().data[list];
  return leads.map(({ suspicion }) => suspicion);
}

/** Sends a message with this stamp. @returns the reasons shown to staff */
async function reasonsFor(fields: object): Promise<string[] | undefined> {
  expect((await send(fields)).statusCode).toBe(201);
  return (await suspicions())[0];
}

describe('messages of machines are stored, with the reasons for suspicion', () => {
  test('a form that is sent at once', async () => {
    expect(await reasonsFor({ formStamp: await givenStamp(site, 500), website: '' })).toEqual(['too_fast']);
  });

  test('a form that was open for days', async () => {
    expect(await reasonsFor({ formStamp: await givenStamp(site, 3 * day), website: '' })).toEqual(['too_old']);
  });

  test('a filled trap, with or without a stamp', async () => {
    expect(await reasonsFor({ ...(await asFromForm(site)), website: 'https://casino.example' })).toEqual(['honeypot']);
    expect(await reasonsFor({ website: 'https://casino.example' })).toEqual(['honeypot', 'no_stamp']);
  });

  test.each([
    ['a made-up stamp', () => 'forged'],
    ['a stamp with another time', (stamp: string) => stamp.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
    ['a stamp without its signature', (stamp: string) => stamp.split('.').slice(0, 2).join('.')],
    [
      'a stamp with another number',
      (stamp: string) => stamp.replace(/\.(.)/, (_, sign) => `.${sign === 'A' ? 'B' : 'A'}`),
    ],
  ])('%s', async (_what, forge) => {
    expect(await reasonsFor({ formStamp: forge(await givenStamp(site)), website: '' })).toEqual(['forged_stamp']);
  });

  test('a repeated stamp', async () => {
    const fields = await asFromForm(site);
    expect(await reasonsFor(fields)).toEqual([]);
    expect(await reasonsFor({ ...fields, message: 'And again' })).toEqual(['replayed_stamp']);
  });

  test('a stamp sent ten times concurrently is valid once', async () => {
    const fields = await asFromForm(site);
    await Promise.all(Array.from({ length: 10 }, (_, number) => send({ ...fields, message: `Number ${number}` })));
    const found = await suspicions();
    expect(found.filter(([reason]) => reason === undefined)).toHaveLength(1);
    expect(found.filter(([reason]) => reason === 'replayed_stamp')).toHaveLength(9);
  });

  test('a program that uses the documented call gets the documented reply', async () => {
    const reply = await send({});
    expect(reply.statusCode).toBe(201);
    expect(Object.keys(reply.json())).toEqual(['success', 'message', 'data', 'follow']);
    expect(reply.json().data.contact).not.toHaveProperty('suspicion');
    expect(await suspicions()).toEqual([['api']]);
  });

  test('consultations and applications too', async () => {
    const request = { ...message, company: 'Haddad Feed', typeOfInquiry: 'Automation' };
    const sendRequest = (fields: object) =>
      site.http.inject({ method: 'POST', url: '/api/consultations', payload: { ...request, ...fields } });
    await sendRequest({ ...(await asFromForm(site)), website: 'x' });
    await sendRequest(await asFromForm(site));
    expect(await suspicions('consultations')).toEqual([[], ['honeypot']]);
    for (const fields of [{ website: 'x' }, {}]) {
      const form = applicationForm({ fields: { ...(await asFromForm(site)), ...fields } });
      const reply = await site.http.inject({ method: 'POST', url: '/api/careers', ...(await multipartBody(form)) });
      expect(reply.statusCode).toBe(201);
    }
    expect(await suspicions('careers')).toEqual([[], ['honeypot']]);
  });
});

describe('people are not suspected', () => {
  test.each([
    ['takes three seconds', 3_500],
    ['reads for an hour', day / 24],
    ['leaves the form open for a day', day],
    ['comes back after a day and a half', 1.5 * day],
  ])('who %s', async (_who, age) => {
    expect(await reasonsFor({ formStamp: await givenStamp(site, age), website: '' })).toEqual([]);
  });

  test('who presses the button twice', async () => {
    const [fields, headers] = [await asFromForm(site), { 'idempotency-key': 'twice' }];
    const call = { method: 'POST', url: '/api/contacts', payload: { ...message, ...fields }, headers } as const;
    const [first, second] = [await site.http.inject(call), await site.http.inject(call)];
    expect(second.json()).toEqual(first.json());
    expect(await suspicions()).toEqual([[]]);
  });

  test('whose first attempt was refused for a slip', async () => {
    const fields = await asFromForm(site);
    expect((await send({ ...fields, email: 'lina' })).statusCode).toBe(422);
    expect(await reasonsFor(fields)).toEqual([]);
  });
});

describe('staff', () => {
  test('see suspicious leads separately, with search and pages', async () => {
    await send({ ...(await asFromForm(site)), fullName: 'Basem' });
    await send({ ...(await asFromForm(site)), fullName: 'Casino', website: 'x' });
    for (const [query, expected] of [
      ['?suspicious=yes', [['honeypot']]],
      ['?suspicious=no', [[]]],
      ['?suspicious=', [['honeypot'], []]],
      ['?suspicious=yes&q=basem', []],
      ['?suspicious=yes&status=pending&limit=1', [['honeypot']]],
      ['?suspicious=yes&status=read', []],
    ] as const) {
      expect(await suspicions('contacts', query), query).toEqual(expected);
    }
    const page = await admin.get('/contacts?suspicious=yes&limit=1&q=casino');
    expect(page.headers['x-total-count']).toBe('1');
    expect((await admin.get('/contacts?suspicious=perhaps')).statusCode).toBe(400);
    const lines = (await admin.get('/contacts/export.csv?suspicious=yes')).body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Casino');
  });

  test('clear the mark of legitimate ones', async () => {
    await send({ website: 'x' });
    const [{ _id }] = (await admin.get('/contacts')).json().data.contacts;
    const reply = await admin.delete(`/contacts/${_id}/suspicion`);
    expect(reply.json()).toEqual({ success: true, message: 'The mark has been removed' });
    expect(await suspicions()).toEqual([[]]);
    expect((await admin.delete('/contacts/nobody/suspicion')).statusCode).toBe(404);
  });
});

test('no spam-protection field is stored with the message', async () => {
  await send({ ...(await asFromForm(site)), [spamFields.trap]: 'casino words' });
  const rows = await site.database.db.selectFrom('contact').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('casino words');
  expect((await admin.get('/contacts?q=casino')).json().data.contacts).toEqual([]);
});
