import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { givenBlogPost } from '../../tests/support/given/given-blog-post.ts';
import { givenProduct } from '../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
  const plain = { description: 'Of cloth.', industry: 'Trade', specifications: [], translations: { ar: {} } };
  await givenProduct(site, { _id: 'jumbo', ...plain, name: 'FIBC, 1,000 kg' });
  await givenProduct(site, { _id: 'cover', ...plain, name: 'Pallet hood, 120 × 100 cm, 80 g/m²' });
  await givenProduct(site, { _id: 'price', ...plain, name: 'Priceless zembil' });
});
afterAll(() => site.close());

type Group = { match: string; corrected: string; dropped: string[]; hits: { _id: string }[] };

async function asked(q: string): Promise<{ first?: Group | undefined; ids: string[] }> {
  const groups: Group[] = (await site.http.inject(`/api/search?q=${encodeURIComponent(q)}`)).json();
  return { first: groups[0], ids: groups.flatMap(({ hits }) => hits.map(({ _id }) => _id)) };
}

test.each([
  ['أكياس جامبو', 'jumbo'],
  ['bulk bag', 'jumbo'],
  ['1 ton', 'jumbo'],
  ['١٠٠٠ كيلو', 'jumbo'],
  ['100x120', 'cover'],
  ['1200*1000 mm', 'cover'],
  ["1'000 kg", 'jumbo'],
  ['1.000,0 kg', 'jumbo'],
  ['120,0 x 100,0 cm', 'cover'],
  ['a ton', 'jumbo'],
  ['one tonne', 'jumbo'],
  ['120 cm x 100 cm', 'cover'],
  ['١٢٠ سم × ١٠٠ سم', 'cover'],
  ['80 g per m2', 'cover'],
  ['80 جرام للمتر', 'cover'],
  ['80gsm', 'cover'],
  ['٨٠ غم/م٢', 'cover'],
  ['أغطية الطبالي', 'cover'],
])('%s finds what it means', async (q, id) => {
  expect((await asked(q)).ids[0]).toBe(id);
});

test('a word that is spelt nearly so is corrected, and said to be', async () => {
  const { first, ids } = await asked('zambil');
  expect(ids).toEqual(['price']);
  expect(first).toMatchObject({ match: 'all', corrected: 'zembil' });
});

test('a word that only a draft has is not told', async () => {
  await givenBlogPost(site, { title: 'Secret zirkonia', status: 'draft' });
  await givenBlogPost(site, { title: 'Public zephyrine', status: 'published' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await asked('zephyrinne bag')).first?.corrected).toBe('zephyrine bag');
  const { first } = await asked('zirkoniya bag');
  expect(JSON.stringify(first)).not.toContain('zirkonia');
});

test('a word that no record has is left out, and the answer says so', async () => {
  const { first, ids } = await asked('jumbo qqqqqqqq');
  expect(ids).toEqual(['jumbo']);
  expect(first).toMatchObject({ match: 'some', dropped: ['qqqqqqqq'] });
});

test('where nothing has any of the words, the nearest kind is shown, and said to be', async () => {
  const { first } = await asked('coffee');
  expect(first).toMatchObject({ match: 'nearest', name: 'products' });
});

test('a search in quotes is exact', async () => {
  expect((await asked('"zambil"')).ids).toEqual([]);
  expect((await asked('"jumbo bag"')).ids).toEqual([]);
  expect((await asked('"FIBC"')).ids).toEqual(['jumbo']);
});

test('a short word is not found within another one', async () => {
  expect((await asked('rice')).first?.match).toBe('nearest');
});

describe('where others only mention the words', () => {
  beforeAll(async () => {
    const { db } = site.database;
    const faq = { group: 'Ordering', answer: 'Soon.', position: 1, translations: { ar: {} } };
    await kindTables.faq.insert(db, { ...faq, question: 'How long does an order take?' }, { _id: 'takes' });
    const row = { name: 'Lead time', value: '20 days; shipped from Aqaba' };
    for (const _id of ['one', 'two', 'three'])
      await givenProduct(site, { _id, name: `Basket ${_id}`, specifications: [row], translations: { ar: {} } });
    await givenProduct(site, { _id: 'sunny', name: 'Awning against sun', translations: { ar: {} } });
    await givenProduct(site, { _id: 'solar', name: 'Roof', translations: { ar: { name: 'سقف الشمسية' } } });
  });

  test.each([
    ['متى توصل البضاعة', 'takes'],
    ['shipped in how many days', 'takes'],
  ])('%s is answered by the question about it', async (q, id) => {
    expect((await asked(q)).ids[0]).toBe(id);
  });

  test('a short word with its article is not looked for in longer ones', async () => {
    expect((await asked('الشمس')).ids).not.toContain('solar');
  });
});

test('a final hamza may be left out', async () => {
  await givenProduct(site, { _id: 'safe', name: 'For food contact', translations: { ar: {} } });
  expect((await asked('ملامسة الغذا')).ids).toContain('safe');
});
