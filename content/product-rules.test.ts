import { describe, expect, test } from 'vitest';
import { findContradictions } from '#shared/trade/contradictions.ts';
import { facets } from '#shared/trade/facets.ts';
import { readQuestion } from '#shared/trade/finder/finder-question.ts';
import { fittingProducts, judgeFit } from '#shared/trade/finder/fit.ts';
import { recommend } from '#shared/trade/finder/recommend.ts';
import { hoursFor } from '#shared/trade/rules/common-rules.ts';
import { records } from './index.ts';
import { numbersIn, textOf } from './numbers-in-texts.ts';

const { product: products, certificate: certificates } = records;
const languages = ['en', 'ar'] as const;
const catalogue = products.map((product) => ({
  ...product,
  name: product.name.en,
  description: product.description.en,
}));

type Asked = [goods: string, weight: string, more?: Record<string, string>];

function recommended(...[goods, weight, more = {}]: Asked) {
  const { question } = readQuestion({ goods, weight, ...more });
  const { recommendation } = question ? recommend(question) : {};
  if (!recommendation) throw new Error(`Nothing is recommended for ${goods}, ${weight}.`);
  return recommendation;
}
const near = (...asked: Asked) =>
  fittingProducts(recommended(...asked), catalogue, { shown: 3, most: 2 }).map(({ product }) => product.key);

describe.each(products)('$key', ({ attributes, ...product }) => {
  test('is neither refused nor questioned by the rules of the quote form', () => {
    expect(findContradictions(attributes.family!, attributes).map(({ reason }) => reason)).toEqual([]);
  });

  test('is in the facet of food exactly if one of its documents proves contact with food', () => {
    const proofs = product.certificates.map((key) => certificates.find((each) => each.key === key)?.proves);
    expect(facets.food.valueOf(attributes)).toBe(proofs.includes('foodContact') ? 'yes' : '');
    if (attributes.use === 'food') expect(attributes.foodContact).toBe(true);
  });

  test('states the lamp hours that its time outdoors needs', () => {
    const { outdoorMonths, uvHours } = attributes;
    if (outdoorMonths !== undefined) expect(uvHours).toBe(hoursFor(Number(outdoorMonths)));
  });
});

/** Sacks whose name says what they are for: the finder is asked for that. */
const named: [key: string, goods: string, weight: string][] = [
  ['cement-valve-bag', 'cement', '50 kg'],
  ['flour-sack', 'flour', '50 kg'],
  ['sugar-sack-liner', 'sugar', '50 kg'],
  ['fertiliser-sack', 'fertiliser', '50 kg'],
  ['bopp-feed-bag', 'feed', '50 kg'],
  ['bopp-rice-bag', 'rice', '10 kg'],
  ['leno-onion-bag', 'onions', '25 kg'],
  ['sand-bag', 'sand', '18 kg'],
];

describe.each(named)('%s, which is for %s of %s', (key, goods, weight) => {
  const { attributes = {} } = products.find((product) => product.key === key) ?? {};

  test('is what the finder names first, and fits in every point', () => {
    expect(near(goods, weight)[0]).toBe(key);
    expect(judgeFit(recommended(goods, weight), attributes)?.misfits).toBe(0);
  });

  test('holds what the finder’s own size holds, within a tenth of each side', () => {
    const { width, length } = recommended(goods, weight).values;
    for (const [own, said] of [
      [attributes.width, width],
      [attributes.length, length],
    ])
      expect(Math.abs(Number(own) / Number(said) - 1), `${own}, ${said}`).toBeLessThan(0.13);
  });
});

test('the valve sack of the finder is that of the catalogue, to the millimetre', () => {
  const { attributes } = products.find(({ key }) => key === 'cement-valve-bag') ?? {};
  const { values } = recommended('cement', '50 kg');
  for (const key of ['width', 'length', 'gusset', 'valveWidth', 'valveDepth', 'fabricWeight', 'coating'] as const)
    expect([key, attributes?.[key]]).toEqual([key, values[key]]);
  for (const language of languages) {
    const closure = products[0]?.specifications.find(({ name }) => name.en === 'Closure')?.value[language] ?? '';
    expect(numbersIn(closure).map((n) => Number(n) * 10)).toEqual([values.valveWidth, values.valveDepth]);
  }
});

