import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chooseOnPostgres } from '../../../tests/support/full-run.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const question = (letter: string) => ({ group: 'Orders', question: letter, answer: 'An answer.' });
const kinds = [
  { path: '/faqs', title: 'question', record: question },
  {
    path: '/certificates',
    title: 'name',
    record: (name: string) => ({ name, issuer: 'JSMO', validFrom: '2024-01-01', validUntil: '2027-01-01' }),
  },
  {
    path: '/services',
    title: 'name',
    record: (name: string) => ({ name, summary: 'We look.', category: 'Automation' }),
  },
  { path: '/openings', title: 'title', record: (title: string) => ({ title, description: 'Weaves.' }) },
];

describe.each(chooseOnPostgres(kinds))('the order of $path', ({ path, title, record }) => {
  let ids: string[];
  beforeEach(async () => {
    for (const { _id } of (await site.http.inject(`/api${path}`)).json()) await admin.delete(`${path}/${_id}`);
    ids = [];
    for (const letter of 'ABCD') ids.push((await admin.call('POST', path, record(letter))).json()._id);
  });

  /** The records by their letters, in order of position. */
  const named = (...places: number[]) => ({ ids: places.map((place) => ids[place]) });
  const put = (body: object) => admin.call('PUT', `${path}/order`, body);
  async function seen(): Promise<string> {
    const list: Record<string, string>[] = (await site.http.inject(`/api${path}`)).json();
    return list.map((one) => one[title]).join('');
  }

  test('is what an administrator sends', async () => {
    const reply = await put(named(3, 1, 0, 2));
    expect(reply.json()).toEqual({ success: true, message: 'Order saved successfully' });
    expect(await seen()).toBe('DBAC');
  });

  test('keeps unnamed records in their position', async () => {
    await put(named(3, 1));
    expect(await seen()).toBe('ADCB');
  });

  test('changes only what was moved, for readers and for the map of the site', async () => {
    const times = async (): Promise<Record<string, string>> => {
      const list: { _id: string; updatedAt: string }[] = (await site.http.inject(`/api${path}`)).json();
      return Object.fromEntries(list.map(({ _id, updatedAt }) => [_id, updatedAt]));
    };
    const before = await times();
    await put(named(3, 0, 1, 2));
    const after = await times();
    expect(ids.filter((id) => after[id] !== before[id])).toEqual([ids[3]]);
  });

  test('puts a new record at the end', async () => {
    await put(named(3, 2, 1, 0));
    await admin.call('POST', path, record('E'));
    expect(await seen()).toBe('DCBAE');
  });

  test('works even where two records had the same position', async () => {
    await admin.call('PUT', `${path}/${ids[2]}`, { ...record('C'), position: 1 });
    await put(named(1, 3, 2, 0));
    expect(await seen()).toBe('BDCA');
  });

  test.each([
    [
      'an unknown record',
      () => ({ ids: [ids[1], 'nobody', ids[0]] }),
      'One of the records is not there any more. Please load the list again.',
    ],
    ['an id with a NUL', () => ({ ids: [ids[1], 'a\0'] }), 'This text contains characters that cannot be stored'],
    ['a record named twice', () => ({ ids: [ids[1], ids[0], ids[1]] }), 'Nothing may be named twice'],
    ['no list', () => ({ ids: 'all' }), 'This must be a list'],
    ['nothing', () => ({}), 'This must be a list'],
  ])('is refused with %s, and nothing moves', async (_what, body, message) => {
    const reply = await put(body());
    expect(reply.statusCode).toBe(422);
    expect(Object.values(reply.json().errors)).toContain(message);
    expect(await seen()).toBe('ABCD');
  });
});

