import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
type Ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) => Promise<Reply>;
type Reply = { statusCode: number; json: () => { data: never; errors: Record<string, string> } };
const ask: Record<'sales' | 'hr' | 'admin', Ask> = {} as never;
const nameOf: Record<string, string> = {};

beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  for (const role of ['sales', 'hr', 'admin'] as const) {
    const headers = await givenToken(site, role);
    ask[role] = (method, path, payload) =>
      site.http.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) }) as never;
    const rows = site.database.db.selectFrom('account').select('username').where('role', '=', role);
    nameOf[role] = (await rows.orderBy('created_at', 'desc').execute())[0]?.username ?? '';
  }
  await site.database.db.updateTable('account').set({ email: 'sales@mansooj.example', language: 'ar' }).execute();
});
afterAll(() => site.close());

type Listed = { leads: { _id: string; isMentioned: boolean }[]; owners: { mine: number } };
const mine = async (role: 'sales' | 'hr' = 'sales') =>
  (await ask[role]('GET', '/leads?tab=us&owner=mine')).json().data as Listed;
const note = (id: string, text: string) => ask.admin('POST', `/leads/${id}/notes`, { text });
const mentions = () =>
  site.database.db.selectFrom('mail').select(['recipient', 'subject', 'body']).where('kind', '=', 'mention').execute();

describe('a colleague who is mentioned in a note', () => {
  test('finds the lead among theirs until they write something, and is told in their language without the note', async () => {
    const { _id: id, reference } = await givenContact(site);
    expect((await note(id, `Please call today, @${nameOf.sales}. Zanzibar`)).statusCode).toBe(201);
    expect(await mine()).toMatchObject({ leads: [{ _id: id, isMentioned: true }], owners: { mine: 1 } });
    const [mail, ...others] = await mentions();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(reference);
    expect(mail?.body).toContain(`/admin/leads/${reference}`);
    expect(mail?.body).toMatch(/أشار/);
    expect(JSON.stringify(mail)).not.toMatch(/Zanzibar|Lina/);
    await ask.sales('POST', `/contacts/${id}/thread`, { kind: 'question', text: 'Which size?' });
    expect((await mine()).owners.mine).toBe(0);
  });

  test('may see the lead: others cannot be mentioned, and the note is not stored', async () => {
    const { _id: id } = await givenContact(site);
    const refused = await note(id, `What do you think, @${nameOf.hr}?`);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['text']]);
    const { notes, colleagues } = ((await ask.admin('GET', `/leads/${id}`)).json().data as { desk: never }).desk as {
      notes: object[];
      colleagues: { username: string }[];
    };
    expect(notes).toEqual([]);
    const names = colleagues.map(({ username }) => username);
    expect([names.includes(nameOf.sales ?? ''), names.includes(nameOf.hr ?? '')]).toEqual([true, false]);
    expect((await mine('hr')).leads).toEqual([]);
  });

  test('gets one mail for a note that is sent twice with the same key; without a key both are stored', async () => {
    const [{ _id: id }, { _id: other }] = [await givenContact(site), await givenContact(site)];
    const headers = await givenToken(site, 'admin');
    const send = (lead: string, text: string, key?: string) =>
      site.http.inject({
        ...{ method: 'POST', url: `/api/leads/${lead}/notes`, payload: { text } },
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      });
    const count = async (lead: string) =>
      (await site.database.db.selectFrom('lead_note').select('id').where('lead_id', '=', lead).execute()).length;
    const before = (await mentions()).length;
    const text = `Ask about the liner, @${nameOf.sales}`;
    const replies = await Promise.all([send(id, text, 'note-1'), send(id, text, 'note-1')]);
    replies.push(await send(id, text, 'note-1'));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect([await count(id), (await mentions()).length - before]).toEqual([1, 1]);
    expect((await send(id, 'Something else', 'note-1')).statusCode).toBe(422);
    expect((await send(id, text, ' ')).statusCode).not.toBe(500);
    expect((await send(other, text, 'note-1')).statusCode).toBe(201);
    for (let time = 0; time < 2; time++) expect((await send(other, 'Twice on purpose')).statusCode).toBe(201);
    expect(await count(other)).toBe(3);
  });

  test('is found by their key no longer once the sender of the lead is erased', async () => {
    const { _id: id } = await givenContact(site);
    const headers = { ...(await givenToken(site, 'admin')), 'idempotency-key': 'note-erased' };
    await site.http.inject({
      ...{ method: 'POST', url: `/api/leads/${id}/notes`, headers },
      payload: { text: 'Knows Omar' },
    });
    const keys = site.database.db.selectFrom('idempotency_key').select('key').where('key', 'like', `%${id}%`);
    expect(await keys.execute()).toHaveLength(1);
    await site.services.privacy.eraseLead('contact', id);
    expect(await keys.execute()).toEqual([]);
  });

  test.each(['ask @nobody', 'mail to x@SALES', 'an address: me@SALES.example'])(
    'is meant by the whole name behind an @ alone: %s',
    async (text) => {
      const { _id: id } = await givenContact(site);
      const before = (await mentions()).length;
      expect((await note(id, text.replace('SALES', nameOf.sales ?? ''))).statusCode).toBe(201);
      expect((await mentions()).length).toBe(before);
    },
  );
});

