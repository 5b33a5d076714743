import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../tests/support/build-site.ts';
import { givenProduct } from '../../tests/support/given-product.ts';

let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite();
  const name = 'Sack for schools, 50 kg';
  const arabic = { name: 'الأكياس المدرسية لمدرسة الهدى', description: 'مُؤَمَّنة وقائمة على مستوى عالٍ، حتى ٥٠ كغ' };
  await givenProduct(site, { _id: 'sack', name, description: 'Café-au-lait colour', translations: { ar: arabic } });
  await givenProduct(site, {
    _id: 'other',
    name: 'Film',
    description: 'Clear',
    translations: { ar: { name: 'فيلم' } },
  });
});
afterAll(() => site.close());

async function found(q: string): Promise<string[]> {
  const reply = await site.http.inject(`/api/products?q=${encodeURIComponent(q)}`);
  return reply.json().map(({ _id }: { _id: string }) => _id);
}

test.each([
  ['hamza on alif left out', 'اكياس'],
  ['hamza on alif written', 'أكياس'],
  ['hamza below instead of above', 'إكياس'],
  ['the article left out', 'مدرسيه'],
  ['the article written', 'المدرسية'],
  ['the article where the text has none', 'الفيلم', 'other'],
  ['haa instead of taa marbuta', 'لمدرسه'],
  ['taa marbuta', 'لمدرسة'],
  ['dotted yaa instead of alif maqsura', 'الهدي'],
  ['waw without its hamza', 'مومنة'],
  ['yaa without its hamza', 'قايمة'],
  ['no vowel signs', 'مستوي عال'],
  ['vowel signs of its own', 'أَكْيَاس'],
  ['a stretched word', 'أكيـــاس'],
  ['western digits', '50'],
  ['Arabic-Indic digits', '٥٠'],
  ['Persian digits', '۵۰'],
  ['capitals', 'SCHOOLS'],
  ['words in another order', 'kg sack'],
  ['words of both languages', 'sack أكياس'],
  ['part of a word', 'choo'],
])('%s: %s finds it', async (_, q, id = 'sack') => {
  expect(await found(q)).toEqual([id]);
});

test('the signs of LIKE are letters like any other', async () => {
  const { _id } = await givenProduct(site, { name: 'PP_bag of 100% resin, C:\\bags', translations: { ar: {} } });
  for (const q of ['pp_bag', '100%', '0%', 'c:\\bags']) expect(await found(q)).toEqual([_id]);
  for (const q of ['ppxbag', 'pp%bag', '100_', 'c:_bags']) expect(await found(q)).toEqual([]);
});

test('every word must occur', async () => {
  expect(await found('sack film')).toEqual([]);
});

test('a search for nothing but spaces finds everything', async () => {
  expect(await found('   ')).toEqual(await found(''));
});

test('what was changed is found by its new words alone, and what was removed not at all', async () => {
  const { db } = site.database;
  const { productQueries } = await import('#server/products/product-queries.ts');
  const { _id } = await givenProduct(site, { name: 'Zembil', translations: { ar: {} } });
  const product = await productQueries.find(db, _id);
  await productQueries.update(db, _id, { ...product!, name: 'Quffa' });
  expect(await found('zembil')).toEqual([]);
  expect(await found('quffa')).toEqual([_id]);
  await productQueries.remove(db, _id);
  expect(await found('quffa')).toEqual([]);
});
