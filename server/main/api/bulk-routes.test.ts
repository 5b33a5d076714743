import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
beforeEach(async () => {
  const { db } = site.database;
  for (const table of ['contact', 'consultation', 'career', 'search_doc'] as const)
    await db.deleteFrom(table).execute();
});
afterAll(() => site.close());

const bulk = (path: string, body: object, headers = {}) => admin.call('POST', `/${path}/bulk`, body, headers);
const idsOf = (records: { _id: string }[]) => records.map(({ _id }) => _id);

describe('several messages at once', () => {
  test('are permanently deleted with their search texts; missing ones are not counted', async () => {
    const [first, second, kept] = [await givenContact(site), await givenContact(site), await givenContact(site)];
    const ids = [...idsOf([first, second]), first._id, 'gone'];
    const reply = await bulk('contacts', { action: 'delete', ids });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, message: '2 records deleted', data: { changed: 2 } });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await admin.get('/contacts')).json().data.contacts).toEqual([kept]);
    expect(await site.database.db.selectFrom('search_doc').select('record_id').execute()).toHaveLength(1);
  });

  test('get one status, confirmed in the language of the call', async () => {
    const contacts = [await givenContact(site), await givenContact(site)];
    const body = { action: 'status', ids: idsOf(contacts), status: 'replied' };
    const reply = await bulk('contacts', body, { 'accept-language': 'ar' });
    expect(reply.json()).toMatchObject({
      message: 'حُدِّثت حالة سجلّين',
      data: { changed: 2 },
    });
    const listed = (await admin.get('/contacts')).json().data.contacts;
    expect(listed.map(({ status }: { status: string }) => status)).toEqual(['replied', 'replied']);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ ids: ['a'] }, 'action'],
    [{ action: 'archive', ids: ['a'] }, 'action'],
    [{ action: 'delete' }, 'ids'],
    [{ action: 'delete', ids: [] }, 'ids'],
    [{ action: 'delete', ids: 'a' }, 'ids'],
    [{ action: 'delete', ids: ['\0'] }, 'ids.0'],
    [{ action: 'delete', ids: Array.from({ length: 101 }, (_, i) => String(i)) }, 'ids'],
    [{ action: 'status', ids: ['a'] }, 'status'],
    [{ action: 'status', ids: ['a'], status: 'gone' }, 'status'],
  ])('are refused by the field that is wrong: %o', async (body, field) => {
    const contact = await givenContact(site);
    const reply = await bulk(
      'contacts',
      Array.isArray(body.ids) && body.ids[0] === 'a' ? { ...body, ids: [contact._id] } : body,
    );
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual([field]);
    expect((await admin.get('/contacts')).json().data.contacts).toEqual([contact]);
  });
});

test('several consultation requests are deleted; they have no status to set', async () => {
  const ids = idsOf([await givenConsultation(site), await givenConsultation(site)]);
  expect((await bulk('consultations', { action: 'status', ids, status: 'read' })).statusCode).toBe(422);
  expect((await bulk('consultations', { action: 'delete', ids })).json().data).toEqual({ changed: 2 });
  expect((await admin.get('/consultations')).json().data.consultations).toEqual([]);
});

test('several applications change their status, and go with their CVs', async () => {
  const ids = idsOf([await givenApplication(site), await givenApplication(site)]);
  expect((await bulk('careers', { action: 'status', ids, status: 'reviewed' })).json().data).toEqual({ changed: 2 });
  expect((await admin.get('/careers?status=reviewed')).json().data.careers).toHaveLength(2);
  const before = (await storedFiles(site)).kept.length;
  expect((await bulk('careers', { action: 'delete', ids })).json().data).toEqual({ changed: 2 });
  expect((await storedFiles(site)).kept).toHaveLength(before - 2);
  expect(await site.database.db.selectFrom('kept_upload').selectAll().execute()).toEqual([]);
});

