import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import { addOnPage, mountPrivatePage } from '../../../tests/support/browser/private-page.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact, givenOrigin } from '../../../tests/support/given/given-contact.ts';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
  mountPrivatePage(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const kind of leadKinds)
    await site.services.leads[kind].removeMany((await site.services.leads[kind].list()).items.map(({ _id }) => _id));
});

type Token = { authorization: string };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
const as = (token: Token) => (method: Method, path: string, payload?: object) =>
  site.http.inject({ method, url: `/api${path}`, headers: token, ...(payload && { payload }) });

const desk = async (query = '') => (await admin.get(`/leads?${query}`)).json().data;
const names = async (query: string) => (await desk(query)).leads.map(({ fullName }: { fullName: string }) => fullName);
const one = async (name: string) => (await admin.get(`/leads/${name}`)).json().data;
const tabOf = async (id: string) => (await one(id)).desk.tab;
const say = (kind: LeadKind, id: string, kindOf = 'answer') =>
  admin.call('POST', `/${sectionOfLead(kind)}/${id}/thread`, { kind: kindOf, text: 'Yes, we do.' });
async function word(kind: LeadKind, id: string, text = 'We accept.') {
  await site.services.threads.addresses.open(site.database.db, { kind, id });
  const token = (await site.services.leads[kind].followPath(id)).split('/').at(-1) ?? '';
  const reply = await addOnPage(site, token, { text });
  expect(reply.statusCode, reply.body).toBe(204);
}

const given: Record<LeadKind, () => Promise<{ _id: string; reference: string }>> = {
  contact: () => givenContact(site),
  consultation: () => givenConsultation(site),
  career: () => givenApplication(site),
  quote: () => givenQuote(site),
};

