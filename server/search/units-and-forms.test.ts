import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenProduct } from '../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
const row = (name: string, value: string) => ({ name, value });
const products = {
  small: ['Sack, 25 kg', row('Bag size', '50 × 80 cm'), row('Tape denier', '550 denier'), row('Liner', '50 µm')],
  large: ['Sack, 50 kg', row('Bag size', '60 × 100 cm'), row('Tape denier', '850 denier'), row('Fabric', '68 g/m²')],
  jumbo: ['FIBC, 1,000 kg', row('Bag size', '90 × 90 × 110 cm'), row('Fabric', '160 g/m²'), row('Liner', '100 µm')],
  shopper: ['Shopper, 35 litres', row('Load', '20 kg'), row('Minimum order', '30 kg')],
  film: ['Film', row('Thickness', '25 to 40 µm')],
} as const;

beforeAll(async () => {
  site = await buildSite();
  const plain = { description: 'Of cloth.', industry: 'Trade', translations: { ar: {} } };
  for (const [_id, [name, ...specifications]] of Object.entries(products))
    await givenProduct(site, { ...plain, _id, name, specifications });
});
afterAll(() => site.close());

type Group = { match: string; corrected: string; hits: { _id: string }[] };

async function asked(q: string): Promise<{ first?: Group | undefined; ids: string[] }> {
  const groups: Group[] = (await site.http.inject(`/api/search?q=${encodeURIComponent(q)}`)).json();
  return { first: groups[0], ids: groups.flatMap(({ hits }) => hits.map(({ _id }) => _id)) };
}

test.each([
  ['55 lb', 'small', '25 kg'],
  ['100 lb sack', 'large', '50 kg sack'],
  ['110 pounds', 'large', '50 kg'],
  ['٥٥ رطل', 'small', '25 kg'],
  ['55 باوند', 'small', '25 kg'],
  ['1.1 us tons', 'jumbo', '1000 kg'],
  ['1 short ton', 'jumbo', '1000 kg'],
  ['2 oz/yd²', 'large', '68 g/m²'],
  ['2 ounces per square yard', 'large', '68 g/m²'],
  ['4.7 oz', 'jumbo', '160 g/m²'],
  ['4 mil', 'jumbo', '100 µm'],
  ['400 gauge', 'jumbo', '100 µm'],
  ['20 x 32 inch', 'small', '50 × 80 cm'],
  ['24" x 39"', 'large', '60 × 100 cm'],
  ['611 dtex', 'small', '550 denier'],
  ['9 gallon', 'shopper', '35 litres'],
  ['1.2 cubic feet', 'shopper', '35 litres'],
  // Fractions, and signs without blanks.
  ['½ ton', 'jumbo', '1000 kg'],
  ['1/2 ton bag', 'jumbo', '1000 kg bag'],
  ['1½ ton', 'jumbo', '1000 kg'],
  ['¾ طن', 'jumbo', '1000 kg'],
  ['طن ونص', 'jumbo', '1000 kg'],
  ['1 ton and a half', 'jumbo', '1000 kg'],
  ['19½" x 31½"', 'small', '50 × 80 cm'],
  ['24"x39" sack', 'large', '60 × 100 cm sack'],
  ["24''x39''", 'large', '60 × 100 cm'],
  ['24”x39”', 'large', '60 × 100 cm'],
  ['24inx39in', 'large', '60 × 100 cm'],
  ['55#', 'small', '25 kg'],
  ['110# sack', 'large', '50 kg sack'],
])('%s finds the %s bag, read as %s', async (q, id, meant) => {
  const { first, ids } = await asked(q);
  expect([ids[0], first?.corrected]).toEqual([id, meant]);
});

test.each([
  ['22 kg', 'small', '25 kg'],
  ['30 kg', 'small', '25 kg'],
  ['45 kg sack', 'large', '50 kg sack'],
  ['35 kg', 'large', '25 or 50 kg'],
  ['47x83 cm', 'small', '50 × 80 cm'],
  ['600 × 980 mm', 'large', '60 × 100 cm'],
  ['620 denier', 'small', '550 denier'],
  ['30 µm', 'film', '25–40 µm'],
  ['كيس ٢٠ كغ', 'small', 'كيس 25 kg'],
])('a measure that nobody makes, %s, finds the nearest, the %s: %s', async (q, id, meant) => {
  const { first, ids } = await asked(q);
  expect([ids[0], first?.corrected]).toEqual([id, meant]);
});

