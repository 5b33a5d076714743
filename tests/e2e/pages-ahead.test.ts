import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDemoSite } from '../support/built-site.ts';
import { PlainTab } from '../support/plain-chromium.ts';

const site = useDemoSite();

let tab: PlainTab;
beforeEach(async () => {
  tab = await PlainTab.open();
  await tab.goto(`${site().address}/our-story`);
});
afterEach(() => tab.close());

const viewed = async () => (await site().services.visits.getSummary(7)).pages.map(({ value, count }) => [value, count]);

test('a page is fetched and rendered while the pointer rests on its link, and counted when it is shown', async () => {
  const link = await tab.pointAt('footer a[href="/our-values"]');
  await expect.poll(() => tab.ahead.fetched).toEqual(['/our-values']);
  await expect.poll(() => tab.ahead.rendered).toEqual(['/our-values']);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await viewed()).toEqual([['/our-story', 1]]);
  await link.press();
  await link.release();
  await tab.until(`location.pathname === '/our-values'`);
  expect(await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(0);
  await expect
    .poll(async () => (await viewed()).toSorted())
    .toEqual([
      ['/our-story', 1],
      ['/our-values', 1],
    ]);
});

test('of two links that the pointer rests on, the page of the latter alone is rendered in the end', async () => {
  await tab.pointAt('footer a[href="/our-values"]');
  await expect.poll(() => tab.ahead.rendered).toEqual(['/our-values']);
  await tab.pointAt('footer a[href="/partners"]');
  await expect.poll(() => tab.ahead.rendered).toEqual(['/our-values', '/partners']);
  expect(await tab.evaluate(`document.querySelectorAll('[data-pointed-at=long]').length`)).toBe(1);
});

test('no page with a form is fetched ahead', async () => {
  await tab.pointAt('footer a[href="/contact-us"]');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(tab.ahead).toEqual({ fetched: [], rendered: [] });
});
