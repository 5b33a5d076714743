import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Company } from '#shared/content/company.ts';
import { limits } from '#shared/limits.ts';
import { sentPicture, sentText, sentVideo } from '../../../tests/support/files/sent-files.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { type AdminCalls, asAdmin, type FormFields } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { one } from '../../../tests/support/sites/first.ts';
import { siteState } from '../../../tests/support/sites/site-state.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { DEMO_CONTENT: 'off' } });
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const isServed = async (path: string) => (await site.http.inject(`/media/${path}`)).statusCode === 200;
const filesNow = async () => (await storedFiles(site)).kept.filter((file) => !/\.w\d+\./.test(file)).length;

async function save(fields: FormFields): Promise<Company> {
  const reply = await admin.put('/company', fields);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

async function refused(fields: FormFields) {
  const state = await siteState(site);
  const reply = await admin.put('/company', fields);
  expect(await siteState(site)).toEqual(state);
  return { status: reply.statusCode, ...reply.json() };
}

/** Two photographs with captions, and a film with its poster. */
async function givenFactory(): Promise<Company> {
  return save({
    factoryPictures: [
      { image: '', caption: 'Loom hall' },
      { image: '', caption: 'Press' },
    ],
    factoryCaption: 'A day in the loom hall',
    translations: {
      ar: { factoryPictures: [{ caption: 'صالة الأنوال' }, { caption: 'المطبعة' }], factoryCaption: 'يوم في الصالة' },
    },
    'factoryPictures.0.image': await sentPicture(),
    'factoryPictures.1.image': await sentPicture(),
    factoryFilm: sentVideo(),
    factoryPoster: await sentPicture(),
  });
}

test('photographs of the factory keep their order and captions; one that is taken out is gone at once', async () => {
  const { factoryPictures } = await givenFactory();
  expect(factoryPictures.map(({ caption }) => caption)).toEqual(['Loom hall', 'Press']);
  for (const { image } of factoryPictures) expect(await isServed(image)).toBe(true);
  const described = (await admin.get('/images/library?limit=50')).json() as { path: string; alt: string }[];
  expect(described.find(({ path }) => path === factoryPictures[0]?.image)?.alt).toBe('Loom hall');

  const turned = await save({ factoryPictures: factoryPictures.toReversed() });
  expect(turned.factoryPictures).toEqual(factoryPictures.toReversed());
  // Arabic captions that were not sent follow their pictures.
  const arabic = (await site.http.inject('/api/company?lng=ar')).json() as Company;
  expect(arabic.factoryPictures.map(({ caption }) => caption)).toEqual(['المطبعة', 'صالة الأنوال']);

  const before = await filesNow();
  const [first, second] = [one(turned.factoryPictures), one(turned.factoryPictures, 1)];
  await save({ factoryPictures: [second] });
  expect([await isServed(first.image), await isServed(second.image)]).toEqual([false, true]);
  // It stays for staff, who may restore an earlier version.
  expect(await filesNow()).toBe(before);
});

test('at most twelve photographs are taken, and none that belongs to another place', async () => {
  const { factoryPictures, factoryPoster } = await givenFactory();
  const many = Array.from({ length: limits.factoryPictures + 1 }, () => ({ image: '', caption: 'Loom' }));
  expect(await refused({ factoryPictures: many })).toMatchObject({
    status: 422,
    errors: { factoryPictures: expect.any(String) },
  });
  const foreign = [...factoryPictures, { image: factoryPoster, caption: 'Poster' }];
  expect(await refused({ factoryPictures: foreign })).toMatchObject({
    status: 422,
    errors: { 'factoryPictures.2.image': 'Only files of this record can be kept' },
  });
  expect(await refused({ factoryFilm: sentText('film.mp4') })).toMatchObject({
    status: 415,
    errors: { factoryFilm: expect.any(String) },
  });
  expect(await refused({ 'values.0.image': sentText() })).toMatchObject({
    status: 415,
    errors: { 'values.0.image': expect.any(String) },
  });
});

test('the film is streamed to visitors until it is removed, and an earlier version brings it back', async () => {
  const { factoryFilm, factoryPoster } = await givenFactory();
  const part = await site.http.inject({ url: `/media/${factoryFilm}`, headers: { range: 'bytes=0-9' } });
  expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([206, 'video/mp4', 10]);
  const without = await save({ removeFactoryFilm: 'true', removeFactoryPoster: 'true' });
  expect([without.factoryFilm, without.factoryPoster]).toEqual(['', '']);
  expect([await isServed(factoryFilm), await isServed(factoryPoster)]).toEqual([false, false]);

  const versions = (await admin.get('/history/company/company')).json() as { version: number }[];
  const back = await admin.post(`/history/company/company/${one(versions, 1).version}/restore`, {});
  expect(back.statusCode, back.body).toBe(200);
  expect(back.json()).toMatchObject({ factoryFilm, factoryPoster });
  expect([await isServed(factoryFilm), await isServed(factoryPoster)]).toEqual([true, true]);
});

test('each value may have a picture, and so have Our Story and the pages of either direction', async () => {
  const { values } = (await admin.get('/company')).json() as Company;
  const saved = await save({
    'values.1.image': await sentPicture(),
    heroImage: await sentPicture(),
    heroImageRtl: await sentPicture(),
    storyImage: await sentPicture(),
  });
  expect(saved.values.map(({ title }) => title)).toEqual(values.map(({ title }) => title));
  const { heroImage, heroImageRtl, storyImage } = saved;
  for (const path of [one(saved.values, 1).image, heroImage, heroImageRtl, storyImage]) {
    expect(await isServed(path)).toBe(true);
  }
  expect(new Set([heroImage, heroImageRtl, storyImage]).size).toBe(3);
  const bare = await save({ removeHeroImageRtl: 'true' });
  expect(bare).toMatchObject({ heroImage, heroImageRtl: '', storyImage });
});

test('a profile stored before there were these places is read with empty ones, and can be saved', async () => {
  const { profile } = await site.database.db.selectFrom('company').select('profile').executeTakeFirstOrThrow();
  const older = Object.entries(JSON.parse(profile) as Company).filter(
    ([field]) => !/^(?:factory|story[A-Z]|heroImageRtl)/.test(field),
  );
  const values = [{ title: 'Patience', text: 'Threads take time.' }];
  const stored = JSON.stringify({ ...Object.fromEntries(older), values });
  await site.database.db.updateTable('company').set({ profile: stored }).execute();
  // The row was changed past the program.
  await admin.put('/company', { fax: '+962 6 500 0198' });
  const read = (await admin.get('/company')).json() as Company;
  expect(read).toMatchObject({
    ...{
      heroImageRtl: '',
      storyImage: '',
      factoryPictures: [],
      factoryFilm: '',
      factoryPoster: '',
      factoryCaption: '',
    },
    values: [{ ...values[0], image: '' }],
  });
});
