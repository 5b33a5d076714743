import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import type { Product } from '#shared/kinds/product.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

let product: Product;
beforeAll(async () => {
  const { items } = await site().services.kinds.product.list();
  product = items.find(({ mainImage, galleryImages }) => new Set([mainImage, ...galleryImages]).size >= 3)!;
});

const picture = (page: Page, position: number) => page.locator(`#picture-${position} > a`);

/** Moves a finger sideways over the open picture, by as many pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }] });
  await touch('touchStart', 180);
  await touch('touchMove', 180 + by);
  await touch('touchEnd', 180 + by);
}

test('a partner’s third picture comes into the strip when the keyboard reaches it', async () => {
  const page = await visit();
  await openPage(page, '/partners/qandoria-sugar-refinery');
  await picture(page, 2).focus();
  await page.keyboard.press('Tab');
  expect(await picture(page, 3).evaluate((link) => link === document.activeElement)).toBe(true);
  const edgesOf = (place: Locator) => place.evaluate((each) => each.getBoundingClientRect().right);
  const edge = await edgesOf(page.locator('#picture-3').locator('..'));
  await expect.poll(() => edgesOf(picture(page, 3))).toBeLessThanOrEqual(edge + 1);
});

describe.each(readersOf('ar'))('a picture of a product, in %s', (language) => {
  const say = { locale: language };
  const [next, previous] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  async function open(options = {}) {
    const page = await visit(options);
    await openPage(page, pathIn(language, `/products/${product.address}`));
    const viewer = page.getByRole('dialog', {
      name: m.product_gallery({ product: localise(product, language).name }, say),
    });
    const count = new Set([product.mainImage, ...product.galleryImages]).size;
    const shows = (number: number) => viewer.getByText(m.gallery_position({ number, count }, say)).waitFor();
    return { page, viewer, count, shows };
  }

  test('opens large at a click, turns by arrow keys and buttons, and closes by Escape', async () => {
    const { page, viewer, count, shows } = await open();
    await picture(page, 1).click();
    await shows(1);
    const { width = 0 } = (await viewer.boundingBox()) ?? {};
    expect(width).toBe(await page.evaluate(() => window.innerWidth));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press(next!);
    await shows(2);
    await page.keyboard.press(previous!);
    await shows(1);
    const isOff = (button: Locator) => button.getAttribute('aria-disabled');
    expect(await isOff(viewer.getByRole('button', { name: m.gallery_previous({}, say) }))).toBe('true');
    const onward = viewer.getByRole('button', { name: m.gallery_next({}, say) });
    for (let number = 2; number <= count; number++) {
      await onward.click();
      await shows(number);
    }
    expect(await isOff(onward)).toBe('true');
    // The button that led to the end still has the focus, so the keys go on working.
    await page.keyboard.press(previous!);
    await shows(count - 1);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.parentElement?.id)).toBe('picture-1');
  });

  test('opens by keyboard and closes by its button', async () => {
    const { page, viewer, shows } = await open();
    await picture(page, 1).focus();
    await page.keyboard.press('Enter');
    await shows(1);
    await viewer.getByRole('button', { name: m.gallery_close({}, say) }).click();
    await viewer.waitFor({ state: 'detached' });
  });

  test('turns by a swipe, as the page is read', async () => {
    const { page, shows } = await open({ width: 360, height: 640, hasTouch: true });
    await picture(page, 1).click();
    await shows(1);
    await swipe(page, language === 'ar' ? 120 : -120);
    await shows(2);
    await swipe(page, language === 'ar' ? -120 : 120);
    await shows(1);
    // Enlarged, a finger moves the picture.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(2);
    await swipe(page, language === 'ar' ? 120 : -120);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await swipe(page, language === 'ar' ? 120 : -120);
    await shows(2);
  });

  test('is a link to its file without JavaScript', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto(pathIn(language, `/products/${product.address}`));
    const address = await picture(page, 1).getAttribute('href');
    const reply = await fetch(new URL(address!, site().address));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  });
});
