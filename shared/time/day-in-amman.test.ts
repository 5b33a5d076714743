import { expect, test } from 'vitest';
import { workingDayAfter } from './day-in-amman.ts';

test.each([
  ['a Sunday', '2026-11-29T08:00:00Z', 2, '2026-12-01'],
  ['a Wednesday', '2026-11-25T08:00:00Z', 2, '2026-11-29'],
  ['a Friday', '2026-11-27T08:00:00Z', 1, '2026-11-29'],
  ['a Saturday in London that is Sunday in Amman', '2026-11-28T22:00:00Z', 5, '2026-12-06'],
])('from %s on, working days are Sunday to Thursday', (_, time, days, day) => {
  expect(workingDayAfter(new Date(time), days)).toBe(day);
});
