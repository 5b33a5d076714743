import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { givenContact } from '../../../../tests/support/given/given-contact.ts';
import { givenProduct } from '../../../../tests/support/given/given-product.ts';
import { asAdmin } from '../../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { required } from '../../../../tests/support/sites/first.ts';

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
  await givenProduct(site, { _id: 'space', name: 'Jumbo bag', translations: { ar: { name: 'كيس جامبو' } } });
  await givenProduct(site, { _id: 'hyphen', name: 'A jumbo-bag', translations: { ar: { name: 'كيس «جامبو»' } } });
  await givenProduct(site, {
    _id: 'thousand',
    name: 'Carries 1,000 kg',
    description: 'A load of 1.2 t, 2,700 pieces',
    translations: { ar: { name: 'يحمل ١٬٠٠٠ كغ' } },
  });
  await givenProduct(site, {
    _id: 'code',
    name: 'Code A-12/3',
    description: 'Ask sales@mansooj.example or +962 6 411 0100 for price-list_2.pdf.',
    translations: { ar: {} },
  });
  await givenProduct(site, {
    _id: 'building',
    name: 'Wrap',
    translations: { ar: { name: 'إنشاءات وأسمدة وبطانة', description: 'کیس بناء' } },
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
  expect(await found(q)).toContain(id);
});

test.each([
  '"jumbo bag"',
  '“jumbo bag”',
  'jumbo bag?',
  'jumbo bag.',
  'jumbo, bag',
  'jumbo,bag',
  'jumbo-bag',
  'jumbo/bag',
  'jumbo - bag',
  '(jumbo) bag!',
  'jumbo & bag | …',
  '«كيس جامبو»',
  'كيس جامبو،',
  'كيس، جامبو؟',
  '\u200fكيس\u200e جامبو',
  'كيس\u200c جامبو\u202c',
  '\ufeffjumbo bag',
  'jum\u00adbo',
])('punctuation and invisible characters in a search are ignored: %s', async (q) => {
  expect((await found(q)).toSorted()).toEqual(['hyphen', 'space']);
});

test('invisible characters in a record do not prevent matches', async () => {
  const arabic = { name: '\u200fكي\u200cس سما\u200dد\u200e' };
  const { _id } = await givenProduct(site, { name: 'Ferti\u00adliser\u200b wrap', translations: { ar: arabic } });
  for (const q of ['كيس سماد', 'fertiliser wrap']) expect(await found(q)).toContain(_id);
});

test('a search for punctuation only finds what contains it', async () => {
  const { _id } = await givenProduct(site, { name: 'Tape 3% "wide"', translations: { ar: {} } });
  for (const q of ['tape "', 'tape %', '3%', '"wide"', '" wide']) expect(await found(q)).toEqual([_id]);
  expect(await found('"')).toEqual([_id]);
});

test.each([
  ['1,000', 'thousand'],
  ['1000', 'thousand'],
  ['١٠٠٠', 'thousand'],
  ['١٬٠٠٠ كغ', 'thousand'],
  ['١٫٢', 'thousand'],
  ['1.2', 'thousand'],
  ['2,70', 'thousand'],
  ['A-12/3', 'code'],
  ['a-12/3,', 'code'],
  ['sales@mansooj.example', 'code'],
  ['<sales@mansooj.example>', 'code'],
  ['price-list_2.pdf', 'code'],
  ['+962 6 411 0100', 'code'],
  ['(+962)', 'code'],
  ['والإنشاءات', 'building'],
  ['فالإنشاءات', 'building'],
  ['بالأسمدة', 'building'],
  ['كالأسمدة', 'building'],
  ['للبطانه', 'building'],
  ['کیس بناء', 'building'],
  ['كيس بناء', 'building'],
])('%s finds other spellings', async (q, id) => {
  expect(await found(q)).toContain(id);
});

test.each(['البتراء', 'بتراء', 'البترا', 'بترا', 'ليمون', 'الليمون'])(
  'a name that begins as a prefix does: %s',
  async (query) => {
    await givenProduct(site, { name: 'Petra lemons', translations: { ar: { name: 'ليمون البتراء' } } });
    expect((await found(query)).length).toBeGreaterThan(0);
  },
);

test('short words keep what only resembles an article', async () => {
  const { _id } = await givenProduct(site, { name: 'Bale', translations: { ar: { name: 'بالات مضغوطة' } } });
  expect(await found('بالات')).toEqual([_id]);
});

test('a word is searched once however often it is repeated, together with ten others', async () => {
  const { _id } = await givenProduct(site, { name: 'Zero one two three four five six', translations: { ar: {} } });
  const q = `${'zero '.repeat(12)}six`;
  expect(await found(q)).toEqual([_id]);
  expect(await found(`${q} seven`)).toEqual([]);
});

test('the wildcards of LIKE are ordinary characters', async () => {
  const { _id } = await givenProduct(site, { name: 'PP_bag of 100% resin, C:\\bags', translations: { ar: {} } });
  for (const q of ['pp_bag', '100%', '0%', 'c:\\bags']) expect(await found(q)).toEqual([_id]);
  for (const q of ['ppxbag', 'pp%bag', '100_', 'c:_bags']) expect(await found(q)).toEqual([]);
});

test('every word must occur', async () => {
  expect(await found('sack zeppelin')).toEqual([]);
});

test('a search for nothing but spaces finds everything', async () => {
  expect(await found('   ')).toEqual(await found(''));
});

test('changed texts are found only by their new words, and removed ones not at all', async () => {
  const { db } = site.database;
  const { _id } = await givenProduct(site, { name: 'Zembil', translations: { ar: {} } });
  const product = required(await kindTables.product.find(db, _id));
  await kindTables.product.update(db, product, { ...product, name: 'Quffa' });
  expect(await found('zembil')).toEqual([]);
  expect(await found('quffa')).toEqual([_id]);
  await kindTables.product.remove(db, _id);
  expect(await found('quffa')).toEqual([]);
});

test('Latin letters are found with and without their marks, by visitors and staff', async () => {
  const { _id } = await givenProduct(site, { name: 'Säcke Łódź für Müller' });
  for (const q of ['sacke', 'SÄCKE', 'lodz', 'łódź', 'muller', 'Müller', 'Mu\u0308ller'])
    expect(await found(q), q).toContain(_id);
  const admin = await asAdmin(site);
  await givenContact(site, { fullName: 'José Núñez', company: 'Çuval A.Ş.' });
  for (const q of ['jose', 'Nunez', 'NÚÑEZ', 'cuval', 'çuval']) {
    const { contacts } = (await admin.get(`/contacts?q=${encodeURIComponent(q)}`)).json().data;
    expect(contacts, q).toMatchObject([{ fullName: 'José Núñez' }]);
  }
});
