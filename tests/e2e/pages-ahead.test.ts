import { afterEach, beforeEach, expect, test } from 'vitest';
import { PlainTab } from '../support/browser/plain-chromium.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();

let tab: PlainTab;
beforeEach(async () => {
  tab = await PlainTab.open();
  await tab.goto(`${site().address}/our-story`);
});
afterEach(() => tab.close());

const viewsOf = async (path: string) =>
  (await site().services.visits.getSummary(7)).pages.find(({ value }) => value === path)?.count ?? 0;

test('a page is fetched and rendered while the pointer rests on its link, and counted when it is shown', async () => {
  // An earlier attempt of this test may have been counted.
  const before = await viewsOf('/our-values');
  const link = await tab.pointAt('footer a[href="/our-values"]');
  await expect.poll(() => tab.ahead.fetched).toEqual(['/our-values']);
  await expect.poll(() => tab.ahead.rendered).toEqual(['/our-values']);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await viewsOf('/our-values')).toBe(before);
  await link.press();
  await link.release();
  await tab.until(`location.pathname === '/our-values'`);
  expect(await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(0);
  await expect.poll(() => viewsOf('/our-values')).toBe(before + 1);
  expect(await viewsOf('/our-story')).toBeGreaterThan(0);
});

test('no page with a form is fetched ahead', async () => {
  await tab.pointAt('footer a[href="/contact-us"]');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(tab.ahead).toEqual({ fetched: [], rendered: [] });
});
