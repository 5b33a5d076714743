import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#shared/kinds/product.ts';
import type { TradeValues } from '#shared/trade/trade-fields.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import type { CatalogueQuery } from './catalogue.ts';

const records: [string, string, TradeValues][] = [
  [
    'cement',
    'Construction',
    { family: 'sack', use: 'neither', fillWeight: 50, width: 500, mouth: 'valve', coating: 20 },
  ],
  ['sand', 'Construction', { family: 'sack', use: 'neither', fillWeight: 18, width: 350, mouth: 'tie', uvHours: 1600 }],
  ['flour', 'Food', { family: 'sack', use: 'food', fillWeight: 50, width: 600, mouth: 'open', foodContact: true }],
  [
    'sugar',
    'Food',
    { family: 'sack', use: 'food', fillWeight: 50, width: 530, mouth: 'open', liner: 'loose', foodContact: true },
  ],
  ['rice', 'Food', { family: 'sack', use: 'food', fillWeight: 10, width: 360, mouth: 'open' }],
  ['potash', 'Minerals', { family: 'sack', use: 'neither', fillWeight: 50, width: 560, mouth: 'open', uvHours: 200 }],
  [
    'salt',
    'Minerals',
    { family: 'fibc', use: 'neither', safeLoad: 1000, baseLength: 900, liner: 'loose', linerOptional: true },
  ],
  ['plain', 'Minerals', {}],
];

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
  for (const [i, [_id, industry, attributes]] of records.entries()) {
    const createdAt = `2026-01-${20 - i}T00:00:00.000Z`;
    await givenProduct(site, { _id, name: `${_id} sack`, industry, attributes, createdAt });
  }
});
afterAll(() => site.close());

const ids = (products: readonly Product[]) => products.map(({ _id }) => _id);
const find = (query: Partial<CatalogueQuery> = {}) =>
  site.services.kinds.product.findCatalogue({ page: 1, limit: 12, ...query });
const shown = async (query: Partial<CatalogueQuery>) => ids((await find(query)).items);

