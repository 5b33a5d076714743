import { describe, expect, test } from 'vitest';
import { calculate, calculatorAnswers } from '#shared/trade/calculation.ts';
import type { TradeValues } from '#shared/trade/trade-fields.ts';
import { records } from './index.ts';
import type { DemoProduct } from './types.ts';

const { product: products, blog_post: posts } = records;
const languages = ['en', 'ar'] as const;
const most = 0.05;

/** Empty weights in grams as a description states them: `weighs about 111 g`, `80 g, or 134 g with its liner`. */
function statedIn(text: string): number[] {
  const sentence = /[^.\n]*(?:\bweighs? (?:about )?|يزن |يبلغ وزن الكيس )(?:[^.\n]|\.\d)*/g;
  return [...text.matchAll(sentence)].flatMap(([found]) =>
    [...found.matchAll(/(?:about|or|نحو|أو) (\d+(?:\.\d+)?) (kg|g|كغ|غرام)/g)].map(
      ([, number, unit]) => Number(number) * (unit === 'kg' || unit === 'كغ' ? 1_000 : 1),
    ),
  );
}

/** What the calculator says of the product's figures: without its liner, and with one that is optional. */
function estimated(attributes: TradeValues): number[] {
  const answers = calculatorAnswers(attributes);
  const of = (values: Record<string, string>) => calculate(values).estimate?.mass.total ?? 0;
  const liner = attributes.linerOptional ? [of({ ...answers, liner: String(attributes.linerThickness) })] : [];
  return [of(answers), ...liner];
}

const size = (values: TradeValues, key: 'width' | 'length' | 'gusset' | 'height' | 'baseLength') =>
  Number(values[key] ?? 0) / 1_000;

/**
 * What the calculator has no form for, worked by hand: panels with 5 cm of seam or hem on each side, g/m² with coating, and
 * a film of 20 µm with its bond of 15 g/m²; then webbing and cords.
 */
const byHand: Record<string, (values: TradeValues) => number> = {
  // Four sides, bottom and top; two spouts of 35 × 50 cm; four loops of 1.3 m of webbing of 60 g/m; cords, thread, pouch.
  'fibc-jumbo': (values) => {
    const [base, height] = [size(values, 'baseLength') + 0.1, size(values, 'height') + 0.1];
    const spouts = 2 * (Math.PI * 0.35 + 0.05) * 0.55;
    return (4 * base * height + 2 * base ** 2 + spouts) * 185 + 4 * 1.3 * 60 + 100;
  },
  // Four sides and a base, a hem of 4 cm, two handles of 60 cm of webbing of 12 g/m.
  'shopping-bag': (values) => {
    const [width, height, depth] = [size(values, 'width'), size(values, 'length'), size(values, 'gusset')];
    const area = 2 * (width + depth) * (height + 0.04) + width * depth;
    return area * (90 + 20 * 0.905 + 15) + 2 * 0.6 * 12;
  },
  // Four sides with a hem of 5 cm, and a top; 30 g of cord and straps.
  'pallet-cover': (values) => {
    const [width, length, height] = [size(values, 'width'), size(values, 'length'), size(values, 'height')];
    return (2 * (width + length) * (height + 0.05) + width * length) * 105 + 30;
  },
};

const weighed = products.filter(({ description }) => statedIn(description.en).length > 0);

test('most products state what they weigh empty', () => {
  expect(weighed.map(({ key }) => key).toSorted()).toEqual(
    [
      ...['bopp-feed-bag', 'bopp-rice-bag', 'cement-valve-bag', 'fertiliser-sack', 'fibc-jumbo', 'flour-sack'],
      ...['leno-onion-bag', 'pallet-cover', 'shopping-bag', 'sugar-sack-liner'],
    ].toSorted(),
  );
});

describe.each(languages)('in %s', (language) => {
  test.each(weighed)('$key weighs what its figures make, to five per cent', ({ key, ...product }: DemoProduct) => {
    const stated = statedIn(product.description[language]);
    const worked = byHand[key] ? [byHand[key](product.attributes)] : estimated(product.attributes);
    expect(stated.length).toBeGreaterThan(0);
    for (const grams of stated)
      expect(Math.min(...worked.map((each) => Math.abs(each / grams - 1))), `${grams} of ${worked}`).toBeLessThan(most);
  });

  test('both weights of a sack with an optional liner are stated where one of them is', () => {
    const flour = products.find(({ key }) => key === 'flour-sack');
    expect(statedIn(flour?.description[language] ?? '')).toHaveLength(2);
  });
});

test('posts weigh the same bags as their products do', () => {
  const contentOf = (key: string) => posts.find((post) => post.key === key)?.content.en ?? '';
  const weightOf = (key: string) => statedIn(products.find((product) => product.key === key)?.description.en ?? '')[0];
  expect(contentOf('fibc-safety')).toContain(`about ${Number(weightOf('fibc-jumbo')) / 1_000} kg`);
  expect(contentOf('valve-bags-and-dust')).toContain(`about ${weightOf('cement-valve-bag')} grams`);
  const sandbag = estimated(products.find(({ key }) => key === 'sand-bag')?.attributes ?? {})[0] ?? 0;
  expect(Math.abs(sandbag / 35 - 1)).toBeLessThan(most);
  expect(contentOf('recycled-polypropylene')).toContain('A 35 g sandbag');
});
