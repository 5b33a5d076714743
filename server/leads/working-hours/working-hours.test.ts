import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeWorkingHours } from '#server/core/settings/answer-clock.ts';
import { usualWorkingHours as usual, type WorkingHours } from '#shared/leads/working-hours.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());
afterEach(async () => {
  await admin.call('PUT', '/working-hours', usual);
});

const read = async () => (await admin.get('/working-hours')).json();
const put = (change: object) => admin.call('PUT', '/working-hours', { ...usual, ...change });
const contactHead = async (language: 'en' | 'ar') =>
  (await site.services.company.listPageHeads(language)).find(({ page }) => page === '/contact-us')?.[language]
    .description;
const consultation = async () =>
  JSON.stringify((await site.services.pageTexts.readPages()).find(({ path }) => path === '/consultation'));

test('until somebody sets others, the week is that of Jordan, and the site promises what it always did', async () => {
  expect(await read()).toMatchObject({ hours: usual, promised: { contact: 2, consultation: 3, quote: 2 } });
  expect(await contactHead('en')).toContain('within two working days');
  expect(await contactHead('ar')).toContain('خلال يومَي عمل');
  expect(await consultation()).toMatch(/within three working days.*خلال ثلاثة أيام عمل/);
});

test('other hours are stored as they are meant, and the promises follow', async () => {
  const week = { ...usual.week, sun: ' ٨:٠٠–١٢:٠٠، 13:00-16:00', sat: '9:00-13:00' };
  const holidays = [{ name: 'Eid al-Fitr', from: '2027-03-10', to: '2027-03-12' }];
  const ramadan = { from: '2027-02-08', to: '2027-03-09', spans: '10:00-13:00' };
  const answerHours = { contact: 4, consultation: 24, career: 8, quote: '20' };
  expect((await put({ week, holidays, ramadan, answerHours })).statusCode).toBe(200);
  const { hours, promised } = await read();
  expect(hours).toEqual({
    week: { ...usual.week, sun: '08:00-12:00, 13:00-16:00', sat: '09:00-13:00' },
    ...{ holidays, ramadan, answerHours: { ...answerHours, quote: 20 } },
  } satisfies WorkingHours);
  expect(promised).toEqual({ contact: 2, consultation: 4, quote: 4 });
  expect(await consultation()).toContain('within 4 working days');
});

test.each([
  ['hours that overlap', { week: { ...usual.week, mon: '08:00-12:00, 11:00-16:00' } }, ['week.mon']],
  ['what is no time', { week: { ...usual.week, tue: 'all day' } }, ['week.tue']],
  ['an afternoon without its hours', { week: { ...usual.week, wed: '08:00-4:00' } }, ['week.wed']],
  ['the same in Ramadan', { ramadan: { from: '2027-02-08', to: '2027-03-09', spans: '9:00-2:00' } }, ['ramadan.spans']],
  ['a week without work', { week: Object.fromEntries(Object.keys(usual.week).map((day) => [day, ''])) }, ['week.sun']],
  ['a holiday that ends first', { holidays: [{ name: 'x', from: '2027-01-02', to: '2027-01-01' }] }, ['holidays.0.to']],
  ['a holiday of a year', { holidays: [{ name: 'x', from: '2027-01-01', to: '2027-12-31' }] }, ['holidays.0.to']],
  [
    'one whose first day may be of two months',
    { holidays: [{ name: 'x', from: '06/12/2026', to: '13/12/2026' }] },
    ['holidays.0.from'],
  ],
  [
    'one whose last day is none',
    { holidays: [{ name: 'x', from: '2026-02-01', to: '2026-02-31' }] },
    ['holidays.0.to'],
  ],
  [
    'the same of Ramadan',
    { ramadan: { from: '05/02/2027', to: '2027-03-09', spans: '10:00-13:00' } },
    ['ramadan.from'],
  ],
  ['a holiday without a name', { holidays: [{ name: '', from: '2027-01-01', to: '2027-01-01' }] }, ['holidays.0.name']],
  ['Ramadan without hours', { ramadan: { from: '2027-02-08', to: '2027-03-09', spans: '' } }, ['ramadan.spans']],
  ['no time to answer', { answerHours: { ...usual.answerHours, quote: 0 } }, ['answerHours.quote']],
  ['more than applicants are promised', { answerHours: { ...usual.answerHours, career: 120 } }, ['answerHours.career']],
])('%s is refused at its field, and nothing changes', async (_, change, fields) => {
  const reply = await put(change);
  expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, fields]);
  expect((await read()).hours).toEqual(usual);
});

const wrongDay = { week: { ...usual.week, fri: '18:00-17:00' } };
const reversed = { name: 'x', from: '2027-03-08', to: '2027-02-08' };
test.each([
  [{ ...wrongDay, ramadan: { ...reversed, spans: '' } }, ['ramadan.spans', 'ramadan.to', 'week.fri']],
  [
    { week: { ...wrongDay.week, mon: 'all day', tue: '9:00-2:00' }, ramadan: { ...reversed, spans: '9:00-2:00' } },
    ['ramadan.spans', 'ramadan.to', 'week.fri', 'week.mon', 'week.tue'],
  ],
  [
    { holidays: [{ ...reversed, name: '' }], ramadan: { ...reversed, from: 'soon', spans: '' } },
    ['holidays.0.name', 'holidays.0.to', 'ramadan.from', 'ramadan.spans'],
  ],
  [
    { holidays: [reversed], answerHours: { ...usual.answerHours, quote: 0, career: 120 } },
    ['answerHours.career', 'answerHours.quote', 'holidays.0.to'],
  ],
  [
    { ...wrongDay, answerHours: { ...usual.answerHours, quote: 0, career: 500 } },
    ['answerHours.career', 'answerHours.quote', 'week.fri'],
  ],
])('all that is wrong is named at once (%#)', async (change, fields) => {
  const reply = await put(change);
  expect([reply.statusCode, Object.keys(reply.json().errors).sort()]).toEqual([422, fields]);
  expect((await read()).hours).toEqual(usual);
});

