import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

const sackPath = '/products/sugar-sack-with-liner-50-kg';
const twoSacks = '/compare?products=sugar-sack-with-liner-50-kg&products=flour-sack-50-kg';

/** Where elements stand, in whole pixels. */
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const [start, end] = [Math.round(left), Math.round(right)];
      const middle = Math.round((top + bottom) / 2);
      return { start, end, middle, top: Math.round(top), width: Math.round(width), height: Math.round(height) };
    }),
  );
const different = <T>(values: readonly T[]) => [...new Set(values)];

/** How many sheets a page fills. */
const countSheets = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

describe.each(readersOf('ar'))('what stands in one row, in %s', (language) => {
  const say = { locale: language };

  test.each([360, 768, 1280])('the quiet actions of a product at %i; the rest is behind the last', async (width) => {
    const page = await visit({ width });
    await openPage(page, pathIn(language, sackPath));
    const share = page.getByText(m.blog_share({}, say), { exact: true });
    const row = share.locator('xpath=ancestor::details/..').locator('> a, > details > summary');
    const boxes = await boxesOf(row);
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    expect(different(boxes.map(({ middle }) => middle))).toHaveLength(1);
    const rest = [m.product_food_contact, m.calculator_link].map((name) =>
      page.getByRole('link', { name: name({}, say), exact: true }),
    );
    for (const link of rest) expect(await link.first().isVisible()).toBe(false);
    await share.click();
    for (const link of rest) expect(await link.first().isVisible()).toBe(true);
  });

  test('the ways of the header, equally high', async () => {
    const page = await visit();
    await page.goto(pathIn(language, '/faqs'));
    for (const width of [700, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const ways = page.locator('body > header').locator('a[href$="/products"], a[href$="/quote"]');
      const boxes = await boxesOf(ways.filter({ visible: true }));
      expect([width, boxes.map(({ height }) => height)]).toEqual([width, [44, 44]]);
      expect(different(boxes.map(({ top }) => top))).toHaveLength(1);
    }
  });

  test('five facts alike', async () => {
    const page = await visit();
    await page.goto(pathIn(language, '/'));
    const facts = page.locator('main dl').first();
    for (const width of [1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const part of ['dt', 'dd']) {
        expect(await facts.locator(part).count()).toBe(5);
        // The letters may still be on their way.
        await expect
          .poll(async () => {
            const boxes = await boxesOf(facts.locator(part));
            return different(boxes.map(({ top, height }) => `${width} ${part} ${top} ${height}`));
          })
          .toHaveLength(1);
      }
    }
  });

  test('the first question of the finder has the most room', async () => {
    const page = await visit();
    await page.goto(pathIn(language, '/'));
    for (const [width, least] of [
      [320, 115],
      [360, 150],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const [goods, weight] = await boxesOf(page.locator('main search input'));
      expect(goods!.width).toBeGreaterThanOrEqual(least);
      expect(goods!.width).toBeGreaterThan(weight!.width);
    }
  });

  test('a heading of a comparison breaks before what it adds, and lines are as wide as the rows', async () => {
    const page = await visit({ width: 360 });
    await openPage(page, pathIn(language, twoSacks));
    const said = page.getByText(m.compare_not_counted({}, say), { exact: true });
    const line = await said.evaluate(
      (small) => small.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(small).lineHeight),
    );
    expect(line).toBeLessThan(1.2);
    await page.setViewportSize({ width: 1280, height: 800 });
    const [names] = await boxesOf(page.locator('[data-names]'));
    const [rows] = await boxesOf(page.getByRole('table').last());
    expect([names!.start, names!.end]).toEqual([rows!.start, rows!.end]);
  });

  test('to add a product of the table is in view, over what slides', async () => {
    const page = await visit();
    await page.goto(pathIn(language, '/products?view=table'));
    const add = page.locator('main tbody form button').first();
    for (const width of [768, 1024, 1199, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [frame] = await boxesOf(page.locator('main section:has(> table)'));
      const [button] = await boxesOf(add);
      expect([width, button!.start >= frame!.start && button!.end <= frame!.end]).toEqual([width, true]);
    }
    // From here on all columns are in view.
    const slides = page.locator('main section:has(> table)');
    for (const width of [1200, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await slides.evaluate((frame) => frame.scrollWidth - frame.clientWidth)]).toEqual([width, 0]);
    }
  });

  test('on paper a product has its drawing, on one sheet', async () => {
    const page = await visit();
    await openPage(page, pathIn(language, '/products/jumbo-bag-fibc-1000-kg'));
    expect(await countSheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#drawing svg').isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
    await openPage(page, pathIn(language, sackPath));
    expect(await countSheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#drawing svg').isVisible()).toBe(true);
    expect(await page.locator('#drawing form').isVisible()).toBe(false);
  });
});
