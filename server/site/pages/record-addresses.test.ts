import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { kindsWithPages, recordPath } from '#shared/kinds/kinds.ts';
import { sampleOf, sendSample } from '../../../tests/support/given/kind-samples.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { builtPages } from './built-pages.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ pages: await builtPages() });
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const ask = (url: string, headers: Record<string, string> = {}) => site.http.inject({ url, headers });
const inSearch = (place: string) => place.replace(/#.*/, '');

describe.each(kindsWithPages)('the kind $name', (kind) => {
  const current = 'hall-three';
  const names = ['hall-one', 'hall-two'];
  let id: string;
  let place: string;
  let title: string;
  beforeAll(async () => {
    const sample = await sampleOf(kind, { word: `Zxhall ${kind.name}` });
    title = String(sample[kind.title]);
    id = (await sendSample(admin, kind, sample)).json()._id;
    // The former one, the former of that, back and forth.
    for (const address of ['hall-one', 'hall-two', 'hall-one', current]) {
      const reply = await admin.call('PUT', `${kind.path}/${id}`, { ...withoutFiles(sample), address });
      expect([reply.statusCode, reply.json().address]).toEqual([200, address]);
    }
    place = recordPath(kind, { _id: id, address: current });
  });

  describe.each(['', '/ar'])('with the prefix "%s"', (prefix) => {
    test('shows the record at its address', async () => {
      const page = await ask(inSearch(prefix + place));
      expect([page.statusCode, page.body.includes(prefix ? 'كيس' : title)]).toEqual([200, true]);
      if (!place.includes('?') && !place.includes('#'))
        expect(page.body).toContain(`<link rel="canonical" href="http://localhost:3000${prefix}${place}"/>`);
    });

    test('leads there in one hop by id and by every former address, with the query, and browsers do not keep the redirect', async () => {
      for (const named of [id, ...names, 'Hall-Two']) {
        const reply = await ask(`${prefix}${kind.folder}/${named}?utm_source=mail&utm_medium=a%26b`);
        const { pathname, searchParams, hash } = new URL(String(reply.headers.location), 'http://site');
        const wanted = new URL(prefix + place, 'http://site');
        expect([named, reply.statusCode, pathname, hash]).toEqual([named, 301, wanted.pathname, wanted.hash]);
        for (const [name, value] of wanted.searchParams) expect(searchParams.get(name)).toBe(value);
        expect([searchParams.get('utm_source'), searchParams.get('utm_medium')]).toEqual(['mail', 'a&b']);
        expect([reply.headers['cache-control'], reply.headers.etag]).toEqual(['no-cache', undefined]);
        expect((await ask(inSearch(String(reply.headers.location)))).statusCode).toBe(200);
      }
    });

    test('leads there whatever language the reader prefers', async () => {
      const reply = await ask(`${prefix}${kind.folder}/${id}`, { 'accept-language': 'ar', cookie: 'i18nextLng=ar' });
      expect([reply.statusCode, reply.headers.location]).toEqual([301, prefix + place]);
    });
  });

  test('is gone while the record is in the Trash, by any name, and again when it is back', async () => {
    await admin.delete(`${kind.path}/${id}`);
    for (const named of [id, current, ...names])
      expect([named, (await ask(`${kind.folder}/${named}`)).statusCode]).toEqual([named, 410]);
    await admin.call('POST', `/trash/${kind.name}/${id}/restore`);
    for (const named of [id, ...names]) {
      const { statusCode, headers } = await ask(`${kind.folder}/${named}`);
      expect([named, statusCode, headers.location]).toEqual([named, 301, place]);
    }
  });

  test('leads to the page from moved addresses and short links, whatever named it, in one hop', async () => {
    const { redirects, shortLinks } = site.services;
    await redirects.addRedirect({ from: `/moved-${kind.name}`, to: `${kind.folder}/${id}` });
    expect((await ask(`/moved-${kind.name}`)).headers.location).toBe(place);
    expect((await ask(`/ar/moved-${kind.name}`)).headers.location).toBe(`/ar${place}`);
    const short = await shortLinks.addressOf(`${kind.folder}/${id}`);
    expect((await ask(String(short))).headers.location).toBe(place);
  });

  test.runIf(kind.search)('is named by its address in search results', async () => {
    const [group] = (await ask(`/api/search?q="zxhall ${kind.name}"`)).json();
    expect(group.hits[0]).toMatchObject({ _id: id, address: current });
  });
});

test('a page without its record named otherwise leads to its address: trailing slash, letter case, encoding', async () => {
  for (const path of [
    '/products/hall-three/',
    '/products/HALL-three',
    '/Products/hall-three',
    '/products/hall%2Dthree',
  ]) {
    const reply = await ask(path);
    expect([path, reply.statusCode, reply.headers.location]).toEqual([path, 301, '/products/hall-three']);
  }
});

test('the sitemap, the feed and the text for language models name records by their addresses', async () => {
  const sitemap = (await ask('/sitemap.xml')).body;
  for (const { folder } of kindsWithPages)
    for (const prefix of ['', '/ar'])
      expect(sitemap).toContain(`<loc>http://localhost:3000${prefix}${folder}/hall-three</loc>`);
  const feed = (await ask('/feed.xml')).body;
  expect(feed).toContain('href="http://localhost:3000/blog/hall-three"');
  expect(feed).toMatch(/<id>http:\/\/localhost:3000\/blog\/[0-9a-f-]{36}<\/id>/);
  const llms = (await ask('/llms.txt')).body;
  for (const path of ['/products/hall-three', '/blog/hall-three']) expect(llms).toContain(path);
  expect(sitemap + llms).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test('no page links to a record by its id', async () => {
  for (const path of [
    '/',
    '/products',
    '/partners',
    '/blog',
    '/projects',
    '/services',
    '/products/hall-three',
    '/search?q=zxhall',
  ]) {
    const links = [...(await ask(path)).body.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    expect([path, links.filter((link) => /^(?!\/media\/).*\/[0-9a-f]{8}-[0-9a-f]{4}-7/.test(link))]).toEqual([
      path,
      [],
    ]);
  }
});

test('share pictures are drawn for an address, a former one and the id', async () => {
  const { _id } = (await ask('/api/products/hall-three')).json();
  for (const named of ['hall-three', 'hall-one', _id])
    expect([named, (await ask(`/share/en/products/${named}.jpg`)).statusCode]).toEqual([named, 200]);
  expect((await ask('/products/hall-three')).body).toContain('/share/en/products/hall-three.jpg');
});

test('views are counted for the record, whatever it is called', async () => {
  const { _id } = (await ask('/api/products/hall-three')).json();
  for (const path of [`/products/${_id}`, '/products/hall-one', '/ar/products/hall-three', '/products/no-such-hall'])
    await site.http.inject({
      method: 'POST',
      url: '/api/visits',
      payload: { kind: 'view', path, language: 'en' },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' },
    });
  const { pages } = (await admin.get('/visits')).json();
  expect(pages).toMatchObject([{ value: `/products/${_id}`, count: 3, title: 'Zxhall product' }]);
});

test('a page of a record without an address yet is shown at its id', async () => {
  const { db } = site.database;
  const { _id } = (await ask('/api/products/hall-three')).json();
  await byTableName(db).updateTable('product').set({ address: null }).where('id', '=', _id).execute();
  await expect.poll(async () => (await ask(`/products/${_id}`)).statusCode).toBe(200);
  expect((await ask('/products')).body).toContain(`href="/products/${_id}"`);
});

function withoutFiles(sample: object): object {
  const isFile = (value: unknown) => [value].flat().some((entry) => entry instanceof File);
  return Object.fromEntries(Object.entries(sample).filter(([, value]) => !isFile(value)));
}
