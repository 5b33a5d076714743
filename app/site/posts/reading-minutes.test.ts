import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test('a text takes a minute for every 200 words, and a minute at least', () => {
  expect(readingMinutes('كلمة '.repeat(1_000))).toBe(5);
  expect(readingMinutes('word '.repeat(310))).toBe(2);
  expect(readingMinutes('')).toBe(1);
});

test('Markdown syntax does not count as words', () => {
  expect(readingMinutes(`${'word '.repeat(200)}${'\n- > | --- '.repeat(200)}`)).toBe(1);
});
