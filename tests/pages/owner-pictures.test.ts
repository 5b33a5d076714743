import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Company } from '#shared/content/company.ts';
import { variantPath } from '#shared/content/picture.ts';
import { languages } from '#shared/language.ts';
import { words } from '../support/browser/form-journey.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { makeVariantsNow } from '../support/files/make-variants.ts';
import { sentPicture, sentVideo } from '../support/files/sent-files.ts';
import { givenToken } from '../support/given/given-token.ts';
import { type FormFields, staffForm } from '../support/requests/staff-calls.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { one } from '../support/sites/first.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useDemoSite();
let shipped: Company;

async function save(fields: FormFields): Promise<Company> {
  const headers = await givenToken(site());
  const reply = await fetch(`${site().address}/api/company`, { method: 'PUT', headers, body: staffForm(fields) });
  expect(reply.status).toBe(200);
  return reply.json() as Promise<Company>;
}

const page = async (path: string) => (await fetch(site().address + path)).text();

/** The part of Our Story about the factory; undefined when there is none. */
const factoryPart = (html: string) => /<section id="factory"[\s\S]*?(?=<section id="markets")/.exec(html)?.[0];

beforeAll(async () => {
  const headers = await givenToken(site());
  shipped = (await (await fetch(`${site().address}/api/company`, { headers })).json()) as Company;
});
afterAll(() => save({ factoryPictures: [], removeFactoryFilm: 'true' }));

testInFull('each direction of reading has its own picture on Home, and only that is fetched first', async () => {
  const { heroImage, heroImageRtl } = await save({ heroImage: await sentPicture(), heroImageRtl: await sentPicture() });
  const { db } = site().database;
  await db.updateTable('media').set({ variants: 'ready' }).where('path', 'not in', [heroImage, heroImageRtl]).execute();
  await makeVariantsNow(site());
  const [english, arabic] = [await page('/'), await page('/ar')];
  const preloads = (html: string) => [...html.matchAll(/<link[^>]+as="image"[^>]*>/g)].map(([link]) => link).join();
  const named = (path: string) => variantPath(path, 1, 'avif').replace('.w1.avif', '');
  expect(preloads(english)).toContain(named(heroImage));
  expect(preloads(arabic)).toContain(named(heroImageRtl));
  for (const [html, other] of [
    [english, heroImageRtl],
    [arabic, heroImage],
  ] as const)
    expect(html).not.toContain(named(other));
  // An unknown address shows Home.
  expect(await page('/ar/no/such-screen')).toContain(named(heroImageRtl));

  await save({ removeHeroImageRtl: 'true' });
  expect(await page('/ar')).toContain(named(heroImage));
  expect(await page('/ar')).toContain('data-composed-for="ltr"');
});

test.each(languages)('shipped pictures and film of the factory are called renders, in %s', async (language) => {
  const say = words(language);
  const part = factoryPart(await page(pathIn(language, '/our-story'))) ?? '';
  const notes = part.split(say('picture_render_note')).length - 1;
  expect(notes).toBe(shipped.factoryPictures.length + 1);
  const captions = language === 'ar' ? shipped.translations.ar.factoryPictures : shipped.factoryPictures;
  for (const { caption } of captions ?? []) expect(part.replace(/&quot;/g, '"')).toContain(caption.split(' ')[0]);
  expect(part).toMatch(/<video[^>]+preload="none"/);
  expect(part).not.toMatch(/autoplay|poster="\/|preload="auto"/i);
  // Below the first view nothing is fetched with it.
  expect(part).not.toContain('loading="eager"');
});

test('photographs of staff are shown in their order and not called renders; without any there is no such part', async () => {
  const sent = {
    factoryPictures: [
      { image: '', caption: 'Loom hall' },
      { image: '', caption: 'Without a picture' },
      { image: '', caption: 'Press' },
    ],
    translations: { ar: { ...shipped.translations.ar, factoryPictures: [{ caption: 'صالة الأنوال' }] } },
  };
  const files = { 'factoryPictures.0.image': await sentPicture(), 'factoryPictures.2.image': await sentPicture() };
  const saved = await save({ ...sent, ...files, removeFactoryFilm: 'true' });
  const english = factoryPart(await page('/our-story')) ?? '';
  expect(english.indexOf('Loom hall')).toBeLessThan(english.indexOf('Press'));
  expect(english).not.toContain('Without a picture');
  expect(english).not.toContain(words('en')('picture_render_note'));
  expect(english).not.toContain('<video');
  const arabic = factoryPart(await page('/ar/our-story')) ?? '';
  expect(arabic).toContain('صالة الأنوال');
  expect(arabic).toMatch(/lang="en"[^>]*>Press/);

  await save({ factoryPictures: [], removeFactoryFilm: 'true' });
  for (const path of ['/our-story', '/ar/our-story']) expect(factoryPart(await page(path))).toBeUndefined();

  const { factoryFilm } = await save({ factoryFilm: sentVideo(), removeFactoryPoster: 'true' });
  expect(factoryPart(await page('/our-story'))).toMatch(new RegExp(`<video[^>]+src="/media/${factoryFilm}"`));
  expect(one(saved.factoryPictures).caption).toBe('Loom hall');
});

test('a value without a picture stands beside those with one, and Our Values needs none at all', async () => {
  const values = shipped.values.map((value, place) => (place === 0 ? { ...value, image: '' } : value));
  await save({ values });
  expect((await page('/our-values')).match(/<li>(?:<picture|<div><h3)/g)).toHaveLength(values.length);
  await save({ values: shipped.values.map((value) => ({ ...value, image: '' })), removeBandImage: 'true' });
  const bare = await page('/our-values');
  for (const { title } of shipped.values) expect(bare).toContain(title);
  expect(bare).not.toContain('<picture');
});
