import { expect, test } from 'vitest';
import { fromTimeInAmman, toTimeInAmman } from './time-in-amman.ts';

test.each([
  ['2026-11-21T14:30', '2026-11-21T11:30:00.000Z'],
  ['2027-01-01T00:00', '2026-12-31T21:00:00.000Z'],
  // Until 2022 Jordan had winter time.
  ['2021-01-15T08:00', '2021-01-15T06:00:00.000Z'],
])('%s in Amman is %s', (local, iso) => {
  expect(fromTimeInAmman(local)).toBe(iso);
  expect(toTimeInAmman(iso)).toBe(local);
});

test('no time is none either way', () => {
  expect([fromTimeInAmman(''), fromTimeInAmman('soon'), toTimeInAmman(null)]).toEqual(['', '', '']);
});
