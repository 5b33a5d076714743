import { expect, test } from 'vitest';
import { goodsList } from '#shared/trade/finder/finder-goods.ts';
import { readQuestion } from '#shared/trade/finder/finder-question.ts';
import { finderWords, nameInWordsOf } from '#shared/trade/finder/finder-words.ts';
import { recommend } from '#shared/trade/finder/recommend.ts';
import { lineTitle } from '../server/describe-finder.ts';
import { makeSaying } from '../server/trade-saying.ts';
import { withNames } from './quote-draft.ts';

const [english, arabic] = [makeSaying('en'), makeSaying('ar')];
const nameIn = (title: string, language: 'en' | 'ar') => nameInWordsOf([{ title }], language, makeSaying)[0]?.title;

function found(goods: string, weight: string, saying: typeof english) {
  const { question } = readQuestion({ goods, weight });
  const { recommendation } = question ? recommend(question) : {};
  return recommendation && lineTitle(recommendation, saying);
}

test('every name that the finder gives is translated, both ways', () => {
  let count = 0;
  for (const { name } of goodsList)
    for (const weight of ['0.5 kg', '12.5 kg', '25', '1,250 kg', '2 t']) {
      if (!name) continue;
      const names = [found(english.say(name), weight, english), found(arabic.say(name), weight, arabic)];
      const [inEnglish, inArabic] = names;
      if (!inEnglish || !inArabic) continue;
      count += 1;
      expect([nameIn(inEnglish, 'ar'), nameIn(inArabic, 'en')]).toEqual([inArabic, inEnglish]);
      expect([nameIn(inEnglish, 'en'), nameIn(inArabic, 'ar')]).toEqual(names);
    }
  expect(count).toBeGreaterThan(50);
});

test('goods that have no name here stay as they were typed; what a buyer wrote stays whole', () => {
  expect(nameIn('Woven sack: Quinoa, red, 25 kg', 'ar')).toBe('كيس منسوج: Quinoa, red، 25 كغ');
  for (const title of [
    'Our sack: Sugar, 25 kg',
    'Woven sack: Sugar',
    'Woven sack: Sugar, 25 lb',
    'constructor: a, 1 kg',
  ])
    expect(nameIn(title, 'ar')).toBe(title);
});

test('bags of a draft get their names: finished ones and the open one', () => {
  const words = [...finderWords('ar', makeSaying)].map(([word, meant]) => [word, [meant]]);
  const names = { ...Object.fromEntries(words), p1: ['كيس سكر', 'Sugar sack'] };
  const lines = [
    { title: 'Woven sack: Sugar, 50 kg', specified: { goods: 'Sugar' } },
    { title: 'Sugar sack', product: 'p1', specified: {} },
    { title: 'Mine', specified: {} },
  ];
  const named = withNames({ lines: JSON.stringify(lines), 'line.title': 'Woven sack: Sugar, 50 kg' }, names);
  const titles = (JSON.parse(named.lines ?? '[]') as { title: string }[]).map(({ title }) => title);
  expect(titles).toEqual(['كيس منسوج: سكر، 50 كغ', 'كيس سكر', 'Mine']);
  expect(named['line.title']).toBe('كيس منسوج: سكر، 50 كغ');
});
