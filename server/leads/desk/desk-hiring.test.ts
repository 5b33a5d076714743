import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarFile } from '#server/leads/letters/calendar-file.ts';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

const nextYear = new Date().getFullYear() + 1;

let smtp: FakeSmtp;
let site: BuiltSite;
let headers: { authorization: string };
beforeAll(async () => {
  smtp = await startFakeSmtp();
  site = await buildSite({ settings: { SMTP_URL: smtp.url, MAIL_FROM: 'site@mansooj.example' } });
  headers = await givenToken(site, 'hr');
});
afterAll(async () => {
  await site.close();
  await smtp.stop();
});

const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
  const reply = await site.http.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, ...reply.json() };
};
const write = (id: string, more: object) =>
  ask('POST', `/careers/${id}/thread`, { kind: 'answer', text: 'Dear Samira', ...more });

async function lettersAfter(act: () => Promise<unknown>): Promise<string[]> {
  await site.jobs.runDue();
  smtp.received.length = 0;
  await act();
  await site.jobs.runDue();
  return smtp.received.map(({ raw }) => raw);
}

test('a rejection and its status are one act: a refused letter leaves the status', async () => {
  const { _id: id } = await givenApplication(site);
  expect((await write(id, { status: 'rejected', text: ' ' })).status).toBe(422);
  expect((await write(id, { status: 'replied' })).status).toBe(422);
  expect((await ask('GET', `/careers/${id}`)).data.career.status).toBe('pending');
  const letters = await lettersAfter(() => write(id, { status: 'rejected' }));
  expect(letters).toHaveLength(1);
  const { career, desk } = (await ask('GET', `/leads/${id}`)).data;
  expect([career.status, desk.tab, desk.thread.messages.length]).toEqual(['rejected', 'done', 1]);
  expect(desk.events.map(({ action }: { action: string }) => action)).toContain('status_changed');
});

test.each([
  ['a place without a time', { meetingPlace: 'Sahab' }, 'This field is required'],
  ['a time that has passed', { meetsAt: '2024-12-06T08:00:00.000Z', meetingPlace: 'Sahab' }, 'This time has passed'],
])('an invitation to %s is refused, and nothing is sent', async (_case, meeting, why) => {
  const { _id: id } = await givenApplication(site);
  const letters = await lettersAfter(async () => {
    const refused = await write(id, { status: 'reviewed', ...meeting });
    expect([refused.status, refused.errors]).toEqual([422, { meetsAt: why }]);
  });
  expect(letters).toEqual([]);
  expect((await ask('GET', `/careers/${id}`)).data.career.status).toBe('pending');
});

