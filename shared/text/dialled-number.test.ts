import { expect, test } from 'vitest';
import { chatNumber, dialledNumber } from './dialled-number.ts';

test.each([
  ['+962 6 500 0100', undefined, '+96265000100'],
  ['+962 (6) 500-0100 ext. 12', undefined, '+96265000100;ext=12'],
  ['00962 6 500 0100', undefined, '+96265000100'],
  ['06 500 0100', undefined, '+96265000100'],
  ['٠٦ ٥٠٠ ٠١٠٠', undefined, '+96265000100'],
  ['(06) 500-0100 ext 12', undefined, '+96265000100;ext=12'],
  ['962 6 500 0100', undefined, '+96265000100'],
  ['797654321', undefined, '+962797654321'],
  ['+962 (0)6 500 0100', undefined, '+96265000100'],
  ['0044 20 7946 0958', undefined, '+442079460958'],
  ['911', undefined, '911'],
  ['06 500 0100 x12', '+96265000100', '+96265000100;ext=12'],
  ['٠٦ ٥٠٠ ٠١٠٠ تحويلة ١٢', '+96265000100', '+96265000100;ext=12'],
  ['06 500 0100 #12', '+96265000100', '+96265000100;ext=12'],
  ['0797654321', '+962797654321', '+962797654321'],
  ['call me', undefined, ''],
  ['', undefined, ''],
])('%s dials %s', (typed, e164, dialled) => {
  expect(dialledNumber(typed, e164)).toBe(dialled);
});

test('a chat begins by the whole number without its extension', () => {
  expect(chatNumber('079 765 4321')).toBe('962797654321');
  expect(chatNumber('00962 79 765 4321 ext. 3')).toBe('962797654321');
  expect(chatNumber('')).toBe('');
});
