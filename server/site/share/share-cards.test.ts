import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { drawText } from './card-text.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
  const file = site.services.files.temp.newFile();
  await writeFile(
    file,
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer(),
  );
  const { path } = await site.services.media.storeImage({ file });
  await givenProduct(site, { _id: 'sack', mainImage: path });
  await givenPartner(site, { _id: 'mill', mainImage: path });
  await givenBlogPost(site, {
    _id: 'post',
    title: 'T'.repeat(199),
    translations: { ar: { title: 'كلمة '.repeat(40) } },
  });
  await givenBlogPost(site, { _id: 'draft', status: 'draft' });
});
afterAll(() => site.close());

const ask = (url: string, headers: Record<string, string> = {}) => site.http.inject({ url, headers });

/** The RGB colour of one pixel. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

test.each(['home', 'faqs', 'products/sack', 'partners/mill', 'blog/post'])(
  '/share/…/%s.jpg is a picture of 1200 × 630 in both languages',
  async (page) => {
    for (const language of ['en', 'ar']) {
      const { statusCode, headers, rawPayload } = await ask(`/share/${language}/${page}.jpg`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  },
);

test('the picture of the record is at the end side', async () => {
  const [english, arabic] = [await ask('/share/en/products/sack.jpg'), await ask('/share/ar/products/sack.jpg')];
  const isRed = ([red = 0, green = 0]: number[]) => red > 220 && green < 40;
  expect(isRed(await colourAt(english.rawPayload, 1150, 300))).toBe(true);
  expect(isRed(await colourAt(english.rawPayload, 50, 300))).toBe(false);
  expect(isRed(await colourAt(arabic.rawPayload, 50, 300))).toBe(true);
});

test('Arabic letters are joined', async () => {
  const style = { face: 'title', colour: '#000000', sizes: [60], width: 600, height: 200 } as const;
  const joined = await drawText('كيس', style);
  const apart = await drawText('ك\u200cي\u200cس', style);
  expect(joined.width).toBeLessThan(apart.width * 0.85);
});

test('a text is drawn smaller, and finally cut, until it fits', async () => {
  const style = { face: 'title', colour: '#000000', sizes: [60, 30], width: 400, height: 120 } as const;
  for (const text of ['One', 'A title of a few more words', 'words '.repeat(300), '<b>&', '\0\ud800', '']) {
    const { width, height } = await drawText(text, style);
    expect([width <= 400, height <= 120]).toEqual([true, true]);
  }
});

test('a picture is drawn once, and versioned until the page changes', async () => {
  const first = await ask('/share/en/partners/mill.jpg');
  const count = (await readdir(join(site.dataDir, 'share'))).length;
  const version = String(first.headers.etag);
  expect((await ask('/share/en/partners/mill.jpg', { 'if-none-match': version })).statusCode).toBe(304);
  expect((await ask('/share/en/partners/mill.jpg?v=other')).rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await readdir(join(site.dataDir, 'share'))).length).toBe(count);
  await givenPartner(site, { _id: 'mill-2', name: 'Other Mills' });
  expect((await ask('/share/en/partners/mill-2.jpg')).headers.etag).not.toBe(version);
});

test.each([
  '/share/en/blog/draft.jpg',
  '/share/en/products/unknown.jpg',
  '/share/en/unknown.jpg',
  '/share/en/constructor.jpg',
  '/share/fr/home.jpg',
  '/share/en/home.png',
  '/share/en/../../etc/passwd.jpg',
  '/share/en/products/%00.jpg',
])('%s is not found', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});
