import { afterEach, beforeEach, expect, test } from 'vitest';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeEach(async () => {
  site = await buildSite();
});
afterEach(() => site.close());

const get = async (address: string) => (await site.http.inject(`/api/products${address}`)).json();
const ids = (products: { _id: string }[]) => products.map(({ _id }) => _id);

/** Products `food-1`, `food-2` …, each newer than the one before. */
async function givenProducts(...names: string[]): Promise<void> {
  for (const [index, _id] of names.entries()) {
    const industry = _id.split('-')[0] ?? '';
    const createdAt = `2026-01-0${index + 1}T00:00:00.000Z`;
    await givenProduct(site, { _id, industry, createdAt, translations: { ar: { industry: `ع ${industry}` } } });
  }
}

test('a product comes with up to three others, those of its industry first, never itself', async () => {
  await givenProducts('food-1', 'cement-1', 'food-2', 'cement-2', 'cement-3');
  expect(ids((await get('/food-1')).related)).toEqual(['food-2', 'cement-3', 'cement-2']);
  expect(ids((await get('/cement-3')).related)).toEqual(['cement-2', 'cement-1', 'food-2']);
});

test('a product alone in the catalogue has no related ones', async () => {
  await givenProducts('food-1');
  expect((await get('/food-1')).related).toEqual([]);
});

test('related products are in the language of the product', async () => {
  await givenProducts('food-1', 'food-2');
  const { industry, related } = await get('/food-1?lng=ar');
  expect([industry, related[0].industry]).toEqual(['ع food', 'ع food']);
  expect(related[0]).not.toHaveProperty('translations');
});

test('the catalogue is filtered by the English name of an industry, in either language', async () => {
  await givenProducts('food-1', 'cement-1', 'food-2');
  expect(ids(await get('?industry=food'))).toEqual(['food-2', 'food-1']);
  expect(ids(await get('?category=food&lng=ar'))).toEqual(['food-2', 'food-1']);
  expect(ids(await get('?industry=food&q=nothing-like-it'))).toEqual([]);
  expect(ids(await get('?industry=paper'))).toEqual([]);
});

test('an unknown product is a 404 with the specified message', async () => {
  const reply = await site.http.inject('/api/products/nothing');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ success: false, code: 'not_found', message: 'Product not found.' });
});

test('the industries are in catalogue order, each once, with their number of products', async () => {
  await givenProducts('food-1', 'cement-1', 'food-2');
  expect(await site.services.kinds.product.listIndustries()).toEqual([
    { name: 'food', count: 2, translations: { ar: { name: 'ع food' } } },
    { name: 'cement', count: 1, translations: { ar: { name: 'ع cement' } } },
  ]);
});

test('Home shows the newest product of each industry, then the newest others', async () => {
  await givenProducts('food-1', 'cement-1', 'food-2', 'salt-1', 'cement-2', 'cement-3');
  const families = async (limit: number) => ids(await site.services.kinds.product.listFamilies(limit));
  expect(await families(2)).toEqual(['cement-3', 'salt-1']);
  expect(await families(5)).toEqual(['cement-3', 'salt-1', 'food-2', 'cement-2', 'cement-1']);
  await givenProduct(site, { _id: 'food-9', industry: 'food', createdAt: '2026-02-01T00:00:00.000Z' });
  expect(await families(3)).toEqual(['food-9', 'cement-3', 'salt-1']);
});