describe('what went or came by WhatsApp', () => {
  const put = (id: string, values: object) => ask.sales('POST', `/quotes/${id}/thread`, { kind: 'answer', ...values });
  const desk = async (id: string) =>
    ((await ask.sales('GET', `/leads/${id}`)).json().data as { desk: Record<string, never> }).desk;

  test('stands in the thread with who put it there, moves the lead on, and no letter goes out', async () => {
    const { _id: id } = await givenQuote(site);
    expect((await put(id, { text: 'Hello', via: 'whatsapp' })).statusCode).toBe(201);
    expect(await desk(id)).toMatchObject({ tab: 'them', thread: { messages: [{ author: 'staff', via: 'whatsapp' }] } });
    expect((await put(id, { text: 'We accept', via: 'whatsapp', author: 'visitor' })).statusCode).toBe(201);
    const found = await desk(id);
    expect(found).toMatchObject({
      tab: 'us',
      thread: { messages: [{}, { author: 'visitor', via: 'whatsapp', text: 'We accept' }] },
    });
    expect(found.authors).toMatchObject([{ username: nameOf.sales }, { username: nameOf.sales }]);
    const letters = site.database.db.selectFrom('mail').select('id').where('lead_id', '=', id);
    expect(await letters.where('kind', '=', 'thread').execute()).toEqual([]);
  });

  test('invites to nothing without a time, however long it would last', async () => {
    const { _id: id } = await givenQuote(site);
    for (const more of [{ meetingMinutes: '45' }, { meetingMinutes: '45', meetingPlace: 'Sahab' }]) {
      const refused = await put(id, { text: 'Come and see', ...more });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['meetsAt']]);
    }
    expect(await desk(id)).toMatchObject({ tab: 'us', thread: { messages: [] } });
  });

  test('is said to be so: nobody writes in the name of a sender on this site', async () => {
    const { _id: id } = await givenQuote(site);
    expect((await put(id, { text: 'We accept', author: 'visitor' })).statusCode).toBe(422);
    expect((await put(id, { text: 'We accept', author: 'visitor', via: 'post' })).statusCode).toBe(422);
  });
});

