import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentPicture, sentText } from '../../../tests/support/files/sent-files.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { siteState } from '../../../tests/support/sites/site-state.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const texts = {
  name: 'Lisanor Mills',
  industry: 'Flour',
  specifications: [
    { name: 'Partner since', value: '2012' },
    { name: 'Bags a year', value: '3 million' },
  ],
};
const arabic = {
  name: 'مطاحن ليسانور',
  industry: 'الطحين',
  specifications: [
    { name: 'شريك منذ', value: '٢٠١٢' },
    { name: 'أكياس في السنة', value: '٣ ملايين' },
  ],
};

async function givenSentPartner(more: object = {}) {
  const form = { ...texts, translations: { ar: arabic }, mainImage: await sentPicture(), ...more };
  const reply = await admin.post('/partners', form);
  expect(reply.statusCode).toBe(201);
  return reply.json();
}
const read = async (id: string, query = '') => (await site.http.inject(`/api/partners/${id}${query}`)).json();
const isServed = async (path: string) => (await site.http.inject(`/media/${path}`)).statusCode === 200;

describe('a partner that is added', () => {
  test('is returned in both languages, with its address', async () => {
    const gallery = [await sentPicture('a.png'), await sentPicture('b.png')];
    const reply = await admin.post(
      '/partners',
      { ...texts, translations: { ar: arabic }, mainImage: await sentPicture(), galleryImages: gallery },
      { 'accept-language': 'ar' },
    );
    expect(reply.statusCode).toBe(201);
    const partner = reply.json();
    expect(partner).toMatchObject({ ...texts, translations: { ar: arabic } });
    expect(partner.galleryImages).toHaveLength(2);
    expect(reply.headers).toMatchObject({ location: `/api/partners/${partner._id}`, 'content-language': 'en' });
    expect(await admin.get(`/partners/${partner._id}`).then((read) => read.json())).toEqual(partner);
    expect(await read(partner._id)).toMatchObject(texts);
    expect(await read(partner._id, '?lng=ar')).toMatchObject(arabic);
    for (const path of [partner.mainImage, ...partner.galleryImages]) expect(await isServed(path)).toBe(true);
    expect((await storedFiles(site)).onTheirWay).toEqual([]);
  });

  test('is in English whatever the language of the call, and is found in both', async () => {
    const reply = await admin.post('/partners?lng=ar', {
      ...texts,
      name: 'Zarqa Sugar',
      translations: { ar: { name: 'سكر الزرقاء' } },
      mainImage: await sentPicture(),
    });
    expect(reply.json()).toMatchObject({ name: 'Zarqa Sugar', translations: { ar: { name: 'سكر الزرقاء' } } });
    for (const q of ['zarqa', 'سكر'])
      expect((await admin.get(`/partners?q=${encodeURIComponent(q)}`)).json()).toHaveLength(1);
  });

  test('may have no gallery, no details and no Arabic', async () => {
    const reply = await admin.post('/partners', { name: 'Plain', industry: 'Feed', mainImage: await sentPicture() });
    expect(reply.json()).toMatchObject({ specifications: [], galleryImages: [], translations: { ar: {} } });
  });
});

