import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RecordsField } from '#shared/kinds/fields.ts';
import { findLinkedKind, kindList } from '#shared/kinds/kinds.ts';
import { type KindSample, sampleOf, sendSample } from '../../../tests/support/given/kind-samples.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

type Linked = { name: string; kind: (typeof kindList)[number]; field: string; about: RecordsField };
const linked: Linked[] = kindList.flatMap((kind) =>
  Object.entries(kind.fields).flatMap(([field, about]) =>
    about.type === 'records' ? [{ name: `${field} of a ${kind.name}`, kind, field, about }] : [],
  ),
);

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

test('products name their certificates and the products beside them, landing pages their products', () => {
  expect(linked.map(({ name }) => name)).toEqual([
    'certificates of a product',
    'relatedProducts of a product',
    'products of a landing_page',
  ]);
});

describe.each(linked)('the $name', ({ kind, field, about }) => {
  const target = findLinkedKind(about);
  let sample: KindSample;
  let path: string;
  let id: string;
  let others: string[];

  const add = async (of: (typeof kindList)[number]): Promise<string> => {
    const reply = await sendSample(admin, of, await sampleOf(of, { word: 'linked' }));
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json()._id;
  };
  beforeEach(async () => {
    sample = await sampleOf(kind, { word: 'linking' });
    id = (await sendSample(admin, kind, sample)).json()._id;
    path = `${kind.path}/${id}`;
    others = [await add(target), await add(target), await add(target)];
  });

  /** What staff send besides files, as JSON. */
  const texts = () =>
    Object.fromEntries(
      Object.entries(sample).filter(([, value]) => ![value].flat().some((one) => one instanceof File)),
    );
  const save = (ids: unknown, headers = {}) => admin.call('PUT', path, { ...texts(), [field]: ids }, headers);
  const saveOther = () => admin.call('PUT', path, { ...texts(), [kind.title]: `other ${randomUUID()}` });
  const named = async (): Promise<string[]> => (await admin.get(path)).json()[field];
  const erase = async (other: string) => {
    await admin.delete(`${target.path}/${other}`);
    expect((await admin.delete(`/trash/${target.name}/${other}`)).statusCode).toBe(200);
  };

  test('are none at first, and are kept in the order of staff, each once', async () => {
    expect(await named()).toEqual([]);
    const [first = '', second = '', third = ''] = others;
    expect((await save([third, first, third, second])).json()[field]).toEqual([third, first, second]);
    expect((await site.http.inject(`/api${path}`)).json()[field]).toEqual([third, first, second]);
  });

  test('are sent in a form as JSON, for a new record and for a changed one', async () => {
    const created = await sendSample(admin, kind, { ...(await sampleOf(kind, { word: 'form' })), [field]: others });
    expect([created.statusCode, created.json()[field]]).toEqual([201, others]);
    const changed = await sendSample(admin, kind, { ...sample, [field]: others.slice(1) }, { id });
    expect([changed.statusCode, changed.json()[field]]).toEqual([200, others.slice(1)]);
  });

  test('stay when they are not sent, and go when none is sent', async () => {
    await save(others);
    await saveOther();
    expect(await named()).toEqual(others);
    await save([]);
    expect(await named()).toEqual([]);
  });

  test('are refused with the name of the field when one is unknown, in a new record as well; nothing changes', async () => {
    await save(others);
    const refused = await save([...others.slice(1), randomUUID()]);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { [field]: 'One of the chosen records no longer exists. Please choose again.' },
    ]);
    const created = await sendSample(admin, kind, { ...(await sampleOf(kind, { word: 'new' })), [field]: ['nobody'] });
    expect([created.statusCode, Object.keys(created.json().errors)]).toEqual([422, [field]]);
    expect(await named()).toEqual(others);
  });

  test('are refused when they are no list of ids, or too many', async () => {
    for (const wrong of ['abc', [1], [''], [{}], null, ['a\0b'], Array(about.most + 1).fill(others[0])]) {
      const reply = await save(wrong);
      expect([wrong, reply.statusCode]).toEqual([wrong, 422]);
      expect(Object.keys(reply.json().errors)[0]).toMatch(new RegExp(`^${field}\\b`));
    }
  });

  test.runIf(target.name === kind.name)('never are the record itself', async () => {
    const reply = await save([others[0], id]);
    expect([reply.statusCode, reply.json().errors]).toEqual([422, { [field]: 'A record cannot be linked to itself.' }]);
  });

  test('stay named while they are in the Trash, and when they come back', async () => {
    await save(others);
    await admin.delete(`${target.path}/${others[0]}`);
    await saveOther();
    expect(await named()).toEqual(others);
    expect((await save(others.toReversed())).json()[field]).toEqual(others.toReversed());
    await admin.call('POST', `/trash/${target.name}/${others[0]}/restore`);
    expect(await named()).toEqual(others.toReversed());
  });

  test('are dropped with the next save when they were deleted for good, which hinders nothing', async () => {
    await save(others);
    await erase(others[0] ?? '');
    expect((await site.http.inject(`/api${path}`)).statusCode).toBe(200);
    // As a form sends them that was opened before.
    const saved = await save(others);
    expect([saved.statusCode, saved.json()[field]]).toEqual([200, others.slice(1)]);
    await erase(others[1] ?? '');
    await saveOther();
    expect(await named()).toEqual(others.slice(2));
    expect((await save(others)).statusCode).toBe(422);
  });

  test('are in the history, and an earlier version comes back without those deleted for good', async () => {
    await save(others);
    await save(others.slice(2));
    const history = (await admin.get(`/history/${kind.name}/${id}`)).json();
    expect(history[0].fields).toContain(field);
    await erase(others[0] ?? '');
    const { version } = history[1];
    const restored = await admin.call('POST', `/history/${kind.name}/${id}/${version}/restore`);
    expect([restored.statusCode, await named()]).toEqual([200, others.slice(1)]);
  });

  test('come back with a record out of the Trash', async () => {
    await save(others);
    await admin.delete(path);
    await erase(others[2] ?? '');
    expect((await admin.call('POST', `/trash/${kind.name}/${id}/restore`)).statusCode).toBe(200);
    await saveOther();
    expect(await named()).toEqual(others.slice(0, 2));
  });

  test('stay as they are when a version of a release without them is restored', async () => {
    await saveOther();
    await save(others);
    const { db } = site.database;
    const versions = await db.selectFrom('content_version').selectAll().where('record_id', '=', id).execute();
    const first = versions.find(({ version }) => version === 1);
    const { [field]: _none, ...old } = JSON.parse(String(first?.record));
    await db
      .updateTable('content_version')
      .set({ record: JSON.stringify(old) })
      .where('record_id', '=', id)
      .where('version', '=', 1)
      .execute();
    expect((await admin.call('POST', `/history/${kind.name}/${id}/1/restore`)).statusCode).toBe(200);
    expect(await named()).toEqual(others);
  });
});
