import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findContradictions } from '../contradictions.ts';
import type { TradeValues } from '../trade-fields.ts';
import { goodsList, readGoods, type StopReason } from './finder-goods.ts';
import { readQuestion } from './finder-question.ts';
import { judgeFit } from './fit.ts';
import { recommend } from './recommend.ts';

type Typed = { goods: string; weight: string; use?: string; outdoors?: string; seal?: string; form?: string };

function answer(typed: Typed) {
  const { question, errors } = readQuestion(typed);
  if (!question) throw new Error(`Not understood: ${JSON.stringify(errors)}`);
  return recommend(question);
}

const none = undefined;
type Expected = { [Key in keyof TradeValues]?: TradeValues[Key] | undefined };
/** Worked out by hand from the trade's practice: what is typed, and the construction that it needs. */
const constructions: [Typed, Expected][] = [
  [
    { goods: 'Sugar', weight: '50kg' },
    { fabricWeight: 70, lamination: 'none', liner: 'loose', linerThickness: 60, mouth: 'open', foodContact: true },
  ],
  [
    { goods: 'سكر أبيض', weight: '٥٠ كغ' },
    { fabricWeight: 70, lamination: 'none', liner: 'loose', linerThickness: 60, mouth: 'open', foodContact: true },
  ],
  [
    { goods: 'Raw sugar', weight: '1 t' },
    {
      family: 'fibc',
      safeLoad: 1000,
      fabricWeight: 160,
      coating: 25,
      liner: 'attached',
      fibcType: 'B',
      discharge: 'spout',
    },
  ],
  [
    { goods: 'Portland cement 42.5', weight: '50' },
    {
      fabricWeight: 65,
      lamination: 'coated',
      perforated: true,
      liner: 'none',
      mouth: 'valve',
      valveWidth: 100,
      valveDepth: 230,
      bottom: 'block',
      foodContact: none,
    },
  ],
  [
    { goods: 'الإسمنت', weight: '50 كيلو', outdoors: '2' },
    { mouth: 'valve', uvHours: 200, outdoorMonths: 2 },
  ],
  [
    { goods: 'cement', weight: '40 kg', seal: 'dry' },
    { lamination: 'coated', perforated: none, liner: 'loose', linerThickness: 70, mouth: 'open', keepsDry: true },
  ],
  [
    { goods: 'cement', weight: '1500 kg' },
    { family: 'fibc', safeLoad: 1500, fabricWeight: 200, coating: 25, liner: 'loose', fibcType: 'A', mouth: none },
  ],
  [
    { goods: 'Tile adhesive', weight: '25 kg' },
    { fabricWeight: 60, mouth: 'valve', lamination: 'coated' },
  ],
  [
    { goods: 'جبس', weight: '25' },
    { fabricWeight: 60, mouth: 'valve', bottom: 'block' },
  ],
  [
    { goods: 'wheat flour', weight: '50 kg' },
    { fabricWeight: 65, lamination: 'none', liner: 'loose', linerThickness: 40, foodContact: true },
  ],
  [
    { goods: 'طحين', weight: '25 كغ' },
    { fabricWeight: 60, lamination: 'none', liner: 'loose', linerThickness: 40 },
  ],
  [
    { goods: 'Flour', weight: '1000 kg' },
    { family: 'fibc', fibcType: 'B', coating: 25, liner: 'attached', foodContact: true },
  ],
  [
    { goods: 'Milk powder', weight: '25 kg' },
    { liner: 'loose', linerThickness: 60, lamination: 'none', mouth: 'open' },
  ],
  [
    { goods: 'milk powder', weight: '25 kg', seal: 'tight' },
    { liner: 'attached', linerThickness: 80, mouth: 'open' },
  ],
  [
    { goods: 'rice', weight: '10 kg' },
    { fabricWeight: 55, lamination: 'bopp', boppThickness: 20, liner: 'none', mouth: 'open' },
  ],
  [
    { goods: 'أرز بسمتي', weight: '50' },
    { fabricWeight: 65, lamination: 'none', liner: 'none' },
  ],
  [
    { goods: 'wheat', weight: '50 kg', outdoors: '6 months' },
    { lamination: 'none', liner: 'none', uvHours: 500 },
  ],
  [
    { goods: 'Lentils', weight: '25 kg', seal: 'dust' },
    { lamination: 'none', liner: 'loose', linerThickness: 40 },
  ],
  [
    { goods: 'Salt', weight: '25 kg' },
    { fabricWeight: 70, liner: 'loose', linerThickness: 60, lamination: 'none' },
  ],
  [
    { goods: 'road salt', weight: '25 kg', use: 'neither' },
    { fabricWeight: 70, lamination: 'coated', liner: 'none', foodContact: none },
  ],
  [
    { goods: 'Coffee beans', weight: '60 kg' },
    { fabricWeight: 90, lamination: 'none', liner: 'none', mouth: 'hemmed' },
  ],
  [
    { goods: 'Onions', weight: '25 kg' },
    { fabricWeight: 39, lamination: 'none', liner: 'none', mouth: 'drawstring' },
  ],
  [
    { goods: 'بطاطا', weight: '٥٠' },
    { fabricWeight: 45, mouth: 'drawstring' },
  ],
  [
    { goods: 'oranges', weight: '20 kg', seal: 'airy' },
    { fabricWeight: 39, lamination: 'none', mouth: 'drawstring' },
  ],
  [
    { goods: 'Poultry feed', weight: '50 kg' },
    { fabricWeight: 75, lamination: 'bopp', boppThickness: 20, liner: 'none', foodContact: none, use: 'feed' },
  ],
  [
    { goods: 'NPK fertiliser', weight: '50 kg', outdoors: '3' },
    { fabricWeight: 75, lamination: 'coated', coating: 20, liner: 'none', uvHours: 200, keepsDry: true },
  ],
  [
    { goods: 'urea', weight: '50 kg', seal: 'dry', outdoors: '12' },
    { fabricWeight: 75, lamination: 'coated', liner: 'loose', linerThickness: 70, uvHours: 1600 },
  ],
  [
    { goods: 'بوتاس', weight: '1,000 كغ' },
    { family: 'fibc', safeLoad: 1000, coating: 25, liner: 'loose', fibcType: 'A', uvHours: none },
  ],
  [
    { goods: 'sand', weight: '18 kg', outdoors: '1 year' },
    { fabricWeight: 70, lamination: 'none', mouth: 'tie', uvHours: 1600 },
  ],
  [
    { goods: 'Gravel', weight: '1.2 t' },
    { family: 'fibc', safeLoad: 1250, fabricWeight: 200, coating: none, liner: 'none' },
  ],
  [
    { goods: 'rubble', weight: '1500 kg' },
    { family: 'fibc', filling: 'open', discharge: 'flat', liner: 'none' },
  ],
  [
    { goods: 'bentonite', weight: '40 kg' },
    { fabricWeight: 75, lamination: 'coated', coating: 20, liner: 'none', mouth: 'open' },
  ],
  [
    { goods: 'polypropylene granules', weight: '25 kg' },
    { fabricWeight: 60, lamination: 'none', liner: 'none', foodContact: none },
  ],
  [
    { goods: 'Detergent', weight: '20 kg' },
    { lamination: 'coated', liner: 'none', keepsDry: true },
  ],
  [
    { goods: 'starch', weight: '500 kg', seal: 'tight' },
    { family: 'fibc', safeLoad: 500, liner: 'formFit', linerThickness: 100, fibcType: 'B' },
  ],
  [
    { goods: 'Zeolite beads', weight: '25 kg', form: 'granular', use: 'neither' },
    { fabricWeight: 60, lamination: 'none', liner: 'none' },
  ],
  [
    { goods: 'Spirulina', weight: '20 kg', form: 'fine', use: 'food' },
    { lamination: 'none', liner: 'loose', linerThickness: 40, foodContact: true },
  ],
];

