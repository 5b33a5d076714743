import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../tests/fuzz/seeded-random.ts';
import { testInFull } from '../../tests/support/test-in-full.ts';
import { fromTimeInAmman, toTimeInAmman } from './time-in-amman.ts';
import { type CalendarHours, promisedDays, workCalendar } from './work-calendar.ts';
import { readSpans, weekdays } from './work-spans.ts';

const at = (local: string): number => Date.parse(fromTimeInAmman(local.replace(' ', 'T')));
const local = (time: number): string => toTimeInAmman(new Date(time).toISOString()).replace('T', ' ');
const everyDay = (spans: string): CalendarHours['week'] => ({
  ...{ sun: spans, mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans },
});
const week = (spans: string): CalendarHours['week'] => ({ ...everyDay(spans), fri: '', sat: '' });
const usual: CalendarHours = { week: week('08:00-16:00'), ramadan: null, holidays: [] };
const withWeek = (given: CalendarHours['week']) => workCalendar({ ...usual, week: given });

// The last days of November 2026: the 29th is a Sunday.
const days = { sun: 29, mon: 30, tue: 1, wed: 2, thu: 3, fri: 4, sat: 5 } as const;
const dateOf = (day: keyof typeof days): string =>
  `2026-${days[day] > 28 ? 11 : 12}-${`${days[day]}`.padStart(2, '0')}`;
const usualCalendar = workCalendar(usual);

describe('eight working hours after', () => {
  const times = ['00:30', '07:59', '08:00', '12:00', '15:59', '16:00', '23:59'];
  const same = 'today 16:00';
  // By column: when it came on that day.
  const onWorkingDays = [same, same, same, 'next 12:00', 'next 15:59', 'next 16:00', 'next 16:00'];
  const onDaysOff = times.map(() => 'next 16:00');
  const next = {
    sun: 'mon',
    mon: 'tue',
    tue: 'wed',
    wed: 'thu',
    thu: '2026-12-06',
    fri: '2026-12-06',
    sat: '2026-12-06',
  };
  const cases = weekdays.flatMap((day) =>
    times.map((time, column) => {
      const [which = '', due = ''] = ((day === 'fri' || day === 'sat' ? onDaysOff : onWorkingDays)[column] ?? '').split(
        ' ',
      );
      const name = which === 'today' ? day : next[day];
      const date = name.startsWith('2026') ? name : dateOf(name as keyof typeof days);
      return [`${day} ${time}`, `${dateOf(day)} ${time}`, `${date} ${due}`] as const;
    }),
  );
  test.each(cases)('%s it is to be answered', (_, from, due) => {
    expect(local(usualCalendar.after(at(from), 480))).toBe(due);
  });
});

describe('two working hours after', () => {
  const times = [
    ['06:00', 0, '10:00'],
    ['14:00', 0, '16:00'],
    ['14:01', 1, '08:01'],
    ['15:00', 1, '09:00'],
    ['20:00', 1, '10:00'],
  ] as const;
  const working = [...weekdays.slice(0, 5), 'sun'] as const;
  const cases = working.slice(0, 5).flatMap((day, place) =>
    times.map(([time, later, due]) => {
      const next = place === 4 ? '2026-12-06' : dateOf(working[place + 1] ?? 'sun');
      return [`${day} ${time}`, `${dateOf(day)} ${time}`, `${later ? next : dateOf(day)} ${due}`] as const;
    }),
  );
  test.each(cases)('%s it is to be answered', (_, from, due) => {
    expect(local(usualCalendar.after(at(from), 120))).toBe(due);
  });
});

