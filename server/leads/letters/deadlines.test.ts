import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readWeek } from '#server/leads/letters/week-figures.ts';
import { usualWorkingHours } from '#shared/leads/working-hours.ts';
import { addOnPage, mountPrivatePage } from '../../../tests/support/browser/private-page.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
const tables = ['contact', 'consultation', 'quote', 'career', 'lead_desk', 'lead_message', 'mail', 'setting'] as const;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  mountPrivatePage(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of tables) await site.database.db.deleteFrom(table).execute();
  await site.database.db.deleteFrom('account').where('role', '<>', 'admin').execute();
  vi.useFakeTimers({ toFake: ['Date'] });
  goTo('2026-11-29T07:00:00Z');
  admin = await asAdmin(site);
});
afterEach(() => void vi.useRealTimers());

/** Amman is three hours ahead; 29 November 2026 is a Sunday. */
const goTo = (time: string) => vi.setSystemTime(Date.parse(time));
async function applicationAt(time: string) {
  const now = Date.now();
  goTo(time);
  const application = await givenApplication(site);
  vi.setSystemTime(now);
  return application;
}
const rows = async () => (await admin.get('/leads?tab=us')).json().data.leads;
const dueOf = async (id: string) => (await admin.get(`/leads/${id}`)).json().data.desk.answerBy;
const answer = (id: string) => admin.call('POST', `/contacts/${id}/thread`, { kind: 'answer', text: 'Yes.' });
async function word(id: string) {
  await site.services.threads.addresses.open(site.database.db, { kind: 'contact', id });
  const token = (await site.services.leads.contact.followPath(id)).split('/').at(-1) ?? '';
  expect((await addOnPage(site, token, { text: 'One more thing.' })).statusCode).toBe(204);
}

test('a next step comes back on its day, wherever the lead stands', async () => {
  const given = await Promise.all(
    ['Waits', 'Answered', 'Done', 'Suspicious', 'Tomorrow', 'None'].map((fullName) => givenContact(site, { fullName })),
  );
  const [, answered, done, suspicious, tomorrow, none] = given.map(({ _id }) => _id);
  const on = (id: string | undefined, nextStepOn: string) =>
    admin.call('PATCH', `/leads/${id}`, { nextStep: 'Call', nextStepOn });
  for (const { _id } of given) await on(_id, '2026-11-29');
  await answer(answered ?? '');
  await on(done, '2026-11-28');
  await admin.call('POST', '/leads/bulk', { act: 'done', ids: [done] });
  await admin.call('POST', '/leads/bulk', { act: 'mark', ids: [suspicious] });
  await on(tomorrow, '2026-11-30');
  await on(none, '');
  const { leads, counts, total } = (await admin.get('/leads?due=step')).json().data;
  expect(leads[0]).toMatchObject({ fullName: 'Done', nextStep: 'Call', nextStepOn: '2026-11-28' });
  expect(leads.map(({ fullName }: { fullName: string }) => fullName).sort()).toEqual(['Answered', 'Done', 'Waits']);
  expect([counts, total]).toEqual([{ us: 1, them: 1, done: 1, suspicious: 0 }, 3]);
  expect((await admin.get('/dashboard')).json().desk.steps).toBe(3);
});

