import { expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { dayField, readDays } from './day-field.ts';

test.each([
  ['2027-05-12', '2027-05-12'],
  [' 2027/5/12 ', '2027-05-12'],
  ['٢٠٢٧/٥/١٢', '2027-05-12'],
  ['\u200f٢٠٢٧-٠٥-١٢', '2027-05-12'],
  ['31.05.2027', '2027-05-31'],
  ['٣١/٥/٢٠٢٧', '2027-05-31'],
  ['05/31/2027', '2027-05-31'],
  ['5/5/2027', '2027-05-05'],
  ['12/05/2027', undefined],
  ['١٢/٥/٢٠٢٧', undefined],
  ['31/31/2027', undefined],
  ['2027-02-30', undefined],
  ['12 May 2027', undefined],
  ['27-05-12', undefined],
  ['2027-05-12T00:00:00Z', undefined],
])('the day %j is read as %s', (typed, day) => {
  const read = dayField().safeParse(typed);
  expect(read.data).toBe(day);
  expect(read.error?.issues.map(({ message }) => message)).toEqual(day ? undefined : ['error_invalid_day']);
});

test.each([
  ['2027-03-31', ['2027-03-31']],
  ['31/03/2027', ['2027-03-31']],
  ['٣١/٣/٢٠٢٧', ['2027-03-31']],
  ['31.3.2027', ['2027-03-31']],
  ['31 / 03 / 2027', ['2027-03-31']],
  ['5/6/2027', ['2027-06-05', '2027-05-06']],
  ['05.06.2027', ['2027-06-05', '2027-05-06']],
  ['5/5/2027', ['2027-05-05']],
  // With the name of the month.
  ['5 June 2027', ['2027-06-05']],
  ['June 5, 2027', ['2027-06-05']],
  ['the 31st of March 2027', ['2027-03-31']],
  ['31-Mar-2027', ['2027-03-31']],
  ['15 Sept. 2027', ['2027-09-15']],
  ['15. September 2027', ['2027-09-15']],
  ['31 مارس 2027', ['2027-03-31']],
  ['٣١ آذار ٢٠٢٧', ['2027-03-31']],
  ['31 آذار/مارس 2027', ['2027-03-31']],
  ['1 كانون الثاني 2027', ['2027-01-01']],
  ['١ كانون أول ٢٠٢٧', ['2027-12-01']],
  ['15 أيلول، 2027', ['2027-09-15']],
  ['15 من حزيران 2027', ['2027-06-15']],
  // What is no day, or may be of another century.
  ['5 June 27', []],
  ['31/3/27', []],
  ['June 2027', []],
  ['5 6 June 2027', []],
  ['5 June July 2027', []],
  ['31 January February 2027', []],
  ['5 Jux 2027', []],
  ['1 كانون 2027', []],
  ['asap', []],
  ['', []],
])('the day %j is read as %j', (typed, days) => {
  expect(readDays(typed)).toEqual(days);
});

test('a day is read in time, also for the first time', () => {
  for (const piece of ['5 ', 'june ', '1/', 'كانون ', '2027 ', '\u200f'])
    expect(processorTime(() => readDays(piece.repeat(64_000 / piece.length)))).toBeLessThan(50);
});
