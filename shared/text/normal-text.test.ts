import { describe, expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { comparable, normalLine, normalText, withoutInvisibleSigns } from './normal-text.ts';

describe('a line', () => {
  test.each([
    ['composed and decomposed letters', 'Cafe\u0301 \u0627\u0654حمد', 'Café أحمد'],
    ['blanks of every kind', ' Sugar \u00a0 sack\u20073\u202f000\u3000kg ', 'Sugar sack 3 000 kg'],
    ['a tab between two cells', 'Samir\tHaddad', 'Samir Haddad'],
    ['ends of lines in a paragraph', 'Samir\u2028Haddad\v& Co\fAmman', 'Samir Haddad & Co Amman'],
    ['direction marks', '\u200fأحمد\u200e \u2067Ali\u2069\ufeff', 'أحمد Ali'],
    ['soft hyphens and zero-width blanks', 'poly\u00adpro\u200bpy\u2060lene', 'polypropylene'],
    ['fillers', 'Sa\u3164mir\u115f\u034f', 'Samir'],
    ['a non-joiner in a Latin word', 'po\u200cly', 'poly'],
    ['a non-joiner after a letter that never joins', 'دار\u200cنده', 'دارنده'],
    ['a joiner at the end of a word', 'محمد\u200d علي', 'محمد علي'],
  ])('loses or unites %s', (_kind, typed, kept) => {
    expect(normalLine(typed)).toBe(kept);
  });

  test.each(['می\u200cخواهم', '👩\u200d🌾', '❤\ufe0f\u200d🔥', '👩🏽\u200d🔬', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1\ufe0f⃣', 'क्\u200dष', '🇯🇴'])(
    'keeps %s, whose invisible signs are meant',
    (text) => {
      expect(normalLine(text)).toBe(text);
    },
  );

  test('is the same after another time', () => {
    const parts = [
      'a',
      'e\u0301',
      'ا',
      '\u0654',
      'ر',
      'م',
      '\u200c',
      '\u200d',
      '\u200f',
      ' ',
      '\u00a0',
      '❤',
      '\ufe0f',
      '\u00ad',
    ];
    let seed = 7;
    const next = () => (seed = (seed * 48271) % 2147483647);
    for (let round = 0; round < 3_000; round++) {
      const text = Array.from({ length: 8 }, () => parts[next() % parts.length]).join('');
      const kept = normalLine(text);
      expect(normalLine(kept), JSON.stringify(text)).toBe(kept);
    }
  });
});

describe('long text', () => {
  test('keeps its lines, indents, tabs, direction and the two blanks that break a line', () => {
    expect(normalText('One\vtwo\fthree')).toBe('One\ntwo\nthree');
    const typed = 'Sizes:\r\n\u2028- 50\u00a0kg  each  \r  - 25\u200b kg\tnet\u200f\n\n\nEnd ';
    expect(normalText(typed)).toBe('Sizes:\n\n- 50 kg each  \n  - 25 kg\tnet\u200f\n\n\nEnd');
  });
});

test('a text of which nothing is seen is empty', () => {
  for (const typed of ['\u200f', ' \u2060\n\u00a0', '\u3164\u2800', '\u202a\u202c'])
    expect([normalLine(typed), normalText(typed)]).toEqual(['', '']);
});

test('texts that look alike are comparable', () => {
  expect(comparable('ＧＳＭ\u00a0(ｇ／㎡)')).toBe(comparable('gsm (g/m2)'));
  expect(comparable('قياس\u200f  الكيس')).toBe(comparable('قياس الكيس'));
  for (const [one, other] of [
    ['وزن الكيس', 'وزن الکيس'],
    ['وزن الكيس', 'وزن الكـــيس'],
    ['وزن الكيس', 'وَزنُ الكيسِ'],
    ['عرض القاعدة', 'عرض القاعده'],
    ['مقوى', 'مقوي'],
    ['Bag–weight', 'bag-weight'],
    ['Bag\u2011weight', 'bag−weight'],
    ['Wеight', 'Weight'],
    ['МЕSН', 'mesh'],
    ['Buyer’s size', "buyer's size"],
    ['Size “large”', 'Size "large"'],
  ])
    expect(comparable(one ?? '')).toBe(comparable(other ?? ''));
  for (const [one, other] of [
    ['Weight', 'Height'],
    ['كيس', 'گيس'],
    ['باب', 'پاپ'],
    ['size - 1', 'size 1'],
    ['Größe', 'Grosse'],
    ['вес', 'рис'],
  ])
    expect(comparable(one ?? '')).not.toBe(comparable(other ?? ''));
});

test('a long run of invisible signs takes no time', () => {
  const milliseconds = processorTime(() => {
    expect(comparable('ـ\u064b'.repeat(50_000))).toBe('');
    expect(withoutInvisibleSigns('\u200c'.repeat(100_000))).toBe('');
    expect(normalText('a \u200c'.repeat(50_000)).length).toBeGreaterThan(1);
  });
  expect(milliseconds).toBeLessThan(1_500);
});