test.each([
  ['50 kg', 'large'],
  ['kg 50', 'large'],
  ['كيلو 50', 'large'],
  ['٥٠ك', 'large'],
  ['50 كج', 'large'],
  ['gsm 68', 'large'],
  ['denier 850', 'large'],
  ['60cmx100cm', 'large'],
  ['size 60 100', 'large'],
  ['size 60/100', 'large'],
  ['مقاس 60 100', 'large'],
  ['W60 L100', 'large'],
  ['width 60 length 100', 'large'],
  ['60 cm wide, 100 cm long', 'large'],
  ['60 wide x 100 long', 'large'],
  ['عرض ٦٠ طول ١٠٠', 'large'],
  ['طول 100 عرض 60', 'large'],
  ['العرض ٦٠ سم والطول ١٠٠ سم', 'large'],
])('a measure that a product has, %s, is searched for as it is', async (q, id) => {
  const { first, ids } = await asked(q);
  expect(first?.corrected).toBe('');
  expect(ids).toEqual([id]);
});

describe('a short word', () => {
  // A word of a text, and a word that is no form of it though its letters stand in it.
  const pairs: [text: string, other: string][] = [
    ['أتقدّم', 'قدم'],
    ['تقدّم', 'قدم'],
    ['استعمال', 'عمل'],
    ['العملاء', 'عمل'],
    ['استعلام', 'علم'],
    ['معقّدة', 'عقد'],
    ['يتفرّع', 'فرع'],
    ['مدفعية', 'دفع'],
    ['احتراف', 'حرف'],
    ['بالون', 'لون'],
    ['مصمّم', 'صمم'],
    ['soil', 'oil'],
    ['martin', 'tin'],
    ['price', 'ice'],
    ['farming', 'arm'],
    ['drinking', 'ink'],
  ];
  const kept = ['قدم', 'وقدم', 'القدم', 'قدمًا', '(قدم)', 'بقدم'];

  beforeAll(async () => {
    for (const [i, [text]] of pairs.entries())
      await givenProduct(site, { _id: `pair-${i}`, name: `Item ${i}`, description: text, translations: { ar: {} } });
    for (const [i, text] of kept.entries())
      await givenProduct(site, { _id: `kept-${i}`, name: `Kept ${i}: ${text}`, translations: { ar: {} } });
  });

  test.each(pairs)('in «%s», «%s» is not found', async (text, other) => {
    const id = `pair-${pairs.findIndex((pair) => pair[0] === text && pair[1] === other)}`;
    const reply = await site.http.inject(`/api/search?limit=20&q=${encodeURIComponent(other)}`);
    const found = (reply.json() as Group[]).filter(({ match }) => match !== 'nearest');
    expect(found.flatMap(({ hits }) => hits.map(({ _id }) => _id))).not.toContain(id);
  });

  test('is found with articles, prefixes, endings and signs', async () => {
    const reply = await site.http.inject(`/api/search?limit=20&q=${encodeURIComponent('قدم')}`);
    for (const i of kept.keys()) expect(reply.body).toContain(`"kept-${i}"`);
  });

  test('is found while it is typed', async () => {
    await givenProduct(site, { _id: 'typed', name: 'Quaxotil', translations: { ar: {} } });
    expect((await asked('quax')).ids).toEqual(['typed']);
  });
});

test.each([
  ...['honey', 'tyres', 'shirts', 'mattress', 'curtain', 'carpet', 'ginger beer', 'quarry', 'سيارات', 'اثاث'],
  // With another beginning, with a letter more, in part of a phrase, alone.
  ...['yeast', 'dough', 'arid', 'clank', 'formal', 'ع'],
])('a word that is right, %s, is not taken for another of the trade', async (q) => {
  expect((await asked(q)).first?.corrected ?? '').toBe('');
});

test.each([
  ['cemnt', 'cement'],
  ['suger', 'sugar'],
  ['gumbo', 'jumbo'],
  ['fertilzer', 'fertilizer'],
  ['polypropelene', 'polypropylene'],
  ['lamenation', 'lamination'],
  ['وضائف', 'وظايف'],
  ['تغليق', 'تغليف'],
])('a wrong spelling, %s, is taken for the word of the trade, %s', async (q, meant) => {
  expect(await site.services.search.correct(q)).toBe(meant);
});
