import { expect, test } from 'vitest';
import { describeValue, differingLines } from './value-text.ts';

const long = (change: string) => ['a', 'b', 'c', 'd', change, 'e', 'f', 'g'].join('\n');

test('of two long texts only differing lines are shown', () => {
  expect(differingLines(long('old'), long('new'))).toBe('…\nold\n…');
  expect(differingLines(`${long('x')}\nmore`, long('x'))).toBe('…\nmore');
  expect(differingLines('short', 'other')).toBe('short');
});

test('values are shown in words', () => {
  expect(describeValue([{ name: 'Width', value: '50 cm', key: 'k1' }, { name: 'Bare' }])).toBe('Width: 50 cm\nBare');
  expect(describeValue('published', 'status')).toBe('Published');
  expect(describeValue('Manufacturing', 'category')).toBe('Manufacturing');
  expect(describeValue([{ title: 'Weaving', text: '', image: 'images/x.webp', entryId: 'e1' }])).toBe('Weaving');
  expect([describeValue(null), describeValue(false), describeValue(2005)]).toEqual(['', 'Off', '2005']);
});