describe('with two spans a day', () => {
  const calendar = withWeek(week('08:00-12:30, 13:30-17:00'));
  test.each([
    ['07:59', false],
    ['08:00', true],
    ['12:29', true],
    ['12:30', false],
    ['13:29', false],
    ['13:30', true],
    ['16:59', true],
    ['17:00', false],
    ['00:00', false],
    ['23:59', false],
  ])('at %s it is open: %s', (time, isOpen) => {
    expect(calendar.isOpen(at(`2026-11-29 ${time}`))).toBe(isOpen);
    expect(calendar.isOpen(at(`2026-12-04 ${time}`))).toBe(false);
    expect(calendar.isOpen(at(`2026-12-05 ${time}`))).toBe(false);
  });

  test.each([
    ['2026-11-29 12:00', 30, '2026-11-29 12:30'],
    ['2026-11-29 12:00', 31, '2026-11-29 13:31'],
    ['2026-11-29 12:30', 1, '2026-11-29 13:31'],
    ['2026-11-29 13:00', 210, '2026-11-29 17:00'],
    ['2026-11-29 13:00', 211, '2026-11-30 08:01'],
    ['2026-11-29 08:00', 480, '2026-11-29 17:00'],
    ['2026-11-29 03:00', 480, '2026-11-29 17:00'],
    ['2026-12-03 12:30', 480, '2026-12-06 12:30'],
    ['2026-11-29 12:45', 0, '2026-11-29 13:30'],
    ['2026-11-29 17:00', 0, '2026-11-30 08:00'],
    ['2026-12-03 17:00', 0, '2026-12-06 08:00'],
    ['2026-11-29 09:00', 2_400, '2026-12-06 09:00'],
  ])('from %s, %i minutes end at %s', (from, minutes, due) => {
    expect(local(calendar.after(at(from), minutes))).toBe(due);
  });
});

describe('working minutes between', () => {
  test.each([
    ['2026-11-29 08:00', '2026-11-29 16:00', 480],
    ['2026-11-29 00:00', '2026-11-30 00:00', 480],
    ['2026-11-29 08:00', '2026-11-29 08:00', 0],
    ['2026-11-29 12:00', '2026-11-29 09:00', 0],
    ['2026-11-29 15:00', '2026-11-30 09:00', 120],
    ['2026-12-03 15:00', '2026-12-06 09:00', 120],
    ['2026-12-03 16:00', '2026-12-06 08:00', 0],
    ['2026-12-04 10:00', '2026-12-05 22:00', 0],
    ['2026-11-29 16:00', '2026-11-29 23:00', 0],
    ['2026-11-29 03:00', '2026-11-29 08:01', 1],
    ['2026-11-29 08:00', '2026-12-06 08:00', 2_400],
    ['2026-12-31 15:30', '2027-01-03 08:30', 60],
    ['2026-12-27 08:00', '2027-01-03 08:00', 2_400],
    ['2026-11-29 15:59', '2026-11-29 16:01', 1],
    ['2024-02-28 08:00', '2024-03-03 08:00', 960],
  ])('%s and %s: %i', (from, to, minutes) => {
    expect(usualCalendar.minutesBetween(at(from), at(to))).toBe(minutes);
  });
});

