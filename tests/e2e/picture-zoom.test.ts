import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import type { Product } from '#shared/kinds/product.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors, type VisitorOptions } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

let product: Product;
beforeAll(async () => {
  const { items } = await site().services.kinds.product.list();
  product = items.find(({ mainImage, galleryImages }) => new Set([mainImage, ...galleryImages]).size >= 3)!;
});

type Point = { x: number; y: number };

/** The fingers of a hand on the screen, one list of places a moment. */
async function touch(page: Page, moments: Point[][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let type: 'touchStart' | 'touchMove' = 'touchStart';
  let before = 0;
  for (const places of moments) {
    if (places.length !== before) type = 'touchStart';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: places });
    before = places.length;
    type = 'touchMove';
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Two fingers around the middle that move apart, or together. */
const pinch = (page: Page, { x, y }: Point, from: number, to: number) =>
  touch(
    page,
    [from, (from + to) / 2, to].map((apart) => [
      { x: x - apart / 2, y },
      { x: x + apart / 2, y },
    ]),
  );

const drag = (page: Page, { x, y }: Point, by: Point) =>
  touch(page, [[{ x, y }], [{ x: x + by.x / 2, y: y + by.y / 2 }], [{ x: x + by.x, y: y + by.y }]]);

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!;
const stageOf = (page: Page) => boxOf(page, 'dialog[open] [data-stage]');
/** Where the file is shown, which the box around it may exceed. */
const pictureOf = (page: Page) =>
  page.locator('dialog[open] img').evaluate((image: HTMLImageElement) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    const fit = Math.min(width / image.naturalWidth, height / image.naturalHeight);
    const [shownWidth, shownHeight] = [image.naturalWidth * fit, image.naturalHeight * fit];
    return {
      x: x + (width - shownWidth) / 2,
      y: y + (height - shownHeight) / 2,
      width: shownWidth,
      height: shownHeight,
    };
  });