const stopped: readonly [Typed, StopReason][] = [
  [{ goods: 'Unobtainium', weight: '25 kg' }, 'finder_stop_unknown'],
  [{ goods: 'Ammonium nitrate', weight: '50 kg' }, 'finder_stop_dangerous'],
  [{ goods: 'فحم', weight: '10 كغ' }, 'finder_stop_dangerous'],
  [{ goods: 'corn oil', weight: '20 kg' }, 'finder_stop_liquid'],
  [{ goods: 'bitumen', weight: '1 t' }, 'finder_stop_hot'],
  [{ goods: 'rice', weight: '500 g' }, 'finder_stop_light'],
  [{ goods: 'sugar', weight: '200 kg' }, 'finder_stop_between'],
  [{ goods: 'sand', weight: '3 t' }, 'finder_stop_heavy'],
  [{ goods: 'sand', weight: '20', outdoors: '2 years' }, 'finder_stop_outdoors'],
  [{ goods: 'onions', weight: '80 kg' }, 'finder_stop_produce_heavy'],
  [{ goods: 'oranges', weight: '20 kg', seal: 'tight' }, 'finder_stop_produce_sealed'],
  [{ goods: 'flour', weight: '50 kg', seal: 'airy' }, 'finder_stop_airy_powder'],
];

