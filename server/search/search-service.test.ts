import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { serviceCategories } from '#shared/content/service-categories.ts';
import type { SearchGroupName } from '#shared/kinds/kinds.ts';
import { languages } from '#shared/language.ts';
import { givenBlogPost } from '../../tests/support/given/given-blog-post.ts';
import { givenOpening } from '../../tests/support/given/given-opening.ts';
import { givenPartner } from '../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { one } from '../../tests/support/sites/first.ts';
import { createSearchService, type SearchService } from './search-service.ts';

let site: BuiltSite;
let search: SearchService;

beforeAll(async () => {
  site = await buildSite();
  search = createSearchService({ db: site.database.db, now: () => new Date('2026-11-20T22:30:00Z') });
  const inDescription = {
    name: 'Pallet cover',
    description: 'Keeps a load of cement sacks dry.',
    translations: { ar: {} },
  };
  await givenProduct(site, { _id: 'cover', ...inDescription, createdAt: '2026-02-01T00:00:00.000Z' });
  await givenProduct(site, {
    _id: 'valve',
    name: 'Cement valve bag',
    createdAt: '2026-01-01T00:00:00.000Z',
    translations: { ar: { name: 'كيس إسمنت بصمّام', description: 'للأسمنت السائب حتى ٥٠ كغ.' } },
  });
  const pallets = 'Bags stand on **pallets**.\n\n| Layer | Bags |\n|---|---|\n| 1 | 5 |';
  await givenBlogPost(site, { _id: 'post', title: 'Loading', content: pallets, translations: { ar: {} } });
  await givenBlogPost(site, { _id: 'draft', title: 'Cement draft', status: 'draft' });
  await givenOpening(site, { _id: 'open', closesOn: '2026-11-21' });
  await givenOpening(site, { _id: 'over', closesOn: '2026-11-20' });
  await givenOpening(site, { _id: 'closed', status: 'closed' });
  await givenPartner(site, { _id: 'mill' });
  await kindTables.faq.insert(site.database.db, faq, { _id: 'faq' });
  await kindTables.project.insert(site.database.db, project, { _id: 'project' });
});
afterAll(() => site.close());

const faq = {
  group: 'Ordering',
  question: 'What is the minimum order for cement?',
  answer: '50,000 bags.',
  position: 1,
  translations: { ar: { question: 'ما الحدّ الأدنى للطلبيّة؟' } },
};
const project = {
  title: 'Solar roof',
  client: 'Own plant',
  category: 'Sustainability' as const,
  summary: 'Panels over the cement hall.',
  description: 'A long text.',
  year: 2024,
  image: 'images/roof.webp',
  translations: { ar: { title: 'سقف شمسي' } },
};

async function idsFor(query: string): Promise<Partial<Record<SearchGroupName, string[]>>> {
  const groups = await search.searchAll({ query, language: 'en' }, 6);
  return Object.fromEntries(groups.map(({ name, hits }) => [name, hits.map(({ _id }) => _id)]));
}
const plain = (text: { text: string }[]) => text.map((piece) => piece.text).join('');

