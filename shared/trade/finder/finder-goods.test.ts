import { expect, test } from 'vitest';
import { findContradictions } from '../contradictions.ts';
import type { TradeValues } from '../trade-fields.ts';
import type { StopReason } from './finder-goods.ts';
import { readQuestion } from './finder-question.ts';
import { recommend } from './recommend.ts';

// Goods that are named after others, and packed in another way; and those that no woven bag is recommended for.

type Typed = { goods: string; weight: string; use?: string; outdoors?: string; form?: string };
const none = undefined;
type Expected = { [Key in keyof TradeValues]?: TradeValues[Key] | undefined };

function answer(typed: Typed) {
  const { question, errors } = readQuestion(typed);
  if (!question) throw new Error(`Not understood: ${JSON.stringify(errors)}`);
  return recommend(question);
}

const constructions: [Typed, Expected][] = [
  [
    { goods: 'De-icing salt', weight: '25 kg' },
    { fabricWeight: 70, lamination: 'coated', liner: 'none', foodContact: none },
  ],
  [
    { goods: 'ملح الطرق', weight: '٢٥ كغ' },
    { use: 'neither', lamination: 'coated', foodContact: none },
  ],
  [
    { goods: 'Dog food', weight: '15 kg' },
    { use: 'feed', lamination: 'bopp', boppThickness: 20, foodContact: none },
  ],
  [
    { goods: 'طعام القطط', weight: '10' },
    { use: 'feed', lamination: 'bopp' },
  ],
  [
    { goods: 'Groundnuts', weight: '50 kg' },
    { use: 'food', lamination: 'none', liner: 'none', fabricWeight: 65 },
  ],
  [
    { goods: 'فول سوداني', weight: '50' },
    { use: 'food', lamination: 'none', liner: 'none', fabricWeight: 65 },
  ],
  [
    { goods: 'Cashew nuts', weight: '80 kg' },
    { fabricWeight: 90, mouth: 'hemmed', liner: 'none' },
  ],
  [
    { goods: 'Cocoa powder', weight: '25 kg' },
    { liner: 'loose', linerThickness: 60, lamination: 'none', foodContact: true },
  ],
  [
    { goods: 'Seed potatoes', weight: '25 kg' },
    { mouth: 'drawstring', use: 'neither', foodContact: none },
  ],
  [
    { goods: 'sugar beet', weight: '25 kg' },
    { mouth: 'drawstring', liner: 'none' },
  ],
  [
    { goods: 'Wood pellets', weight: '15 kg' },
    { use: 'neither', lamination: 'none', liner: 'none' },
  ],
  [
    { goods: 'Rice bran', weight: '40 kg' },
    { use: 'feed', foodContact: none },
  ],
  [
    { goods: 'rice husks', weight: '30 kg' },
    { use: 'neither', foodContact: none },
  ],
  [
    { goods: 'Sandbags', weight: '20 kg', outdoors: '12 months' },
    { mouth: 'tie', uvHours: 1600, lamination: 'none' },
  ],
  [
    { goods: 'PET flakes', weight: '1000 kg' },
    { family: 'fibc', liner: 'none', fibcType: 'A' },
  ],
];

const stopped: readonly [Typed, StopReason][] = [
  [{ goods: 'UN 3077', weight: '1 t' }, 'finder_stop_dangerous'],
  // Not even where its form was described.
  [{ goods: 'Hazardous powder', weight: '25 kg', form: 'fine', use: 'neither' }, 'finder_stop_dangerous'],
  [{ goods: 'sugar, UN3077', weight: '50 kg' }, 'finder_stop_dangerous'],
  [{ goods: 'مواد خطرة', weight: '25', form: 'granular', use: 'neither' }, 'finder_stop_dangerous'],
  [{ goods: 'Pesticide', weight: '25 kg', form: 'fine', use: 'neither' }, 'finder_stop_dangerous'],
  [{ goods: 'Caustic soda flakes', weight: '25 kg' }, 'finder_stop_dangerous'],
  [{ goods: 'Activated carbon', weight: '25 kg' }, 'finder_stop_dangerous'],
  [{ goods: 'Carbon black', weight: '1 t' }, 'finder_stop_unknown'],
];

test.each(constructions)('the construction for %j', (typed, expected) => {
  const { recommendation } = answer(typed);
  if (!recommendation) throw new Error(typed.goods);
  const { family = 'sack', ...values } = recommendation.values;
  for (const [key, value] of Object.entries({ ...expected, family: expected.family ?? 'sack' }))
    expect(recommendation.values[key as keyof TradeValues], key).toBe(value);
  expect(findContradictions(family, values)).toEqual([]);
  for (const { reason, source } of recommendation.parts) expect([reason, source]).not.toContain('');
});

test.each(stopped)('a person answers for %j', (typed, reason) => {
  expect(answer(typed).stopped?.map((stop) => stop.reason)).toContain(reason);
});

test.each([
  ['dates', 'تمر'],
  ['Medium dates', 'dried dates'],
  ['sodium chloride', 'salt'],
])('%s are packed as %s', (goods, other) => {
  const [one, same] = [goods, other].map((each) => JSON.stringify(answer({ goods: each, weight: '25 kg' })));
  expect(one?.replaceAll(goods, other)).toBe(same);
});