describe.each(leadKinds)('a %s', (kind) => {
  test('waits for us until staff answer, and again when its sender writes, also after it was closed', async () => {
    const { _id: id } = await given[kind]();
    expect(await tabOf(id)).toBe('us');
    await say(kind, id);
    expect(await tabOf(id)).toBe('them');
    await word(kind, id);
    expect(await tabOf(id)).toBe('us');
    await admin.call('PATCH', `/${sectionOfLead(kind)}/${id}/thread`, { isClosed: true });
    expect(await tabOf(id)).toBe('done');
    await word(kind, id, 'One more thing.');
    expect(await tabOf(id)).toBe('us');
    const { counts, total } = await desk('tab=us');
    expect([counts, total]).toEqual([{ us: 1, them: 0, done: 0, suspicious: 0 }, 1]);
  });

  test('is not on the desk once it is deleted, and shows nothing of its sender once they are erased', async () => {
    const [{ _id: gone }, { _id: erased, reference }] = [await given[kind](), await given[kind]()];
    await admin.call('POST', `/leads/${erased}/notes`, { text: 'Knows Omar' });
    await admin.call('PUT', `/leads/${erased}/draft`, { kind: 'reply', text: 'Dear Omar' });
    await admin.call('PATCH', `/leads/${erased}`, { nextStep: 'Call Omar', tags: ['Omar'] });
    await admin.delete(`/${sectionOfLead(kind)}/${gone}`);
    await site.services.privacy.eraseLead(kind, erased);
    expect((await admin.get(`/leads/${gone}`)).statusCode).toBe(404);
    const found = await one(reference);
    expect(found.desk).toMatchObject({ tab: 'done', notes: [], draft: null, nextStep: '', tags: [] });
    const again = [
      await admin.call('PUT', `/leads/${erased}/draft`, { kind: 'reply', text: 'Dear Omar' }),
      await admin.call('PATCH', `/leads/${erased}`, { nextStep: 'Call Omar' }),
      await admin.call('POST', `/leads/${erased}/notes`, { text: 'Omar again' }),
    ];
    expect(again.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    const { db } = site.database;
    const rows = [
      ...(await db.selectFrom('lead_desk').selectAll().execute()),
      ...(await db.selectFrom('lead_note').selectAll().execute()),
      ...(await db.selectFrom('lead_reader').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain('Omar');
  });
});

describe('done', () => {
  const close = (kind: LeadKind, id: string, seen?: string) =>
    admin.call('PATCH', `/${sectionOfLead(kind)}/${id}/thread`, {
      isClosed: true,
      ...(seen !== undefined && { seen }),
    });
  const lastOf = async (id: string): Promise<string> => (await one(id)).desk.thread.messages.at(-1)?._id ?? '';

  test.each(leadKinds)('passes over no word of the sender of a %s that was not seen', async (kind) => {
    const { _id: id } = await given[kind]();
    await word(kind, id, 'And one thing more.');
    expect((await close(kind, id, '')).statusCode).toBe(409);
    await say(kind, id);
    const seen = await lastOf(id);
    await word(kind, id);
    const refused = await close(kind, id, seen);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([409, ['seen']]);
    expect(refused.json().message).toContain('wrote meanwhile');
    const found = await one(id);
    expect([found.desk.tab, found.desk.thread.status]).toEqual(['us', 'priced']);
    expect(found.desk.events.map(({ action }: { action: string }) => action)).not.toContain('done');
    expect((await close(kind, id, await lastOf(id))).statusCode).toBe(200);
    expect(await tabOf(id)).toBe('done');
  });

  test('is not hindered by what a colleague wrote, and without `seen` closes whatever came', async () => {
    const [{ _id: answered }, { _id: unasked }] = [await given.contact(), await given.contact()];
    await say('contact', answered);
    expect((await close('contact', answered, '')).statusCode).toBe(200);
    await word('contact', unasked);
    expect((await close('contact', unasked)).statusCode).toBe(200);
    expect([await tabOf(answered), await tabOf(unasked)]).toEqual(['done', 'done']);
  });

  test('of several leaves those open whose senders wrote since the list was read, and says how many', async () => {
    const ids = [(await given.contact())._id, (await given.quote())._id, (await given.career())._id];
    const [quiet = '', ...written] = ids;
    const { total, newest } = await desk('with=newest');
    await word('quote', written[0] ?? '');
    await word('career', written[1] ?? '');
    const bulk = async (act: string, which: string[], seen?: object) =>
      (await admin.call('POST', '/leads/bulk', { act, ids: which, ...(seen && { seen }) })).json();
    const { message, data } = await bulk('done', ids, { total, newest });
    expect(data).toEqual({ changed: 1, ids: [quiet], left: 2 });
    expect(message).toMatch(/1 lead changed.*2/);
    expect([await tabOf(quiet), ...(await Promise.all(written.map(tabOf)))]).toEqual(['done', 'us', 'us']);
    // Neither does who undoes having opened one again.
    expect((await bulk('open', [quiet])).data).toEqual({ changed: 1, ids: [quiet] });
    await word('contact', quiet);
    expect((await bulk('done', [quiet], { total, newest })).data).toEqual({ changed: 0, ids: [], left: 1 });
    expect((await bulk('done', ids)).data).toEqual({ changed: 3, ids: expect.arrayContaining(ids) });
  });
});

test('leads are narrowed to a tag, and found by tags and the next step', async () => {
  const [first, second] = [await given.contact(), await given.quote()];
  await given.career();
  await admin.call('PATCH', `/leads/${first._id}`, { tags: ['عاجل', 'A "sample"'], nextStep: 'Measure the silo' });
  await admin.call('PATCH', `/leads/${second._id}`, { tags: ['A', 'عاجل'] });
  const ids = async (query: string) => (await desk(query)).leads.map(({ _id }: { _id: string }) => _id).sort();
  expect(await ids(`tag=${encodeURIComponent('عاجل')}`)).toEqual([first._id, second._id].sort());
  expect(await ids('tag=A')).toEqual([second._id]);
  expect([await ids('tag=a'), await ids('tag=%22')]).toEqual([[], []]);
  expect(await ids(`tag=${encodeURIComponent('A "sample"')}`)).toEqual([first._id]);
  expect((await desk('')).choices.tag.map(({ value }: { value: string }) => value)).toEqual([
    'A',
    'A "sample"',
    'عاجل',
  ]);
  expect([await ids('q=silo'), await ids(`q=${encodeURIComponent('عاجل')}`)]).toEqual([
    [first._id],
    [first._id, second._id].sort(),
  ]);
  await admin.call('PATCH', `/leads/${first._id}`, { nextStep: '', tags: [] });
  expect([await ids('q=silo'), await ids('tag=A')]).toEqual([[], [second._id]]);
  const marked = await admin.call('POST', '/leads/bulk', { act: 'done', all: { tag: 'A' } });
  expect(marked.json().data).toEqual({ changed: 1, ids: [second._id] });
});

test('a status that is set by hand says where a lead stands', async () => {
  const [contact, career] = [await given.contact(), await given.career()];
  const set = (path: string, status: string) => admin.call('PATCH', `${path}/status`, { status });
  await set(`/contacts/${contact._id}`, 'replied');
  expect(await tabOf(contact._id)).toBe('them');
  await set(`/contacts/${contact._id}`, 'pending');
  expect(await tabOf(contact._id)).toBe('us');
  await set(`/careers/${career._id}`, 'rejected');
  expect(await tabOf(career._id)).toBe('done');
});

test('what a colleague marks keeps the reasons it had', async () => {
  const values = { fullName: 'Program', email: 'p@example.com', company: '', message: 'Hello', product: null };
  const { _id } = await leadTables.contact.insert(
    site.database.db,
    { ...values, status: 'pending' },
    { origin: givenOrigin, suspicion: ['api'] },
  );
  await admin.call('POST', '/leads/bulk', { act: 'mark', ids: [_id] });
  expect((await admin.get(`/leads/${_id}`)).json().data.contact.suspicion).toEqual(['api', 'staff']);
});

test.each([
  ['clear', [], ['honeypot', 'api']],
  ['mark', ['honeypot', 'api', 'staff'], ['honeypot', 'api']],
])('undoing "%s" brings back the reasons that were there', async (act, then, before) => {
  const values = { fullName: 'Bot', email: 'bot@example.com', company: '', message: 'Buy!', product: null };
  const { _id } = await leadTables.contact.insert(
    site.database.db,
    { ...values, status: 'pending' },
    { origin: givenOrigin, suspicion: ['honeypot', 'api'] },
  );
  const reasons = async () => (await admin.get(`/leads/${_id}`)).json().data.contact.suspicion;
  const bulk = async (asked: string) => {
    const reply = await admin.call('POST', '/leads/bulk', { act: asked, ids: [_id] });
    return [reply.statusCode, reply.json().data?.ids];
  };
  expect(await bulk(`undo_${act}`)).toEqual([200, []]);
  expect(await bulk(act)).toEqual([200, [_id]]);
  expect(await reasons()).toEqual(then);
  expect(await bulk(`undo_${act}`)).toEqual([200, [_id]]);
  expect(await reasons()).toEqual(before);
  const { events } = (await admin.get(`/leads/${_id}`)).json().data.desk;
  expect(events.map(({ action }: { action: string }) => action).slice(-2)).toEqual(
    act === 'clear' ? ['suspicion_cleared', 'suspicion_marked'] : ['suspicion_marked', 'suspicion_cleared'],
  );
  // It undoes its own act alone: not an undo, nor what a colleague decided meanwhile.
  expect(await bulk(`undo_${act}`)).toEqual([200, []]);
  await bulk(act);
  await bulk(act === 'clear' ? 'mark' : 'clear');
  const decided = await reasons();
  expect(await bulk(`undo_${act}`)).toEqual([200, []]);
  expect(await reasons()).toEqual(decided);
});

test('an answer of staff takes the marks of suspicion away', async () => {
  const values = { fullName: 'Fast', email: 'fast@example.com', company: '', message: 'Bags?', product: null };
  const { _id } = await leadTables.contact.insert(
    site.database.db,
    { ...values, status: 'pending' },
    { origin: givenOrigin, suspicion: ['too_fast'] },
  );
  expect(await tabOf(_id)).toBe('suspicious');
  await say('contact', _id);
  expect(await tabOf(_id)).toBe('them');
  expect((await admin.get(`/leads/${_id}`)).json().data.contact.suspicion).toEqual([]);
});

test('what may be from a machine is counted and shown by itself, until somebody says otherwise', async () => {
  const values = { fullName: 'Bot', email: 'bot@example.com', company: '', message: 'Buy!', product: null };
  const { _id } = await leadTables.contact.insert(
    site.database.db,
    { ...values, status: 'pending' },
    { origin: givenOrigin, suspicion: ['honeypot'] },
  );
  await givenContact(site);
  expect((await desk('tab=us')).counts).toEqual({ us: 1, them: 0, done: 0, suspicious: 1 });
  expect(await names('tab=suspicious')).toEqual(['Bot']);
  const cleared = await admin.call('POST', '/leads/bulk', { act: 'clear', all: { tab: 'suspicious' } });
  expect(cleared.json().data).toEqual({ changed: 1, ids: [_id] });
  expect((await desk('tab=us')).counts).toMatchObject({ us: 2, suspicious: 0 });
  expect(await tabOf(_id)).toBe('us');
  const mark = async () => (await admin.call('POST', '/leads/bulk', { act: 'mark', ids: [_id] })).json().data.ids;
  expect(await mark()).toEqual([_id]);
  expect(await tabOf(_id)).toBe('suspicious');
  // Nothing is to be undone of what was so before.
  expect(await mark()).toEqual([]);
  const marked = (await admin.get(`/leads/${_id}`)).json().data;
  expect(marked.contact.suspicion).toEqual(['staff']);
  expect(marked.desk.events.map(({ action }: { action: string }) => action)).toEqual([
    'suspicion_cleared',
    'suspicion_marked',
  ]);
});

describe('the list', () => {
  test('has what waits longest first, and what each asks for in one line, in both languages', async () => {
    await givenContact(site, { fullName: 'Late', createdAt: '2026-01-02T00:00:00.000Z' });
    await givenQuote(site, { fullName: 'Buyer' });
    const { leads } = await desk('tab=us');
    expect(leads).toMatchObject([
      { fullName: 'Late', wants: 'Do you weave bags of 50 kg?', isNew: true },
      {
        fullName: 'Buyer',
        kind: 'quote',
        company: 'Bello Sugar',
        wants: '1 line · Sugar sack, 50 kg 20,000 bags · CIF Lagos',
      },
    ]);
    const arabic = (await admin.get('/leads?tab=us', { 'accept-language': 'ar' })).json().data.leads;
    expect(arabic[1].wants).toBe('بند واحد · Sugar sack, 50 kg 20,000 كيس · CIF Lagos');
    expect(leads[1]).not.toHaveProperty('parts');
    const parts = (await desk('tab=us&with=parts')).leads.map(({ parts: each }: { parts: string[] }) => each);
    expect(parts).toEqual([
      ['Do you weave bags of 50 kg?'],
      ['1 line', 'Sugar sack, 50 kg', '20,000 bags', 'CIF Lagos'],
    ]);
  });

  test('writes the bags of a request in the digits of its thread, and the words of people as they are', async () => {
    const title = 'كيس دقيق ٥٠ كغ';
    const line = { family: 'sack' as const, title, product: null, note: '', specified: { quantity: 20_000 } };
    const order = { incoterm: 'CIF', place: 'رصيف ۴', samplesFirst: false };
    await givenQuote(site, { lines: [line], order });
    await givenContact(site, { fullName: 'Later', message: 'كم سعر ٥٠ كيسًا؟' });
    const { leads } = await desk('tab=us&with=parts');
    expect(leads.map(({ parts }: { parts: string[] }) => parts)).toEqual([
      ['1 line', 'كيس دقيق 50 كغ', '20,000', 'CIF رصيف 4'],
      ['كم سعر ٥٠ كيسًا؟'],
    ]);
  });

  test('is narrowed by kind, country, vacancy, words, telephone number and reference', async () => {
    const { _id: opening } = await givenOpening(site, { title: 'Weaver' });
    await givenQuote(site, { fullName: 'Buyer', message: 'For potash' });
    await givenContact(site, { fullName: 'Potash Trading' });
    await givenApplication(site, { fullName: 'Weaver', opening });
    const { reference } = await givenConsultation(site, { fullName: 'Planner' });
    expect((await names('q=potash')).sort()).toEqual(['Buyer', 'Potash Trading']);
    for (const number of ['0803 123 4567', '00234 803-123-4567', '+2348031234567'])
      expect(await names(`q=${encodeURIComponent(number)}`), number).toEqual(['Buyer']);
    expect(await names(`q=${reference}`)).toEqual(['Planner']);
    expect(await names('kind=contact')).toEqual(['Potash Trading']);
    expect(await names('country=Nigeria')).toEqual(['Buyer']);
    expect(await names(`subject=${opening}`)).toEqual(['Weaver']);
    const { choices } = await desk();
    expect(choices).toMatchObject({ country: [{ value: 'Nigeria' }], vacancy: [{ value: opening, label: 'Weaver' }] });
  });

  test.each(['عمر ناصر', 'omar nasser', 'Umar Naser', 'Nasser Omar'])(
    'is found as %s, whatever its script',
    async (asked) => {
      await givenContact(site, { fullName: 'Omar Nasser' });
      await givenContact(site, { fullName: 'عمر الناصر' });
      await givenContact(site, { fullName: 'Omar Saleh', company: 'Nasiriya Feed' });
      const found = await names(`q=${encodeURIComponent(asked)}`);
      expect(found.toSorted()).toEqual(['Omar Nasser', 'عمر الناصر']);
    },
  );

  test('knows a country however it is written, in every language, as the week on the dashboard does', async () => {
    const spellings = {
      Jordan: ['Jordan', 'JORDAN', 'jordan', 'الاردن', 'الأردن', 'Amman, Jordan', 'Hashemite Kingdom of Jordan'],
      Germany: ['Germany', 'Deutschland', 'ألمانيا', 'Allemagne'],
      'United Kingdom': ['UK', 'England', 'Great Britain', 'المملكة المتحدة', 'Wales'],
      Atlantis: ['Atlantis'],
    };
    for (const country of Object.values(spellings).flat()) await givenQuote(site, { fullName: country, country });
    const { choices } = await desk();
    const label = (name: string) => ({ value: name, label: name });
    expect(choices.country).toEqual([label('Atlantis'), label('Germany'), label('Jordan'), label('United Kingdom')]);
    const arabic = (await admin.get('/leads?lng=ar')).json().data.choices.country;
    expect(arabic).toContainEqual({ value: 'Jordan', label: 'الأردن' });
    expect(arabic).toContainEqual({ value: 'Germany', label: 'ألمانيا' });
    for (const [country, written] of Object.entries(spellings))
      for (const asked of [country, ...written]) {
        const found = await names(`limit=50&country=${encodeURIComponent(asked)}`);
        expect(found.toSorted(), asked).toEqual(written.toSorted());
      }
    const { countries } = (await admin.get('/dashboard')).json().week;
    expect(countries.map(({ value, arrived }: { value: string; arrived: number }) => [value, arrived])).toEqual(
      Object.entries(spellings)
        .map(([country, written]) => [country, written.length] as const)
        .sort(([, one], [, other]) => other - one),
    );
    // What was sent stays as it was written.
    const { quote } = await one((await desk('country=England&limit=1')).leads[0].reference);
    expect(spellings['United Kingdom']).toContain(quote.country);
  });

  test.each([
    (reference: string) => `Mansooj Industries has answered ${reference}`,
    (reference: string) => `Re: Mansooj Industries has received your message (${reference})`,
    (reference: string) => `[External] FW: ${reference.toLowerCase()}`,
    (reference: string) => `رد: أجابت منسوج عن طلبكم ${reference}`,
    (reference: string) => `the one of yesterday, ${reference.replace('-', ' - ')}?`,
  ])('is found by a text that has its reference in it (%#)', async (write) => {
    const { reference } = await givenQuote(site, { fullName: 'Buyer' });
    await givenQuote(site, { fullName: 'Another' });
    await givenContact(site, { fullName: 'Third', message: 'Has Mansooj answered?' });
    expect(await names(`q=${encodeURIComponent(write(reference))}`)).toEqual(['Buyer']);
    const listed = await admin.get(`/quotes?q=${encodeURIComponent(write(reference))}`);
    expect(JSON.stringify(listed.json())).toContain(reference);
  });

  test('is not found by words that look like a reference', async () => {
    await givenContact(site, { fullName: 'Seeker', message: 'A job search in Amman' });
    await givenContact(site, { fullName: 'Other', message: 'A job search in Irbid' });
    expect(await names('q=job search Amman')).toEqual(['Seeker']);
  });

  test.each(['bags of potash', 'the Potash', 'potash in a sack', 'بوتاس في كيس'])(
    'is found by what is searched for, without the little words between: %s',
    async (asked) => {
      await givenQuote(site, { fullName: 'Buyer', lines: [], message: 'Potash sack' });
      await givenContact(site, { fullName: 'Someone', message: 'Sugar bags of paper' });
      expect(await names(`q=${encodeURIComponent(asked)}`)).toEqual(['Buyer']);
    },
  );

  test.each([
    ['accountant', ['Sara N.']],
    ['محاسب', ['Sara N.']],
    ['electrician', ['Tariq']],
    ['كهربائي', ['Tariq']],
    ['أتمتة', ['Tariq']],
    ['driver', []],
    ['welder', []],
    ['سائق', []],
    ['حداد', ['ليلى حداد']],
    ['النجار', ['عمر نجار']],
    ['occupation', []],
    ['officer', []],
    ['security guard', []],
    ['gas cylinders', []],
    ['sacks', ['ليلى حداد']],
  ])('is found by what is written and its forms, not by what leads visitors to the same page: %s', async (q, found) => {
    const note = (id: string, text: string) => admin.call('POST', `/leads/${id}/notes`, { text });
    await note((await givenApplication(site, { fullName: 'Sara N.' }))._id, 'Accountants, SAP');
    await note((await givenApplication(site, { fullName: 'Tariq' }))._id, 'Electrician, automation');
    await givenContact(site, { fullName: 'ليلى حداد', message: 'أكياس' });
    await givenContact(site, { fullName: 'عمر نجار', message: 'Liners' });
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  test('is found by a telephone number in a message or a note, however it is written there and asked for', async () => {
    const message = 'Reach me at 079 765-4321 8 to 16 or ‎+966 (50) 123 4567, we need 20000 bags.';
    await givenContact(site, { fullName: 'Caller', message });
    const { _id } = await givenContact(site, { fullName: 'Called', message: 'رقمي ٠٧٧٧٦٥٤٣٢١' });
    await admin.call('POST', `/leads/${_id}/notes`, { text: 'His office: 06 500 0123 / 06 500 0124' });
    for (const asked of ['0797654321', '%2B962 79 7654321', '00962797654321', '079-765-4321', '966501234567'])
      expect([asked, await names(`q=${asked}`)]).toEqual([asked, ['Caller']]);
    for (const asked of ['0777654321', '%2B962777654321', '065000123', '06 500 0124'])
      expect([asked, await names(`q=${asked}`)]).toEqual([asked, ['Called']]);
  });

  test('is narrowed by the product of each line of a request', async () => {
    const [first, second] = [
      await givenProduct(site, { name: 'Rice bag' }),
      await givenProduct(site, { name: 'Liner' }),
    ];
    const line = (product: string) => ({ family: 'sack' as const, title: 'Bag', product, note: '', specified: {} });
    await givenQuote(site, { fullName: 'Both', lines: [line(first._id), line(second._id), line(first._id)] });
    await givenQuote(site, { fullName: 'Second', lines: [line(second._id)] });
    expect(await names(`subject=${first._id}`)).toEqual(['Both']);
    expect((await names(`subject=${second._id}`)).sort()).toEqual(['Both', 'Second']);
    expect(await names('subject=%25')).toEqual([]);
    const { choices } = await desk();
    expect(choices.product.map(({ label }: { label: string }) => label).sort()).toEqual(['Liner', 'Rice bag']);
  });

  test('shows mine and nobody’s; who was deleted, or got a role without such leads, owns nothing', async () => {
    const [mine, theirs] = [
      await givenContact(site, { fullName: 'Mine' }),
      await givenContact(site, { fullName: 'Hers' }),
    ];
    await givenContact(site, { fullName: 'Free' });
    await givenToken(site, 'sales');
    const accountOf = async (role: string) =>
      (await desk()).colleagues.find(({ username }: { username: string }) => username.startsWith(`${role}-`))._id;
    const [me, her] = [await accountOf('admin'), await accountOf('sales')];
    expect((await admin.call('PATCH', `/leads/${mine._id}`, { owner: me })).statusCode).toBe(200);
    await admin.call('PATCH', `/leads/${theirs._id}`, { owner: her });
    expect([await names('tab=us&owner=mine'), await names('tab=us&owner=nobody')]).toEqual([['Mine'], ['Free']]);
    expect((await desk('tab=us')).owners).toEqual({ all: 3, mine: 1, nobody: 1 });
    const ownerOf = async () => [
      (await desk('tab=us')).leads.find(({ _id }: { _id: string }) => _id === theirs._id).owner,
      (await admin.get(`/leads/${theirs._id}`)).json().data.desk.owner,
      (await names('tab=us&owner=nobody')).sort(),
    ];
    const free = [null, null, ['Free', 'Hers']];
    await admin.call('PATCH', `/users/${her}`, { role: 'hr' });
    expect(await ownerOf()).toEqual(free);
    await admin.call('PATCH', `/users/${her}`, { role: 'sales' });
    expect(await ownerOf()).toEqual([her, her, ['Free']]);
    await site.services.desk.keepDraft(theirs._id, { kind: 'reply', text: 'Dear' }, { id: her, role: 'sales' });
    await admin.delete(`/users/${her}`);
    expect(await ownerOf()).toEqual(free);
    const drafts = site.database.db.selectFrom('lead_reader').select('draft').where('account_id', '=', her);
    expect(await drafts.execute()).toEqual([]);
    const refused = await admin.call('PATCH', `/leads/${mine._id}`, { owner: 'nobody-known' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['owner']]);
  });

  test('has leads that an earlier release stored, after a moment', async () => {
    await givenContact(site, { fullName: 'Early' });
    const { _id: erased } = await givenQuote(site, { country: 'الاردن' });
    await site.services.privacy.eraseLead('quote', erased);
    const { db } = site.database;
    await db.updateTable('lead_desk').set({ country_key: null, arrived_at: null }).where('id', '=', erased).execute();
    expect(await site.services.desk.isComplete()).toBe(false);
    await site.services.desk.complete();
    expect((await desk('tab=done&country=jordan')).leads).toHaveLength(1);
    await site.database.db.deleteFrom('lead_desk').execute();
    expect(await site.services.desk.isComplete()).toBe(false);
    await site.services.desk.complete();
    expect([await names('tab=us'), await site.services.desk.isComplete()]).toEqual([['Early'], true]);
  });
});

describe('a lead', () => {
  test('shows who answered, what became of the letter, notes, what happened, and others of the same person', async () => {
    const { _id, reference } = await givenContact(site, { company: '' });
    await givenQuote(site, { email: 'LINA@example.com', company: 'Other', phoneNumber: '' });
    await givenConsultation(site, { email: 'else@example.com' });
    await say('contact', _id);
    await admin.call('POST', `/leads/${_id}/notes`, { text: 'Paid late last time' });
    await admin.call('PATCH', `/leads/${_id}`, {
      nextStep: 'Send a sample',
      nextStepOn: '2026-12-01',
      tags: ['sugar'],
    });
    const { contact, desk: found } = await one(reference.toLowerCase());
    expect(contact).toMatchObject({ _id, status: 'replied' });
    expect(found).toMatchObject({
      ...{ nextStep: 'Send a sample', nextStepOn: '2026-12-01', tags: ['sugar'], isMailed: false },
      thread: { messages: [{ author: 'staff', text: 'Yes, we do.' }] },
      authors: [{ message: found.thread.messages[0]._id, username: expect.stringMatching(/^admin-/) }],
      mails: [{ message: found.thread.messages[0]._id, state: 'waiting' }],
      notes: [{ text: 'Paid late last time', by: expect.stringMatching(/^admin-/) }],
      events: [
        { after: 'replied', cause: 'answer' },
        { action: 'changed', fields: ['nextStep', 'nextStepOn', 'tags'] },
      ],
      others: [{ kind: 'quote', why: 'person' }],
    });
    expect((await desk('q=paid')).total).toBe(1);
  });

  test('without an e-mail address is of the same person as another only by its number', async () => {
    const { _id } = await givenQuote(site, { email: '', company: 'One' });
    const same = await givenQuote(site, { email: '', company: 'Two' });
    const firm = await givenQuote(site, {
      fullName: 'Omar Nasser',
      email: '',
      company: 'One',
      phoneNumber: '+962791234567',
    });
    await givenQuote(site, { email: '', company: 'Three', phoneNumber: '' });
    const { others } = (await one(_id)).desk;
    const found = others.map((other: { _id: string; why: string }) => [other._id, other.why]);
    expect(found.sort()).toEqual(
      [
        [same._id, 'person'],
        [firm._id, 'company'],
      ].sort(),
    );
  });

  test('keeps what somebody began to write for them alone, and tells who else has it open', async () => {
    const { _id } = await given.quote();
    const colleague = as(await givenToken(site, 'sales'));
    expect((await admin.call('PUT', `/leads/${_id}/draft`, { kind: 'note', text: 'Ask Omar' })).statusCode).toBe(204);
    expect((await one(_id)).desk.draft).toEqual({ kind: 'note', text: 'Ask Omar', otherText: '', decided: null });
    expect((await colleague('GET', `/leads/${_id}`)).json().data.desk).toMatchObject({ draft: null });
    await admin.call('PUT', `/leads/${_id}/reader`);
    const { here } = (await colleague('PUT', `/leads/${_id}/reader`)).json().data;
    expect(here).toEqual([expect.stringMatching(/^admin-/)]);
    expect((await desk('tab=us')).leads[0].isNew).toBe(false);
    await word('quote', _id);
    expect((await desk('tab=us')).leads[0].isNew).toBe(true);
    await admin.call('PUT', `/leads/${_id}/draft`, { kind: 'note', text: '' });
    expect((await one(_id)).desk.draft).toBeNull();
  });

  test('does not replace a draft of another window that its writer has not seen', async () => {
    const { _id } = await given.quote();
    const keep = (text: string, over?: object | null) =>
      admin.call('PUT', `/leads/${_id}/draft`, { kind: 'reply', text, ...(over !== undefined && { over }) });
    const began = { kind: 'reply', text: 'Dear Omar', otherText: '', decided: null };
    expect((await keep('Dear Omar', null)).statusCode).toBe(204);
    // Sent again, since the reply was lost.
    expect((await keep('Dear Omar', null)).statusCode).toBe(204);
    const late = await keep('Hello', null);
    expect([late.statusCode, late.json().code, Object.keys(late.json().errors)]).toEqual([409, 'conflict', ['over']]);
    expect((await one(_id)).desk.draft).toEqual(began);
    expect((await keep('Dear Omar, hello', began)).statusCode).toBe(204);
    expect((await keep('Hello', began)).statusCode).toBe(409);
    // A client that does not say what it replaces replaces anything.
    expect((await keep('Hello')).statusCode).toBe(204);
    expect((await one(_id)).desk.draft).toMatchObject({ text: 'Hello' });
  });

  test('keeps what a letter decides with its draft', async () => {
    const { _id } = await given.career();
    const decided = { decision: 'invite', meetsAt: '2026-12-01T10:30', meetingMinutes: '45', meetingPlace: 'Sahab' };
    const draft = { kind: 'reply', text: 'Dear Omar', otherText: '', decided };
    expect((await admin.call('PUT', `/leads/${_id}/draft`, draft)).statusCode).toBe(204);
    expect((await one(_id)).desk.draft).toEqual(draft);
    await admin.call('PUT', `/leads/${_id}/draft`, { kind: 'reply', text: '' });
    expect((await one(_id)).desk.draft).toBeNull();
  });

  test('keeps a note beside a reply, each its own text, and what the reply decides', async () => {
    const { _id } = await given.career();
    const keep = async (draft: object) => {
      expect((await admin.call('PUT', `/leads/${_id}/draft`, draft)).statusCode).toBe(204);
      return (await one(_id)).desk.draft;
    };
    const decided = { decision: 'reject', meetsAt: '', meetingMinutes: '30', meetingPlace: '' };
    const both = { kind: 'note', text: 'Too far away', otherText: 'Dear Omar', decided };
    expect(await keep(both)).toEqual(both);
    const reply = { kind: 'note', text: '', otherText: 'Dear Omar', decided };
    expect(await keep(reply)).toEqual(reply);
    expect(await keep({ kind: 'note', text: 'Too far away', otherText: '', decided })).toMatchObject({ decided: null });
    expect(await keep({ kind: 'reply', text: '', otherText: '' })).toBeNull();
  });

  test('never shows a note to its sender: on the private page, in a letter or in the export for the person', async () => {
    const { _id } = await given.contact();
    await say('contact', _id);
    await admin.call('POST', `/leads/${_id}/notes`, { text: 'Zanzibar' });
    await site.services.threads.addresses.open(site.database.db, { kind: 'contact', id: _id });
    const token = (await site.services.leads.contact.followPath(_id)).split('/').at(-1) ?? '';
    const page = await site.services.threads.follow(token, '192.0.2.1');
    const exported = await site.services.privacy.exportPerson('lina@example.com');
    const mails = (await admin.get('/outbox')).json();
    const letters = await Promise.all(mails.map((mail: { _id: string }) => admin.get(`/outbox/${mail._id}`)));
    const told = JSON.stringify([page, exported, letters.map(({ body }) => body)]);
    expect(told).toContain('Yes, we do.');
    expect(told).not.toMatch(/Zanzibar|admin-/);
  });
});

describe('each role', () => {
  test('sees and changes leads of its own kinds alone', async () => {
    const ids = Object.fromEntries(await Promise.all(leadKinds.map(async (kind) => [kind, (await given[kind]())._id])));
    const own = { sales: ['consultation', 'contact', 'quote'], hr: ['career'] } as const;
    for (const [role, kinds] of Object.entries(own)) {
      const ask = as(await givenToken(site, role as 'sales'));
      const { leads, counts, colleagues } = (await ask('GET', '/leads?tab=us')).json().data;
      expect(leads.map(({ kind }: { kind: string }) => kind).sort()).toEqual(kinds);
      expect(counts.us).toBe(kinds.length);
      for (const { username } of colleagues) expect(username).toMatch(new RegExp(`^(admin|${role})`));
      for (const kind of leadKinds) {
        const isOwn = kinds.some((each) => each === kind);
        const path = `/leads/${ids[kind]}`;
        const replies = await Promise.all([
          ask('GET', path),
          ask('PATCH', path, { tags: ['x'] }),
          ask('POST', `${path}/notes`, { text: 'x' }),
          ask('PUT', `${path}/draft`, { kind: 'note', text: 'x' }),
          ask('PUT', `${path}/reader`),
        ]);
        expect(replies.map(({ statusCode }) => statusCode)).toEqual(
          isOwn ? [200, 200, 201, 204, 200] : [404, 404, 404, 404, 404],
        );
      }
      const others = leadKinds.flatMap((kind) => (kinds.some((each) => each === kind) ? [] : [ids[kind]]));
      const bulk = await ask('POST', '/leads/bulk', { act: 'delete', ids: others });
      expect(bulk.json().data).toEqual({ changed: 0, ids: [] });
      expect((await ask('POST', '/leads/bulk', { act: 'done', all: {} })).json().data).toMatchObject({
        changed: kinds.length,
      });
    }
    expect((await desk('tab=done')).total).toBe(4);
    expect((await as(await givenToken(site, 'marketing'))('GET', '/leads')).statusCode).toBe(403);
  });
});