test('a weight in pounds leads to the bag of the whole kilograms that are meant', () => {
  for (const [pounds, kilograms] of [
    ['110 lb', 50],
    ['55 lb', 25],
    ['22 lb', 10],
    ['2205 lb', 1_000],
  ] as const)
    expect(recommended('fertiliser', pounds).values.fillWeight).toBe(kilograms);
  expect(recommended('fertiliser', '100 lb').values.fillWeight).toBeCloseTo(45.36, 1);
  expect(near('fertiliser', '110 lb')).toEqual(['fertiliser-sack']);
});

test('a sack for other goods is not offered, and one that is described for them is', () => {
  expect(near('sand', '40 kg')).toEqual([]);
  expect(near('gravel', '50 kg')).not.toContain('fertiliser-sack');
  expect(near('tile adhesive', '50 kg')).toContain('cement-valve-bag');
});

test('no liner is said to fit where none is advised', () => {
  const liner = judgeFit(
    recommended('fertiliser', '50 kg'),
    products.find(({ key }) => key === 'fertiliser-sack')!.attributes,
  );
  expect(liner?.points.find(({ key }) => key === 'liner')).toMatchObject({ wanted: 'none', has: 'none', fits: true });
});

test('goods that are light for their weight need a larger sack, and the sack that is too small is said to differ', () => {
  const bran = recommended('bran', '50 kg');
  expect(Number(bran.values.width)).toBeGreaterThan(750);
  const { attributes = {} } = products.find(({ key }) => key === 'bopp-feed-bag') ?? {};
  expect(judgeFit(bran, attributes)?.points.find(({ key }) => key === 'volume')?.fits).toBe(false);
  expect(recommended('flour', '50 kg', { bulk: '300' }).values.width).toBeGreaterThan(700);
});

test.each(['flour', 'sugar', 'milk powder', 'starch', 'ground coffee'])(
  'a jumbo bag for %s, whose dust can burn, has no loose liner',
  (goods) => {
    for (const more of [{}, { seal: 'tight' }, { seal: 'dry' }]) {
      const { family, values } = recommended(goods, '1 t', more);
      expect(values.fibcType).toBe('B');
      expect(values.liner).not.toBe('loose');
      expect(findContradictions(family, values)).toEqual([]);
    }
  },
);

test.each(languages)('the liners of the post are those of the finder, in %s', (language) => {
  const rows = textOf('blog_post', 'liners-and-food-contact', 'content', language).split('\n');
  const told = rows.filter((row) => row.startsWith('|')).slice(2);
  const goods: Asked[] = [
    ['sugar', '50 kg'],
    ['milk powder', '25 kg'],
    ['salt', '25 kg'],
    ['flour', '50 kg'],
  ];
  expect(told).toHaveLength(goods.length);
  for (const [place, asked] of goods.entries()) {
    const [weight, thickness] = numbersIn(told[place] ?? '');
    expect([asked[0], `${weight} kg`, Number(thickness)]).toEqual([
      ...asked,
      recommended(...asked).values.linerThickness,
    ]);
  }
});

test.each(languages)('the post on fabric weights starts where the finder does, in %s', (language) => {
  const rows = textOf('blog_post', 'choosing-fabric-weight', 'content', language).split('\n');
  const told = rows.filter((row) => row.startsWith('|')).slice(2);
  const asked = [
    ['rice', '10 kg'],
    ['feed', '25 kg'],
    ['flour', '50 kg'],
    ['cement', '50 kg'],
    ['fertiliser', '50 kg'],
    ['phosphate', '1 t'],
  ] as const;
  for (const [place, [goods, weight]] of asked.entries())
    expect(numbersIn(told[place] ?? '')).toContain(String(recommended(goods, weight).values.fabricWeight));
});

test.each(languages)('hours of lamps mean the same time outdoors everywhere, in %s', (language) => {
  for (const [kind, key, field] of [
    ['faq', 'uv-life', 'answer'],
    ['blog_post', 'uv-stabilisation', 'content'],
  ] as const) {
    const text = textOf(kind, key, field, language);
    for (const months of [3, 6]) expect(text).toMatch(new RegExp(`${hoursFor(months)}\\D{0,60}\\b${months}\\b`));
    expect(text).toContain(hoursFor(12).toLocaleString('en'));
  }
});
