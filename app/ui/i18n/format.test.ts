import { describe, expect, test } from 'vitest';
import {
  formatAge,
  formatClock,
  formatDate,
  formatDateTime,
  formatDue,
  formatFileSize,
  formatShortDate,
} from './format.ts';

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1_048_575, '1024.00 KB'],
  [1_048_576, '1.00 MB'],
  [1_268_775, '1.21 MB'],
  [5 * 1024 ** 2, '5.00 MB'],
  [1024 ** 3, '1.00 GB'],
  [2500 * 1024 ** 3, '2500.00 GB'],
])('%i bytes are shown as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});

test.each([
  [5, '5 seconds ago', 'قبل 5 ثوانِ'],
  [59 * 60, '59 minutes ago', 'قبل 59 دقيقة'],
  [2 * 3600 + 1, '2 hours ago', 'قبل ساعتين'],
  [36 * 3600, '1 day ago', 'قبل يوم واحد'],
])('a moment %i seconds ago is shown as an age', (seconds, english, arabic) => {
  const moment = '2026-11-20T21:30:00.000Z';
  const now = Date.parse(moment) + seconds * 1000;
  const shown = (language: 'en' | 'ar') => formatAge(moment, { now, language });
  expect([shown('en'), shown('ar')]).toEqual([english, arabic]);
});

describe('a time', () => {
  const time = '2026-11-20T21:30:00.000Z';
  const inAmman = { timeZone: 'Asia/Amman' };

  test('is shown in en-US', () => {
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...inAmman }).format(new Date(time));
    expect([formatShortDate(time, 'en'), date]).toEqual(['Nov 21, 2026', 'Nov 21, 2026']);
    expect(formatDateTime(time, 'en').replaceAll(/\s/g, ' ')).toBe('Nov 21, 2026, 12:30 AM');
  });

  test('is shown in ar-JO with the digits 0 to 9 for Arabic', () => {
    const arabic = (more: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('ar-JO-u-nu-latn', { ...more, ...inAmman }).format(new Date(time));
    expect(formatShortDate(time, 'ar')).toBe(arabic({ dateStyle: 'medium' }));
    expect(formatDateTime(time, 'ar')).toBe(arabic({ dateStyle: 'medium', timeStyle: 'short' }));
    expect(formatDateTime(time, 'ar')).toMatch(/2026.*12:30/);
    // Jordan's name of the month, where other Arabic locales say نوفمبر.
    expect(formatDate(time, 'ar')).toBe('21 تشرين الثاني 2026');
  });

  test.each(['en', 'ar'] as const)('is on the same clock wherever it is shown, in %s', (language) => {
    const inAfternoon = '2026-11-20T11:05:00.000Z';
    const hours = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'ar-JO-u-nu-latn', {
      timeStyle: 'short',
      ...inAmman,
    }).format(new Date(inAfternoon));
    expect(hours).toMatch(/2:05/);
    expect(formatDateTime(inAfternoon, language)).toContain(hours);
    expect(formatDue(inAfternoon, { now: Date.parse(time), language })).toContain(hours);
    expect(formatClock(inAfternoon, undefined, language)).toBe(hours);
  });
});