describe('feasts and Ramadan', () => {
  const calendar = workCalendar({
    week: week('08:00-16:00'),
    ramadan: { from: '2027-02-08', to: '2027-03-08', spans: '09:00-14:00' },
    holidays: [
      { from: '2027-03-09', to: '2027-03-12' },
      { from: '2027-05-02', to: '2027-05-02' },
      { from: '2026-12-31', to: '2027-01-03' },
      { from: '2027-06-04', to: '2027-06-04' },
      { from: '2027-05-02', to: '2027-05-03' },
    ],
  });
  test.each([
    // The last usual Sunday, and the first of Ramadan, a Monday.
    ['2027-02-07 12:00', 480, '2027-02-08 13:00'],
    ['2027-02-07 16:00', 480, '2027-02-09 12:00'],
    ['2027-02-08 08:00', 300, '2027-02-08 14:00'],
    ['2027-02-08 08:00', 301, '2027-02-09 09:01'],
    ['2027-02-11 14:00', 300, '2027-02-14 14:00'],
    // The feast begins on a Tuesday; after it come Saturday and Sunday.
    ['2027-03-08 13:00', 120, '2027-03-14 09:00'],
    ['2027-03-08 14:00', 480, '2027-03-14 16:00'],
    ['2027-03-09 10:00', 480, '2027-03-14 16:00'],
    ['2027-03-12 23:59', 60, '2027-03-14 09:00'],
    // The year ends on a holiday.
    ['2026-12-30 15:00', 120, '2027-01-04 09:00'],
    ['2026-12-31 09:00', 480, '2027-01-04 16:00'],
    ['2027-01-03 23:00', 1, '2027-01-04 08:01'],
    // Two holidays on one day, and one on a day off.
    ['2027-04-29 15:00', 120, '2027-05-04 09:00'],
    ['2027-05-02 08:00', 480, '2027-05-04 16:00'],
    ['2027-06-03 15:00', 120, '2027-06-06 09:00'],
  ])('from %s, %i minutes end at %s', (from, minutes, due) => {
    expect(local(calendar.after(at(from), minutes))).toBe(due);
  });

  test.each([
    ['2027-02-08 08:30', false],
    ['2027-02-08 09:00', true],
    ['2027-02-08 13:59', true],
    ['2027-02-08 14:00', false],
    ['2027-02-12 10:00', false],
    ['2027-03-08 13:00', true],
    ['2027-03-09 10:00', false],
    ['2027-03-11 10:00', false],
    ['2027-03-14 08:00', true],
    ['2026-12-31 10:00', false],
    ['2027-01-03 10:00', false],
    ['2027-01-04 10:00', true],
  ])('at %s it is open: %s', (time, isOpen) => {
    expect(calendar.isOpen(at(time))).toBe(isOpen);
  });

  test.each([
    ['2027-02-07 10:00', 1, '2027-02-08'],
    ['2027-03-08 10:00', 1, '2027-03-14'],
    ['2027-03-08 10:00', 2, '2027-03-15'],
    ['2026-12-30 23:00', 2, '2027-01-05'],
    ['2026-11-29 08:00', 2, '2026-12-01'],
    ['2026-11-25 08:00', 2, '2026-11-29'],
    ['2026-11-27 08:00', 1, '2026-11-29'],
    ['2026-11-29 01:00', 5, '2026-12-06'],
    ['2026-11-29 01:00', 0, '2026-11-29'],
  ])('from %s, %i working days end on %s', (from, count, day) => {
    expect(calendar.workingDayAfter(at(from), count)).toBe(day);
  });

  test('a company that never works has an answer some day, and no promise that runs for ever', () => {
    const closed = workCalendar({ ...usual, week: everyDay('') });
    expect(local(closed.after(at('2026-11-29 08:00'), 1))).toBe('2029-12-03 00:00');
    expect(closed.minutesBetween(at('2026-11-29 08:00'), at('2027-11-29 08:00'))).toBe(0);
    expect(promisedDays({ week: everyDay(''), ramadan: null }, 480)).toBe(1);
  });
});

