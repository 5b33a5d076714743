import { expect, test } from 'vitest';
import { dayField } from './day-field.ts';

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
