import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { shortLinkQueries } from './redirect-queries.ts';
import { createShortLinkService } from './short-link-service.ts';

let site: BuiltSite;
let admin: { authorization: string };
beforeAll(async () => {
  site = await buildSite();
  admin = await givenToken(site);
});
afterAll(() => site.close());

const add = (from: unknown, to: unknown) =>
  site.http.inject({ method: 'POST', url: '/api/redirects', headers: admin, payload: { from, to } });
const targetOf = (path: string) => site.services.redirects.findTarget(path);

describe('a moved address', () => {
  test('leads to the page’s current address, in either language, with or without a trailing slash', async () => {
    const reply = await add('/old-catalogue/', '/products?category=Food#list');
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ from: '/old-catalogue', to: '/products?category=Food#list' });
    for (const path of ['/old-catalogue', '/old-catalogue/', '/ar/old-catalogue']) {
      expect(await targetOf(path)).toBe('/products?category=Food#list');
    }
    expect(await targetOf('/old')).toBeUndefined();
    expect(await targetOf('/%00')).toBeUndefined();
  });

  test('leads to the final address of a page that moved twice, in one redirect', async () => {
    await add('/first', '/second');
    await add('/second', '/third');
    expect([await targetOf('/first'), await targetOf('/second')]).toEqual(['/third', '/third']);
    await add('/zeroth', '/first');
    expect(await targetOf('/zeroth')).toBe('/third');
  });

  test('may be Arabic, however its bytes are percent-encoded', async () => {
    await add('/منتجات', '/products');
    const address = encodeURI('/منتجات');
    expect([await targetOf(address), await targetOf(address.toLowerCase())]).toEqual(['/products', '/products']);
  });

  test('never redirects to itself', async () => {
    await add('/here', '/there');
    for (const [from, to] of [
      ['/there', '/here'],
      ['/self', '/self'],
      ['/self', '/ar/self?x=1'],
    ]) {
      const reply = await add(from, to);
      expect([from, reply.statusCode, Object.keys(reply.json().errors ?? {})]).toEqual([from, 422, ['to']]);
    }
  });

  test('never leads round in a circle, whatever its targets ask for', async () => {
    await add('/q1', '/q2?x=1#y');
    await add('/q2', '/q3#z');
    const reply = await add('/q3', '/q1');
    expect([reply.statusCode, Object.keys(reply.json().errors ?? {})]).toEqual([422, ['to']]);
    expect(await targetOf('/q3')).toBeUndefined();
  });

  test('never leads round in a circle when colleagues add both halves at once', async () => {
    for (let pair = 0; pair < 8; pair += 1) {
      const [one, other] = [`/half-${pair}`, `/other-half-${pair}`];
      const replies = await Promise.all([add(one, other), add(other, one)]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    }
  });

  test.each(['/%70roducts', '/%41bout-us/../products', '/%2E%2E/faqs'])(
    'may not be another spelling of a page: %s',
    async (from) => {
      expect((await add(from, '/contact-us')).statusCode).toBe(422);
    },
  );

  test.each(['/e14%', '/%ff', '/%C3'])('may not be a path that the server refuses: %s', async (from) => {
    expect([(await add(from, '/faqs')).statusCode, (await add('/fine', from)).statusCode]).toEqual([422, 422]);
  });

  test.each([
    '/',
    '/our-story',
    '/ar/faqs',
    '/search',
    '/products/sack',
    '/admin/blogs',
    '/login',
    '/api/x',
    '/s/x',
    '/robots.txt',
    '/Our-Values',
    '/AR/Our-Values',
    '/SEARCH',
    '/Products/sack',
    '/Admin/Blogs',
    ...readdirSync('public').map((file) => `/${file}`),
  ])('never takes %s, which the site already serves', async (from) => {
    await givenProduct(site, { _id: 'sack' }).catch(() => {});
    const reply = await add(from, '/partners');
    expect([reply.statusCode, reply.json().errors]).toEqual([422, { from: 'A page of this site has this address' }]);
  });

  test.each([
    '//evil.example',
    '/.//evil.example',
    '/ar//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/ar/..//evil.example',
    'https://evil.example/',
  ])('never leads to another site: %j', async (address) => {
    for (const [field, reply] of [
      ['to', await add('/led-away', address)],
      ['from', await add(address, '/products')],
    ] as const) {
      expect([reply.statusCode, Object.keys(reply.json().errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await targetOf('/led-away')).toBeUndefined();
  });

  test('is looked up quickly, even for hostile addresses', async () => {
    const costOf = async (slashes: number) => {
      const begun = performance.now();
      await site.http.inject(`/${'/'.repeat(slashes)}x`);
      await targetOf(`/${'/'.repeat(slashes)}x`);
      return performance.now() - begun;
    };
    await costOf(1_000);
    // Searching each run of slashes from every slash took seconds; the limit is generous because test machines may be
    // slow.
    expect(await costOf(200_000)).toBeLessThan(2_000);
  });

  test('is case-sensitive where record ids are', async () => {
    expect((await add('/products/SACK', '/products/sack')).statusCode).toBe(201);
  });

  test('has one target', async () => {
    await add('/taken', '/products');
    const reply = await add('/taken', '/partners');
    expect([reply.statusCode, reply.json().errors]).toEqual([409, { from: 'This address is already redirected' }]);
    expect(await targetOf('/taken')).toBe('/products');
  });

  test.each([
    ['', '/x', 'from'],
    ['/x', '', 'to'],
    ['no-slash', '/x', 'from'],
    ['//evil.example', '/x', 'from'],
    ['/x', '//evil.example', 'to'],
    ['/x', '/\\evil.example', 'to'],
    ['/x', 'https://evil.example/', 'to'],
    ['/x?y=1', '/z', 'from'],
    ['/x', `/${'y'.repeat(600)}`, 'to'],
    [7, '/x', 'from'],
  ])('%j → %j is refused for `%s`', async (from, to, field) => {
    const reply = await add(from, to);
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, [field]]);
  });

  test('is listed, searched, paged and forgotten', async () => {
    await add('/to-forget_1', '/products');
    const list = async (query: string): Promise<{ _id: string; from: string }[]> =>
      (await site.http.inject({ url: `/api/redirects${query}`, headers: admin })).json();
    const [found, ...others] = await list('?q=forget_');
    expect([found?.from, others]).toEqual(['/to-forget_1', []]);
    expect(await list('?q=forgetx1')).toEqual([]);
    await add('/قديم-جدا', '/Partners-Of-2019');
    for (const typed of ['قديم', 'partners-of', 'PARTNERS-OF', encodeURI('قديم')]) {
      const names = (await list(`?q=${encodeURIComponent(typed)}`)).map(({ from }) => from);
      expect([typed, names]).toEqual([typed, [encodeURI('/قديم-جدا')]]);
    }
    const all = (await list('')).map(({ from }) => from);
    expect((await list('?sort=-from')).map(({ from }) => from)).toEqual(all.toReversed());
    expect((await list('?page=2&limit=1')).map(({ from }) => from)).toEqual([all[1]]);
    const url = `/api/redirects/${found?._id}`;
    expect((await site.http.inject({ method: 'DELETE', url, headers: admin })).json()).toEqual({
      success: true,
      message: 'Redirect deleted',
    });
    expect(await targetOf('/to-forget_1')).toBeUndefined();
    expect((await site.http.inject({ method: 'DELETE', url, headers: admin })).statusCode).toBe(404);
  });
});