describe('over midnight', () => {
  const night = withWeek({ ...everyDay(''), thu: '20:00-04:00', fri: '03:00-06:00' });
  test.each([
    ['2026-12-03 19:59', false],
    ['2026-12-03 20:00', true],
    ['2026-12-03 23:59', true],
    ['2026-12-04 00:00', true],
    ['2026-12-04 03:59', true],
    ['2026-12-04 05:59', true],
    ['2026-12-04 06:00', false],
    ['2026-12-05 01:00', false],
  ])('at %s it is open: %s', (time, isOpen) => {
    expect(night.isOpen(at(time))).toBe(isOpen);
  });

  test.each([
    ['2026-12-03 20:00', 240, '2026-12-04 00:00'],
    ['2026-12-03 20:00', 241, '2026-12-04 00:01'],
    ['2026-12-04 01:00', 180, '2026-12-04 04:00'],
    // The hour from 3 to 4, which both spans have, counts once.
    ['2026-12-03 20:00', 600, '2026-12-04 06:00'],
    ['2026-12-04 02:00', 241, '2026-12-10 20:01'],
    ['2026-12-04 06:00', 0, '2026-12-10 20:00'],
  ])('from %s, %i minutes end at %s', (from, minutes, due) => {
    expect(local(night.after(at(from), minutes))).toBe(due);
  });

  test('a holiday takes the span that begins on it, and not the one from the day before', () => {
    const calendar = workCalendar({
      week: everyDay('22:00-02:00'),
      ramadan: null,
      holidays: [{ from: '2026-12-02', to: '2026-12-02' }],
    });
    expect([
      calendar.isOpen(at('2026-12-02 01:00')),
      calendar.isOpen(at('2026-12-02 23:00')),
      calendar.isOpen(at('2026-12-03 01:00')),
    ]).toEqual([true, false, false]);
  });

  test.each([
    ['00:00-24:00', '2026-11-29 23:30', 60, '2026-11-30 00:30'],
    ['00:00-12:00, 12:00-24:00', '2026-11-29 11:30', 60, '2026-11-29 12:30'],
    ['08:00-12:00, 12:00-16:00', '2026-11-29 11:30', 60, '2026-11-29 12:30'],
    ['08:00-12:00, 12:00-16:00', '2026-11-29 08:00', 480, '2026-11-29 16:00'],
    ['16:00-00:00', '2026-11-29 23:59', 2, '2026-11-30 16:01'],
  ])('with %s, spans that touch are one: from %s', (spans, from, minutes, due) => {
    expect(local(withWeek(everyDay(spans)).after(at(from), minutes))).toBe(due);
  });
});

describe('clocks that change', () => {
  const inHamburg = workCalendar({ ...usual, week: everyDay('00:00-08:00') }, 'Europe/Berlin');
  test.each([
    // On 28 March 2027 the hour from 2 to 3 is missing there; on 31 October 2027 it comes twice.
    ['2027-03-27T12:00:00Z', '2027-03-28T12:00:00Z', 7 * 60],
    ['2027-10-30T12:00:00Z', '2027-10-31T12:00:00Z', 9 * 60],
    ['2027-03-26T12:00:00Z', '2027-03-27T12:00:00Z', 8 * 60],
  ])('a night there has its true length: from %s', (from, to, minutes) => {
    expect(inHamburg.minutesBetween(Date.parse(from), Date.parse(to))).toBe(minutes);
  });

  test.each([
    ['02:15-03:45', 45],
    ['02:10-02:50', 0],
    ['01:00-02:30', 60],
    ['01:30-02:00, 02:30-04:00', 90],
    ['02:00-03:00, 03:00-04:00', 60],
    ['22:00-02:45', 4 * 60],
  ])('the hour that is missing there is not worked, and the rest is: %s', (spans, minutes) => {
    const there = workCalendar({ ...usual, week: everyDay(spans) }, 'Europe/Berlin');
    // From Sunday at 0:00 to Monday at 0:00.
    const worked = there.minutesBetween(Date.parse('2027-03-27T23:00:00Z'), Date.parse('2027-03-28T22:00:00Z'));
    expect(worked).toBe(minutes);
  });

  test.each([
    ['2027-03-25 15:00', 'Sun 28 Mar, 08:00'],
    ['2027-10-28 15:00', 'Sun 31 Oct, 07:00'],
    ['2027-10-24 15:00', 'Mon 25 Oct, 08:00'],
    ['2026-11-29 15:00', 'Mon 30 Nov, 07:00'],
  ])('someone in Hamburg reads the same instant on their own clock: %s', (from, there) => {
    const due = usualCalendar.after(at(from), 120);
    const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
    expect(new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'Europe/Berlin' }).format(due)).toBe(there);
  });
});

