import type { RequestHandler, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';
import { narrowHandlers } from './narrow-handlers.ts';

const publicRoutes = (language: string) => [
  { id: language, parentId: 'root', path: language === 'en' ? undefined : language },
  { id: `${language}/home`, parentId: language, index: true },
  { id: `${language}/products`, parentId: language, path: 'products' },
  { id: `${language}/product`, parentId: language, path: 'products/:id' },
  { id: `${language}/quote`, parentId: language, path: 'quote' },
  { id: `${language}/unknown`, parentId: language, path: '*' },
];
const routes = [
  { id: 'root', path: '' },
  { id: 'admin', parentId: 'root', path: 'admin' },
  ...publicRoutes('en'),
  ...publicRoutes('ar'),
];
const build = { routes: Object.fromEntries(routes.map((route) => [route.id, route])) } as unknown as ServerBuild;

/** The ids of the routes among which the route of an address is looked for. */
function routesFor(pathname: string, of = build): string[] {
  const made = new Map<RequestHandler, string[]>();
  const find = narrowHandlers(of, (narrowed) => {
    const handler: RequestHandler = () => Promise.resolve(new Response());
    made.set(handler, Object.keys(narrowed.routes));
    return handler;
  });
  return made.get(find(pathname)) ?? [];
}

test('a public page is looked for among the pages whose addresses begin alike, in its language', () => {
  expect(routesFor('/products')).toEqual(['root', 'en', 'en/products', 'en/product', 'en/unknown']);
  expect(routesFor('/products/flour-sack')).toEqual(routesFor('/products'));
  expect(routesFor('/ar/products/flour-sack')).toEqual(['root', 'ar', 'ar/products', 'ar/product', 'ar/unknown']);
  expect(routesFor('/')).toEqual(['root', 'en', 'en/home', 'en/unknown']);
  expect(routesFor('/ar')).toEqual(['root', 'ar', 'ar/home', 'ar/unknown']);
});

test('everything else is looked for among all routes', () => {
  const others = ['/admin', '/login', '/cement', '/ar/cement', '/Products', '/%70roducts', '//products', '/arabic'];
  for (const pathname of others) expect(routesFor(pathname)).toHaveLength(routes.length);
});

test('so are the pages of the build', async () => {
  const built = await (await builtPages()).load();
  expect(routesFor('/ar/quote', built)).toEqual(['root', 'ar', 'ar/quote', 'ar/unknown-path']);
});
