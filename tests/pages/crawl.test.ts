import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { isFullRun } from '../support/full-run.ts';
import { testSiteUrl, useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();

type Element = { tagName?: string; attrs?: { name: string; value: string }[]; childNodes?: Element[] };

/** The links of a page that robots follow. */
function followedLinks(html: string): string[] {
  const found: string[] = [];
  const visit = ({ tagName, attrs = [], childNodes = [] }: Element): void => {
    const attribute = (name: string) => attrs.find((each) => each.name === name)?.value;
    const href = tagName === 'a' ? attribute('href') : undefined;
    if (href && !attribute('rel')?.split(' ').includes('nofollow')) found.push(href);
    for (const child of childNodes) visit(child);
  };
  visit(parse(html) as Element);
  return found;
}

/** Of an address: what is to be indexed in its place, itself or another; '' where it says `noindex`, undefined of a file. */
type Reached = Map<string, string | undefined>;

/** Every address that a robot reaches from `start`. */
async function crawl(start: string, isFollowed: (path: string) => boolean): Promise<Reached> {
  const reached: Reached = new Map();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (reached.has(path)) continue;
    const reply = await fetch(site().address + path);
    expect([path, reply.status]).toEqual([path, 200]);
    const html = await reply.text();
    reached.set(path, undefined);
    if (!reply.headers.get('content-type')?.startsWith('text/html')) continue;
    const [, canonical = 'none'] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    reached.set(path, /<meta name="robots" content="noindex/.test(html) ? '' : canonical);
    for (const href of followedLinks(html)) {
      const { origin, pathname, search } = new URL(href, site().address + path);
      if (origin === new URL(site().address).origin && isFollowed(pathname + search)) waiting.push(pathname + search);
    }
  }
  return reached;
}

test('from the catalogue a robot finds no link to a part of it', async () => {
  const reached = await crawl('/products', (path) => path.startsWith('/products') && !path.startsWith('/products/'));
  expect([...reached]).toEqual([['/products', `${testSiteUrl}/products`]]);
});

/** Whatever else a robot finds, a visitor's whole site is no more. */
const mostAddresses = 350;

test('from Home a robot reaches the whole site in few addresses, each in the sitemap or said not to be', async () => {
  const isLeft = isFullRun ? /^\/assets\// : /^\/(?:assets|ar)\//;
  const reached = await crawl('/', (path) => !isLeft.test(path));
  const byScreen = Object.groupBy(reached.keys(), (path) => path.split(/[?#]/)[0] ?? '');
  const many = Object.entries(byScreen).flatMap(([screen, paths = []]) =>
    paths.length > 8 ? [`${screen}: ${paths.length}`] : [],
  );
  expect(reached.size, many.join(', ')).toBeLessThanOrEqual(mostAddresses);
  expect(reached.size).toBeGreaterThan(isFullRun ? 100 : 50);
  expect([...reached.keys()].filter((path) => /^\/s\/|\?(?!page=\d+$)|\.(?:webp|jpg|png)$/.test(path))).toEqual([]);
  const sitemap = await (await fetch(`${site().address}/sitemap.xml`)).text();
  const unlisted = [...reached].filter(([, address]) => address && !sitemap.includes(`<loc>${address}</loc>`));
  // Further pages of a list, and the search, stand for themselves.
  expect(unlisted.filter(([, address]) => !/\/search$|\?page=\d+$/.test(address ?? ''))).toEqual([]);
}, 120_000);

test('what is asked of a tool is kept from indexes, the tool is not', async () => {
  for (const prefix of ['', '/ar'])
    for (const [path, query] of [
      ['/calculator', 'width=500&length=900'],
      ['/contact-us', 'product=flour-sack-50-kg'],
      ['/contact-us', 'goods=sugar&weight=50'],
      ['/quote', 'product=flour-sack-50-kg'],
      ['/quote', 'type=fibc'],
      ['/consultation', 'type=Automation'],
      ['/finder', 'goods=sugar&weight=50'],
    ]) {
      const isIndexed = async (address: string) =>
        !/<meta name="robots" content="noindex/.test(await (await fetch(site().address + address)).text());
      const page = `${prefix}${path}`;
      expect([page, query, await isIndexed(page), await isIndexed(`${page}?${query}`)]).toEqual([
        page,
        query,
        true,
        false,
      ]);
    }
});

test('the curated pages are to be indexed, linked from the catalogue, and hold what they promise', async () => {
  const catalogue = await (await fetch(`${site().address}/products`)).text();
  for (const address of ['food-grade', 'cement', 'jumbo', 'agriculture', 'printed']) {
    expect(followedLinks(catalogue)).toContain(`/bags/${address}`);
    for (const prefix of ['', '/ar']) {
      const html = await (await fetch(`${site().address}${prefix}/bags/${address}`)).text();
      expect(html).toContain(`<link rel="canonical" href="${testSiteUrl}${prefix}/bags/${address}"`);
      expect(html).not.toContain('name="robots"');
      expect(html).toContain('"@type":"FAQPage"');
      expect(followedLinks(html).filter((link) => link.startsWith(`${prefix}/products/`)).length).toBeGreaterThan(3);
    }
  }
});

test('every filter, search, order and view of the catalogue is kept from indexes', async () => {
  const isIndexed = async (query: string) => {
    const html = await (await fetch(`${site().address}/products?${query}`)).text();
    return !/<meta name="robots" content="noindex/.test(html);
  };
  expect(await isIndexed('')).toBe(true);
  for (const query of [
    'food=yes',
    'food=yes&closure=valve',
    'category=Agriculture',
    'sort=weight',
    'q=cement',
    'view=table',
  ])
    expect([query, await isIndexed(query)]).toEqual([query, false]);
});

test('combinations of filters are made for one reader, and kept in no cache', async () => {
  const isKept = async (query: string) => (await fetch(`${site().address}/products${query}`)).headers.has('etag');
  expect(await isKept('')).toBe(true);
  for (const query of ['?food=yes&closure=open&weight=to-50', '?q=sack&sort=width&uv=to-500', '?view=cards'])
    expect([query, await isKept(query)]).toEqual([query, false]);
});
