import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { giveAddresses } from '#server/core/db/tables/give-addresses.ts';
import { apiCalls } from '#server/main/api/api-calls.ts';
import { addressFrom, numberedAddress } from '#shared/content/made-address.ts';
import { isReservedAddress } from '#shared/content/record-address.ts';
import { kinds, kindsWithPages } from '#shared/kinds/kinds.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { sampleOf, sendSample } from '../../../tests/support/given/kind-samples.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

type Project = { _id: string; address: string; title: string };
const text = { summary: 'A summary.', description: '', client: '', category: 'Automation', year: 2024 };
const send = (fields: object) => admin.call('POST', '/projects', { ...text, ...fields });
const add = async (fields: object): Promise<Project> => (await send(fields)).json();
const change = (id: string, fields: object) => admin.call('PUT', `/projects/${id}`, { ...text, ...fields });
const read = (named: string) => site.http.inject(`/api/projects/${named}`);

describe.each(kindsWithPages)('the kind $name', (kind) => {
  test('gets an address from the English name, which both languages share and the API takes like the id', async () => {
    const sample = await sampleOf(kind, { word: 'Sugar sack with liner, 50 kg' });
    const { _id, address } = (await sendSample(admin, kind, sample)).json();
    expect(address).toBe('sugar-sack-with-liner-50-kg');
    for (const query of ['', '?lng=ar']) {
      const [byId, byAddress] = await Promise.all(
        [_id, address].map((named) => site.http.inject(`/api${kind.path}/${named}${query}`)),
      );
      expect([byAddress!.statusCode, byAddress!.json()]).toEqual([200, byId!.json()]);
      expect(byAddress!.json()).toMatchObject({ _id, address });
    }
    expect((await admin.get(`${kind.path}/${address}`)).json()).toMatchObject({ _id, translations: {} });
  });

  test('gets a number where another record has the address', async () => {
    const sample = await sampleOf(kind, { word: 'Twice the same' });
    const made = [];
    for (let i = 0; i < 4; i++) made.push((await sendSample(admin, kind, sample)).json().address);
    expect(made.sort()).toEqual(['twice-the-same', 'twice-the-same-2', 'twice-the-same-3', 'twice-the-same-4']);
  });
});