describe('several content records', () => {
  test('go to the Trash like single ones, with their deleter', async () => {
    const ids = idsOf([await givenPartner(site), await givenPartner(site)]);
    const reply = await bulk('partners', { action: 'delete', ids: [...ids, 'gone'] });
    expect(reply.json().data).toEqual({ changed: 2 });
    expect((await site.http.inject('/api/partners')).json()).toEqual([]);
    const trash = (await admin.get('/trash')).json();
    const items = Array.isArray(trash) ? trash : trash.data.trash;
    expect(items.filter(({ entity }: { entity: string }) => entity === 'partner')).toHaveLength(2);
    expect((await admin.call('POST', `/trash/partner/${ids[0]}/restore`)).statusCode).toBe(200);
    expect((await site.http.inject('/api/partners')).json()).toHaveLength(1);
  });

  test('are published together, and found by everyone', async () => {
    const ids = idsOf([
      await givenBlogPost(site, { status: 'draft' }),
      await givenBlogPost(site, { status: 'draft', publishAt: '2099-01-01T00:00:00.000Z' }),
    ]);
    const reply = await bulk('blogs', { action: 'status', ids, status: 'published' });
    expect(reply.json().data).toEqual({ changed: 2 });
    const posts = (await site.http.inject('/api/blogs')).json();
    expect(posts).toMatchObject([
      { status: 'published', publishAt: null },
      { status: 'published', publishAt: null },
    ]);
    const history = await admin.get(`/history/blog_post/${ids[0]}`);
    expect(history.statusCode).toBe(200);
    expect(history.body).toContain('status');
  });

  test('are named by an answer that is asked for it, without those that were gone', async () => {
    const ids = idsOf([await givenPartner(site), await givenPartner(site)]).toSorted();
    const remove = async () =>
      (await bulk('partners', { action: 'delete', ids: [...ids, 'gone'], isListed: true })).json().data;
    expect([await remove(), await remove()]).toEqual([
      { changed: 2, ids },
      { changed: 0, ids: [] },
    ]);
  });

  test('that somebody changed since they were selected keep their status', async () => {
    const published = await givenBlogPost(site, { status: 'published' });
    const changed = await givenBlogPost(site, { status: 'published' });
    const ids = [...idsOf([published, changed]), 'constructor'];
    const seen = { [published._id]: 'published', [changed._id]: 'draft' };
    const reply = await bulk('blogs', { action: 'status', ids, status: 'draft', seen });
    expect(reply.json()).toMatchObject({
      data: { changed: 1 },
      message: expect.stringMatching(/left unchanged.*: 2$/),
    });
    const statusNow = async (id: string) => (await admin.get(`/blogs/${id}`)).json().status;
    expect([await statusNow(published._id), await statusNow(changed._id)]).toEqual(['draft', 'published']);
  });

  test('have no status where the kind has none', async () => {
    const { _id } = await givenPartner(site);
    expect((await bulk('partners', { action: 'status', ids: [_id], status: 'published' })).statusCode).toBe(422);
  });
});

describe('one of several that fails', () => {
  /** Makes the database refuse deletions or status changes of a record. */
  async function holdFast(table: 'contact' | 'consultation' | 'career' | 'blog_post', id: string) {
    const { db } = site.database;
    const fields = table === 'consultation' ? 'id' : 'id, status';
    await sql.raw(`create unique index held_key on ${table} (${fields})`).execute(db);
    const columns = table === 'consultation' ? 'id text' : 'id text, status text';
    await sql
      .raw(`create table held (${columns}, foreign key (${fields}) references ${table} (${fields}))`)
      .execute(db);
    await sql.raw(`insert into held select ${fields} from ${table} where id = '${id}'`).execute(db);
  }
  afterEach(async () => {
    await sql.raw('drop table if exists held').execute(site.database.db);
    await sql.raw('drop index if exists held_key').execute(site.database.db);
  });

  test.each([
    { path: 'contacts', table: 'contact', given: givenContact, status: 'replied' },
    { path: 'consultations', table: 'consultation', given: givenConsultation, status: undefined },
    { path: 'careers', table: 'career', given: givenApplication, status: 'accepted' },
    { path: 'blogs/admin/all', table: 'blog_post', given: givenBlogPost, status: 'draft' },
  ] as const)('leaves all of $path unchanged, with their files', async ({ path, table, given, status }) => {
    const records = [await given(site), await given(site), await given(site)];
    const ids = idsOf(records);
    const state = async () => [(await admin.get(`/${path}`)).json(), (await admin.get('/trash')).json()];
    const filesBefore = (await storedFiles(site)).kept;
    const before = await state();
    await holdFast(table, ids[2] ?? '');
    const [kind = ''] = path.split('/');
    const deletion = await bulk(kind, { action: 'delete', ids });
    expect(deletion.json()).toMatchObject({ success: false, code: 'internal' });
    if (status) expect((await bulk(kind, { action: 'status', ids, status })).statusCode).toBe(500);
    expect(await state()).toEqual(before);
    expect((await storedFiles(site)).kept).toEqual(filesBefore);
    for (const id of kind === 'blogs' ? ids : []) {
      expect((await admin.get(`/history/blog_post/${id}`)).json()).toEqual([]);
    }
  });
});
