import { expect, test } from 'vitest';
import { redirectQueries } from '#server/addresses/redirect-queries.ts';
import { useDemoSite } from '../support/built-site.ts';
import { rawRequest } from '../support/raw-request.ts';

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
  const { status, text } = await ask('/products/gone.data');
  expect(status).toBe(202);
  expect(text).toContain('/products');
});

test('what is still there does not move', async () => {
  // A page may come to stand where another one moved away.
  await redirectQueries.insert(site().database.db, { from: '/our-story', to: '/products' });
  expect((await ask('/our-story')).status).toBe(200);
});

test('a short link leads to the page in the language of the reader', async () => {
  const { services } = site();
  const [product] = (await services.products.listProducts({ page: 1, limit: 1 })).items;
  const page = `/products/${product!._id}`;
  const { text } = await ask(page);
  const short = /href="https:\/\/mansooj\.example(\/s\/\w+)"/.exec(text)?.[1];
  expect(short).toBeDefined();
  const leads = async (headers: Record<string, string>) => {
    const reply = await ask(short!, headers);
    return [reply.status, reply.headers.location, reply.headers['cache-control']];
  };
  expect(await leads({})).toEqual([302, page, 'no-store']);
  expect(await leads({ cookie: 'i18nextLng=ar' })).toEqual([302, `/ar${page}`, 'no-store']);
  expect(await leads({ 'accept-language': 'ar' })).toEqual([302, `/ar${page}`, 'no-store']);
  expect((await ask('/s/zzzzzz')).status).toBe(404);
});