describe('the history of an order', () => {
  let ids: string[];
  beforeEach(async () => {
    for (const { _id } of (await site.http.inject('/api/faqs')).json()) await admin.delete(`/faqs/${_id}`);
    ids = [];
    for (const letter of 'ABCD') ids.push((await admin.call('POST', '/faqs', question(letter))).json()._id);
  });

  const put = (by: AdminCalls, ...places: number[]) =>
    by.call('PUT', '/faqs/order', { ids: places.map((place) => ids[place]) });
  const historyOf = async (place: number) => (await admin.get(`/history/faq/${ids[place]}`)).json();
  const restore = (place: number, version: number) =>
    admin.call('POST', `/history/faq/${ids[place]}/${version}/restore`);
  const seen = async () =>
    ((await site.http.inject('/api/faqs')).json() as Record<string, string>[]).map((one) => one.question).join('');

  test('records who moved what, and nothing about records that only shifted', async () => {
    const sami = await asAdmin(site);
    await put(sami, 3, 0, 1, 2);
    const by = (await sami.get('/auth/me')).json().user.username;
    const [moved, created] = await historyOf(3);
    expect(moved).toMatchObject({ version: 2, act: 'moved', by, fields: ['position'] });
    expect(created).toMatchObject({ version: 1, act: 'created' });
    expect((await admin.get(`/history/faq/${ids[3]}/2`)).json()).toMatchObject({
      values: { position: 1 },
      before: { position: 4 },
    });
    for (const place of [0, 1, 2]) expect(await historyOf(place)).toHaveLength(1);
    expect((await admin.get('/dashboard')).json().changes[0]).toMatchObject({ act: 'moved', title: 'D', by });
  });

  test('records all that changed their position when more than one was moved', async () => {
    await put(admin, 0, 3, 2, 1);
    expect(await seen()).toBe('ADCB');
    const versions = await Promise.all([0, 1, 2, 3].map(async (place) => (await historyOf(place)).length));
    // C has kept its position.
    expect(versions).toEqual([1, 2, 1, 2]);
  });

  test.each([
    ['down', [1, 2, 0, 3], 0],
    ['up by one', [0, 1, 3, 2], 3],
    ['up by two', [0, 3, 1, 2], 3],
  ])('records one version when one is moved %s', async (_way, places, moved) => {
    await put(admin, ...places);
    const versions = await Promise.all([0, 1, 2, 3].map(async (place) => (await historyOf(place)).length));
    expect(versions).toEqual([0, 1, 2, 3].map((place) => (place === moved ? 2 : 1)));
  });

  test('merges consecutive moves by one person', async () => {
    await put(admin, 3, 0, 1, 2);
    await put(admin, 0, 1, 3, 2);
    await put(admin, 3, 0, 1, 2);
    expect(await seen()).toBe('DABC');
    expect((await historyOf(3)).map(({ act }: { act: string }) => act)).toEqual(['moved', 'created']);
  });

  test('can be restored: a version has its position and its texts', async () => {
    await put(admin, 3, 0, 1, 2);
    await admin.call('PUT', `/faqs/${ids[3]}`, question('Z'));
    expect((await restore(3, 2)).json()).toMatchObject({ question: 'D', position: 1 });
    expect(await seen()).toBe('DABC');
    expect((await restore(3, 1)).json()).toMatchObject({ question: 'D', position: 4 });
    expect(await seen()).toBe('ABCD');
    const acts = (await historyOf(3)).map(({ act }: { act: string }) => act);
    expect(acts).toEqual(['moved', 'restored', 'changed', 'moved', 'created']);
  });

  test('restores to the end when the list has become shorter', async () => {
    await put(admin, 3, 0, 1, 2);
    await admin.delete(`/faqs/${ids[0]}`);
    await restore(3, 1);
    expect(await seen()).toBe('BCD');
  });
});

test('records without a position cannot be ordered', async () => {
  const reply = await admin.call('PUT', '/projects/order', { ids: [] });
  expect(reply.statusCode).toBe(404);
});

test('changing a question keeps its position when none is sent', async () => {
  const { _id } = (await admin.call('POST', '/faqs', { ...question('X'), position: 7 })).json();
  const changed = await admin.call('PUT', `/faqs/${_id}`, question('Y'));
  expect(changed.json()).toMatchObject({ question: 'Y', position: 7 });
});