describe('a partner that cannot be added', () => {
  let before: Awaited<ReturnType<typeof siteState>>;
  beforeEach(async () => {
    before = await siteState(site);
  });
  const expectNothingChanged = async () => expect(await siteState(site)).toEqual(before);

  test('gets every field error, and nothing is stored', async () => {
    const form = {
      name: ' ',
      specifications: [
        { name: '', value: '1' },
        { name: 'x', value: ' ' },
      ],
      galleryImages: [await sentPicture()],
    };
    const reply = await admin.post('/partners', form);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ success: false, code: 'invalid' });
    expect(reply.json().errors).toEqual({
      name: 'Partner name is required',
      industry: 'Industry is required',
      mainImage: 'Main image is required',
      'specifications.0.name': 'Detail name is required',
      'specifications.1.value': 'Detail value is required',
    });
    await expectNothingChanged();
  });

  test('gets them in Arabic', async () => {
    const reply = await admin.post('/partners', {}, { 'accept-language': 'ar' });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual(['name', 'industry', 'mainImage']);
    for (const message of Object.values(reply.json().errors)) expect(message).toMatch(/\p{Script=Arabic}/u);
  });

  test.each([
    { name: 'x'.repeat(201) },
    { specifications: 'no list' },
    { specifications: Array.from({ length: 51 }, (_, i) => ({ name: `n${i}`, value: 'v' })) },
    { translations: { ar: { name: 'ن'.repeat(201) } } },
    { translations: 'ar' },
    { existingGalleryImages: ['images/made-up.webp'] },
    { existingGalleryImages: 'no list' },
  ])('with a wrong field is refused by its name: %o', async (wrong) => {
    const reply = await admin.post('/partners', { ...texts, mainImage: await sentPicture(), ...wrong });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)[0]!.startsWith(Object.keys(wrong)[0]!)).toBe(true);
    await expectNothingChanged();
  });

  test('with a file that is not a picture leaves none of its files', async () => {
    const gallery = [await sentPicture(), sentText()];
    const reply = await admin.post('/partners', { ...texts, mainImage: await sentPicture(), galleryImages: gallery });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({
      code: 'wrong_type',
      errors: { galleryImages: expect.stringContaining('JPEG') },
    });
    await expectNothingChanged();
  });

  test('with too many bytes, or files, or in another type of body is refused', async () => {
    const huge = new File([new Uint8Array(25 * 1024 ** 2 + 1)], 'huge.png', { type: 'image/png' });
    const tooLarge = await admin.post('/partners', { ...texts, mainImage: huge });
    expect(tooLarge.statusCode).toBe(413);
    expect(tooLarge.json().errors).toEqual({ mainImage: 'The limit is 25 MB' });
    const twice = await admin.post('/partners', { ...texts, mainImage: [await sentPicture(), await sentPicture()] });
    expect(twice.statusCode).toBe(400);
    const words = { 'content-type': 'text/plain' };
    const other = await site.http.inject({
      method: 'POST',
      url: '/api/partners',
      headers: { ...admin.token, ...words },
      payload: 'name=x',
    });
    expect(other.statusCode).toBe(415);
    await expectNothingChanged();
  });
});

