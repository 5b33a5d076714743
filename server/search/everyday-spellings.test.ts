import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenProduct } from '../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

/** A word in a record, and how people type it. */
const pairs = [
  ['أكياس', 'اكياس'],
  ['إسمنت', 'اسمنت'],
  ['الإنشاءات', 'انشاءات'],
  ['آبار', 'ابار'],
  ['مبنى', 'مبني'],
  ['عالي', 'عالى'],
  ['عبوة', 'عبوه'],
  ['مياه', 'مياة'],
  ['تعبئة', 'تعبئه'],
  ['مؤسسة', 'موسسة'],
  ['قائمة', 'قايمة'],
  ['مُغَلَّفة', 'مغلفة'],
  ['بطانة', 'بِطانَة'],
  ['صمّام', 'صمام'],
  ['شوال', 'شـــوال'],
  ['السكّر', 'سكر'],
  ['طحين', 'الطحين'],
  ['٤٥ كغ', '45 كغ'],
  ['75 غم', '٧٥ غم'],
  ['خطّ الإنتاج الثاني', 'خط انتاج'],
  ['گونية', 'كونية'],
  ['چادر', 'جادر'],
] as const;

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
  for (const [written] of pairs) {
    await givenProduct(site, {
      _id: written,
      name: `Product ${pairs.findIndex(([word]) => word === written)}`,
      translations: { ar: { name: written } },
    });
  }
});
afterAll(() => site.close());

async function found(words: string, language: string): Promise<string[]> {
  const reply = await site.http.inject(`/api/search?lng=${language}&limit=20&q=${encodeURIComponent(words)}`);
  const groups: { hits: { _id: string }[] }[] = reply.json();
  return groups.flatMap(({ hits }) => hits.map(({ _id }) => _id));
}

test.each(pairs)('what is written %s is found as %s, by visitors and staff', async (written, typed) => {
  for (const language of ['en', 'ar']) {
    expect(await found(typed, language)).toContain(written);
    expect(await found(written, language)).toContain(written);
  }
});

test('there are twenty-two of them', () => {
  expect(pairs).toHaveLength(22);
});

test('an empty search finds nothing, and too many words or hits are refused', async () => {
  expect(await found(' ', 'en')).toEqual([]);
  for (const query of [`q=${'x'.repeat(201)}`, 'q=x&limit=0', 'q=x&limit=x']) {
    expect([query.slice(0, 12), (await site.http.inject(`/api/search?${query}`)).statusCode]).toEqual([
      query.slice(0, 12),
      400,
    ]);
  }
});

test('titles have marks, in the language of the caller', async () => {
  const [group] = (await site.http.inject(`/api/search?lng=ar&q=${encodeURIComponent('اكياس')}`)).json();
  expect(group).toMatchObject({ name: 'products' });
  expect(group.hits[0].title).toEqual([{ text: 'أكياس', isMatch: true }]);
});