describe('the construction', () => {
  test.each(constructions)('for %j', (typed, expected) => {
    const { recommendation } = answer(typed);
    expect(recommendation?.values).toMatchObject(JSON.parse(JSON.stringify(expected)));
    for (const [key, value] of Object.entries(expected))
      if (value === none) expect(recommendation?.values, key).not.toHaveProperty(key);
  });

  test('contradicts no rule of the quote form, and each part has its reason', () => {
    for (const [typed] of constructions) {
      const { recommendation } = answer(typed);
      if (!recommendation) throw new Error(typed.goods);
      const { family, ...values } = recommendation.values;
      expect(findContradictions(family ?? 'sack', values), JSON.stringify(typed)).toEqual([]);
      expect(recommendation.parts.map(({ part }) => part)).toEqual(
        expect.arrayContaining(['fabric', 'coating', 'liner']),
      );
    }
  });
});

test.each(stopped)('what no rule covers goes to a person: %j', (typed, reason) => {
  expect(answer(typed).stopped?.map((stop) => stop.reason)).toContain(reason);
});

test('answers that cannot be understood are named by field', () => {
  expect(readQuestion({}).errors).toMatchObject({
    goods: { key: 'error_required' },
    weight: { key: 'error_required' },
  });
  const { errors } = readQuestion({ goods: '123', weight: 'a lot', outdoors: '-1', seal: 'x', use: 'x', form: 'x' });
  expect(Object.keys(errors).toSorted()).toEqual(['form', 'goods', 'outdoors', 'seal', 'use', 'weight']);
  expect(readQuestion({ goods: 'Zeolite', weight: '25', form: 'fine' }).errors.use).toEqual({
    key: 'finder_use_missing',
  });
  expect(readQuestion({ goods: 'x'.repeat(61), weight: '25' }).errors.goods?.key).toBe('error_too_long');
});

test('goods are found by the names that the page suggests, in both languages', () => {
  for (const language of ['en', 'ar']) {
    const words: Record<string, string> = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'));
    for (const goods of goodsList)
      if (goods.name) expect(readGoods(words[goods.name] ?? '')?.name, words[goods.name]).toBe(goods.name);
  }
});

test('a product is judged point by point', () => {
  const { recommendation } = answer({ goods: 'fertiliser', weight: '50 kg', outdoors: '12' });
  if (!recommendation) throw new Error('no recommendation');
  const sack: TradeValues = {
    family: 'sack',
    fillWeight: 50,
    use: 'neither',
    fabricWeight: 75,
    lamination: 'coated',
    liner: 'loose',
    linerOptional: true,
    mouth: 'open',
    uvHours: 1600,
  };
  expect(judgeFit(recommendation, sack)?.misfits).toBe(0);
  const wrong = judgeFit(recommendation, {
    ...sack,
    fillWeight: 100,
    uvHours: 200,
    lamination: 'none',
    linerOptional: false,
  });
  expect(wrong?.points.flatMap(({ key, fits }) => (fits ? [] : [key])).toSorted()).toEqual([
    'fillWeight',
    'lamination',
    'liner',
    'uvHours',
  ]);
  expect(judgeFit(recommendation, { ...sack, family: 'fibc' })).toBeUndefined();
});
