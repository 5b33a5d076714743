import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

const shown = (before: string, after: string): string =>
  wordDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

test.each([
  ['A bag of 50 kg', 'A bag of 25 kg', 'A bag of [-50 -][+25 +]kg'],
  ['كيس أبيض', 'كيس', '[-كيس أبيض-][+كيس+]'],
  ['', 'New', '[+New+]'],
  ['Old', '', '[-Old-]'],
  ['the same', 'the same', 'the same'],
  ['one two three four', 'one three two four', 'one [-two -]three [+two +]four'],
])('from “%s” to “%s”', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

test('what is left and what is added make the two texts again, also of long ones', () => {
  const words = (seed: number) => Array.from({ length: 400 }, (_, i) => `w${(i * seed) % 17}`).join(' ');
  const long = Array.from({ length: 20_000 }, (_, i) => `w${i}`).join(' ');
  for (const [before, after] of [
    [words(3), words(5)],
    [long, long.replaceAll('w', 'v')],
  ] as const) {
    const parts = wordDifference(before, after);
    const textOf = (other: string) => parts.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join('');
    expect([textOf('added'), textOf('removed')]).toEqual([before, after]);
  }
});