test('an invitation carries its time, in the letter, the thread and a calendar file', async () => {
  const { _id: id, reference } = await givenApplication(site);
  const meeting = { meetsAt: `${nextYear}-12-06T08:00:00.000Z`, meetingMinutes: '45', meetingPlace: 'Sahab; gate 2' };
  const [letter = ''] = await lettersAfter(() => write(id, { status: 'reviewed', ...meeting }));
  const { desk } = (await ask('GET', `/leads/${id}`)).data;
  expect(desk.thread.messages).toMatchObject([
    { meeting: { at: meeting.meetsAt, minutes: 45, place: 'Sahab; gate 2' } },
  ]);
  expect(letter).toMatch(/content-type: text\/calendar/i);
  const encoded = /invitation\.ics[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(letter)?.[1] ?? '';
  const calendar = Buffer.from(encoded, 'base64').toString();
  expect(calendar).toContain(`DTSTART:${nextYear}1206T080000Z\r\nDTEND:${nextYear}1206T084500Z`);
  expect(calendar).toContain('LOCATION:Sahab\\; gate 2');
  expect(calendar.replaceAll('\r\n ', '')).toMatch(
    new RegExp(`\r\nSUMMARY:Appointment with .+ \\(${reference}\\)\r\n`),
  );
});

test('a further invitation moves the appointment in calendars, and one after it is another', async () => {
  const { _id: id } = await givenApplication(site);
  const { _id: other } = await givenApplication(site);
  const invite = async (lead: string, day: string) => {
    const [letter = ''] = await lettersAfter(() => write(lead, { meetsAt: `${nextYear}-12-${day}T08:00:00.000Z` }));
    const encoded = /invitation\.ics[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(letter)?.[1] ?? '';
    const lines = Buffer.from(encoded, 'base64').toString().replaceAll('\r\n ', '').split('\r\n');
    return lines.filter((line) => /^(?:UID|SEQUENCE):/.test(line));
  };
  const first = await invite(id, '06');
  expect(first).toEqual([expect.stringMatching(/^UID:.+@/), 'SEQUENCE:0']);
  expect(await invite(id, '07')).toEqual([first[0], 'SEQUENCE:1']);
  expect(await invite(id, '08')).toEqual([first[0], 'SEQUENCE:2']);
  expect((await invite(other, '06'))[0]).not.toBe(first[0]);
  // Its time has passed.
  const held = JSON.stringify({ at: '2020-12-06T08:00:00.000Z', minutes: 60, place: '' });
  const rows = site.database.db.updateTable('lead_message').set({ meeting: held }).where('lead_id', '=', id);
  await rows.where('meeting', 'is not', null).execute();
  const [uid, sequence] = await invite(id, '20');
  expect(uid).not.toBe(first[0]);
  expect(sequence).toBe('SEQUENCE:0');
});

test('the prepared invitation says nothing of a time, which it may have or not', async () => {
  const { templates } = await ask('GET', '/replies');
  const [{ text }] = templates.filter(({ use }: { use: string }) => use === 'invite');
  expect(text).toEqual({ en: expect.stringContaining('interview'), ar: expect.stringContaining('مقابلة') });
  expect(text.en + text.ar).not.toMatch(/\btime\b|موعد/);
});

test('a calendar file has lines of at most 75 bytes, and no text breaks out of its line', () => {
  const organiser = { name: 'منسوج "الأردن"', address: 'hr@mansooj.example' };
  const title = `${'مقابلة مع شركة منسوج '.repeat(6)}\nEND:VEVENT`;
  const meeting = { at: '2026-12-06T08:00:00.000Z', minutes: 60, place: '' };
  const file = calendarFile({
    id: 'one',
    sequence: 0,
    meeting,
    title,
    organiser,
    at: new Date('2026-12-01T10:00:00Z'),
  });
  const lines = file.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replace('\n', '\\n')}`);
  expect(file).toContain('DTSTAMP:20261201T100000Z');
});

test('applications are listed by vacancy and stage, with their rating and since when they are there', async () => {
  const { _id: opening } = await givenOpening(site, { title: 'Weaver' });
  const [one, other] = [await givenApplication(site, { opening }), await givenApplication(site, { opening })];
  await ask('PATCH', `/careers/${other._id}/status`, { status: 'accepted' });
  expect((await ask('PATCH', `/leads/${one._id}`, { rating: 4 })).status).toBe(200);
  expect((await ask('PATCH', `/leads/${one._id}`, { rating: 6 })).status).toBe(422);
  const { leads, stages, choices, owners } = (await ask('GET', `/leads?subject=${opening}&status=pending`)).data;
  expect(leads).toMatchObject([{ _id: one._id, rating: 4, status: 'pending', stagedAt: one.createdAt }]);
  expect([stages.length, owners]).toEqual([2, { all: 1, mine: 0, nobody: 1 }]);
  expect(stages).toEqual(
    expect.arrayContaining([
      { status: 'pending', total: 1 },
      { status: 'accepted', total: 1 },
    ]),
  );
  expect(choices.vacancy).toMatchObject([{ value: opening, total: 2 }]);
  const accepted = (await ask('GET', `/leads?subject=${opening}&status=accepted`)).data.leads[0];
  expect(accepted.stagedAt > other.createdAt).toBe(true);
});

test('the same applicant is recognised, and no lead of another section is shown with them', async () => {
  const person = { fullName: 'سميرة قاسم', email: 'samira@gmail.com' };
  await givenContact(site, { ...person, company: '' });
  const { _id: first } = await givenApplication(site, person);
  const { _id: again } = await givenApplication(site, { fullName: 'Samira Qasim', email: 'Samira+jobs@gmail.com' });
  const { others } = (await ask('GET', `/leads/${again}`)).data.desk;
  const found = others.filter(({ _id }: { _id: string }) => _id === first);
  expect(found).toMatchObject([{ kind: 'career', why: 'person' }]);
  expect(others.every(({ kind }: { kind: string }) => kind === 'career')).toBe(true);
});

test('words inside a CV are found, until its applicant is erased', async () => {
  const cv = new File([await readFile('content/files/cert-food-contact.pdf')], 'cv.pdf');
  const { payload, headers: type } = await multipartBody(applicationForm({ cv }));
  const sent = await site.http.inject({ method: 'POST', url: '/api/careers', payload, headers: type });
  const id = sent.json().data.career._id;
  const found = async () => (await ask('GET', '/leads?q=zaytona')).data.leads.map(({ _id }: { _id: string }) => _id);
  expect(await found()).toEqual([]);
  await site.services.cvTexts.read();
  expect([await found(), await site.services.cvTexts.isComplete()]).toEqual([[id], true]);
  expect(JSON.stringify(await site.services.privacy.exportPerson(sent.json().data.career.email))).not.toContain(
    'cvText',
  );
  await site.services.privacy.eraseLead('career', id);
  expect(await found()).toEqual([]);
  const rows = await site.database.db.selectFrom('career').select('cv_text').where('id', '=', id).execute();
  expect(rows).toEqual([{ cv_text: '' }]);
});

test('an application with a CV of many pages is found by its notes, and one with many notes by its CV', async () => {
  const { _id: id } = await givenApplication(site);
  const words = `ovenwright ${'woven '.repeat(3_331)}`;
  await site.database.db.updateTable('career').set({ cv_text: words }).where('id', '=', id).execute();
  const found = async (q: string) =>
    (await ask('GET', `/leads?q=${q}`)).data.leads.map(({ _id }: { _id: string }) => _id);
  for (let page = 0; page < 5; page++)
    expect((await ask('POST', `/leads/${id}/notes`, { text: `quasar ${'long '.repeat(950)}` })).status).toBe(201);
  expect([await found('quasar'), await found('ovenwright')]).toEqual([[id], [id]]);
});

test('a CV that cannot be read is tried once, and does not hold the others up', async () => {
  const { _id: broken } = await givenApplication(site);
  await site.services.cvTexts.read();
  const rows = await site.database.db.selectFrom('career').select('cv_text').where('id', '=', broken).execute();
  expect([rows, await site.services.cvTexts.isComplete()]).toEqual([[{ cv_text: '' }], true]);
});