describe('the promise', () => {
  const halfSaturday = { ...week('08:00-16:00'), sat: '08:00-12:00' };
  const ramadan = (spans: string) => ({ from: '2027-02-08', to: '2027-03-08', spans });
  test.each([
    ['eight hours of eight', week('08:00-16:00'), null, 8, 2],
    ['an engineer', week('08:00-16:00'), null, 16, 3],
    ['four hours', week('08:00-16:00'), null, 4, 1],
    ['just under a day', week('08:00-16:00'), null, 7, 1],
    ['nine hours', week('08:00-16:00'), null, 9, 2],
    ['short days', week('09:00-13:00'), null, 8, 3],
    ['in Ramadan', week('08:00-16:00'), ramadan('09:00-14:00'), 8, 2],
    ['in a shorter Ramadan', week('08:00-16:00'), ramadan('10:00-13:00'), 8, 3],
    ['a half Saturday', halfSaturday, null, 8, 2],
    ['a half Saturday and twelve hours', halfSaturday, null, 12, 3],
    ['one day a week', { ...everyDay(''), sun: '08:00-16:00' }, null, 8, 2],
    ['day and night', everyDay('00:00-24:00'), null, 8, 1],
    ['a night, which ends on the next day', { ...week('08:00-16:00'), tue: '', sat: '22:00-06:00' }, null, 4.1, 2],
    [
      'a night whose hours the next day has too',
      { ...everyDay(''), thu: '20:00-04:00', fri: '02:00-06:00' },
      null,
      8,
      3,
    ],
    ['Ramadan at night', week('08:00-16:00'), ramadan('21:00-02:00'), 4, 2],
  ])('of %s', (_, given, inRamadan, hours, count) => {
    expect(promisedDays({ week: given, ramadan: inRamadan }, hours * 60)).toBe(count);
  });
});

test.each([
  ['08:00-16:00', [[480, 960]]],
  [
    ' 8:00 – 12:30 ,13:30—17:00 ',
    [
      [480, 750],
      [810, 1020],
    ],
  ],
  [
    '٠٨:٠٠-١٢:٠٠، ١٣:٠٠-١٦:٠٠',
    [
      [480, 720],
      [780, 960],
    ],
  ],
  [
    '13:00-16:00, 08:00-12:00',
    [
      [480, 720],
      [780, 960],
    ],
  ],
  [
    '08:00-12:00; 13:00-16:00',
    [
      [480, 720],
      [780, 960],
    ],
  ],
  ['22:00-02:00', [[1320, 1560]]],
  ['00:00-24:00', [[0, 1440]]],
  ['', []],
  ['08:00', undefined],
  ['08:00-08:00', undefined],
  ['24:00-08:00', undefined],
  ['08:60-16:00', undefined],
  ['08:00-12:00, 11:59-16:00', undefined],
  ['8-16', [[480, 960]]],
  ['8 to 16', [[480, 960]]],
  ['08.00–16.30', [[480, 990]]],
  ['8:00−16:00', [[480, 960]]],
  ['8:00‑16:00', [[480, 960]]],
  ['8 am - 4:30 PM', [[480, 990]]],
  ['12 pm – 12 am', [[720, 1440]]],
  ['من ٨ صباحًا إلى ٤ مساءً', [[480, 960]]],
  [
    '8-12 and 13-17',
    [
      [480, 720],
      [780, 1020],
    ],
  ],
  [
    'من 8 إلى 12 و 13:30 إلى 17',
    [
      [480, 720],
      [810, 1020],
    ],
  ],
  // The 1 may be in the afternoon, and no clock shows 13 pm.
  ['1-5 pm', undefined],
  ['8 am - 16', undefined],
  ['8 am - 13 pm', undefined],
  ['8-12-16', undefined],
])('hours are read as people write them: %s', (text, spans) => {
  expect(readSpans(text)?.map(({ from, to }) => [from, to])).toEqual(spans);
});