describe('a lead that waits', () => {
  test('is to be answered within the working hours of its kind, and the least time left comes first', async () => {
    await givenConsultation(site, { fullName: 'Engineer', createdAt: '2026-11-29T06:00:00.000Z' });
    await givenContact(site, { fullName: 'Weekend', createdAt: '2026-11-27T21:00:00.000Z' });
    await givenContact(site, { fullName: 'Late', createdAt: '2026-11-25T12:30:00.000Z' });
    expect(await rows()).toMatchObject([
      { fullName: 'Late', answerBy: '2026-11-26T12:30:00.000Z' },
      { fullName: 'Weekend', answerBy: '2026-11-29T13:00:00.000Z' },
      { fullName: 'Engineer', answerBy: '2026-12-01T06:00:00.000Z' },
    ]);
    expect((await admin.get('/dashboard')).json().desk).toEqual({ us: 3, late: 1, steps: 0, mine: 0, nobody: 3 });
    const late = (await admin.get('/leads?due=late')).json().data;
    expect([late.total, late.leads.length, late.leads[0].fullName]).toEqual([1, 1, 'Late']);
    expect([late.counts, late.owners.all]).toEqual([{ us: 1, them: 0, done: 0, suspicious: 0 }, 1]);
    expect((await admin.get('/leads?due=soon')).statusCode).toBe(400);
  });

  test('is among the late ones that are done together, and the others stay', async () => {
    const { _id: late } = await givenContact(site, { createdAt: '2026-11-25T12:30:00.000Z' });
    const { _id: other } = await givenContact(site, { createdAt: '2026-11-27T21:00:00.000Z' });
    const reply = await admin.call('POST', '/leads/bulk', { act: 'done', all: { tab: 'us', due: 'late' } });
    expect(reply.json().data).toEqual({ changed: 1, ids: [late] });
    const tabs = [late, other].map(async (id) => (await admin.get(`/leads/${id}`)).json().data.desk.tab);
    expect(await Promise.all(tabs)).toEqual(['done', 'us']);
  });

  test('keeps its time when its sender adds a word, and gets another once it was answered', async () => {
    const { _id } = await givenContact(site, { createdAt: '2026-11-29T06:00:00.000Z' });
    await word(_id);
    expect(await dueOf(_id)).toBe('2026-11-30T06:00:00.000Z');
    await answer(_id);
    expect(await dueOf(_id)).toBeNull();
    goTo('2026-12-02T09:00:00Z');
    admin = await asAdmin(site);
    await word(_id);
    expect(await dueOf(_id)).toBe('2026-12-03T09:00:00.000Z');
  });

  test('keeps its time when it was done by mistake', async () => {
    const { _id } = await givenContact(site, { createdAt: '2026-11-29T06:00:00.000Z' });
    const set = (isClosed: boolean) => admin.call('PATCH', `/contacts/${_id}/thread`, { isClosed });
    await set(true);
    goTo('2026-11-29T08:00:00Z');
    await set(false);
    expect(await dueOf(_id)).toBe('2026-11-30T06:00:00.000Z');
  });

  test('gets another time from staff, until that is taken back', async () => {
    const { _id } = await givenContact(site, { createdAt: '2026-11-29T06:00:00.000Z' });
    const choose = (answerBy: string) => admin.call('PATCH', `/leads/${_id}`, { answerBy });
    await choose('2026-12-03T10:00:00Z');
    expect(await dueOf(_id)).toBe('2026-12-03T10:00:00Z');
    await choose('');
    expect(await dueOf(_id)).toBe('2026-11-30T06:00:00.000Z');
  });

  test('gets no time before it came, which would never be used; one that is over makes it late', async () => {
    const { _id } = await givenContact(site, { createdAt: '2026-11-29T06:00:00.000Z' });
    const choose = (answerBy: string) => admin.call('PATCH', `/leads/${_id}`, { answerBy });
    const stored = async () =>
      (await site.database.db.selectFrom('lead_desk').select('answer_by').where('id', '=', _id).execute())[0];
    const late = async () => (await admin.get('/leads?due=late')).json().data.total;
    for (const time of ['2026-11-28T10:00:00Z', '2026-11-29T05:59:59Z', '2026-11-29T06:00:00Z']) {
      const refused = await choose(time);
      expect([refused.statusCode, Object.keys(refused.json().errors)], time).toEqual([422, ['answerBy']]);
    }
    expect([await stored(), await dueOf(_id)]).toEqual([{ answer_by: null }, '2026-11-30T06:00:00.000Z']);
    expect((await choose('2026-11-29T06:30:00Z')).statusCode).toBe(200);
    expect([await dueOf(_id), await late()]).toEqual(['2026-11-29T06:30:00Z', 1]);
    // Nor one before the word that is to be answered now.
    await answer(_id);
    goTo('2026-12-02T09:00:00Z');
    admin = await asAdmin(site);
    await word(_id);
    expect((await choose('2026-12-02T08:59:00Z')).statusCode).toBe(422);
    expect(await dueOf(_id)).toBe('2026-12-03T09:00:00.000Z');
    goTo('2026-12-02T10:00:00Z');
    expect((await choose('2026-12-02T09:01:00Z')).statusCode).toBe(200);
    expect(await dueOf(_id)).toBe('2026-12-02T09:01:00Z');
  });

  test('has no more of a chosen time once it was answered: the next word is due as others are', async () => {
    const { _id } = await givenContact(site, { createdAt: '2026-11-29T06:00:00.000Z' });
    await admin.call('PATCH', `/leads/${_id}`, { answerBy: '2027-01-10T10:00:00Z' });
    await answer(_id);
    goTo('2026-12-02T09:00:00Z');
    admin = await asAdmin(site);
    await word(_id);
    expect(await dueOf(_id)).toBe('2026-12-03T09:00:00.000Z');
  });

  test('gets another time when the hours change, unless staff chose it', async () => {
    const { _id } = await givenContact(site, { createdAt: '2026-11-29T06:00:00.000Z' });
    const { _id: chosen } = await givenContact(site, { createdAt: '2026-11-29T06:00:00.000Z' });
    await admin.call('PATCH', `/leads/${chosen}`, { answerBy: '2026-12-03T10:00:00Z' });
    const holidays = [{ name: 'Founding day', from: '2026-11-30', to: '2026-11-30' }];
    await admin.call('PUT', '/working-hours', { ...usualWorkingHours, holidays });
    expect([await dueOf(_id), await dueOf(chosen)]).toEqual(['2026-12-01T06:00:00.000Z', '2026-12-03T10:00:00Z']);
  });

  test('of an earlier release has its time after a moment', async () => {
    const { _id } = await givenContact(site, { createdAt: '2026-11-29T06:00:00.000Z' });
    await site.database.db
      .updateTable('lead_desk')
      .set({ arrived_at: null, due_at: null, waits_since: null })
      .execute();
    expect(await site.services.desk.isComplete()).toBe(false);
    await site.services.desk.complete();
    expect([await dueOf(_id), await site.services.desk.isComplete()]).toEqual(['2026-11-30T06:00:00.000Z', true]);
  });
});

