import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
beforeEach(async () => {
  const { db } = site.database;
  for (const table of ['contact', 'career', 'quote', 'search_doc', 'job'] as const)
    await db.deleteFrom(table).execute();
});
afterAll(() => site.close());

const applications = async () => (await admin.get('/careers')).json().data.careers;
const messages = async () => (await admin.get('/contacts')).json().data.contacts;

test('an application names its job opening, also from the Trash and when permanently deleted', async () => {
  const { _id: opening } = await givenOpening(site);
  const { _id } = await givenApplication(site, { opening });
  const job = { _id: opening, title: 'Loom technician', translations: { ar: { title: 'فني أنوال' } } };
  expect((await applications())[0].about).toEqual({ ...job, isThere: true });
  expect((await admin.get(`/careers/${_id}`)).json().data.career.about).toEqual({ ...job, isThere: true });

  expect((await admin.delete(`/openings/${opening}`)).statusCode).toBe(200);
  expect((await applications())[0].about).toEqual({ ...job, isThere: false });
  expect((await admin.delete(`/trash/opening/${opening}`)).statusCode).toBe(200);
  expect((await applications())[0].about).toEqual({ ...job, isThere: false });
  expect((await admin.get(`/careers/${_id}`)).json().data.career.about).toEqual({ ...job, isThere: false });
});

test('a message names the product it asks about, by its current name, also from the Trash', async () => {
  const { _id: product } = await givenProduct(site);
  await givenContact(site, { product });
  const asked = { _id: product, title: 'Laminated rice bag', translations: { ar: { title: 'كيس أرز مغلف' } } };
  expect((await messages())[0].about).toEqual({ ...asked, isThere: true });
  const { db } = site.database;
  await db.updateTable('product').set({ name: 'Rice bag' }).where('id', '=', product).execute();
  expect((await messages())[0].about).toEqual({ ...asked, title: 'Rice bag', isThere: true });
  expect((await admin.delete(`/products/${product}`)).statusCode).toBe(200);
  expect((await messages())[0].about).toEqual({ ...asked, title: 'Rice bag', isThere: false });
  expect((await admin.delete(`/trash/product/${product}`)).statusCode).toBe(200);
  // Its name when the message was sent.
  expect((await messages())[0].about).toEqual({ ...asked, isThere: false });
});

test('leads are found by what their opening or product is called now, and by what it was called', async () => {
  const { _id: opening } = await givenOpening(site);
  const { _id: product } = await givenProduct(site);
  const { _id: application } = await givenApplication(site, { opening });
  const { _id: message } = await givenContact(site, { product });
  const line = { family: 'sack' as const, title: 'Bags', product, note: '', specified: {} };
  const { _id: request } = await givenQuote(site, { lines: [line] });
  const rename = async (path: string, change: object) => {
    const known = (await admin.get(path)).json();
    const reply = await admin.call('PUT', path, { ...known, ...change });
    expect(reply.statusCode, reply.body).toBe(200);
    // A job is due again after a second.
    await site.database.db.deleteFrom('job').execute();
    await site.jobs.runDue();
  };
  const found = async (q: string) => {
    const { leads } = (await admin.get(`/leads?q=${encodeURIComponent(q)}`)).json().data;
    return leads.map(({ _id }: { _id: string }) => _id).sort();
  };
  const both = [message, request].sort();
  await rename(`/openings/${opening}`, { title: 'Zebroid driver', translations: { ar: { title: 'سائق زيبرويد' } } });
  await rename(`/products/${product}`, { name: 'Quagga bag' });
  for (const q of ['zebroid', 'زيبرويد', 'loom technician']) expect(await found(q), q).toEqual([application]);
  expect((await admin.get('/careers?q=zebroid')).json().data.careers).toHaveLength(1);
  expect([await found('quagga'), await found('laminated rice')]).toEqual([both, [message]]);
  await rename(`/products/${product}`, { name: 'Okapi bag' });
  expect([await found('okapi'), await found('quagga')]).toEqual([both, []]);
  // What is written about them later takes nothing away.
  expect((await admin.call('POST', `/leads/${message}/notes`, { text: 'Call' })).statusCode).toBe(201);
  expect([await found('okapi'), await found('laminated rice')]).toEqual([both, [message]]);
});

test('a lead without a subject shows so', async () => {
  await givenApplication(site);
  await givenContact(site);
  expect((await applications())[0].about).toBeNull();
  expect((await messages())[0].about).toBeNull();
});

test('staff see the language of the sender', async () => {
  const sent = { fullName: 'ليلى', email: 'layla@example.com', message: 'نريد أكياسا' };
  const headers = { 'accept-language': 'ar' };
  await site.http.inject({ method: 'POST', url: '/api/contacts', headers, payload: sent });
  await givenApplication(site);
  expect((await messages())[0].language).toBe('ar');
  expect((await applications())[0].language).toBe('en');
});

test('exports have the job, the product and the origin, and phones as phones', async () => {
  const { _id: opening } = await givenOpening(site);
  const { _id: product } = await givenProduct(site);
  await givenApplication(site, { opening, phone: '٠٧٩ ١٢٣ ٤٥٦٧' });
  await givenContact(site, { product });
  const [heading, line] = (await admin.get('/careers/export.csv')).body.split('\r\n');
  expect(heading).toMatch(/Status,Submitted At,Job opening,Came from$/);
  expect(line).toMatch(/,Loom technician,$/);
  // With spaces, spreadsheets treat it as text, not as a number.
  expect(line).toContain(',+962 7 9123 4567,');
  const [asked, answer] = (await admin.get('/contacts/export.csv?lng=ar')).body.split('\r\n');
  expect(asked).toMatch(/,المنتج,جاء من$/);
  expect(answer).toMatch(/,كيس أرز مغلف,$/);
});

test('an export shows the link and the page that a message came from', async () => {
  const visit = JSON.stringify({ referrer: 'www.example.org', campaign: 'spring', page: '/products' });
  const sent = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags?', visit };
  await site.http.inject({ method: 'POST', url: '/api/contacts', payload: sent });
  const [, line] = (await admin.get('/contacts/export.csv')).body.split('\r\n');
  expect(line).toMatch(/,"?example\.org[^,]*spring[^,]*\/products"?$/);
});

test('a job title is exported as a text, not a formula', async () => {
  const { _id: opening } = await givenOpening(site, { title: '=1+1' });
  await givenApplication(site, { opening });
  expect((await admin.get('/careers/export.csv')).body).toContain(",'=1+1,");
});