testInFull('a minute-by-minute count says the same of random weeks', () => {
  const random = seededRandom(41);
  const texts = [
    '',
    '',
    '08:00-16:00',
    '09:15-12:00, 12:45-17:30',
    '00:00-24:00',
    '22:30-03:10',
    '16:00-24:00',
    '00:00-04:00',
  ];
  for (let round = 0; round < 12; round++) {
    const hours = {
      week: {
        ...everyDay(''),
        ...Object.fromEntries(weekdays.map((day) => [day, random.pick(texts)])),
        sun: '10:00-11:00',
      },
      ramadan: random.pick([null, { from: '2026-12-01', to: '2026-12-03', spans: '11:00-12:20' }]),
      holidays: random.pick([[], [{ from: '2026-11-30', to: '2026-12-01' }]]),
    };
    const calendar = workCalendar(hours);
    const start = at('2026-11-27 00:00') + random.below(3 * 1440) * 60_000;
    const isOpen = Array.from({ length: 6 * 1440 }, (_, i) => opensSlowly(hours, start + i * 60_000));
    const found = isOpen.map((_, i) => calendar.isOpen(start + i * 60_000));
    const differs = isOpen.findIndex((open, i) => open !== found[i]);
    expect(differs < 0 ? undefined : [hours, local(start + differs * 60_000)]).toBeUndefined();
    const worked = isOpen.filter(Boolean).length;
    expect(calendar.minutesBetween(start, start + isOpen.length * 60_000)).toBe(worked);
    const wanted = 1 + random.below(worked);
    let left = wanted;
    const last = isOpen.findIndex((open) => open && --left === 0);
    expect(calendar.after(start, wanted)).toBe(start + (last + 1) * 60_000);
  }
});

test('an answer is due before its promise ends, also after nights', () => {
  const random = seededRandom(11);
  const texts = ['', '', '08:00-16:00', '22:00-06:00', '18:00-10:00', '23:50-08:00', '03:00-06:00'];
  const begun = at('2026-11-29 00:00');
  for (let round = 0; round < 60; round++) {
    const hours = {
      week: {
        ...everyDay(''),
        ...Object.fromEntries(weekdays.map((day) => [day, random.pick(texts)])),
        sun: '22:00-06:00',
      },
      ramadan: random.pick([null, { from: '2026-12-02', to: '2026-12-31', spans: '21:00-02:00' }]),
    };
    const calendar = workCalendar({ ...hours, holidays: [] });
    const minutes = 60 + random.below(1_500);
    const days = promisedDays(hours, minutes);
    for (let asked = begun + 1_439 * 60_000; asked < begun + 10 * 86_400_000; asked += 86_400_000) {
      const due = calendar.dayAt(calendar.after(asked, minutes));
      expect([due <= calendar.workingDayAfter(asked, days), hours, minutes]).toEqual([true, hours, minutes]);
    }
  }
});

/** As `read` says it, which is asked once for each value: a minute has few days and spans around it. */
function remembered<Given, Result>(read: (given: Given) => Result): (given: Given) => Result {
  const known = new Map<Given, Result>();
  return (given) => {
    const found = known.get(given) ?? read(given);
    known.set(given, found);
    return found;
  };
}

const dayMilliseconds = 86_400_000;
const dateOfDay = remembered((day: number) => new Date(day * dayMilliseconds).toISOString().slice(0, 10));
const weekdayOf = remembered((date: string) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sun');
const spansOf = remembered((text: string) => readSpans(text) ?? []);

/** Whether a minute is worked, by looking at the spans of its day and of the day before. */
function opensSlowly({ week: given, ramadan, holidays }: CalendarHours, time: number) {
  // Amman is three hours ahead of UTC in that year.
  const wall = time + 3 * 3_600_000;
  const today = Math.floor(wall / dayMilliseconds);
  return [0, 1].some((ago) => {
    const day = dateOfDay(today - ago);
    const usualSpans = given[weekdayOf(day)];
    if (!usualSpans || holidays.some(({ from, to }) => from <= day && day <= to)) return false;
    const isRamadan = ramadan && ramadan.from <= day && day <= ramadan.to;
    const now = Math.floor(wall / 60_000) - (today - ago) * 1440;
    return spansOf(isRamadan ? ramadan.spans : usualSpans).some(({ from, to }) => from <= now && now < to);
  });
}
