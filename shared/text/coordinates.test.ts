import { expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { readCoordinates } from './coordinates.ts';

const gate = { latitude: 31.9539, longitude: 35.9106 };

test.each([
  '31.9539, 35.9106',
  '31.9539,35.9106',
  '31.9539 35.9106',
  '31.9539; 35.9106',
  '31.9539 / 35.9106',
  '(31.9539, 35.9106)',
  '31.9539، 35.9106',
  '٣١٫٩٥٣٩، ٣٥٫٩١٠٦',
  '٣١.٩٥٣٩ , ٣٥.٩١٠٦',
  '۳۱٫۹۵۳۹، ۳۵٫۹۱۰۶',
  '\u200e31.9539, 35.9106\u200e',
  '31.9539°, 35.9106°',
  '31.9539° N, 35.9106° E',
  '31.9539N 35.9106E',
  'N31.9539 E35.9106',
  'N 31.9539, E 35.9106',
  '35.9106 E, 31.9539 N',
  'geo:31.9539,35.9106',
  'https://www.google.com/maps/@31.9539,35.9106,17z',
  'https://www.google.com/maps/place/Mansooj/@31.9539,35.9106,17z/data=!3m1',
  // Its pin, which is not in the middle of the map.
  'https://www.google.com/maps/place/Mansooj/@31.95,35.9,15z/data=!4m6!3m5!8m2!3d31.9539!4d35.9106!16s',
  'https://maps.google.com/?q=31.9539,35.9106',
  'https://www.openstreetmap.org/#map=17/31.9539/35.9106',
])('%j is a place', (typed) => {
  expect(readCoordinates(typed)).toEqual(gate);
});

test.each([
  ['31°57\'14"N 35°54\'38"E', 31.953889, 35.910556],
  ['31°57′14.4″N, 35°54′38.4″E', 31.954, 35.910667],
  ["31° 57.234' N 35° 54.636' E", 31.9539, 35.9106],
  ["33°55'S 18°25'W", -33.916667, -18.416667],
  ['-33.9, 18.42', -33.9, 18.42],
])('%j is %d, %d', (typed, latitude, longitude) => {
  expect(readCoordinates(typed)).toEqual({ latitude, longitude });
});

test.each([
  '31,9539 35,9106',
  '31,9539, 35,9106',
  '95, 35',
  '31.9',
  '31.9 N 35.9 N',
  "31°75'N 35°10'E",
  '-31.9 N, 35.9 E',
  'Sahab, Amman',
  'https://maps.app.goo.gl/abc',
  '1, 2, 3',
])('%j is none', (typed) => {
  expect(readCoordinates(typed)).toBeUndefined();
});

test('takes no time, however long', () => {
  for (const part of ['1', '1 ', "1°1'", 'N', '@1.234,', ' '])
    expect(processorTime(() => readCoordinates(part.repeat(30_000)))).toBeLessThan(500);
});
