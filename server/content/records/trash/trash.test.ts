import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentPicture } from '../../../../tests/support/files/sent-files.ts';
import { storedFiles } from '../../../../tests/support/files/stored-files.ts';
import { givenContact } from '../../../../tests/support/given/given-contact.ts';
import { type AdminCalls, asAdmin } from '../../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { siteState } from '../../../../tests/support/sites/site-state.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

async function givenDeletedFaq(question: string, arabic = '') {
  const translations = { ar: { question: arabic } };
  const sent = { group: 'Orders', question, answer: 'Yes.', position: 5, translations };
  const faq = (await admin.call('POST', '/faqs', sent)).json();
  await admin.delete(`/faqs/${faq._id}`);
  return faq;
}

async function givenPartner() {
  const fields = { name: 'Lisanor', industry: 'Flour', specifications: [{ name: 'Since', value: '2012' }] };
  const form = { ...fields, mainImage: await sentPicture(), galleryImages: [await sentPicture()] };
  return (await admin.post('/partners', form)).json();
}

const isServed = async (path: string) => (await site.http.inject(`/media/${path}`)).statusCode === 200;
const expireAll = () => site.database.db.updateTable('trash').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();

describe('what staff delete', () => {
  test('is in the Trash for 30 days, with who deleted it and when', async () => {
    const faq = await givenDeletedFaq('How many at least?', 'كم على الأقل؟');
    const { by } = (await admin.get(`/history/faq/${faq._id}`)).json()[0];
    const [entry] = (await admin.get('/trash')).json();
    expect(entry).toEqual({
      entity: 'faq',
      _id: faq._id,
      title: 'How many at least?',
      translations: { ar: { title: 'كم على الأقل؟' } },
      deletedAt: expect.any(String),
      deletedBy: by,
      expiresAt: expect.any(String),
    });
    const days = (Date.parse(entry.expiresAt) - Date.parse(entry.deletedAt)) / 86_400_000;
    expect(days).toBe(30);
    expect(Math.abs(Date.now() - Date.parse(entry.deletedAt))).toBeLessThan(60_000);
  });

  test('is restored unchanged, for visitors too', async () => {
    const faq = await givenDeletedFaq('Which colours?', 'أي الألوان؟');
    expect((await admin.get(`/faqs/${faq._id}`)).statusCode).toBe(404);
    const reply = await admin.call('POST', `/trash/faq/${faq._id}/restore`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual(faq);
    expect((await site.http.inject(`/api/faqs/${faq._id}?lng=ar`)).json().question).toBe('أي الألوان؟');
    expect((await site.http.inject('/api/faqs?q=colours')).json()).toHaveLength(1);
    expect((await admin.call('POST', `/trash/faq/${faq._id}/restore`)).json()).toMatchObject({
      code: 'not_found',
      message: 'Deleted record not found',
    });
  });

  test('keeps its files for staff, and shows them again when restored', async () => {
    const partner = await givenPartner();
    const [image] = partner.galleryImages;
    await admin.delete(`/partners/${partner._id}`);
    expect(await isServed(image)).toBe(false);
    expect((await admin.get(`/images?path=${image}`)).statusCode).toBe(200);
    await admin.call('POST', `/trash/partner/${partner._id}/restore`);
    expect(await isServed(image)).toBe(true);
    expect(await isServed(partner.mainImage)).toBe(true);
  });

  test('is permanently deleted with its files and its history', async () => {
    const before = await siteState(site);
    const partner = await givenPartner();
    await admin.delete(`/partners/${partner._id}`);
    const reply = await admin.delete(`/trash/partner/${partner._id}`, { 'accept-language': 'ar' });
    expect(reply.json()).toEqual({ success: true, message: 'حُذف نهائيًا' });
    expect(await siteState(site)).toEqual(before);
    expect((await admin.delete(`/trash/partner/${partner._id}`)).statusCode).toBe(404);
    expect((await admin.get(`/history/partner/${partner._id}`)).statusCode).toBe(404);
  });

  test('is restored by one of two concurrent requests', async () => {
    const faq = await givenDeletedFaq('Twice?');
    const calls = [0, 1].map(() => admin.call('POST', `/trash/faq/${faq._id}/restore`));
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 404]);
    expect((await admin.get(`/faqs/${faq._id}`)).statusCode).toBe(200);
  });
});

test('what has lain there for 30 days is not shown, and is erased with its files', async () => {
  const files = (await storedFiles(site)).kept;
  const partner = await givenPartner();
  await admin.delete(`/partners/${partner._id}`);
  await expireAll();
  expect((await admin.get('/trash')).json()).toEqual([]);
  await site.services.trash.sweep();
  expect((await storedFiles(site)).kept).toEqual(files);
  expect(await site.database.db.selectFrom('trash').selectAll().execute()).toEqual([]);
  expect((await admin.call('POST', `/trash/partner/${partner._id}/restore`)).statusCode).toBe(404);
});

test('the Trash is searched in Arabic, filtered, sorted and paged', async () => {
  for (const [english, arabic] of [
    ['Bags for flour', 'أكياس الطحين'],
    ['Alpha', 'ألف'],
    ['Beta', ''],
  ] as const) {
    await givenDeletedFaq(english, arabic);
  }
  const titles = async (query: string) => {
    const reply = await admin.get(`/trash${query}`);
    return reply.json().map(({ title }: { title: string }) => title);
  };
  expect(await titles('?q=اكياس')).toEqual(['Bags for flour']);
  expect(await titles('?sort=title')).toEqual(['Alpha', 'Bags for flour', 'Beta'].sort());
  expect(await titles('?entity=partner')).toEqual([]);
  const page = await admin.get('/trash?sort=-deletedAt&page=1&limit=2');
  expect(page.json()).toHaveLength(2);
  expect(page.json()[0].title).toBe('Beta');
  expect(page.headers['x-total-count']).toBe('3');
  expect((await admin.get('/trash?sort=record')).statusCode).toBe(400);
  expect((await admin.get('/trash?entity=contact')).statusCode).toBe(400);
});

test('what visitors sent never goes to the Trash', async () => {
  const { _id } = await givenContact(site);
  const before = (await admin.get('/trash')).json();
  await admin.delete(`/contacts/${_id}`);
  expect((await admin.get('/trash')).json()).toEqual(before);
  expect((await admin.call('POST', `/trash/contact/${_id}/restore`)).statusCode).toBe(404);
});