describe('an address', () => {
  test.each([
    ['Sugar sack with liner, 50 kg', 'sugar-sack-with-liner-50-kg'],
    ['Company’s “big” bag – 1,000 kg & 56 × 100 cm', 'companys-big-bag-1000-kg-and-56x100-cm'],
    ['Café crème, 65 g/m²', 'cafe-creme-65-g-m2'],
    ['أكياس بولي بروبيلين ٥٠ كغ', 'akyas-buli-brubilin-50-kgh'],
    ['日本', 'project'],
    ['2025', 'project-2025'],
    ['latest', 'project-latest'],
    ['01a2022d-4a8c-7000-8000-000000000000', 'project-01a2022d-4a8c-7000-8000-000000000000'],
    [
      'A very long name that is cut at whole words, not in the middle of one',
      'a-very-long-name-that-is-cut-at-whole-words',
    ],
  ])('is made from %s', (name, address) => {
    expect(addressFrom(name, 'project')).toBe(address);
    expect(numberedAddress(address, 12).length).toBeLessThanOrEqual(60);
  });

  test('is never a part of another call', () => {
    const beside = apiCalls.flatMap(({ path }) =>
      kindsWithPages.flatMap((kind) => (path.startsWith(`${kind.path}/`) ? [path.split('/')[2] ?? ''] : [])),
    );
    const words = [...new Set(beside)].filter((word) => !word.startsWith(':'));
    expect(words.filter((word) => !isReservedAddress(word))).toEqual([]);
    expect(words).toContain('latest');
  });

  test('is what staff type, in any letter case', async () => {
    expect((await add({ title: 'Silo', address: ' Grain-Silo-7 ' })).address).toBe('grain-silo-7');
    for (const [address, sentence] of [
      ['grain silo', /small Latin letters/],
      ['صومعة', /small Latin letters/],
      ['-silo', /small Latin letters/],
      ['silo--7', /small Latin letters/],
      ['../silo', /small Latin letters/],
      ['latest', /itself/],
      ['123', /itself/],
      ['01a2022d-4a8c-7000-8000-000000000000', /itself/],
      ['x'.repeat(101), /At most 100/],
    ] as const) {
      const reply = await send({ title: 'Silo', address });
      expect([address, reply.statusCode, reply.json().errors]).toEqual([
        address,
        422,
        { address: expect.stringMatching(sentence) },
      ]);
    }
  });

  test('stays when the name changes; when staff empty it, a new one is made from the name', async () => {
    const { _id } = await add({ title: 'First name' });
    expect((await change(_id, { title: 'Second name' })).json().address).toBe('first-name');
    expect((await change(_id, { title: 'Second name', address: '' })).json().address).toBe('second-name');
    expect((await read('first-name')).json()._id).toBe(_id);
  });

  test('that another record has is refused, with its field', async () => {
    const [one, other] = [await add({ title: 'Taken one' }), await add({ title: 'Taken other' })];
    for (const reply of [
      await change(other._id, { title: 'Taken other', address: one.address }),
      await send({ title: 'Third', address: one.address }),
    ])
      expect([reply.statusCode, reply.json().errors]).toEqual([
        409,
        { address: 'Another record of this kind has this address. Please choose another one.' },
      ]);
    expect((await read(other._id)).json().address).toBe('taken-other');
    // Of another kind it may have it.
    const product = (await givenProduct(site, { address: one.address })).address;
    expect(product).toBe(one.address);
  });

  test('of a record with changes by its address is that of the record in the audit log', async () => {
    const { _id, address } = await add({ title: 'Audited' });
    expect((await change(address, { title: 'Audited, changed' })).json()._id).toBe(_id);
    expect((await admin.delete(`/projects/${address}`)).statusCode).toBe(200);
    const entries: { record: string; action: string; fields: string[] }[] = (await admin.get('/audit?limit=2')).json();
    expect(entries.map(({ action }) => action)).toEqual(['deleted', 'changed']);
    expect(JSON.stringify(entries)).toContain(_id);
    expect(JSON.stringify(entries)).not.toContain(`"${address}"`);
  });
});