async function letters(kind: 'due' | 'late' | 'step' | 'week') {
  // The clock was moved: the earlier session has ended.
  admin = await asAdmin(site);
  const all = (await admin.get('/outbox')).json().filter((mail: { kind: string }) => mail.kind === kind);
  return Promise.all(all.map(async ({ _id }: { _id: string }) => (await admin.get(`/outbox/${_id}`)).json()));
}
/** An account with an address. */
async function colleague(role: 'sales' | 'hr', { email = '', language = 'en' } = {}) {
  const headers = await givenToken(site, role);
  const { db } = site.database;
  const { id } = await db.selectFrom('account').select('id').where('role', '=', role).executeTakeFirstOrThrow();
  await db.updateTable('account').set({ email, language }).where('id', '=', id).execute();
  return { id, headers };
}

describe('letters about time', () => {
  const send = async (time: string) => {
    goTo(time);
    await site.services.deadlineMail.send();
  };

  test('remind the owner in their language once, a quarter of the time before, and the department of what nobody owns', async () => {
    const { id } = await colleague('sales', { email: 'rana@mansooj.example', language: 'ar' });
    const mine = await givenContact(site, { createdAt: '2026-11-29T07:00:00.000Z' });
    const free = await applicationAt('2026-11-29T07:00:00.000Z');
    await admin.call('PATCH', `/leads/${mine._id}`, { owner: id });
    await send('2026-11-29T12:59:00Z');
    expect(await letters('due')).toEqual([]);
    // Sunday 10:00 and eight working hours: Monday 10:00. The reminder is due at Monday 08:00, and is not sent at night.
    await send('2026-11-29T21:00:00Z');
    expect(await letters('due')).toEqual([]);
    for (const time of ['2026-11-30T05:10:00Z', '2026-11-30T05:20:00Z']) await send(time);
    const found = (await letters('due')).sort((one, other) => (one.to < other.to ? -1 : 1));
    expect(found).toMatchObject([
      { to: 'hr@mansooj.example', subject: '1 lead is to be answered soon' },
      { to: 'rana@mansooj.example', subject: 'طلب واحد يجب الرد عليه قريبًا', language: 'ar' },
    ]);
    expect(found[0].text).toContain(`/admin/leads/${free.reference}`);
    expect(found[0].text).not.toContain(mine.reference);
    expect(found[1].text).toContain(`/admin/leads/${mine.reference}`);
    expect(found[1].text).not.toContain('Lina');
  });

  test('tell management of what is late once, many in one letter, and nobody of what was answered', async () => {
    for (let number = 0; number < 25; number++) await givenContact(site, { createdAt: '2026-11-26T06:00:00.000Z' });
    const { _id } = await givenContact(site, { createdAt: '2026-11-26T06:00:00.000Z' });
    await answer(_id);
    for (const time of ['2026-11-29T07:00:00Z', '2026-11-29T07:10:00Z']) await send(time);
    const [late, ...others] = await letters('late');
    expect(others).toEqual([]);
    expect(late).toMatchObject({ to: 'management@mansooj.example', subject: '25 leads are late' });
    expect(late.text.match(/MSG-\w{6}, answer by/g)).toHaveLength(20);
    expect(late.text).toContain('And 5 more.');
    expect(late.text).toContain('/admin/leads?due=late');
    expect(await letters('due')).toEqual([]);
  });

  test('do not come again when a late lead was done by mistake, and do for the next word', async () => {
    const { _id } = await givenContact(site, { createdAt: '2026-11-25T06:00:00.000Z' });
    await send('2026-11-29T07:00:00Z');
    for (const isClosed of [true, false]) await admin.call('PATCH', `/contacts/${_id}/thread`, { isClosed });
    await send('2026-11-29T07:10:00Z');
    expect(await letters('late')).toHaveLength(1);
    await answer(_id);
    goTo('2026-11-29T08:00:00Z');
    await word(_id);
    await send('2026-12-01T08:00:00Z');
    expect(await letters('late')).toHaveLength(2);
  });

  test('tell the owner of a next step once, on its day and in working hours, and again for another day', async () => {
    const { id } = await colleague('sales', { email: 'rana@mansooj.example', language: 'ar' });
    const { _id, reference } = await givenContact(site, { createdAt: '2026-11-29T06:00:00.000Z' });
    const plan = (change: object) => admin.call('PATCH', `/leads/${_id}`, change);
    await answer(_id);
    await plan({ owner: id, nextStep: 'Call Omar', nextStepOn: '2026-12-01' });
    await send('2026-11-30T07:00:00Z');
    // Before work begins.
    await send('2026-11-30T22:00:00Z');
    expect(await letters('step')).toEqual([]);
    for (const time of ['2026-12-01T06:00:00Z', '2026-12-01T06:10:00Z']) await send(time);
    const [letter, ...others] = await letters('step');
    expect([letter, others]).toEqual([expect.objectContaining({ to: 'rana@mansooj.example', language: 'ar' }), []]);
    expect(letter.text).toContain(`/admin/leads/${reference}`);
    expect(letter.text).toContain('/admin/leads?due=step');
    expect(letter.text).not.toContain('Omar');
    await plan({ nextStepOn: '2026-12-02' });
    await send('2026-12-02T06:00:00Z');
    expect(await letters('step')).toHaveLength(2);
    await plan({ nextStepOn: '' });
    await send('2026-12-03T06:00:00Z');
    expect(await letters('step')).toHaveLength(2);
  });

  test('remind in time where an hour is promised, and tell management of late leads once an hour at most', async () => {
    await site.database.db.deleteFrom('job').execute();
    const answerHours = { ...usualWorkingHours.answerHours, contact: 1 };
    await admin.call('PUT', '/working-hours', { ...usualWorkingHours, answerHours });
    for (const time of ['06:30', '06:45']) await givenContact(site, { createdAt: `2026-11-29T${time}:00.000Z` });
    const counts: number[][] = [];
    for (let minutes = 0; minutes <= 130; minutes += 10) {
      vi.setSystemTime(Date.parse('2026-11-29T06:00:00Z') + minutes * 60_000);
      await site.jobs.runDue();
      counts.push([(await letters('due')).length, (await letters('late')).length]);
    }
    // To be answered at half past and at a quarter to: reminded within a quarter of an hour.
    expect(counts.slice(7)).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [2, 1],
      [2, 1],
      [2, 2],
      [2, 2],
    ]);
    expect((await letters('late')).map(({ subject }) => subject)).toEqual(['1 lead is late', '1 lead is late']);
  });

  test('an owner who may not see a kind any more gets nothing of it', async () => {
    const { id } = await colleague('sales', { email: 'rana@mansooj.example' });
    const { _id } = await givenContact(site, { createdAt: '2026-11-29T06:00:00.000Z' });
    await admin.call('PATCH', `/leads/${_id}`, { owner: id });
    await site.database.db.updateTable('account').set({ role: 'hr' }).where('id', '=', id).execute();
    await send('2026-11-30T05:30:00Z');
    expect((await letters('due')).map(({ to }) => to)).toEqual(['sales@mansooj.example']);
  });
});