describe('a visitor who searches', () => {
  test('finds every kind of record; those that only mention it are in the list of their kind', async () => {
    expect(await idsFor('cement')).toEqual({ products: ['valve'], faqs: ['faq'], projects: [] });
    const groups = await search.searchAll({ query: 'cement', language: 'en' }, 6);
    expect(groups.map(({ name, total }) => [name, total])).toEqual([
      ['products', 2],
      ['faqs', 1],
      ['projects', 1],
    ]);
    const all = await search.searchGroup({ group: 'products', query: 'cement', language: 'en' }, { page: 1, limit: 6 });
    expect(all.hits.map(({ _id }) => _id)).toEqual(['valve', 'cover']);
    expect(await idsFor('solar roof')).toEqual({ projects: ['project'] });
    expect(await idsFor('Lisanor')).toEqual({ partners: ['mill'] });
  });

  test('finds no drafts and no openings that have ended', async () => {
    expect(await idsFor('draft')).toEqual({});
    expect(await idsFor('loom technician')).toEqual({ openings: ['open'] });
  });

  test('finds what has all of the words first, in any order and case', async () => {
    expect((await idsFor('BAG valve')).products?.[0]).toBe('valve');
    expect((await idsFor('valve zzyzx')).products?.[0]).toBe('valve');
    expect(await idsFor('"valve zzyzx"')).toEqual({});
  });

  test.each(['اسمنت', 'الإسمنت', 'الاسمنت', 'أسمنت', 'إسـمنت', 'إِسْمَنْت', 'بصمام', '50 كغ', '٥٠'])(
    'finds the cement bag as %s, in English too',
    async (query) => {
      expect((await idsFor(query)).products?.[0]).toBe('valve');
    },
  );

  test.each(['الطلبيه', 'طلبية', 'الحد الأدني', 'الحد الادنى'])('finds the question as %s', async (query) => {
    expect((await idsFor(query)).faqs).toEqual(['faq']);
  });

  test('finds projects by their category’s name, in either language', async () => {
    const labels = [
      m.category_automation,
      m.category_development,
      m.category_infrastructure,
      m.category_manufacturing,
      m.category_sustainability,
    ];
    for (const [position, category] of serviceCategories.entries()) {
      const { _id } = await kindTables.project.insert(site.database.db, { ...project, category });
      for (const locale of languages) {
        expect((await idsFor(one(labels, position)({}, { locale }))).projects).toContain(_id);
      }
      await kindTables.project.remove(site.database.db, _id);
    }
  });

  test.each(['', '   ', '\0', 'ّ', '%', '_', "'", '\\', '%%%', '\ud800', 'q '.repeat(100)])(
    'handles %j',
    async (query) => {
      expect(await idsFor(query)).toEqual({});
    },
  );
});

test('kinds with the words in a title come before kinds that only mention them', async () => {
  const { db } = site.database;
  await givenProduct(site, { _id: 'mention', name: 'Sleeve', description: 'For a rapier.', translations: { ar: {} } });
  await kindTables.faq.insert(db, { ...faq, question: 'What is a rapier?' }, { _id: 'asked' });
  await kindTables.project.insert(db, { ...project, summary: 'A rapier hall.' }, { _id: 'hall' });
  expect(Object.keys(await idsFor('rapier'))).toEqual(['faqs', 'products', 'projects']);
});

test('hits are shown in the reader’s language with the words marked', async () => {
  const products = one(await search.searchAll({ query: 'cement', language: 'ar' }, 1));
  expect(products).toMatchObject({ name: 'products', total: 2 });
  expect(plain(one(products.hits).title)).toBe('كيس إسمنت بصمّام');
  const arabic = one(await search.searchAll({ query: 'الاسمنت', language: 'ar' }, 1));
  expect(one(arabic.hits).title).toEqual([
    { text: 'كيس ', isMatch: false },
    { text: 'إسمنت', isMatch: true },
    { text: ' بصمّام', isMatch: false },
  ]);
});

test('the excerpt of a post shows words, not Markdown', async () => {
  const groups = await search.searchAll({ query: 'pallets stand', language: 'en' }, 6);
  const posts = one(groups.filter(({ name }) => name === 'posts'));
  expect(plain(one(posts.hits).text)).toBe('Bags stand on pallets. Layer Bags 1 5');
});

test('one kind is read page by page', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      search.searchGroup({ group: 'products', query: 'cement', language: 'en' }, { page, limit: 1 }),
    ),
  );
  expect(pages.map(({ hits }) => hits.map(({ _id }) => _id))).toEqual([['valve'], ['cover'], []]);
  expect(pages.map(({ total }) => total)).toEqual([2, 2, 2]);
  const openings = { group: 'openings', query: 'loom technician', language: 'en' } as const;
  expect(await search.searchGroup(openings, { page: 9, limit: 1 })).toMatchObject({ total: 1, hits: [] });
});