describe('a short link', () => {
  test('belongs to one page permanently, even when requested concurrently', async () => {
    const { shortLinks } = site.services;
    const addresses = await Promise.all(Array.from({ length: 8 }, () => shortLinks.addressOf('/products/sack')));
    expect(new Set(addresses).size).toBe(1);
    expect(addresses[0]).toMatch(/^\/s\/[2-9b-z]{6}$/);
    expect(await shortLinks.findPath(required(addresses[0]).slice(3).toUpperCase())).toBe('/products/sack');
    expect(await shortLinks.addressOf('/products/other')).not.toBe(addresses[0]);
  });

  test('is replaced by another code when two pages would share it', async () => {
    // A process that has not asked before.
    const shortLinks = createShortLinkService({ db: site.database.db.withoutPlugins(), logger: site.http.log });
    const wanted = required(await shortLinks.addressOf('/products/a')).slice(3);
    await site.database.db.deleteFrom('short_link').where('code', '=', wanted).execute();
    await shortLinkQueries.insert(site.database.db, wanted, '/products/b');
    const address = await shortLinks.addressOf('/products/a');
    expect(address).toMatch(/^\/s\//);
    expect(address).not.toBe(`/s/${wanted}`);
    expect(await shortLinks.findPath(required(address).slice(3))).toBe('/products/a');
  });

  test.each(['', 'x', '../etc', '\0', "' or 1=1", 'zzzzzz'])('%j leads nowhere', async (code) => {
    expect(await site.services.shortLinks.findPath(code)).toBeUndefined();
  });
});