describe('prepared replies', () => {
  type Template = { _id: string; use: string; name: { en: string; ar: string }; text: { en: string; ar: string } };
  const list = async (role: 'sales' | 'hr' | 'admin') =>
    ((await ask[role]('GET', '/replies')).json() as unknown as { templates: Template[] }).templates;
  const offered = async (id: string) =>
    ((await ask.admin('GET', `/leads/${id}`)).json().data as { desk: { templates: { name: string; text: string }[] } })
      .desk.templates;

  test('are there from the first day, filled in, in the language of the sender', async () => {
    const { _id, reference } = await givenContact(site, { language: 'ar' } as never);
    const [first] = await offered(_id);
    expect(first?.name).toBe('Offer follows');
    expect(first?.text).toContain(reference);
    expect(first?.text).not.toMatch(/[{}]/);
  });

  test('are changed by each role for its own leads alone', async () => {
    const [application, contact] = [await givenApplication(site), await givenContact(site)];
    const own = {
      _id: 'one',
      use: 'buyers',
      name: { en: 'Hi', ar: 'مرحبًا' },
      text: { en: 'Hi {name}', ar: 'مرحبًا {name}' },
    };
    const foreign = { ...own, _id: 'two', use: 'reject' };
    const before = await list('hr');
    expect((await ask.sales('PUT', '/replies', { templates: [own, foreign] })).statusCode).toBe(200);
    expect(await list('sales')).toEqual([own]);
    expect(await list('hr')).toEqual(before);
    expect(await list('admin')).toEqual([own, ...before]);
    expect(await offered(contact._id)).toMatchObject([{ name: 'Hi', text: 'Hi Lina Haddad' }]);
    expect(await offered(application._id)).toHaveLength(before.length);
    const wrong = await ask.sales('PUT', '/replies', { templates: [{ ...own, text: { en: '', ar: '' } }] });
    expect(wrong.statusCode).toBe(422);
  });

  test('of two who save at once the second is refused, and neither disturbs another role', async () => {
    const admin = await asAdmin(site);
    const read = await admin.get('/replies');
    const { templates } = read.json();
    const ifMatch = { 'if-match': String(read.headers.etag) };
    const renamed = (name: string) =>
      templates.map((each: Template) => (each.use === 'buyers' ? { ...each, name: { ...each.name, en: name } } : each));
    const replies = await Promise.all(
      ['First', 'Second'].map((name) => admin.call('PUT', '/replies', { templates: renamed(name) }, ifMatch)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const refused = replies.find(({ statusCode }) => statusCode === 412);
    expect(refused?.json().code).toBe('changed');
    const stored = replies.findIndex(({ statusCode }) => statusCode === 200);
    const names = (await list('sales')).map(({ name }) => name.en);
    expect(new Set(names)).toEqual(new Set([['First', 'Second'][stored]]));
    // The reply has the version of what is stored now; what other roles changed is no conflict for sales.
    const etag = String(replies[stored]?.headers.etag);
    expect((await admin.get('/replies')).headers.etag).toBe(etag);
    const again = await admin.call('PUT', '/replies', { templates: renamed('Third') }, { 'if-match': etag });
    expect(again.statusCode).toBe(200);
  });
});

describe('other leads of the same person', () => {
  type Others = { _id: string; why: string; verdict: string | null }[];
  const others = async (id: string, role: 'sales' | 'hr' = 'sales') =>
    ((await ask[role]('GET', `/leads/${id}`)).json().data as { desk: { others: Others } }).desk.others.map(
      ({ _id, why, verdict }) => [_id, why, verdict],
    );
  const say = (one: string, other: string, verdict: string | null, role: 'sales' | 'hr' = 'sales') =>
    ask[role]('PUT', `/leads/${one}/others/${other}`, { verdict });
  const given = (fullName: string, company: string) =>
    givenContact(site, { fullName, company, email: `${Math.random()}@gmail.com` });

  test('are found by the other script, refused for good, and taken back whole', async () => {
    const [{ _id: one }, { _id: other }] = [
      await given('Qais Zoubi', 'Petra Trading'),
      await given('قيس زعبي', 'مؤسسة بترا'),
    ];
    expect(await others(one)).toEqual([[other, 'likely', null]]);
    expect((await say(one, other, 'other')).statusCode).toBe(200);
    expect([await others(one), await others(other)]).toEqual([
      [[other, 'likely', 'other']],
      [[one, 'likely', 'other']],
    ]);
    await say(other, one, 'same');
    expect(await others(one)).toEqual([[other, 'person', 'same']]);
    await say(one, other, null);
    expect(await others(one)).toEqual([[other, 'likely', null]]);
    expect(await site.database.db.selectFrom('lead_same').selectAll().execute()).toEqual([]);
  });

  test('are one person together, also where two of them have nothing in common', async () => {
    const ids = [];
    for (const name of ['Mira One', 'Nora Two', 'Sona Three']) ids.push((await given(name, ''))._id);
    const [one = '', two = '', three = ''] = ids;
    await say(one, two, 'same');
    await say(two, three, 'same');
    expect(new Map((await others(one)).map(([id, ...rest]) => [id, rest]))).toEqual(
      new Map([
        [two, ['person', 'same']],
        [three, ['person', null]],
      ]),
    );
    // Who is the same by way of another alone can be said to be somebody else, and that taken back.
    await say(one, three, 'other');
    expect(new Map((await others(one)).map(([id, ...rest]) => [id, rest]))).toEqual(
      new Map([
        [two, ['person', 'same']],
        [three, ['likely', 'other']],
      ]),
    );
    expect((await others(three)).map(([id, , verdict]) => [id, verdict]).sort()).toEqual(
      [
        [two, 'same'],
        [one, 'other'],
      ].sort(),
    );
    await say(three, one, null);
    expect((await others(one)).find(([id]) => id === three)).toEqual([three, 'person', null]);
    await site.services.privacy.eraseLead('contact', two);
    expect(await others(one)).toEqual([]);
  });

  test('are related by those alone who may see both', async () => {
    const [{ _id: contact }, { _id: application }] = [await given('Rami Sabbagh', 'X'), await givenApplication(site)];
    expect((await say(contact, application, 'same')).statusCode).toBe(404);
    expect((await say(application, contact, 'same', 'hr')).statusCode).toBe(404);
    expect((await say(contact, contact, 'same')).statusCode).toBe(404);
  });
});

describe('all of a list', () => {
  const tabs = async () => site.database.db.selectFrom('lead_desk').select(['id', 'tab']).execute();
  const read = async () => (await ask.admin('GET', '/leads?q=Swept&with=newest')).json().data as Seen;
  type Seen = { total: number; newest: string };
  const bulk = (act: string, { total, newest }: Seen) =>
    ask.admin('POST', '/leads/bulk', { act, all: { q: 'Swept' }, seen: { total, newest } });

  test.each(['done', 'mark', 'delete'])(
    'is what was seen of it: "%s" leaves what came or was written to since',
    async (act) => {
      const [one, written] = [
        await givenContact(site, { fullName: 'Swept' }),
        await givenContact(site, { fullName: 'Swept' }),
      ];
      const seen = await read();
      expect(seen.total).toBe(2);
      const late = await givenContact(site, { fullName: 'Swept' });
      await ask.admin('POST', `/contacts/${written._id}/thread`, { kind: 'question', text: 'Which size?' });
      expect((await bulk(act, seen)).json().data).toMatchObject({ changed: 1 });
      const left = (await tabs()).filter(
        ({ id, tab }) => [one, written, late].some(({ _id }) => _id === id) && ['us', 'them'].includes(tab),
      );
      expect(left.map(({ id }) => id).sort()).toEqual([written._id, late._id].sort());
      await site.services.leads.contact.removeMany([one._id, written._id, late._id]);
    },
  );

  test('is refused where it is more than was seen, and tells its newest only to who asks', async () => {
    const one = await givenContact(site, { fullName: 'Swept' });
    const seen = await read();
    expect((await bulk('done', { ...seen, total: 0 })).statusCode).toBe(409);
    expect((await ask.admin('GET', '/leads?q=Swept')).json().data).not.toHaveProperty('newest');
    await site.services.leads.contact.remove(one._id);
  });
});

test('tabs are counted within the owner that is chosen', async () => {
  const { _id } = await givenContact(site, { fullName: 'Ownerless Lead' });
  const read = async (owner: string) =>
    (await ask.admin('GET', `/leads?tab=us&q=Ownerless&owner=${owner}`)).json().data as {
      total: number;
      counts: { us: number };
    };
  for (const [owner, count] of [
    ['mine', 0],
    ['nobody', 1],
  ] as const) {
    const { total, counts } = await read(owner);
    expect([owner, total, counts.us]).toEqual([owner, count, count]);
  }
  await site.services.leads.contact.remove(_id);
});

test('opening again what is open says nothing of a decision', async () => {
  const open = async (id: string) => {
    const reply = await ask.admin('POST', '/leads/bulk', { act: 'open', ids: [id] });
    return (reply.json() as unknown as { message: string }).message;
  };
  const [contact, career] = [await givenContact(site), await givenApplication(site)];
  await ask.admin('PATCH', `/careers/${career._id}/status`, { status: 'rejected' });
  expect(await open(contact._id)).not.toContain('status');
  expect(await open(career._id)).toContain('status');
});

test('tags that somebody added or removed since they were seen stay so; too many are refused', async () => {
  const { _id } = await givenContact(site);
  const change = (tags: string[], tagsSeen?: string[]) =>
    ask.admin('PATCH', `/leads/${_id}`, { tags, ...(tagsSeen && { tagsSeen }) });
  const tags = async () =>
    ((await ask.admin('GET', `/leads/${_id}`)).json().data as { desk: { tags: string[] } }).desk.tags;
  await change(['a', 'b']);
  await change(['b', 'urgent']);
  await change(['a', 'b', 'c'], ['a', 'b']);
  expect(await tags()).toEqual(['b', 'c', 'urgent']);
  const many = Array.from({ length: 10 }, (_, place) => `tag ${place}`);
  const refused = await change(many, []);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['tags']]);
  await change(['only']);
  expect(await tags()).toEqual(['only']);
});

