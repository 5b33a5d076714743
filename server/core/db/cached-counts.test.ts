import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { collectReads } from '../../../tests/support/sites/statement-plans.ts';

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

describe('after a change of a post', () => {
  const { blog_post: posts } = kindTables;
  const changePost = async (change: object) => {
    const { db } = site.database;
    const known = required((await posts.list(db, { page: 1, limit: 1 })).items[0]);
    await db.transaction().execute((transaction) => posts.update(transaction, known, { ...known, ...change }));
    return known._id;
  };
  const seen = async () => {
    const { blog_post: blog } = site.services.kinds;
    const [{ total }, tags] = [await blog.list({ page: 1, limit: 12 }), await blog.listTags()];
    return { total, tags: tags.map(({ name }) => name) };
  };

  test('a new title does not make the number of posts and their tags read again', async () => {
    await lookAround();
    await changePost({ title: 'Another title' });
    const reads = await collectReads(lookAround);
    const texts = reads.map(({ text }) => text);
    expect(texts.filter((text) => /count\(|group by/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.startsWith('select * from "blog_post"'))).toHaveLength(2);
    expect((await site.services.kinds.blog_post.list({ page: 1, limit: 12 })).items[0]?.title).toBe('Another title');
  });

  test('tags and status are seen at once', async () => {
    const before = await seen();
    const id = await changePost({ tags: ['Looms'], translations: { ar: { tags: ['أنوال'] } } });
    expect(await seen()).toEqual({ total: before.total, tags: ['Looms', ...before.tags] });
    await changePost({ tags: ['Looms'], translations: { ar: { tags: ['الأنوال'] } } });
    const [first] = await site.services.kinds.blog_post.listTags();
    expect(first?.translations.ar.name).toBe('الأنوال');
    await changePost({ status: 'draft' });
    expect(await seen()).toEqual({ total: before.total - 1, tags: before.tags });
    await posts.remove(site.database.db, id);
    const added = await givenBlogPost(site, { tags: ['Extrusion'] });
    expect(await seen()).toEqual({ total: before.total, tags: ['Extrusion', ...before.tags] });
    await posts.remove(site.database.db, added._id);
    expect(await seen()).toEqual({ total: before.total - 1, tags: before.tags });
  });
});
