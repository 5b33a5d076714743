import { expect, test } from 'vitest';
import { weeksInAmman } from './amman-weeks.ts';

test('a week in Amman begins on Saturday, three hours before UTC', () => {
  const friday = { from: '2026-11-14', begins: '2026-11-13T21:00:00.000Z', ends: '2026-11-20T21:00:00.000Z' };
  expect(weeksInAmman(new Date('2026-11-20T20:59:59.999Z'), 1)).toEqual([friday]);
  expect(weeksInAmman(new Date('2026-11-20T21:00:00.000Z'), 2)).toEqual([
    friday,
    { from: '2026-11-21', begins: '2026-11-20T21:00:00.000Z', ends: '2026-11-27T21:00:00.000Z' },
  ]);
});

test('a week in which Jordan changed its clocks has another length', () => {
  const [week] = weeksInAmman(new Date('2022-02-24T12:00:00Z'), 1);
  expect(week).toEqual({ from: '2022-02-19', begins: '2022-02-18T22:00:00.000Z', ends: '2022-02-25T21:00:00.000Z' });
});
