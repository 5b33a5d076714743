import { expect, test } from 'vitest';
import { excerpt, markWords, withoutMarkdown } from './excerpt.ts';

const joined = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');
const filler = 'word '.repeat(60);

test('an excerpt stands around the searched word, wherever it is', () => {
  const text = joined(excerpt([`${filler}the jumbo bag ${filler}`], ['jumbo']));
  expect(text).toMatch(/^… .*the jumbo bag.* …$/);
  expect(text.length).toBeLessThan(200);
});

test('an excerpt is taken from the first text that holds the word, else from the first text', () => {
  expect(joined(excerpt(['Nothing here', 'A jumbo bag'], ['jumbo']))).toBe('A jumbo bag');
  expect(joined(excerpt(['', 'Nothing here', 'Nor here'], ['jumbo']))).toBe('Nothing here');
  expect(excerpt(['', ''], ['jumbo'])).toEqual([]);
});

test('a word longer than an excerpt does not lose it', () => {
  expect(joined(excerpt([`${'x'.repeat(300)} ${'y'.repeat(300)} jumbo`], ['jumbo']))).toContain('jumbo');
});

test('the punctuation at a word is not marked', () => {
  expect(markWords('“Jumbo”, again', ['jumbo'])).toEqual([
    { text: '“', isMatch: false },
    { text: 'Jumbo', isMatch: true },
    { text: '”, again', isMatch: false },
  ]);
});

test('Markdown loses its signs and keeps its words', () => {
  const markdown =
    '## Head\n\n- **5:1** is a [bag](/x)\n\n> quote\n\n1. one\n\n| a | b |\n|---|--:|\n| `c` | snake_case |';
  expect(withoutMarkdown(markdown).replace(/\s+/g, ' ').trim()).toBe('Head 5:1 is a bag quote one a b c snake_case');
});
