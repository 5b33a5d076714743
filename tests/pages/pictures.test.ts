import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { watchAhead } from '../support/browser/fetched-ahead.ts';
import { readPageFacts } from '../support/browser/page-facts.ts';
import { openPage } from '../support/browser/visitor.ts';
import { animation, sampleFolder } from '../support/files/sample-files.ts';
import { givenPicturedProduct } from '../support/given/given-pictured-product.ts';
import { givenProduct } from '../support/given/given-product.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
// Chromium knows prefers-reduced-data, but asks to be told so.
const browser = useBrowser(['--enable-experimental-web-platform-features']);

const alt = { en: 'A white woven sack', ar: 'كيس منسوج أبيض' };
let address: string;

beforeAll(async () => {
  address = await givenPicturedProduct(site(), alt);
});

test.each(languages)(
  'a picture is offered in AVIF, WebP and a fallback, and each of them is there, in %s',
  async (language) => {
    const page = await browser().newPage();
    const html = await (await fetch(`${site().address}${language === 'ar' ? '/ar' : ''}${address}`)).text();
    const { images } = await readPageFacts(page, html);
    const shown = images.find((image) => image.alt === alt[language]);
    expect(shown).toMatchObject({ formats: ['image/avif', 'image/webp', 'fallback'] });

    const addresses = [...html.matchAll(/(?:srcset|<img src)="([^"]*)"/gi)].flatMap(([, set = '']) =>
      set.split(',').map((candidate) => candidate.trim().split(' ')[0]!),
    );
    const formats = new Set<string | null>();
    for (const each of new Set(addresses)) {
      const reply = await fetch(site().address + each);
      expect([each, reply.status]).toEqual([each, 200]);
      expect(reply.headers.get('cache-control')).toMatch(/immutable/);
      formats.add(reply.headers.get('content-type'));
    }
    expect([...formats].sort()).toEqual(['image/avif', 'image/jpeg', 'image/webp']);
  },
);

// As `admin_drop_animated` says to staff.
test.each(['gif', 'webp'] as const)('an animated %s is shown as it is stored, and stays animated', async (format) => {
  const { services } = site();
  const samples = await sampleFolder();
  const { path } = await services.media.storeImage({ file: await samples.write('a', await animation(format, 5)) });
  await samples.dispose();
  const product = await givenProduct(site(), { mainImage: path });
  const html = await (await fetch(`${site().address}/products/${product.address}`)).text();
  expect(html).toMatch(new RegExp(`<picture[^>]*><img src="/media/${path}"`));
  const shown = await services.files.read(path);
  expect((await sharp(await buffer(shown)).metadata()).pages).toBe(5);
});

test.each(languages)(
  'a browser chooses AVIF in a width that fits, and the page does not jump, in %s',
  async (language) => {
    const page = await browser().newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site().address}${language === 'ar' ? '/ar' : ''}${address}`);
    const chosen = page.locator(`main img[alt="${alt[language]}"]`).first();
    await expect
      .poll(() => chosen.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await chosen.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.w\d+\.avif$/);
    await page.close();
  },
);

test('the widest file of a picture is fetched once the large view is enlarged, and not before', async () => {
  const page = await browser().newPage({ viewport: { width: 700, height: 900 } });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await openPage(page, site().address + address);
  await page.locator('#picture-1 > a').click();
  await page.locator('dialog[open]').waitFor();
  await page.waitForLoadState('networkidle');
  const widest = () => asked.filter((path) => path.endsWith('.w1200.avif'));
  expect(asked.some((path) => path.endsWith('.w720.avif'))).toBe(true);
  expect(widest()).toEqual([]);
  await page.keyboard.press('+');
  await expect.poll(() => widest().length).toBe(1);
  await page.close();
});

async function productFor(headers: Record<string, string>) {
  const response = await fetch(site().address + address, { headers });
  return { vary: response.headers.get('vary'), html: await response.text() };
}

test('who saves data gets small pictures and no font; nobody else is given that page', async () => {
  const usual = await productFor({});
  const saving = await productFor({ 'save-data': 'on' });
  const large = /\.w(1080|1200)\.avif/;
  for (const { html, vary } of [usual, await productFor({}), await productFor({ 'save-data': 'off' })]) {
    expect(html).toMatch(large);
    expect(html).toContain('as="font"');
    expect(html).not.toContain('data-save-data');
    expect(vary).toMatch(/save-data/i);
  }
  for (const { html, vary } of [
    saving,
    await productFor({ 'save-data': 'on' }),
    await productFor({ 'save-data': 'On' }),
  ]) {
    expect(html).not.toMatch(large);
    expect(html).toMatch(/\.w720\.avif/);
    expect(html).not.toContain('as="font"');
    expect(html).toContain('data-save-data="true"');
    expect(vary).toMatch(/save-data/i);
  }
});

/** What a page asks for while it is opened, and then while the pointer comes near its links. */
async function requestsOf(page: Page): Promise<{ opening: string[]; ahead: string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const ahead = await watchAhead(page);
  await openPage(page, site().address + address);
  await page.waitForLoadState('networkidle');
  const opening = [...asked];
  for (const link of await page.locator('header nav a:visible').all()) {
    await link.hover();
    await page.waitForTimeout(300);
  }
  return { opening, ahead };
}

const tooLarge = (paths: string[]) => paths.filter((path) => /\.w(1080|1[2-9]\d\d|2\d{3})\./.test(path));

test.each([1, 2, 4])(
  'a system that asks for less data gets small pictures, and nothing ahead, with %i pixels to the point',
  async (deviceScaleFactor) => {
    const page = await browser().newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor });
    const session = await page.context().newCDPSession(page);
    const features = [{ name: 'prefers-reduced-data', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    const { opening, ahead } = await requestsOf(page);
    expect(opening.filter((path) => /\.w\d+\.avif$/.test(path)).length).toBeGreaterThan(0);
    expect(tooLarge(opening)).toEqual([]);
    expect(ahead).toEqual([]);
    await page.close();
  },
);

test('a browser that told the server alone to save data fetches nothing ahead; any other does', async () => {
  const viewport = { width: 1280, height: 900 };
  const deviceScaleFactor = 2;
  const saving = await browser().newPage({ viewport, deviceScaleFactor, extraHTTPHeaders: { 'save-data': 'on' } });
  expect((await requestsOf(saving)).ahead).toEqual([]);
  await saving.close();
  const usual = await browser().newPage({ viewport, deviceScaleFactor });
  const { opening, ahead } = await requestsOf(usual);
  expect(tooLarge(opening).length).toBeGreaterThan(0);
  expect(ahead.length).toBeGreaterThan(2);
  await usual.close();
});
