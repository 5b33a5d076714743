import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AskedSearch } from '#shared/search/asked-search.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { trimMonth } from './asked-search-queries.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '0.2' } });
  admin = await asAdmin(site);
  await givenProduct(site, { name: 'Zembil carrier', translations: { ar: {} } });
});
afterAll(async () => {
  await site.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  await site.services.askedSearches.close();
  await site.database.db.deleteFrom('asked_search').execute();
});

type Told = { remoteAddress?: string; headers?: Record<string, string> };
const usualBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
let visitors = 0;

async function tell(query: string, event: object = {}, { headers = {}, ...told }: Told = {}): Promise<number> {
  const remoteAddress = told.remoteAddress ?? `203.0.${Math.floor(++visitors / 250)}.${visitors % 250}`;
  const payload = { query, language: 'en', outcome: 'empty', ...event };
  const named = { 'user-agent': usualBrowser, ...headers };
  const asked = { method: 'POST', url: '/api/searches', payload, headers: named, remoteAddress } as const;
  return (await site.http.inject(asked)).statusCode;
}

async function listed(query = ''): Promise<AskedSearch[]> {
  const reply = await admin.get(`/searches${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const queries = async () => (await listed()).map(({ query }) => query);
const rows = () => site.database.db.selectFrom('asked_search').selectAll().execute();

describe('searches that did not help', () => {
  test('are counted by their words, language and day, and nothing else', async () => {
    expect(await tell('Coffee  Bags')).toBe(204);
    await tell('coffee bags');
    await tell('coffee bags', { outcome: 'unclicked' });
    await tell('أكياس القهوة', { language: 'ar', outcome: 'unclicked' });
    vi.setSystemTime(new Date('2026-12-01T10:00:00Z'));
    await tell('coffee bags');
    vi.setSystemTime(new Date('2026-11-20T10:00:00Z'));
    expect(await listed()).toEqual([
      { _id: expect.any(String), query: 'coffee bags', language: 'en', empty: 3, unclicked: 1, lastMonth: '2026-12' },
      {
        ...{ _id: expect.any(String), query: 'اكياس القهوه', language: 'ar' },
        ...{ empty: 0, unclicked: 1, lastMonth: '2026-11' },
      },
    ]);
    expect(Object.keys((await rows())[0] ?? {}).sort()).toEqual(['day', 'empty', 'language', 'query', 'unclicked']);
    expect((await rows()).map(({ day }) => day).sort()).toEqual(['2026-11-20', '2026-11-20', '2026-12-01']);
  });

  test.each([
    ['ahmad@example.com', 'an address'],
    ['bags for ahmad@example', 'an address among words'],
    ['www.example.com', 'a site'],
    ['0791234567', 'a number'],
    ['079 123 4567', 'a number in groups'],
    ['٠٧٩ ١٢٣ ٤٥٦٧', 'a number in Arabic digits'],
    ['+962 6 123', 'an international number'],
    ['9871234567 order', 'the number of a document'],
    ['Ahmad', 'a given name'],
    ['محمد الخطيب', 'a name in Arabic'],
    ['عبدالرؤوف', 'a name that begins with عبد'],
    ['Mr Quillfeather', 'a title and a word'],
    ['المهندس زرنوق', 'a title and a word in Arabic'],
    ['Wilhelmina Quillfeather', 'two unknown words'],
    ['bags for Quillfeather', 'an unknown word with a capital'],
    ['Quillfeather', 'a single one'],
    ['MSG-7K3Q9', 'a reference'],
    ['one two three four five six seven', 'many words'],
    ['x'.repeat(900), 'no word'],
    ['', 'nothing'],
    ['   ', 'blanks'],
  ])('%s is not kept: %s', async (query) => {
    expect(await tell(query)).toBe(204);
    expect(await rows()).toEqual([]);
    expect(await queries()).toEqual([]);
  });

  test.each([
    ['coffee bags 50 kg', 'words of the lexicon and quantities'],
    ['zembil', 'a word of the site'],
    ['zembel carrier', 'one with a letter wrong'],
    ['raschel bags', 'a word that nobody knows beside others'],
    ['قماش جنفاص', 'one in Arabic'],
    ['what is the minimum order?', 'a question'],
    ['ISO 9001', 'a standard'],
    ['56x100 cm', 'sizes'],
    ['السكّر', 'a word with its article'],
  ])('%s is kept: %s', async (query) => {
    await tell(query);
    expect(await queries()).toHaveLength(1);
  });

  test('are not counted of opted-out visitors, crawlers, staff and pages fetched ahead', async () => {
    const left: Record<string, string>[] = [
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'user-agent': 'Googlebot/2.1' },
      { 'sec-purpose': 'prefetch;prerender' },
      await givenToken(site, 'sales'),
    ];
    for (const headers of left) expect(await tell('coffee bags', {}, { headers })).toBe(204);
    expect(await queries()).toEqual([]);
  });

  test('are limited by network', async () => {
    for (let i = 0; i < 20; i++) await tell(`bag ${i} kg`, {}, { remoteAddress: '198.51.100.7' });
    expect(await queries()).toHaveLength(6);
  });

  test('are refused when they are nonsense', async () => {
    expect(await tell('coffee', { outcome: 'liked' })).toBe(422);
    expect(await tell('x'.repeat(2_000))).toBe(422);
    expect(await tell('x'.repeat(20_000))).toBe(413);
  });
});

describe('staff', () => {
  test('find, sort and page them', async () => {
    await tell('coffee bags', { outcome: 'unclicked' });
    for (const query of ['jumbo bags', 'jumbo bags', 'rice']) await tell(query);
    expect(await queries()).toEqual(['jumbo bags', 'rice', 'coffee bags']);
    expect((await listed('?q=fibc')).map(({ query }) => query)).toEqual(['jumbo bags']);
    expect((await listed('?sort=query&limit=1&page=2')).map(({ query }) => query)).toEqual(['jumbo bags']);
    expect((await admin.get('/searches?sort=nothing')).statusCode).toBe(400);
  });

  test('dismiss one, which comes back when it is asked again', async () => {
    await tell('coffee bags');
    const [asked] = await listed();
    expect((await admin.delete(`/searches/${asked?._id}`)).statusCode).toBe(200);
    expect(await queries()).toEqual([]);
    expect((await admin.delete(`/searches/${asked?._id}`)).statusCode).toBe(404);
    await tell('coffee bags');
    expect(await queries()).toEqual(['coffee bags']);
  });

  test('see none that is older than a year', async () => {
    const { db } = site.database;
    const count = { language: 'en', empty: 1, unclicked: 0 };
    await db
      .insertInto('asked_search')
      .values([
        { ...count, day: '2025-11-19', query: 'old' },
        { ...count, day: '2025-11-21', query: 'new' },
      ])
      .execute();
    await site.services.askedSearches.sweep();
    expect(await queries()).toEqual(['new']);
  });
});

test('of a month that is full, the rarest and oldest are forgotten', async () => {
  const { db } = site.database;
  const count = { language: 'en', unclicked: 0 };
  await db
    .insertInto('asked_search')
    .values([
      { ...count, day: '2026-10-31', query: 'other month', empty: 1 },
      { ...count, day: '2026-11-01', query: 'often', empty: 5 },
      { ...count, day: '2026-11-02', query: 'rare and old', empty: 1 },
      { ...count, day: '2026-11-03', query: 'rare and new', empty: 1 },
    ])
    .execute();
  await trimMonth(db, '2026-11', 2);
  expect((await rows()).map(({ query }) => query).sort()).toEqual(['often', 'other month', 'rare and new']);
});

test('what cannot be stored is stored later', async () => {
  await tell('coffee bags');
  const { db } = site.database;
  await db.schema.alterTable('asked_search').renameTo('asked_search_away').execute();
  await site.services.askedSearches.close();
  await db.schema.alterTable('asked_search_away').renameTo('asked_search').execute();
  expect(await queries()).toEqual(['coffee bags']);
});
