import { expect, test } from 'vitest';
import { readCoordinates } from '#shared/text/coordinates.ts';
import { openingHoursData } from './opening-hours-data.ts';

test.each([
  [
    'Sunday – Thursday',
    '8:00 am to 5:00 pm',
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    '08:00',
    '17:00',
  ],
  ['Fri to Sun', '9–17', ['Friday', 'Saturday', 'Sunday'], '09:00', '17:00'],
  ['Monday, Wednesday', '12 am - 12 pm', ['Monday', 'Wednesday'], '00:00', '12:00'],
  ['Saturday (loading gate only)', '8:00 am to 1:00 pm', ['Saturday'], '08:00', '13:00'],
])('%s, %s is said to search engines', (days, hours, dayOfWeek, opens, closes) => {
  expect(openingHoursData([{ days, hours }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
  ]);
});

test.each([
  ['Friday', 'Closed'],
  ['Ramadan', '9–15'],
  ['Sunday', '8–12 and 13–17'],
])('%s, %s is left out', (days, hours) => {
  expect(openingHoursData([{ days, hours }])).toEqual([]);
});

test('a place is read as maps write it, and nothing else', () => {
  expect(readCoordinates('31.872, 36.006')).toEqual({ latitude: 31.872, longitude: 36.006 });
  expect(readCoordinates(' -33.9 18.42 ')).toEqual({ latitude: -33.9, longitude: 18.42 });
  for (const text of ['91, 0', '0, 181', 'Amman', '31.872', '31,872; 36,006', ''])
    expect([text, readCoordinates(text)]).toEqual([text, undefined]);
});