describe('the figures of a week', () => {
  const ask = async (headers: { authorization: string }) =>
    (await site.http.inject({ url: '/api/dashboard', headers })).json();

  test('say what arrived, was answered in time and waits, by kind, country and source', async () => {
    const quick = await givenContact(site, { createdAt: '2026-11-26T06:00:00.000Z' });
    const slow = await givenContact(site, { createdAt: '2026-11-23T06:00:00.000Z' });
    await givenContact(site, { createdAt: '2026-11-01T06:00:00.000Z' });
    await givenQuote(site, { createdAt: '2026-11-28T06:00:00.000Z' });
    goTo('2026-11-26T08:00:00Z');
    await answer(quick._id);
    await answer(slow._id);
    goTo('2026-11-29T07:00:00Z');
    const { week } = (await admin.get('/dashboard')).json();
    expect(week).toMatchObject({
      ...{ arrived: 3, answered: 2, inTime: 1, waiting: 2 },
      // Two hours, and three days of eight with two more.
      medianMinutes: (120 + 26 * 60) / 2,
      kinds: [
        { value: 'contact', arrived: 2, answered: 2, inTime: 1, waiting: 1, medianMinutes: 840 },
        { value: 'quote', arrived: 1, answered: 0, inTime: 0, waiting: 1, medianMinutes: null },
      ],
      countries: [{ value: 'Nigeria', arrived: 1 }],
    });
  });

  test('count a country once however it is written, and name it in the language of their reader', async () => {
    for (const country of ['Nigeria', 'نيجيريا', 'Lagos, Nigeria', 'Atlantis'])
      await givenQuote(site, { createdAt: '2026-11-28T06:00:00.000Z', country });
    const named = async (language: string) => {
      const { week } = (await admin.get('/dashboard', { 'accept-language': language })).json();
      return week.countries.map(({ value, arrived }: { value: string; arrived: number }) => [value, arrived]);
    };
    expect(await named('en')).toEqual([
      ['Nigeria', 3],
      ['Atlantis', 1],
    ]);
    const all = await readWeek(site.database.db, ['quote'], {
      begins: '2026-11-01T00:00:00.000Z',
      ends: '2026-12-30T00:00:00.000Z',
    });
    expect(all.countries.map(({ arrived }) => arrived)).toEqual([3, 1]);
    expect(await named('ar')).toEqual([
      ['نيجيريا', 3],
      ['Atlantis', 1],
    ]);
  });

  test('count the first answer, also where it was a status, whatever is written later', async () => {
    const { _id } = await givenContact(site, { createdAt: '2026-11-26T06:00:00.000Z' });
    goTo('2026-11-26T07:00:00Z');
    await admin.call('PATCH', `/contacts/${_id}/status`, { status: 'replied' });
    goTo('2026-11-29T07:00:00Z');
    await answer(_id);
    const { week } = (await admin.get('/dashboard')).json();
    expect(week).toMatchObject({ answered: 1, inTime: 1, medianMinutes: 60 });
  });

  test.each(['reviewed', 'accepted', 'rejected'])(
    'count no applicant who was only set to %s, until a letter is sent',
    async (status) => {
      const { _id } = await applicationAt('2026-11-26T06:00:00.000Z');
      const figures = async () => (await admin.get('/dashboard')).json().week;
      for (const each of [status, 'pending', status]) {
        expect((await admin.call('PATCH', `/careers/${_id}/status`, { status: each })).statusCode).toBe(200);
        expect(await figures()).toMatchObject({ answered: 0, inTime: 0, medianMinutes: null });
      }
      goTo('2026-11-29T07:30:00Z');
      await admin.call('POST', `/careers/${_id}/thread`, { kind: 'answer', text: 'Dear Samira' });
      goTo('2026-11-29T08:00:00Z');
      expect(await figures()).toMatchObject({ answered: 1, inTime: 0, medianMinutes: 9.5 * 60 });
    },
  );

  test('are those of the kinds of a role: HR sees no sales, sales no applications', async () => {
    await givenContact(site, { createdAt: '2026-11-28T06:00:00.000Z' });
    await givenQuote(site, { createdAt: '2026-11-28T06:00:00.000Z' });
    await applicationAt('2026-11-28T06:00:00.000Z');
    const [sales, hr] = [await colleague('sales'), await colleague('hr')];
    const kinds = async ({ headers }: typeof hr) => {
      const { week, desk, messagesPerWeek, expiringCvs } = await ask(headers);
      const values = week.kinds.map(({ value }: { value: string }) => value).sort();
      return [values, week.arrived, desk.late, messagesPerWeek.length, expiringCvs];
    };
    expect(await kinds(sales)).toEqual([['contact', 'quote'], 2, 0, 12, 0]);
    expect(await kinds(hr)).toEqual([['career'], 1, 0, 0, 0]);
    const marketing = await ask(await givenToken(site, 'marketing'));
    expect([marketing.week, marketing.desk, marketing.weekLetter]).toEqual([undefined, undefined, undefined]);
  });

  test('come by mail to those who want it, when the first working day begins, once, without what their role may not see', async () => {
    await givenQuote(site, { createdAt: '2026-11-25T06:00:00.000Z' });
    await applicationAt('2026-11-25T06:00:00.000Z');
    const hr = await colleague('hr', { email: 'hr-head@mansooj.example', language: 'ar' });
    await colleague('sales', { email: 'rana@mansooj.example' });
    const url = '/api/leads/week-letter';
    const reply = await site.http.inject({ method: 'PUT', url, headers: hr.headers, payload: { isWanted: true } });
    expect(reply.statusCode, reply.body).toBe(204);
    expect((await ask(hr.headers)).weekLetter).toEqual({ isWanted: true, email: 'hr-head@mansooj.example' });
    // Saturday, and Sunday before eight.
    for (const time of ['2026-11-28T09:00:00Z', '2026-11-29T04:59:00Z']) {
      goTo(time);
      await site.services.weekLetter.send();
    }
    expect(await letters('week')).toEqual([]);
    for (const time of ['2026-11-29T05:00:00Z', '2026-11-29T05:10:00Z']) {
      goTo(time);
      await site.services.weekLetter.send();
    }
    const [letter, ...others] = await letters('week');
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: 'hr-head@mansooj.example', language: 'ar' });
    expect(letter.text).toContain('طلب توظيف: وصل 1، ولم يُرَدّ على أي طلب، وينتظر الآن 1');
    expect(letter.text).not.toMatch(/عرض سعر|Nigeria/);
  });

  test('come by mail after a week of holidays too, of the weeks before', async () => {
    const holidays = [{ name: 'Feast', from: '2026-11-29', to: '2026-12-10' }];
    await admin.call('PUT', '/working-hours', { ...usualWorkingHours, holidays });
    const { id } = await colleague('sales', { email: 'rana@mansooj.example' });
    await site.services.weekLetter.setWanted(id, true);
    await givenContact(site, { createdAt: '2026-11-25T06:00:00.000Z' });
    for (const time of ['2026-11-30T09:00:00Z', '2026-12-13T04:50:00Z']) {
      goTo(time);
      await site.services.weekLetter.send();
      expect(await letters('week'), time).toEqual([]);
    }
    for (const time of ['2026-12-13T05:00:00Z', '2026-12-13T05:10:00Z']) {
      goTo(time);
      await site.services.weekLetter.send();
    }
    const found = await letters('week');
    expect(found).toHaveLength(3);
    expect(found.filter(({ text }) => /1 arrived/.test(text))).toHaveLength(1);
  });
});

