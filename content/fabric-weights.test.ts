import { describe, expect, test } from 'vitest';
import { goodsList, readGoods } from '#shared/trade/finder/finder-goods.ts';
import { readQuestion } from '#shared/trade/finder/finder-question.ts';
import { fittingProducts } from '#shared/trade/finder/fit.ts';
import { type Recommendation, recommend } from '#shared/trade/finder/recommend.ts';
import type { TradeValues } from '#shared/trade/trade-fields.ts';
import { records } from './index.ts';

// What the finder recommends and what the catalogue weaves are one fabric.

const languages = ['en', 'ar'] as const;
const weights = [5, 10, 18, 20, 25, 30, 40, 45, 50, 60, 80, 100, 300, 500, 750, 1_000, 1_250, 1_500, 2_000];
const answers = [{}, { seal: 'closed' }, { seal: 'dust' }, { seal: 'dry' }, { seal: 'tight' }, { outdoors: '3' }];

/** Between the fabric of soft goods and that of goods that rub it, in g/m². */
const step = 10;

/** The fabric of a product, then the others that its text states, in g/m². */
const statedFabrics = ({ attributes, description }: { attributes: TradeValues; description: string }): number[] => [
  Number(attributes.fabricWeight),
  ...[...description.matchAll(/(\d+) (?:g\/m²|غ\/م²)/g)].map(([, grams]) => Number(grams)),
];

function recommended(goods: string, weight: number, more = {}): Recommendation | undefined {
  const { question } = readQuestion({ goods, weight: `${weight} kg`, ...more });
  return question && recommend(question).recommendation;
}

describe.each(languages)('with the catalogue in %s', (language) => {
  const catalogue = records.product.map((product) => ({
    ...product,
    name: product.name[language],
    description: product.description[language],
  }));

  test.each(goodsList.filter(({ stop }) => !stop))(
    'what the finder names for $words.0 is of the fabric that it recommends, or a step stronger where it is made for others',
    ({ words: [goods = ''] }) => {
      const wrong = weights.flatMap((weight) =>
        answers.flatMap((more) => {
          const answer = recommended(goods, weight, more);
          const wanted = Number(answer?.values.fabricWeight);
          const near = answer ? fittingProducts(answer, catalogue, { shown: 3, most: 2 }) : [];
          return near
            .filter(({ fit }) => fit.misfits === 0)
            .filter(({ product }) => {
              const fabrics = statedFabrics(product);
              const isOwn = readGoods(product.name) === readGoods(goods);
              return isOwn ? !fabrics.includes(wanted) : fabrics[0]! < wanted || fabrics[0]! > wanted + step;
            })
            .map(({ product }) => `${weight} kg: ${wanted} g/m², ${product.key}: ${statedFabrics(product)}`);
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('a sack that is named after goods is of the fabric that is recommended for them', () => {
    const named = catalogue.flatMap(({ key, name, attributes }) => {
      const goods = attributes.family === 'sack' && attributes.fillWeight ? readGoods(name)?.words[0] : undefined;
      return goods ? [{ key, goods, weight: Number(attributes.fillWeight), fabric: attributes.fabricWeight }] : [];
    });
    expect(named.length).toBeGreaterThan(6);
    for (const { key, goods, weight, fabric } of named)
      expect([key, recommended(goods, weight)?.values.fabricWeight]).toEqual([key, fabric]);
  });

  test('the fabrics that the feed bag is woven in for other weights are those that are recommended', () => {
    const text = catalogue.find(({ key }) => key === 'bopp-feed-bag')?.description ?? '';
    const told = [...text.matchAll(/(\d+) (?:kg|كغ)\D+\d+ × \d+\D+(\d+) (?:g|غ)\//g)];
    expect(told).toHaveLength(2);
    for (const [, weight, fabric] of told)
      expect([weight, recommended('feed', Number(weight))?.values.fabricWeight]).toEqual([weight, Number(fabric)]);
  });
});