test.each([
  ['22:00-06:00', '22:00-06:00'],
  ['06:00-14:00, 14:00-22:00, 22:00-6:00', '06:00-14:00, 14:00-22:00, 22:00-06:00'],
  ['18:00-6:00', '18:00-06:00'],
  ['08:00-0:00', '08:00-24:00'],
])('a night shift is taken: %s', async (sun, stored) => {
  expect((await put({ week: { ...usual.week, sun } })).statusCode).toBe(200);
  expect((await read()).hours.week.sun).toBe(stored);
});

test('hours that an earlier release took for a long night stay in force until somebody saves others', async () => {
  const week = { ...usual.week, sun: '08:00-04:00', sat: '09:00-12:00' };
  await writeWorkingHours(site.database.db, { ...usual, week });
  expect((await read()).hours.week).toEqual(week);
  expect((await put({ week })).statusCode).toBe(422);
});

test.each(['sales', 'hr', 'marketing'] as const)('%s neither reads nor sets them', async (role) => {
  const headers = await givenToken(site, role);
  for (const method of ['GET', 'PUT'] as const) {
    const reply = await site.http.inject({
      method,
      url: '/api/working-hours',
      headers,
      ...(method === 'PUT' && { payload: usual }),
    });
    expect(reply.statusCode).toBe(403);
  }
});

test('of two who save at once the second is refused, and what the first set stays', async () => {
  const { headers } = await admin.get('/working-hours');
  const ifMatch = { 'if-match': String(headers.etag) };
  const spans = ['08:00-12:00', '09:00-13:00'];
  const replies = await Promise.all(
    spans.map((sun) => admin.call('PUT', '/working-hours', { ...usual, week: { ...usual.week, sun } }, ifMatch)),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  const stored = replies.findIndex(({ statusCode }) => statusCode === 200);
  const now = await admin.get('/working-hours');
  expect(now.json().hours.week.sun).toBe(spans[stored]);
  expect(now.headers.etag).toBe(replies[stored]?.headers.etag);
});

describe('Ramadan and the feasts', () => {
  test('count where they leave the shorter days of a week: an answer in time keeps the promise', async () => {
    const [short, long] = ['08:00-12:00', '06:00-22:00'];
    const week = { ...usual.week, sun: short, mon: long, tue: short, wed: long, thu: short };
    const holidays = [{ name: 'Founding day', from: '2027-06-07', to: '2027-06-07' }];
    await put({ week, holidays, answerHours: { ...usual.answerHours, contact: 20 } });
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const [now, contact] of [
      // Asked on a Wednesday: by Monday, 4 + 4 + 16 hours; by Wednesday where Monday is free.
      ['2027-05-26T09:00:00Z', 3],
      ['2027-06-02T09:00:00Z', 4],
      ['2027-06-09T09:00:00Z', 3],
    ] as const) {
      vi.setSystemTime(Date.parse(now));
      expect((await site.services.workingHours.getPromises()).contact, now).toBe(contact);
    }
  });

  test('count in what is promised: Ramadan while it lasts, and before it when an answer may fall into it', async () => {
    await put({ ramadan: { from: '2027-02-08', to: '2027-03-08', spans: '10:00-13:00' } });
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [now, contact, inquiry] of [
      ['2027-01-20T09:00:00Z', 2, 3],
      // On a Wednesday: an engineer answers on the first day of Ramadan.
      ['2027-02-03T09:00:00Z', 2, 6],
      ['2027-02-10T09:00:00Z', 3, 6],
      ['2027-03-08T20:59:00Z', 3, 6],
      ['2027-03-08T21:00:00Z', 2, 3],
    ] as const) {
      vi.setSystemTime(Date.parse(now));
      expect(await site.services.workingHours.getPromises(), now).toMatchObject({ contact, consultation: inquiry });
      const within = inquiry === 3 ? 'within three working days' : 'within 6 working days';
      expect(await consultation(), now).toContain(within);
    }
    vi.useRealTimers();
  });

  test('of two years are proposed, and nothing is fixed by itself', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T09:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { hours, feasts } = await read();
    expect(hours).toMatchObject({ ramadan: null, holidays: [] });
    expect(feasts).toEqual([
      { feast: 'ramadan', from: '2027-02-08', to: '2027-03-08' },
      { feast: 'fitr', from: '2027-03-09', to: '2027-03-11' },
      { feast: 'adha', from: '2027-05-15', to: '2027-05-19' },
      { feast: 'ramadan', from: '2028-01-28', to: '2028-02-25' },
      { feast: 'fitr', from: '2028-02-26', to: '2028-02-28' },
      { feast: 'adha', from: '2028-05-04', to: '2028-05-08' },
    ]);
  });
});