describe('the catalogue', () => {
  test('says, where nothing fits, which choice is in the way of how many', async () => {
    const query: Partial<CatalogueQuery> = { industry: 'Minerals', chosen: { weight: 'to-10' } };
    expect(await find(query)).toMatchObject({
      total: 0,
      withoutOne: [
        { name: 'industry', count: 1 },
        { name: 'weight', count: 3 },
      ],
    });
    expect((await find()).withoutOne).toEqual([]);
    expect(await find({ q: 'zebra', chosen: { weight: 'to-10' } })).toMatchObject({
      total: 0,
      withoutOne: [{ name: 'q', count: 1 }],
    });
  });

  test('shows every product, the newest first, with counts of each class', async () => {
    const { items, total, counts } = await find();
    expect([ids(items), total]).toEqual([records.map(([id]) => id), records.length]);
    expect(counts).toEqual({
      weight: [
        { value: 'to-10', count: 1 },
        { value: 'to-25', count: 1 },
        { value: 'to-50', count: 4 },
        { value: 'over-50', count: 1 },
      ],
      size: [
        { value: 'to-40', count: 2 },
        { value: 'to-55', count: 2 },
        { value: 'to-80', count: 2 },
        { value: 'over-80', count: 1 },
      ],
      food: [{ value: 'yes', count: 2 }],
      liner: [
        { value: 'yes', count: 1 },
        { value: 'optional', count: 1 },
        { value: 'none', count: 5 },
      ],
      uv: [
        { value: 'to-500', count: 1 },
        { value: 'over-500', count: 1 },
      ],
      closure: [
        { value: 'open', count: 4 },
        { value: 'valve', count: 1 },
        { value: 'tie', count: 1 },
      ],
    });
  });

  test('is narrowed by several facets, an industry and a search at once', async () => {
    expect(await shown({ chosen: { weight: 'to-50', closure: 'open' } })).toEqual(['flour', 'sugar', 'potash']);
    expect(await shown({ chosen: { weight: 'to-50', closure: 'open' }, industry: 'Food' })).toEqual(['flour', 'sugar']);
    expect(await shown({ chosen: { weight: 'to-50' }, q: 'sugar' })).toEqual(['sugar']);
    expect(await shown({ chosen: { weight: 'to-10' }, q: 'sugar' })).toEqual([]);
    expect(await shown({ chosen: { food: 'yes', closure: 'valve' } })).toEqual([]);
  });

  test('counts what each further choice would show, and the others of a facet that is chosen already', async () => {
    const { counts, total } = await find({ chosen: { closure: 'open' }, industry: 'Food' });
    expect([total, counts.weight]).toEqual([
      3,
      [
        { value: 'to-10', count: 1 },
        { value: 'to-50', count: 2 },
      ],
    ]);
    expect(counts.closure).toEqual([{ value: 'open', count: 3 }]);
    expect((await find({ q: 'cement', chosen: { closure: 'open' } })).counts.closure).toEqual([
      { value: 'open', count: 0 },
      { value: 'valve', count: 1 },
    ]);
  });

  test('counts the industries beside what else is chosen, also those that another one hides', async () => {
    const industriesOf = async (query: Partial<CatalogueQuery>) =>
      Object.fromEntries((await find(query)).industries.map(({ value, count }) => [value, count]));
    expect(await industriesOf({})).toEqual({ Construction: 2, Food: 3, Minerals: 3 });
    expect(await industriesOf({ industry: 'Food' })).toEqual({ Construction: 2, Food: 3, Minerals: 3 });
    expect(await industriesOf({ chosen: { weight: 'to-50' } })).toEqual({ Construction: 1, Food: 2, Minerals: 1 });
    expect(await industriesOf({ chosen: { closure: 'valve' }, industry: 'Food' })).toEqual({
      Construction: 1,
      Food: 0,
    });
    expect(await industriesOf({ q: 'sugar', industry: 'Minerals' })).toEqual({ Food: 1, Minerals: 0 });
  });

  test('is put in the order of weight, products without one last, page by page', async () => {
    const order = ['rice', 'sand', 'cement', 'flour', 'potash', 'sugar', 'salt', 'plain'];
    expect(await shown({ sort: 'weight' })).toEqual(order);
    expect(await shown({ sort: 'weight', page: 2, limit: 3 })).toEqual(order.slice(3, 6));
  });

  test('is put in the order of a figure, either way; those without it come last both times', async () => {
    expect(await shown({ sort: '-weight' })).toEqual([
      ...['salt', 'cement', 'flour', 'potash', 'sugar', 'sand', 'rice'],
      'plain',
    ]);
    expect(await shown({ sort: 'width' })).toEqual([
      ...['sand', 'rice', 'cement', 'sugar', 'potash', 'flour', 'salt'],
      'plain',
    ]);
    expect(await shown({ sort: '-width', industry: 'Minerals' })).toEqual(['salt', 'potash', 'plain']);
    expect(await shown({ sort: 'width', chosen: { weight: 'to-50' }, q: 'sack', limit: 2 })).toEqual([
      ...['cement', 'sugar'],
    ]);
    expect(await find({ sort: 'fabric', chosen: { weight: 'to-10', food: 'yes' } })).toMatchObject({
      items: [],
      total: 0,
    });
    expect(await find({ sort: 'width', page: 9 })).toMatchObject({ items: [], total: records.length });
  });

  test('counts again as soon as a figure changes', async () => {
    const admin = await asAdmin(site);
    const { name, industry, description, specifications } = await site.services.kinds.product.get('plain');
    const sent = { name, industry, description, specifications, attributes: { family: 'sack', fillWeight: '5 kg' } };
    expect((await admin.call('PUT', '/products/plain', sent)).statusCode).toBe(200);
    expect(await shown({ chosen: { weight: 'to-10' } })).toEqual(['rice', 'plain']);
    expect((await admin.call('PUT', '/products/plain', { ...sent, attributes: {} })).statusCode).toBe(200);
    expect(await shown({ chosen: { weight: 'to-10' } })).toEqual(['rice']);
  });

  test('is counted and filtered out of an index', async () => {
    const { db } = site.database;
    const isPostgres = process.env.TEST_DATABASE === 'postgres';
    const plan = async (statement: string) => {
      if (!isPostgres) return JSON.stringify((await sql`explain query plan ${sql.raw(statement)}`.execute(db)).rows);
      // So few rows are read faster without an index.
      return db.transaction().execute(async (transaction) => {
        await sql`set local enable_seqscan = off`.execute(transaction);
        return JSON.stringify((await sql`explain ${sql.raw(statement)}`.execute(transaction)).rows);
      });
    };
    const counting = 'select figure_facets, industry, count(*) from product group by figure_facets, industry';
    expect(await plan(counting)).toContain('product_facets');
    const narrowed = `select id from product where figure_facets in ('weight:to-50 liner:none', 'weight:to-10')`;
    expect(await plan(narrowed)).toContain('product_facets');
  });
});

describe('related products', () => {
  const related = async (id: string) => {
    const { product } = site.services.kinds;
    return ids(await product.listRelated(await product.get(id)));
  };

  test('are of the same industry first, then the nearest by their figures, and never for something else', async () => {
    expect(await related('cement')).toEqual(['sand', 'potash', 'salt']);
    expect(await related('potash')).toEqual(['salt', 'plain', 'cement']);
  });

  test('leave out what is for something else even where nothing else is there', async () => {
    expect(await related('flour')).toEqual(['sugar', 'rice', 'plain']);
  });
});