describe('a partner that is changed', () => {
  test('keeps its pictures and its Arabic when neither is sent', async () => {
    const partner = await givenSentPartner({ galleryImages: [await sentPicture()] });
    const reply = await admin.put(`/partners/${partner._id}`, { ...texts, name: 'Lisanor Grand Mills' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ...partner, name: 'Lisanor Grand Mills', updatedAt: expect.any(String) });
    expect((await storedFiles(site)).onTheirWay).toEqual([]);
  });

  test('keeps its details when they are omitted, and its Arabic follows moved English entries', async () => {
    const partner = await givenSentPartner();
    const path = `/partners/${partner._id}`;
    const { name, industry } = texts;
    expect((await admin.put(path, { name, industry })).json().specifications).toEqual(texts.specifications);
    const turned = texts.specifications.toReversed();
    const reply = await admin.put(path, { name, industry, specifications: [...turned, { name: 'New', value: 'one' }] });
    expect(reply.json().translations.ar.specifications).toEqual([
      ...arabic.specifications.toReversed(),
      { name: '', value: '' },
    ]);
    const without = await admin.put(path, { name, industry, specifications: [turned[0]] });
    expect(without.json().translations.ar.specifications).toEqual([arabic.specifications[1]]);
  });

  test('takes new Arabic, and loses emptied Arabic', async () => {
    const partner = await givenSentPartner();
    const translations = { ar: { name: 'مطاحن', industry: '' } };
    const reply = await admin.put(`/partners/${partner._id}`, { ...texts, translations });
    expect(reply.json().translations.ar).toMatchObject({ name: 'مطاحن' });
    expect(await read(partner._id, '?lng=ar')).toMatchObject({ name: 'مطاحن', industry: 'Flour' });
  });

  test('gets a new path for a new picture, and the old one stays visible to staff only', async () => {
    const partner = await givenSentPartner();
    const reply = await admin.put(`/partners/${partner._id}`, { ...texts, mainImage: await sentPicture() });
    const { mainImage } = reply.json();
    expect(mainImage).not.toBe(partner.mainImage);
    expect([await isServed(mainImage), await isServed(partner.mainImage)]).toEqual([true, false]);
    const seenByStaff = await admin.get(`/images?path=${partner.mainImage}`);
    expect(seenByStaff.statusCode).toBe(200);
  });

  test('keeps the named pictures of its gallery, in that order, and appends sent ones', async () => {
    const partner = await givenSentPartner({
      galleryImages: [await sentPicture(), await sentPicture(), await sentPicture()],
    });
    const [first, second, third] = partner.galleryImages;
    const path = `/partners/${partner._id}`;
    const form = { ...texts, existingGalleryImages: [third, first], galleryImages: [await sentPicture()] };
    const { galleryImages } = (await admin.put(path, form)).json();
    expect(galleryImages).toEqual([third, first, expect.stringMatching(/^images\//)]);
    expect(await isServed(second)).toBe(false);
    const emptied = (await admin.put(path, { ...texts, existingGalleryImages: [] })).json();
    expect(emptied.galleryImages).toEqual([]);
    for (const gone of galleryImages) expect(await isServed(gone)).toBe(false);
  });

  test('cannot keep a picture of another record', async () => {
    const [partner, other] = [await givenSentPartner(), await givenSentPartner()];
    const before = await siteState(site);
    const form = { ...texts, existingGalleryImages: [other.mainImage], galleryImages: [await sentPicture()] };
    const reply = await admin.put(`/partners/${partner._id}`, form);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ existingGalleryImages: 'Only files of this record can be kept' });
    expect(await siteState(site)).toEqual(before);
  });

  test('stays unchanged when a file is refused, or the gallery would be too long', async () => {
    const partner = await givenSentPartner({ galleryImages: [await sentPicture()] });
    const before = await siteState(site);
    const path = `/partners/${partner._id}`;
    expect((await admin.put(path, { ...texts, name: 'Other', mainImage: sentText() })).statusCode).toBe(415);
    const thirty = Array.from({ length: 30 }, () => sentText());
    const reply = await admin.put(path, { ...texts, galleryImages: thirty });
    expect(reply.json()).toMatchObject({
      code: 'invalid',
      errors: { galleryImages: 'At most 30 entries are allowed' },
    });
    expect(await siteState(site)).toEqual(before);
  });

  test('may be sent as JSON, as it was read', async () => {
    const partner = await givenSentPartner();
    const reply = await admin.call('PUT', `/partners/${partner._id}`, { ...partner, industry: 'Grain' });
    expect(reply.json()).toEqual({ ...partner, industry: 'Grain', updatedAt: expect.any(String) });
  });
});

describe('two who change one partner', () => {
  test('are detected by If-Match, whatever language or call the ETag came from', async () => {
    const partner = await givenSentPartner();
    const path = `/partners/${partner._id}`;
    const etag = String((await site.http.inject(`/api${path}?lng=ar`)).headers.etag);
    const first = await admin.put(path, { ...texts, name: 'First' }, { 'if-match': etag });
    expect(first.statusCode).toBe(200);
    const before = await siteState(site);
    const second = await admin.put(path, { ...texts, mainImage: await sentPicture() }, { 'if-match': etag });
    expect(second.statusCode).toBe(412);
    expect(second.json()).toMatchObject({ success: false, code: 'changed' });
    expect((await admin.delete(path, { 'if-match': etag })).statusCode).toBe(412);
    expect(await siteState(site)).toEqual(before);
    const third = await admin.put(path, { ...texts, name: 'Third' }, { 'if-match': String(first.headers.etag) });
    expect(third.statusCode).toBe(200);
    expect((await admin.put(path, texts, { 'if-match': '*' })).statusCode).toBe(200);
  });

  test('concurrently leave one complete record and no orphaned files', async () => {
    const partner = await givenSentPartner();
    const before = await storedFiles(site);
    const change = async (name: string) =>
      admin.put(`/partners/${partner._id}`, { ...texts, name, mainImage: await sentPicture() });
    const replies = await Promise.all(['One', 'Two', 'Three'].map(change));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const now = await read(partner._id);
    expect(await isServed(now.mainImage)).toBe(true);
    // Each of the three changes is a version that can be restored.
    expect((await storedFiles(site)).kept).toHaveLength(before.kept.length + 3);
    await admin.delete(`/partners/${partner._id}`);
    await admin.delete(`/trash/partner/${partner._id}`);
    expect((await storedFiles(site)).kept).toHaveLength(before.kept.length - 1);
  });
});

test('a partner that is permanently deleted loses its files, and cannot be deleted again', async () => {
  const kept = await storedFiles(site);
  const partner = await givenSentPartner({ galleryImages: [await sentPicture()] });
  const reply = await admin.delete(`/partners/${partner._id}`, { 'accept-language': 'ar' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ success: true, message: 'تم حذف الشريك بنجاح' });
  expect(await isServed(partner.mainImage)).toBe(false);
  expect((await admin.delete(`/trash/partner/${partner._id}`)).statusCode).toBe(200);
  expect(await storedFiles(site)).toEqual(kept);
  const again = await admin.delete(`/partners/${partner._id}`);
  expect(again.statusCode).toBe(404);
  expect(again.json().message).toBe('Partner not found');
});
