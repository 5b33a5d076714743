import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variantPath } from '#shared/content/picture.ts';
import { sentPicture, sentText, sentVideo } from '../../../tests/support/files/sent-files.ts';
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

const paths = async (query: string) =>
  (await admin.get(`/images/library${query}`)).json().map(({ path }: { path: string }) => path);

async function givenLibraryImage(alt: string, arabic: string) {
  const fields = { image: await sentPicture(), alt, translations: { ar: { alt: arabic } } };
  const reply = await admin.post('/images/library', fields);
  expect(reply.statusCode).toBe(201);
  return reply.json();
}

describe('the library of images', () => {
  test('accepts an image with its texts, which only staff see until a page shows it', async () => {
    const image = await givenLibraryImage('A circular loom', 'نول دائري');
    expect(image).toMatchObject({
      path: expect.stringMatching(/^images\//),
      alt: 'A circular loom',
      translations: { ar: { alt: 'نول دائري' } },
      width: 40,
      height: 30,
    });
    expect((await site.http.inject(`/media/${image.path}`)).statusCode).toBe(404);
    const post = { title: 'Looms', summary: 'Looms.', content: `![](/media/${image.path})`, status: 'published' };
    await admin.post('/blogs', post);
    expect((await site.http.inject(`/media/${image.path}`)).statusCode).toBe(200);
  });

  test('says what an image weighs, and each width that visitors load, once they exist', async () => {
    const { path, bytes } = await givenLibraryImage('A bale', 'بالة');
    const weigh = (query: string) => admin.get(`/images/weight?${query}`);
    expect((await weigh(`path=${path}`)).json()).toEqual({ bytes, variants: [] });
    await site.jobs.runDue();
    const { variants } = (await weigh(`path=${path}`)).json();
    const avif = await site.services.files.size(variantPath(path, 40, 'avif'));
    expect([bytes, avif]).toEqual([await site.services.files.size(path), expect.any(Number)]);
    expect(variants).toEqual([{ width: 40, bytes: avif }]);
    expect([(await weigh('path=images/none.png')).statusCode, (await weigh('')).statusCode]).toEqual([404, 404]);
    expect((await site.http.inject(`/api/images/weight?path=${path}`)).statusCode).toBe(401);
  });

  test('holds the images of every record, newest first, in pages, and no videos', async () => {
    const older = await givenLibraryImage('Older', '');
    const post = await admin.post('/blogs', {
      title: 'Sacks for onions',
      summary: 'Mesh.',
      content: 'Mesh.',
      image: await sentPicture(),
      video: sentVideo(),
      translations: { ar: { title: 'أكياس البصل' } },
    });
    const { image, video } = post.json();
    const all = await paths('');
    expect(all.slice(0, 2)).toEqual([image, older.path]);
    expect(all).not.toContain(video);
    const page = await admin.get('/images/library?limit=1&page=2');
    expect([page.json().length, page.headers['x-total-count']]).toEqual([1, String(all.length)]);
    expect((await paths('?sort=createdAt')).at(-1)).toBe(image);
    expect((await admin.get('/images/library?sort=path')).statusCode).toBe(400);
  });

  test('is searched by the texts of an image and of records that use it, in either language', async () => {
    const warehouse = await givenLibraryImage('Warehouse in Sahab', 'مستودع الأكياس في سحاب');
    const found = async (q: string) => paths(`?q=${encodeURIComponent(q)}`);
    expect(await found('SAHAB warehouse')).toEqual([warehouse.path]);
    expect(await found('اكياس مستودع')).toEqual([warehouse.path]);
    expect(await found('onions')).toHaveLength(1);
    expect(await found('اكياس البصل')).toHaveLength(1);
    expect(await found('%')).toEqual([]);
  });

  test('refuses other files and too long texts, and keeps nothing', async () => {
    const before = await siteState(site);
    const refusals = [
      await admin.post('/images/library', { alt: 'None' }),
      await admin.post('/images/library', { image: await sentPicture(), alt: 'x'.repeat(201) }),
      await admin.post('/images/library', { image: sentText() }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([422, 422, 415]);
    expect(refusals.map((reply) => Object.keys(reply.json().errors))).toEqual([['image'], ['alt'], ['image']]);
    expect(await siteState(site)).toEqual(before);
  });
});
