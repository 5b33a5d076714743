import { expect, test } from 'vitest';
import { createLexicon } from '#shared/search/families.ts';
import { shippedFamilies } from '#shared/search/shipped-families.ts';
import { findTransliterated } from './arabic-in-latin.ts';

const ofTrade = ['شوالات', 'عربون', 'طباعه', 'مصنعكم', 'رز', 'اكياس', 'سكر', 'غطاء', 'طحين'];

test.each([
  ['shwalat', 'شوالات'],
  ['3arbon', 'عربون'],
  ['taba3a', 'طباعه'],
  ['6baa3a', 'طباعه'],
  ['almasna3kom', 'مصنعكم'],
  ['akyas', 'اكياس'],
  ['6a7een', 'طحين'],
  ['tahhin', 'طحين'],
  // Too short, words of other languages, and none of the trade.
  ['sukr', undefined],
  ['arid', undefined],
  ['shwalatim', undefined],
  ['wagon', undefined],
])('%s is %s', (typed, word) => {
  expect(findTransliterated(typed, { ofTrade })).toBe(word);
});

test('a word of which nothing is known keeps the site busy for a moment at most', () => {
  const words = [...createLexicon(shippedFamilies).familiesOf.keys()].filter((word) => !word.includes(' '));
  expect(words.length).toBeGreaterThan(2_000);
  const begun = process.cpuUsage();
  for (const typed of ['unknownword', 'a'.repeat(24), 'ae'.repeat(12)]) findTransliterated(typed, { ofTrade: words });
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(150);
});
