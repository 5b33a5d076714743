import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFirstTexts } from '#server/search/vocabulary-queries.ts';
import type { Contact } from '#shared/leads/lead-answers.ts';
import { givenContact } from '../../../../tests/support/given/given-contact.ts';
import { givenProduct } from '../../../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { countStatements } from '../../../../tests/support/sites/count-statements.ts';
import { one } from '../../../../tests/support/sites/first.ts';
import { clumsySteps } from '../../../../tests/support/sites/statement-plans.ts';

// More than the index lookup limit.
const many = 620;
const statuses = ['pending', 'read'] as const;
let site: BuiltSite;
let admin: AdminCalls;

beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
  await site.database.db.transaction().execute(async (db) => {
    for (let i = 0; i < many; i++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString();
      const message = `Woven sacks for or mill ${i}${i === 7 ? ' in Zarqa' : ''}`;
      await givenContact(
        { ...site, database: { ...site.database, db } },
        {
          fullName: `Buyer ${i}`,
          message,
          createdAt,
          status: one(statuses, i % 2),
        },
      );
    }
  });
  await givenProduct(site, { name: 'Woven sack' });
  await site.database.db.transaction().execute(async (db) => {
    for (let i = 0; i < many; i++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString();
      // The oldest have the word in their title, the others only in their text.
      const name = i < 8 ? `Laminated fabric ${i}` : `Product ${i}`;
      await givenProduct({ database: { db } }, { name, description: 'Of laminated cloth.', createdAt });
    }
  });
}, 120_000);
afterAll(() => site.close());

async function search(query: string) {
  const reply = await admin.get(`/contacts?limit=20&${query}`);
  const { contacts }: { contacts: Contact[] } = reply.json().data;
  return { total: reply.headers['x-total-count'], names: contacts.map(({ fullName }) => fullName) };
}

test('a word in hundreds of records finds them all, page by page, newest first', async () => {
  const first = await search('q=woven&page=1');
  expect([first.total, first.names[0], first.names.length]).toEqual([String(many), `Buyer ${many - 1}`, 20]);
  const last = await search('q=woven&page=31');
  expect([last.total, last.names.at(-1), last.names.length]).toEqual([String(many), 'Buyer 0', 20]);
});

test('a rare word beside it, and a filter, narrow the search', async () => {
  expect(await search('q=woven+zarqa')).toEqual({ total: '1', names: ['Buyer 7'] });
  expect((await search('q=woven&status=read')).total).toBe(String(many / 2));
  expect(await search('q=woven+nowhere')).toEqual({ total: '0', names: [] });
});

test('a word too short for the index, and one that is common in other kinds, are found', async () => {
  expect((await search('q=or')).total).toBe(String(many));
  const products = await site.http.inject('/api/products?q=woven&limit=5');
  expect([products.headers['x-total-count'], products.json().length]).toEqual(['1', 1]);
});

test('the second search for a common word neither counts nor scans the list', async () => {
  const ask = () => search('q=buyer&page=20');
  const first = await ask();
  await search('page=20');
  for (const table of ['contact', 'search_doc']) expect(await clumsySteps(site, table, ask)).toEqual([]);
  expect(await countStatements(ask)).toBe(await countStatements(() => search('page=20')));
  expect(await ask()).toEqual(first);
});

test('the vocabulary has the words of what comes first in a list, not of what was indexed last', async () => {
  const texts = await readFirstTexts(site.database.db, '2026-01-02');
  expect(texts.some((text) => text.includes('woven sack'))).toBe(true);
  expect(texts.filter((text) => text.includes('laminated'))).toHaveLength(299);
});

test('a misspelt word costs one look into the index, not one for each kind', async () => {
  const ask = (query: string) => site.http.inject(`/api/search?q=${query}`);
  expect((await ask('laminatde')).body).toContain('Laminated');
  const counted = await countStatements(() => ask('lamonated'));
  expect((await ask('lamonated')).body).toContain('Laminated');
  expect(counted).toBeLessThanOrEqual(6);
});

test('the texts with a rare word are read once, not once for each kind', async () => {
  await givenProduct(site, { name: 'Quilted tarpaulin' });
  const ask = (query: string) => site.http.inject(`/api/search?q=${query}`);
  expect((await ask('quilted')).body).toContain('Quilted');
  const counted = await countStatements(() => ask('tarpaulin'));
  expect((await ask('tarpaulin')).body).toContain('Quilted');
  expect(counted).toBeLessThanOrEqual(6);
});

test.runIf(process.env.TEST_DATABASE === 'postgres')('PostgreSQL stores long texts plainly in their rows', async () => {
  const { db } = site.database;
  await givenProduct(site, { name: 'Long', description: 'woven sack of fabric '.repeat(200) });
  const { rows } = await sql<{ most: number }>`select max(pg_column_size(text)) as most from search_doc`.execute(db);
  expect(one(rows).most).toBeGreaterThan(4_000);
});

describe('visitors who search for a word in hundreds of products', () => {
  async function pageOf(page: number): Promise<{ total: number; titles: string[] }> {
    const wanted = { group: 'products', query: 'laminated', language: 'en' } as const;
    const { total, hits } = await site.services.search.searchGroup(wanted, { page, limit: 5 });
    return { total, titles: hits.map(({ title }) => title.map(({ text }) => text).join('')) };
  }
  const titles = (numbers: number[], name: string) => numbers.map((number) => `${name} ${number}`);

  test('see title matches first, then the newest, on every page', async () => {
    expect(await pageOf(1)).toEqual({ total: many, titles: titles([7, 6, 5, 4, 3], 'Laminated fabric') });
    const second = [...titles([2, 1, 0], 'Laminated fabric'), ...titles([many - 1, many - 2], 'Product')];
    expect((await pageOf(2)).titles).toEqual(second);
    const newest = many - 1 - (99 * 5 - 8);
    expect((await pageOf(100)).titles).toEqual(
      titles(
        [0, 1, 2, 3, 4].map((i) => newest - i),
        'Product',
      ),
    );
    expect((await pageOf(Math.ceil(many / 5))).titles).toHaveLength(5);
    expect(await pageOf(Math.ceil(many / 5) + 1)).toEqual({ total: many, titles: [] });
  });
});