test('the letter of a week groups its numbers, and names of either script leave them in their places', async () => {
  const { id } = await colleague('sales', { email: 'rana@mansooj.example' });
  await site.services.weekLetter.setWanted(id, true);
  const { _id } = await givenQuote(site, { country: 'الأردن', createdAt: '2026-11-25T06:00:00.000Z' });
  const { db } = site.database;
  const row = await db.selectFrom('lead_desk').selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: 1_233 }, (_, place) => ({ ...row, id: `${place}`, reference: `RFQ-${place}` }));
  for (let start = 0; start < copies.length; start += 500)
    await db
      .insertInto('lead_desk')
      .values(copies.slice(start, start + 500))
      .execute();
  goTo('2026-11-29T05:00:00Z');
  await site.services.weekLetter.send();
  const [{ text }] = await letters('week');
  expect(text).toContain('Quote request: 1,234 arrived, none answered, 1,234 waiting now');
  expect(text).toContain('Country: \u2068الأردن\u2069: 1,234 arrived');
});

test('the dashboard says what ends soon, to those whose work it is', async () => {
  const proof = { issuer: 'JSMO', number: '1', validFrom: '2024-01-01' };
  for (const [name, validUntil] of [
    ['Ended', '2026-11-20'],
    ['Soon', '2027-01-27'],
    ['Later', '2027-01-29'],
  ])
    expect((await admin.post('/certificates', { ...proof, name, validUntil })).statusCode).toBe(201);
  for (const [title, closesOn] of [
    ['Weaver', '2026-12-01'],
    ['Fitter', '2027-03-01'],
  ])
    await admin.post('/openings', { title, description: 'At the looms', status: 'open', closesOn });
  await applicationAt('2025-12-10T06:00:00.000Z');
  await applicationAt('2026-11-10T06:00:00.000Z');
  await admin.call('PUT', '/privacy', { contacts: null, consultations: null, careers: 12, quotes: null });
  const endings = async (headers?: { authorization: string }) => {
    const reply = headers ? await site.http.inject({ url: '/api/dashboard', headers }) : await admin.get('/dashboard');
    const { expiring, expiringCvs } = reply.json();
    return [
      expiring.map(({ title }: { title: string }) => title).filter((title: string) => !/ISO/.test(title)),
      expiringCvs,
    ];
  };
  expect(await endings()).toEqual([['Weaver', 'Soon', 'Ended'], 1]);
  expect(await endings(await givenToken(site, 'hr'))).toEqual([['Weaver'], 1]);
  expect(await endings(await givenToken(site, 'marketing'))).toEqual([['Soon', 'Ended'], 0]);
  expect(await endings(await givenToken(site, 'sales'))).toEqual([[], 0]);
});
