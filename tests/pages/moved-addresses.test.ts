import { expect, test } from 'vitest';
import { redirectQueries } from '#server/content/addresses/redirect-queries.ts';
import { rawRequest } from '../support/requests/raw-request.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const ask = (path: string, headers: Record<string, string> = {}) => rawRequest(site().address, path, { headers });

test('a page that moved is found under its old address, in either language, also by the running page', async () => {
  const { redirects } = site().services;
  await redirects.addRedirect({ from: '/catalogue/sacks', to: '/products?page=2' });
  await redirects.addRedirect({ from: '/products/gone', to: '/products' });
  for (const [path, target] of [
    ['/catalogue/sacks', '/products?page=2'],
    ['/ar/catalogue/sacks/', '/ar/products?page=2'],
    ['/products/gone', '/products'],
    ['/ar/products/gone', '/ar/products'],
  ] as const) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.location]).toEqual([path, 301, target]);
  }
});

test('an address that moved is asked for again each time, for each language by itself', async () => {
  const { redirects } = site().services;
  const { _id } = await redirects.addRedirect({ from: '/forgotten', to: '/products' });
  for (const path of ['/forgotten', '/ar/forgotten']) {
    const { status, headers } = await ask(path);
    expect([path, status, headers['cache-control'], headers.etag]).toEqual([path, 301, 'no-cache', undefined]);
    expect(headers.vary?.includes('Cookie, Accept-Language')).toBe(path === '/forgotten');
  }
  const arabic = await ask('/forgotten', { 'accept-language': 'ar' });
  expect([arabic.status, arabic.headers.location]).toEqual([301, '/ar/products']);
  await redirects.removeRedirect(_id);
  expect((await ask('/forgotten')).status).toBe(404);
});

test('only what stands in both languages is given the prefix of one', async () => {
  const { redirects } = site().services;
  for (const [from, to, arabic] of [
    ['/files/iso.pdf', '/media/documents/x.pdf', '/media/documents/x.pdf'],
    ['/old-admin', '/admin', '/admin'],
    ['/old-login', '/login?next=1', '/login?next=1'],
    ['/old-feed', '/feed.xml', '/ar/feed.xml'],
    ['/old-sack', '/products/sack#sizes', '/ar/products/sack#sizes'],
    ['/old-search', '/search?q=sack', '/ar/search?q=sack'],
    ['/old-story', '/Our-Story', '/ar/Our-Story'],
    ['/old-home', '/', '/ar'],
  ] as const) {
    await redirects.addRedirect({ from, to });
    const ends = [await ask(from, { 'accept-language': 'ar' }), await ask(`/ar${from}`), await ask(from)];
    expect([from, ...ends.map(({ headers }) => headers.location)]).toEqual([from, arabic, arabic, to]);
  }
});

test('what an address carries goes along to where the page stands now', async () => {
  const { redirects, shortLinks } = site().services;
  await redirects.addRedirect({ from: '/campaign', to: '/our-story#values' });
  await redirects.addRedirect({ from: '/campaign-food', to: '/products?category=Food' });
  const short = await shortLinks.addressOf('/products/sack');
  for (const [path, target] of [
    ['/campaign?utm_source=x&utm_medium=a%26b', '/our-story?utm_source=x&utm_medium=a%26b#values'],
    ['/campaign?utm_source=y&lng=fr', '/our-story?utm_source=y#values'],
    ['/ar/campaign?category=Food&utm_source=z', '/ar/our-story?category=Food&utm_source=z#values'],
    ['/campaign', '/our-story#values'],
    ['/campaign-food?utm_source=x', '/products?category=Food'],
    [`${short}?utm_source=wa`, '/products/sack?utm_source=wa'],
    [`${short}/?utm_source=wa`, '/products/sack?utm_source=wa'],
  ] as const) {
    expect([path, (await ask(path)).headers.location]).toEqual([path, target]);
  }
});

test('what is still there does not move', async () => {
  // A page may come to stand where another one moved away.
  await redirectQueries.insert(site().database.db, { from: '/our-story', to: '/products' });
  expect((await ask('/our-story')).status).toBe(200);
});

test('a short link leads to the page in the language of the reader', async () => {
  const { services } = site();
  const [post] = (await services.kinds.blog_post.list({ page: 1, limit: 1 })).items;
  const page = `/blog/${post!.address}`;
  const { text } = await ask(page);
  const short = /data-address="https:\/\/mansooj\.example(\/s\/\w+)"/.exec(text)?.[1];
  expect(short).toBeDefined();
  const leads = async (headers: Record<string, string>) => {
    const reply = await ask(short!, headers);
    return [reply.status, reply.headers.location, reply.headers['cache-control'], reply.headers['x-robots-tag']];
  };
  expect(await leads({})).toEqual([302, page, 'no-store', 'noindex']);
  expect(await leads({ cookie: 'i18nextLng=ar' })).toEqual([302, `/ar${page}`, 'no-store', 'noindex']);
  expect(await leads({ 'accept-language': 'ar' })).toEqual([302, `/ar${page}`, 'no-store', 'noindex']);
  expect((await ask('/s/zzzzzz')).status).toBe(404);
});
