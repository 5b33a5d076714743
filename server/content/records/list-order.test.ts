import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindList } from '#shared/kinds/kinds.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
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
afterAll(() => site.close());

/** As a person looks for them in a list. */
const names = [
  '3 Brothers',
  'ahmad',
  'Émile',
  'Éva',
  'Farid',
  'zaid',
  'Zaidan',
  'إبراهيم',
  'أحمد',
  'احمدي',
  'باسل',
  'يوسف',
];
const shuffled = names.map((_, place) => names[(place * 7) % names.length] ?? '');

async function namesIn(path: string, field: string): Promise<string[]> {
  const body = (await admin.get(path)).json();
  const items: Record<string, string>[] = Array.isArray(body) ? body : (Object.values<never>(body.data)[0] ?? []);
  return items.map((item) => item[field] ?? '');
}

const lists = [
  { path: '/contacts', field: 'fullName', given: (fullName: string) => givenContact(site, { fullName }) },
  { path: '/contacts', field: 'company', given: (company: string) => givenContact(site, { company }) },
  { path: '/consultations', field: 'fullName', given: (fullName: string) => givenConsultation(site, { fullName }) },
  { path: '/careers', field: 'fullName', given: (fullName: string) => givenApplication(site, { fullName }) },
  { path: '/quotes', field: 'country', given: (country: string) => givenQuote(site, { country }) },
  { path: '/partners', field: 'name', given: (name: string) => givenPartner(site, { name }) },
  { path: '/products', field: 'name', given: (name: string) => givenProduct(site, { name }) },
] as const;

test.each(lists)(
  '$path are in the order of words by $field, and the other way round',
  async ({ path, field, given }) => {
    for (const name of shuffled) await given(name);
    const ofNames = (found: string[]) => found.filter((name) => names.includes(name));
    expect(ofNames(await namesIn(`${path}?sort=${field}`, field))).toEqual(names);
    expect(ofNames(await namesIn(`${path}?sort=-${field}`, field))).toEqual(names.toReversed());
  },
);

test('an order is kept when a record changes', async () => {
  const { _id } = await givenPartner(site, { name: 'Aaa Mills' });
  const partner = (await admin.get(`/partners/${_id}`)).json();
  const changed = await admin.call('PUT', `/partners/${_id}`, { ...partner, name: 'zzz Mills' });
  expect(changed.statusCode, changed.body).toBe(200);
  const found = await namesIn('/partners?sort=name', 'name');
  expect(found.indexOf('zzz Mills')).toBeGreaterThan(found.indexOf('Zaidan'));
});

test('what a lead is ordered by is erased with its sender', async () => {
  const { _id } = await givenContact(site, { fullName: 'Erased Person', email: 'erased@example.com', company: 'Gone' });
  const reply = await admin.call('POST', '/privacy/person/erase', { person: 'erased@example.com' });
  expect(reply.statusCode, reply.body).toBe(200);
  const row = await site.database.db.selectFrom('contact').selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
  expect(JSON.stringify(row).toLowerCase()).not.toMatch(/erased person|gone|erased example/);
});

test('every text that lists are sorted by has its order beside it', async () => {
  for (const { name, sortable, fields } of kindList)
    for (const field of sortable) {
      const { type, column = field } = (fields as Record<string, { type: string; column?: string }>)[field] ?? {};
      if (type !== 'text' && type !== 'line') continue;
      const { rows } = await sql`select ${sql.ref(`${column}_order`)} from ${sql.table(name)} limit 1`.execute(
        site.database.db,
      );
      expect(rows.length).toBeLessThanOrEqual(1);
    }
});
