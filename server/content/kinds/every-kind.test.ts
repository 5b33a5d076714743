import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchTexts } from '#server/core/db/content-row.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { figureColumns, listFieldNames, nameColumn } from '#shared/kinds/fields.ts';
import { nameSection } from '#shared/kinds/kind.ts';
import { kindList, kindsWithPages } from '#shared/kinds/kinds.ts';
import { chooseOnPostgres } from '../../../tests/support/full-run.ts';
import { type KindSample, sampleOf, sendSample } from '../../../tests/support/given/kind-samples.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const read = async (path: string) => (await site.http.inject(path)).json();
const idsOf = (records: { _id: string }[]) => records.map(({ _id }) => _id);

describe.each(chooseOnPostgres(kindList, 3))('the kind $name', (kind) => {
  const word = `zx${kind.name.replaceAll('_', '')}`;
  const folder = kindsWithPages.find(({ name }) => name === kind.name)?.folder;
  let sample: KindSample;
  let id: string;
  let address: string;
  beforeAll(async () => {
    sample = await sampleOf(kind, { word });
    const reply = await sendSample(admin, kind, sample);
    expect([reply.statusCode, reply.statusCode === 201 ? '' : reply.body]).toEqual([201, '']);
    ({ _id: id, address } = reply.json());
  });

  // In quotes nothing else is shown when nothing has the word.
  const found = async (word: string) => {
    const groups: { hits: { _id: string }[] }[] = await read(`/api/search?q="${word}"`);
    return groups.flatMap(({ hits }) => idsOf(hits));
  };
  const listed = async () => idsOf(await read(`/api${kind.path}`));

  test('has a table with the columns of its fields', async () => {
    const tables = await site.database.db.introspection.getTables();
    const columns = required(tables.find(({ name }) => name === kind.name)).columns.map(({ name }) => name);
    const bilingual = listFieldNames(kind.fields, 'text', 'texts', 'pairs', 'head').map((name) =>
      nameColumn(name, kind.fields),
    );
    const own = Object.keys(kind.fields).map((name) => nameColumn(name, kind.fields));
    const ofFigures = listFieldNames(kind.fields, 'figures').flatMap(() => Object.values(figureColumns));
    const ordered = listFieldNames(kind.fields, 'text', 'line').filter((name) =>
      (kind.sortable as string[]).includes(name),
    );
    const orders = ordered.map((name) => `${nameColumn(name, kind.fields)}_order`);
    const arabicOrders = ordered.flatMap((name) =>
      bilingual.includes(nameColumn(name, kind.fields)) ? [`${nameColumn(name, kind.fields)}_order_ar`] : [],
    );
    const arabic = bilingual.map((column) => `${column}_ar`);
    const all = ['id', 'created_at', 'updated_at', ...own, ...ofFigures, ...arabic, ...orders, ...arabicOrders];
    expect(columns.sort()).toEqual(all.sort());
  });

  test('has the indexes by which the newest and the last changed are found', async () => {
    const catalogue = process.env.TEST_DATABASE === 'postgres' ? sql`pg_indexes` : sql`sqlite_master`;
    const name = process.env.TEST_DATABASE === 'postgres' ? sql`indexname` : sql`name`;
    const wanted = [`${kind.name}_newest`, `${kind.name}_changed`];
    const { rows } = await sql`select ${name} from ${catalogue} where ${name} in (${sql.join(wanted)})`.execute(
      site.database.db,
    );
    expect(rows).toHaveLength(2);
  });

  test('is read by visitors in both languages, alone and in its list', async () => {
    expect((await read(`/api${kind.path}/${id}`))[kind.title]).toBe(word);
    expect((await read(`/api${kind.path}/${id}?lng=ar`))[kind.title]).toBe('كيس');
    expect(await listed()).toContain(id);
    for (const field of kind.sortable) {
      expect([field, (await site.http.inject(`/api${kind.path}?sort=-${field}`)).statusCode]).toEqual([field, 200]);
    }
    for (const [name, { field }] of Object.entries(kind.filters)) {
      const value = encodeURIComponent(String([sample[field]].flat()[0]));
      expect([name, idsOf(await read(`/api${kind.path}?${name}=${value}`))]).toEqual([name, [id]]);
    }
  });

  test('is found by staff with its title in its section, and named in the dashboard', async () => {
    const section = nameSection(kind);
    expect((await admin.get(`/records?q=${word}`)).json()).toMatchObject([{ _id: id, section, title: word }]);
    const { changes } = (await admin.get('/dashboard')).json();
    expect(changes[0]).toMatchObject({ _id: id, section, title: word, act: 'created' });
  });

  test('is found in the site search exactly when its entry has a search', async () => {
    expect(await found(word)).toEqual(kind.search ? [id] : []);
    const texts = searchTexts(sample, kind);
    for (const name of [...kind.searchedTitles, ...(kind.search?.texts ?? [])]) expect(texts).toContain(sample[name]);
  });

  test('stands in the sitemap and has a share picture exactly when its records have pages', async () => {
    const { body } = await site.http.inject('/sitemap.xml');
    expect(body.includes(`/${address}<`)).toBe(folder !== undefined);
    expect(body).not.toContain(id);
    if (!folder) return;
    expect(body).toContain(`${folder}/${address}<`);
    expect((await site.http.inject(`/share/en${folder}/${address}.jpg`)).statusCode).toBe(200);
    // An address that is taken redirects nowhere.
    for (const from of [`${folder}/${id}`, `${folder}/${address}`])
      expect((await admin.call('POST', '/redirects', { from, to: '/faqs' })).statusCode).toBe(422);
  });

  test('is hidden from visitors while its entry says so, and not from staff', async () => {
    if (!kind.visible) return;
    const hidden = await sampleOf(kind, { word: `${word}hidden`, isFound: false });
    const { _id } = (await sendSample(admin, kind, hidden)).json();
    expect(await listed()).not.toContain(_id);
    expect(await found(`${word}hidden`)).toEqual([]);
    expect((await site.http.inject('/sitemap.xml')).body).not.toContain(_id);
    expect((await admin.get(`/records?q=${word}hidden`)).json()).toMatchObject([{ _id }]);
    await admin.delete(`${kind.path}/${_id}`);
  });

  test('is edited, remembers who changed what, and an earlier version comes back', async () => {
    const edited = await sendSample(admin, kind, { ...sample, [kind.title]: `${word}b` }, { id });
    expect([edited.statusCode, edited.json()[kind.title]]).toEqual([200, `${word}b`]);
    const history = (await admin.get(`/history/${kind.name}/${id}`)).json();
    expect(history[0]).toMatchObject({ act: 'changed', fields: expect.arrayContaining([kind.title]) });
    const restored = await admin.call('POST', `/history/${kind.name}/${id}/1/restore`);
    expect([restored.statusCode, (await read(`/api${kind.path}/${id}`))[kind.title]]).toEqual([200, word]);
  });

  test('goes to the Trash and comes back', async () => {
    await admin.delete(`${kind.path}/${id}`);
    expect((await site.http.inject(`/api${kind.path}/${id}`)).statusCode).toBe(404);
    expect(await found(word)).toEqual([]);
    expect((await admin.get('/trash')).json()).toContainEqual(
      expect.objectContaining({ entity: kind.name, _id: id, title: word }),
    );
    await admin.call('POST', `/trash/${kind.name}/${id}/restore`);
    expect(await read(`/api${kind.path}/${id}`)).toMatchObject({ _id: id, [kind.title]: word });
  });

  test('is put in order exactly when it has a place, and deleted several at once', async () => {
    const second = (await sendSample(admin, kind, await sampleOf(kind, { word: `${word}c` }))).json()._id;
    const ordered = await admin.call('PUT', `${kind.path}/order`, { ids: [second, id] });
    const hasPlace = listFieldNames(kind.fields, 'place').length > 0;
    expect(ordered.statusCode === 200).toBe(hasPlace);
    if (hasPlace) expect(await listed()).toEqual([second, id]);
    const several = await admin.call('POST', `${kind.path}/bulk`, { action: 'delete', ids: [second] });
    expect(several.json()).toMatchObject({ data: { changed: 1 } });
    expect(await listed()).toEqual([id]);
  });

  test('signals its changes, so that one made by another server is seen', async () => {
    const { db } = site.database;
    const changed = { [nameColumn(kind.title, kind.fields)]: `${word}d` };
    await listed();
    await byTableName(db).updateTable(kind.name).set(changed).where('id', '=', id).execute();
    await expect.poll(async () => (await read(`/api${kind.path}`))[0][kind.title]).toBe(`${word}d`);
  });
});