test('of two who change the same the later is refused where they say what they saw, and nothing is lost', async () => {
  const { _id } = await givenContact(site);
  const change = (values: object, seen?: object) =>
    ask.admin('PATCH', `/leads/${_id}`, { ...values, ...(seen && { seen }) });
  const read = async () =>
    ((await ask.admin('GET', `/leads/${_id}`)).json().data as { desk: { nextStep: string; owner: string | null } })
      .desk;
  const both = await Promise.all(
    ['Call Omar', 'Send samples'].map((nextStep) => change({ nextStep }, { nextStep: '' })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = both.find(({ statusCode }) => statusCode === 409);
  expect(Object.keys(refused?.json().errors ?? {})).toEqual(['nextStep']);
  const { nextStep } = await read();
  // Over what was seen since, and without saying what was seen, it is stored.
  expect((await change({ nextStep: 'Both' }, { nextStep })).statusCode).toBe(200);
  expect((await change({ nextStepOn: '2027-01-02' }, { nextStepOn: '2027-01-01' })).statusCode).toBe(409);
  expect((await change({ nextStepOn: '2027-01-02' }, { nextStepOn: '' })).statusCode).toBe(200);
  expect((await change({ nextStep: 'Call' })).statusCode).toBe(200);
  const rows = site.database.db.selectFrom('account').select('id').where('role', 'in', ['sales', 'admin']);
  const [one, other] = (await rows.execute()).map(({ id }) => id);
  expect((await change({ owner: one }, { owner: null })).statusCode).toBe(200);
  expect((await change({ owner: null }, { owner: other })).statusCode).toBe(409);
  expect([(await read()).owner, (await read()).nextStep]).toEqual([one, 'Call']);
  // The screen shows nobody in place of an owner who was removed.
  await site.database.db.updateTable('lead_desk').set({ owner_id: 'gone' }).where('id', '=', _id).execute();
  expect((await change({ owner: other }, { owner: null })).statusCode).toBe(200);
});

const others = async (id: string) =>
  ((await ask.admin('GET', `/leads/${id}`)).json().data as { desk: { others: { _id: string; why: string }[] } }).desk
    .others;

describe('another lead with the same address', () => {
  test('is found behind many newer namesakes and colleagues of a large company', async () => {
    const own = { fullName: 'Rana Odeh', company: 'Levant Mills', email: 'rana.odeh@gmail.com' };
    const { _id: first } = await givenContact(site, {
      ...own,
      email: 'rana.odeh@googlemail.com',
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    for (let number = 0; number < 25; number++) {
      await givenContact(site, { ...own, company: '', email: `namesake${number}@gmail.com` });
      await givenContact(site, { ...own, fullName: 'Omar Saleh', email: `colleague${number}@gmail.com` });
    }
    const { _id } = await givenContact(site, own);
    const found = await others(_id);
    expect(found).toHaveLength(20);
    expect(found.find(({ _id: other }) => other === first)).toMatchObject({ why: 'person' });
  });
});

describe('a lead from a mailbox under another spelling', () => {
  test.each([
    ['dots.at.gmail@gmail.com', 'DotsAtGmail@googlemail.com'],
    ['tagged+bags@levant-mills.example', 'Tagged@levant-mills.example'],
    ['plain@levant-oils.example', 'plain+mansooj@levant-oils.example'],
  ])('%s is found from %s, with another name and no company', async (email, other) => {
    const { _id: first } = await givenContact(site, { fullName: `Lina ${email.length}`, company: '', email });
    const { _id } = await givenContact(site, { fullName: 'Sami Issa', company: '', email: other });
    expect(await others(_id)).toContainEqual(expect.objectContaining({ _id: first, why: 'person' }));
  });

  test.each([
    ['dots.at.yahoo@yahoo.com', 'dotsatyahoo@yahoo.com'],
    ['one@levant.example', 'one@levant.example.org'],
    ['first@batelco.com.bh', 'second@batelco.com.bh'],
  ])('%s is not found from %s', async (email, other) => {
    const { _id: first } = await givenContact(site, { fullName: 'Hana Aziz', company: '', email });
    const { _id } = await givenContact(site, { fullName: 'Sami Issa', company: '', email: other });
    expect((await others(_id)).map(({ _id: found }) => found)).not.toContain(first);
  });
});

test('a namesake of one company, by its domain, is found behind many newer ones', async () => {
  const own = { fullName: 'Hiba Najjar', company: '' };
  const { _id: first } = await givenContact(site, { ...own, email: 'hiba@levant-dates.example' });
  for (let number = 0; number < 25; number++) await givenContact(site, { ...own, email: `hiba${number}@gmail.com` });
  const { _id } = await givenContact(site, { ...own, fullName: 'هبة النجار', email: 'h.najjar@levant-dates.example' });
  expect(await others(_id)).toContainEqual(expect.objectContaining({ _id: first, why: 'likely' }));
});

test('the names of leads that an earlier release stored get the keys of this one', async () => {
  const { _id } = await givenContact(site, { fullName: 'Renewed Key' });
  const { db } = site.database;
  const key = async () =>
    (await db.selectFrom('lead_desk').select('name_key').where('id', '=', _id).executeTakeFirstOrThrow()).name_key;
  const known = await key();
  await db.updateTable('lead_desk').set({ name_key: 'rn k' }).where('id', '=', _id).execute();
  expect(await site.services.desk.isComplete()).toBe(false);
  await site.services.desk.complete();
  expect([await key(), await site.services.desk.isComplete()]).toEqual([known, true]);
});