describe('former addresses', () => {
  test('lead to the record after several changes, and back', async () => {
    const { _id } = await add({ title: 'Mill', address: 'mill-a' });
    for (const address of ['mill-b', 'mill-c', 'mill-a'])
      expect((await change(_id, { title: 'Mill', address })).json().address).toBe(address);
    for (const address of ['mill-a', 'mill-b', 'mill-c'])
      expect((await read(address)).json()).toMatchObject({ _id, address: 'mill-a' });
  });

  test('are given to another record only when staff type them', async () => {
    const former = await add({ title: 'Weaving hall' });
    await change(former._id, { title: 'Weaving hall', address: 'old-hall' });
    expect((await add({ title: 'Weaving hall' })).address).toBe('weaving-hall-2');
    const other = await add({ title: 'Other hall', address: 'weaving-hall' });
    expect(other.address).toBe('weaving-hall');
    expect((await read('weaving-hall')).json()._id).toBe(other._id);
    expect((await read('old-hall')).json()._id).toBe(former._id);
    expect((await change(former._id, { title: 'x', address: 'weaving-hall' })).statusCode).toBe(409);
  });

  test('stay with a record in the Trash, and are free when it is deleted for good', async () => {
    const record = await add({ title: 'Loom room' });
    await change(record._id, { title: 'Loom room', address: 'looms' });
    await admin.delete(`/projects/${record._id}`);
    for (const address of ['looms', 'loom-room']) expect((await read(address)).statusCode).toBe(404);
    expect((await add({ title: 'Loom room' })).address).toBe('loom-room-2');
    const back = await admin.call('POST', `/trash/project/${record._id}/restore`);
    expect(back.json()).toMatchObject({ _id: record._id, address: 'looms' });
    expect((await read('loom-room')).json()._id).toBe(record._id);
    await admin.delete(`/projects/${record._id}`);
    const heir = await add({ title: 'Heir', address: 'looms' });
    const again = (await admin.call('POST', `/trash/project/${record._id}/restore`)).json();
    expect([heir.address, again.address]).toEqual(['looms', 'loom-room']);
    await admin.delete(`/projects/${record._id}`);
    await admin.delete(`/trash/project/${record._id}`);
    expect((await add({ title: 'Loom room' })).address).toBe('loom-room');
  });

  test('come back with an earlier version, of which those of earlier releases have none', async () => {
    const { _id } = await add({ title: 'Version one' });
    await change(_id, { title: 'Version two', address: 'version-two' });
    const restore = () => admin.call('POST', `/history/project/${_id}/1/restore`);
    expect((await restore()).json()).toMatchObject({ title: 'Version one', address: 'version-one' });
    const { db } = site.database;
    const versions = db.selectFrom('content_version').selectAll().where('record_id', '=', _id);
    const { record } = await versions.where('version', '=', 1).executeTakeFirstOrThrow();
    const { address, ...without } = JSON.parse(String(record));
    expect(address).toBe('version-one');
    const older = { record: JSON.stringify(without) };
    await db.updateTable('content_version').set(older).where('record_id', '=', _id).where('version', '=', 1).execute();
    await change(_id, { title: 'Version three', address: 'version-three' });
    expect((await restore()).json()).toMatchObject({ title: 'Version one', address: 'version-three' });
  });

  test.each(['has', 'had'])('do not come back with an earlier version once another record %s them', async (word) => {
    const address = `spinning-${word}`;
    const { _id } = await add({ title: 'Spinning', address });
    await change(_id, { title: 'Spun', address: `spun-${word}` });
    const other = await add({ title: 'Other', address });
    if (word === 'had') await change(other._id, { title: 'Other', address: 'other-hall' });
    const reply = await admin.call('POST', `/history/project/${_id}/1/restore`);
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { title: 'Spinning', address: `spun-${word}` }]);
    expect((await read(address)).json()._id).toBe(other._id);
  });
});

test('of many who save the same name at once, each gets an address of their own', async () => {
  const made = await Promise.all(Array.from({ length: 24 }, () => add({ title: 'At the same time' })));
  expect(new Set(made.map(({ address }) => address)).size).toBe(24);
  expect(made.every(({ address }) => /^at-the-same-time(?:-\d+)?$/.test(address))).toBe(true);
});

test('of many who type the same address at once, one gets it', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, i) => send({ title: `Typist ${i}`, address: 'typed-at-once' })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
});

test('records of an earlier release are named by their id until the upkeep gives them an address', async () => {
  const { db } = site.database;
  const { _id, updatedAt } = await givenProduct(site, { name: 'Written by an earlier release' });
  await byTableName(db).updateTable('product').set({ address: null }).where('id', '=', _id).execute();
  await db.deleteFrom('record_address').where('record_id', '=', _id).execute();
  const product = async () => (await site.http.inject(`/api/products/${_id}`)).json();
  expect(await product()).toMatchObject({ address: '' });
  await giveAddresses(db);
  await giveAddresses(db);
  await expect.poll(product).toMatchObject({ address: 'written-by-an-earlier-release', updatedAt });
  expect((await site.http.inject('/api/products/written-by-an-earlier-release')).json()._id).toBe(_id);
  for (const { name } of kindsWithPages) {
    const rows = byTableName(db).selectFrom(name).select('id').where('address', 'is', null);
    expect([name, await rows.execute()]).toEqual([name, []]);
  }
  expect(kinds.faq.address).toContain(':id');
});
