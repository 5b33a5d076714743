import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();

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

/** Every page that a robot reaches from `start`, with whether it may be indexed. */
async function crawl(start: string, isFollowed: (path: string) => boolean): Promise<Map<string, boolean>> {
  const reached = new Map<string, boolean>();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (reached.has(path)) continue;
    const reply = await fetch(site().address + path);
    const html = await reply.text();
    reached.set(path, !/<meta name="robots" content="noindex/.test(html));
    if (!reply.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const href of followedLinks(html)) {
      const { origin, pathname, search } = new URL(href, site().address + path);
      if (origin === new URL(site().address).origin && isFollowed(pathname + search)) waiting.push(pathname + search);
    }
  }
  return reached;
}

test('from the catalogue a robot reaches its parts by one filter, and no combination of filters', async () => {
  const reached = await crawl('/products', (path) => path.startsWith('/products?'));
  const filters = [...reached.keys()].map((path) => [...new URL(path, 'http://site').searchParams.keys()]);
  expect(filters.filter((names) => names.filter((name) => name !== 'page').length > 1)).toEqual([]);
  expect(reached.size).toBeGreaterThan(5);
  expect(reached.size).toBeLessThanOrEqual(60);
  expect([...reached].filter(([, isIndexed]) => !isIndexed)).toEqual([]);
});

/** Whatever else a robot finds, a visitor's whole site is no more. */
const mostAddresses = 350;

test('from Home a robot reaches the whole site in few addresses', async () => {
  const reached = await crawl('/', (path) => !path.startsWith('/media/') && !path.startsWith('/assets/'));
  const byScreen = Object.groupBy(reached.keys(), (path) => path.split(/[?#]/)[0] ?? '');
  const many = Object.entries(byScreen).flatMap(([screen, paths = []]) =>
    paths.length > 8 ? [`${screen}: ${paths.length}`] : [],
  );
  expect(reached.size, many.join(', ')).toBeLessThanOrEqual(mostAddresses);
  expect(reached.size).toBeGreaterThan(100);
}, 120_000);

test('combined filters, searches and orders are kept from indexes; one filter is not', async () => {
  const isIndexed = async (query: string) => {
    const html = await (await fetch(`${site().address}/products?${query}`)).text();
    return !/<meta name="robots" content="noindex/.test(html);
  };
  expect(await isIndexed('food=yes')).toBe(true);
  for (const query of ['food=yes&closure=valve', 'category=Agriculture&weight=to-50', 'sort=weight', 'q=cement'])
    expect([query, await isIndexed(query)]).toEqual([query, false]);
});
