import { expect, test } from 'vitest';
import { differingLines, textOf } from './value-text.ts';

const long = (change: string) => ['a', 'b', 'c', 'd', change, 'e', 'f', 'g'].join('\n');

test('of two long texts only differing lines are shown', () => {
  expect(differingLines(long('old'), long('new'))).toBe('…\nold\n…');
  expect(differingLines(`${long('x')}\nmore`, long('x'))).toBe('…\nmore');
  expect(differingLines('short', 'other')).toBe('short');
});

test('values are shown in words', () => {
  expect(textOf([{ name: 'Width', value: '50 cm', key: 'k1' }, { name: 'Bare' }])).toBe('Width: 50 cm\nBare');
  expect(textOf('published', 'status')).toBe('Published');
  expect(textOf('Manufacturing', 'category')).toBe('Manufacturing');
  expect(textOf([{ title: 'Weaving', text: '', image: 'images/x.webp', entryId: 'e1' }])).toBe('Weaving');
  expect([textOf(null), textOf(false), textOf(2005)]).toEqual(['', 'Off', '2005']);
});
