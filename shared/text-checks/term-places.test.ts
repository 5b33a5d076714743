import { expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { termPlaces } from './term-places.ts';
import type { CheckedTerm } from './text-check.ts';

const term = (english: string, arabic: string, englishAvoided: string[] = [], arabicAvoided: string[] = []) => ({
  ...{ english, arabic, englishAvoided, arabicAvoided },
});
const terms: CheckedTerm[] = [
  term('flour', 'دقيق', [], ['طحين']),
  term('pallet', 'طبلية', [], ['منصة خشبية']),
  term('shopping bag', 'كيس تسوّق'),
  term('bag', 'كيس'),
  term('e-mail', 'بريد إلكتروني', ['email']),
];
const found = (text: string, language: 'en' | 'ar') =>
  termPlaces(text, language, terms).map(({ from, to, isAvoided }) => `${text.slice(from, to)}${isAvoided ? '!' : ''}`);

test.each<['en' | 'ar', string, string[]]>([
  ['en', 'Flour on pallets', ['Flour', 'pallets']],
  ['en', 'Shopping bags and a bag', ['Shopping bags', 'bag']],
  ['en', 'floury', []],
  ['en', 'Send an email, an e-mail', ['email!', 'e-mail']],
  ['en', '[flour](/products/flour-bag)', ['flour']],
  ['ar', 'كيس للدقيق', ['كيس', 'للدقيق']],
  ['ar', 'والطبلية', ['والطبلية']],
  ['ar', 'وكيس تسوّق على منصة خشبية للطحين', ['وكيس تسوّق', 'منصة خشبية!', 'للطحين!']],
])('%s: in “%s” stand %j', (language, text, places) => {
  expect(found(text, language)).toEqual(places);
});

test('a place has the term with its word in the other language', () => {
  expect(termPlaces('For flour', 'en', terms)).toMatchObject([{ from: 4, to: 9, term: { arabic: 'دقيق' } }]);
});

test('long texts are read in a moment, to a bound', () => {
  const milliseconds = processorTime(() => {
    expect(termPlaces('flour '.repeat(100_000), 'en', terms)).toHaveLength(200);
    expect(termPlaces('a '.repeat(100_000), 'en', terms)).toEqual([]);
  });
  expect(milliseconds).toBeLessThan(1_000);
});
