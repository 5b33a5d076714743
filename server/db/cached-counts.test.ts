import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../tests/support/build-site.ts';
import { givenBlogPost } from '../../tests/support/given-blog-post.ts';
import { givenProduct } from '../../tests/support/given-product.ts';
import { collectReads } from '../../tests/support/statement-plans.ts';

// More than the index lookup limit, so that every search for one of these words counts and scans.
const many = 520;
const words = ['laminated', 'woven', 'fabric', 'cement', 'flour', 'sugar', 'rice', 'salt'];
// More than the cache limit per category.
const tries = Array.from({ length: 210 }, (_, i) => i);

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
  await site.database.db.transaction().execute(async (db) => {
    for (let i = 0; i < many; i++) {
      await givenProduct({ database: { db } }, { description: words.join(' ') });
      await givenBlogPost({ database: { db } }, { content: words.join(' ') });
    }
  });
});
afterAll(() => site.close());

/** What visitors see on the usual pages. */
async function lookAround() {
  const { blog_post: blog, product: products } = site.services.kinds;
  await products.list({ page: 1, limit: 12 });
  await products.list({ page: 30, limit: 12 });
  await products.listIndustries();
  await blog.list({ page: 1, limit: 12 });
  await blog.list({ page: 30, limit: 12 });
  await blog.listTags();
}

/** Some of the words, others for each number. */
const someWords = (i: number) => words.filter((_, bit) => (i + 1) & (1 << bit)).join(' ');

test.each<[string, (i: number) => Promise<unknown>]>([
  ['an industry', (i) => site.services.kinds.product.list({ page: 1 }, { industry: `nonsense ${i}` })],
  ['a tag', (i) => site.services.kinds.blog_post.list({ page: 1 }, { tag: `nonsense ${i}` })],
  ['words in the far pages of a list', (i) => site.services.kinds.product.list({ page: 14, q: someWords(i) })],
  ['words and an industry', (i) => site.services.kinds.product.list({ page: 1, q: someWords(i) }, { industry: 'x' })],
  [
    'words in everything',
    (i) => {
      const wanted = { group: 'posts', query: someWords(i), language: 'en' } as const;
      return site.services.search.searchGroup(wanted, { page: 26, limit: 20 });
    },
  ],
])('what is counted for everybody stays known, however many look for %s', async (_, look) => {
  await lookAround();
  for (const i of tries) await look(i);
  const reads = await collectReads(lookAround);
  expect(reads.map(({ text }) => text)).toEqual([]);
});
