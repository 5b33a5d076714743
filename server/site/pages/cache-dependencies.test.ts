import { StatementSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kindList } from '#shared/kinds/kinds.ts';
import { fixedPages } from '#shared/site/fixed-pages.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { builtPages } from './built-pages.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ pages: await builtPages() });
});
afterAll(() => site.close());

// Short addresses never change, the addresses of records change with them; search texts change with their records; form pages are not cached.
const besides = [
  'short_link',
  'record_address',
  'search_doc',
  'search_doc_trigram',
  'search_word',
  'search_index',
  'secret',
  'content_change',
];

/** The tables that answering these addresses reads. */
async function tablesReadBy({ http }: BuiltSite, urls: string[]): Promise<Set<string>> {
  const asked = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(StatementSync.prototype, 'iterate')];
  for (const url of urls) await http.inject(url);
  const statements = asked.flatMap((spy) => spy.mock.contexts.map((each) => (each as StatementSync).sourceSQL));
  for (const spy of asked) spy.mockRestore();
  return new Set(
    statements.flatMap((text) => [...text.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, name]) => name ?? '')),
  );
}

test.runIf(process.env.TEST_DATABASE !== 'postgres')('every table that kept pages show is watched', async () => {
  const [partner, product, post] = [await givenPartner(site), await givenProduct(site), await givenBlogPost(site)];
  const details = [`/partners/${partner.address}`, `/products/${product.address}`, `/blog/${post.address}`];
  const lists = [
    '/',
    '/our-story',
    '/our-values',
    '/products',
    '/partners',
    '/services',
    '/projects',
    '/blog',
    '/faqs',
  ];
  const more = ['/certificates', '/privacy', '/search?q=bag', '/faqs?q=bag', '/login'];
  const read = await tablesReadBy(site, [...lists, ...details, ...more]);
  const { rows } = await sql<{ part: string }>`select part from content_change`.execute(site.database.db);
  const watched = new Set([...rows.map(({ part }) => part), ...besides]);
  expect(read).toContain('partner');
  expect([...read].filter((name) => !watched.has(name))).toEqual([]);
});

// They read services and products, which their visitors ask about, without listing them.
const pagesThatListContent = fixedPages.filter((page) => page !== '/consultation' && page !== '/quote');

test.runIf(process.env.TEST_DATABASE !== 'postgres').each(pagesThatListContent)(
  '%s shows the kinds that their entries say',
  async (page) => {
    // A site of its own: nothing is cached yet.
    const fresh = await buildSite({ pages: await builtPages() });
    const read = await tablesReadBy(fresh, [page]).finally(() => fresh.close());
    const shown = kindList.filter(({ name }) => read.has(name)).map(({ name }) => name);
    expect(shown).toEqual(kindList.filter(({ shownOn }) => shownOn.includes(page)).map(({ name }) => name));
  },
);