describe.each(readersOf('ar'))('a large picture, in %s', (language) => {
  const say = { locale: language };
  const [next, previous] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const count = () => new Set([product.mainImage, ...product.galleryImages]).size;

  async function open(options: VisitorOptions = {}) {
    const page = await visit(options);
    await openPage(page, pathIn(language, `/products/${product.address}`));
    await page.locator('#picture-1 > a').click();
    const viewer = page.locator('dialog[open]');
    const shows = (number: number) => viewer.getByText(m.gallery_position({ number, count: count() }, say)).waitFor();
    await shows(1);
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog[open] img')!.naturalWidth > 0);
    const level = viewer.locator('[aria-live]', { hasText: m.gallery_zoom_level({}, say) });
    const isAt = (percent: number) => expect.poll(() => level.textContent()).toContain(` ${percent}%`);
    const button = (name: string) => viewer.getByRole('button', { name, exact: true });
    const stage = await stageOf(page);
    const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
    await isAt(100);
    return { page, shows, isAt, button, stage, middle };
  }

  test('is enlarged by buttons and keys, which say how much, and all of it is shown again', async () => {
    const { page, isAt, button } = await open();
    const [larger, smaller] = [button(m.gallery_zoom_in({}, say)), button(m.gallery_zoom_out({}, say))];
    const isOff = (each: typeof larger) => each.getAttribute('aria-disabled');
    expect([await isOff(smaller), await isOff(larger)]).toEqual(['true', 'false']);
    const { width } = await pictureOf(page);
    await larger.click();
    await isAt(150);
    expect((await pictureOf(page)).width).toBeCloseTo(width * 1.5, 0);
    await page.keyboard.press('+');
    await isAt(200);
    await page.keyboard.press('-');
    await isAt(150);
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const percent of [200, 300, 400]) {
      await page.keyboard.press('=');
      await isAt(percent);
    }
    expect([await isOff(smaller), await isOff(larger)]).toEqual(['false', 'true']);
    await page.keyboard.press('0');
    await isAt(100);
    expect((await pictureOf(page)).width).toBeCloseTo(width, 0);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  });

  test('is looked over with the arrow keys while it is enlarged, up to its edges; else they turn the pictures', async () => {
    const { page, shows, isAt, stage } = await open();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await isAt(300);
    const before = await pictureOf(page);
    await page.keyboard.press('ArrowRight');
    expect((await pictureOf(page)).x).toBeLessThan(before.x);
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
    }
    const corner = await pictureOf(page);
    expect(corner.x + corner.width).toBeCloseTo(stage.x + stage.width, 0);
    expect(corner.y + corner.height).toBeCloseTo(stage.y + stage.height, 0);
    await shows(1);
    await page.keyboard.press('0');
    await page.keyboard.press(next!);
    await shows(2);
    await page.keyboard.press('+');
    await isAt(150);
    // Another picture is shown whole.
    await page.locator('dialog[open] [data-turn="-1"]').click();
    await shows(1);
    await isAt(100);
    await page.keyboard.press(next!);
    await page.keyboard.press(previous!);
    await shows(1);
  });

  test('is enlarged where the mouse clicks twice or turns its wheel, and dragged', async () => {
    const { page, isAt, stage, middle, shows } = await open();
    const spot = { x: middle.x + 100, y: middle.y + 50 };
    await page.mouse.dblclick(spot.x, spot.y);
    await isAt(250);
    await page.mouse.move(middle.x, middle.y);
    const before = await pictureOf(page);
    await page.mouse.down();
    await page.mouse.move(middle.x - 60, middle.y - 30);
    await page.mouse.move(middle.x - 90, middle.y - 40);
    await page.mouse.up();
    const after = await pictureOf(page);
    expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([-90, -40]);
    await page.mouse.down();
    await page.mouse.move(middle.x + 3000, middle.y + 3000, { steps: 3 });
    await page.mouse.up();
    const corner = await pictureOf(page);
    expect([corner.x, corner.y].map(Math.round)).toEqual([stage.x, stage.y].map(Math.round));
    await shows(1);
    await page.mouse.dblclick(middle.x, middle.y);
    await isAt(100);
    // A trackpad's pinch; the page itself keeps its size.
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -50);
    await page.keyboard.up('Control');
    await isAt(165);
    expect(await page.evaluate(() => [visualViewport?.scale, devicePixelRatio])).toEqual([1, 1]);
    await page.mouse.wheel(0, 5000);
    await isAt(100);
  });

  test('grows under two fingers and moves under one, and is turned by a swipe only when it is whole', async () => {
    const { page, isAt, middle, shows } = await open({ width: 360, height: 640, hasTouch: true });
    const onward = { x: language === 'ar' ? 120 : -120, y: 0 };
    await pinch(page, middle, 80, 200);
    await isAt(250);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    const before = await pictureOf(page);
    await drag(page, middle, onward);
    expect(Math.round((await pictureOf(page)).x - before.x)).toBe(onward.x);
    await shows(1);
    await pinch(page, middle, 200, 40);
    await isAt(100);
    await shows(1);
    await drag(page, middle, onward);
    await shows(2);
    await touch(page, [[middle]]);
    await touch(page, [[middle]]);
    await isAt(250);
    await touch(page, [[middle]]);
    await touch(page, [[middle]]);
    await isAt(100);
    await shows(2);
  });

  test('moves at once for readers who want less motion', async () => {
    const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page } = await open({ reducedMotion });
      return page.locator('dialog[open] img').evaluate((image) => getComputedStyle(image).transitionDuration);
    };
    expect([await moving('reduce'), await moving('no-preference')]).toEqual(['0s', '0.18s']);
  });

  test('opens from a post, and is a link to its file without JavaScript', async () => {
    const { items } = await site().services.kinds.blog_post.list();
    const path = pathIn(language, `/blog/${items.find(({ video, image }) => image && !video)!.address}`);
    const page = await visit();
    await openPage(page, path);
    await page.locator('#picture-1 > a').click();
    await page.keyboard.press('+');
    await expect.poll(() => page.locator('dialog[open] [aria-live]').last().textContent()).toContain('150%');
    const plain = await visit({ javaScriptEnabled: false });
    await plain.goto(path);
    const address = await plain.locator('#picture-1 > a').getAttribute('href');
    const reply = await fetch(new URL(address!, site().address));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  });
});
