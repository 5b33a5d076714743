import { expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();
const browser = useBrowser();

test.each(readersOf('en').flatMap((language) => [[language, 360, 740] as const, [language, 1280, 800] as const]))(
  'the first products are on the first screen, in %s at %i × %i',
  async (language, width, height) => {
    const context = await browser().newContext({ baseURL: site().address, viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(pathIn(language, '/products'));
    const card = await page.locator('main li:has(h2)').first().boundingBox();
    // Below half of the screen a reader sees the head of the page, no product.
    expect(card?.y).toBeLessThan(height / 2);
    // Further down the filters stay in view, below the header.
    await page.mouse.wheel(0, 1_500);
    const filters = page.locator('summary', { hasText: /./ }).filter({ visible: true }).first();
    await expect.poll(async () => (await filters.boundingBox())?.y ?? -1).toBeLessThan(height / 4);
    expect((await filters.boundingBox())?.y).toBeGreaterThan(0);
    await context.close();
  },
);

test('what is ticked to compare products can be hit, among cards and in the table', async () => {
  const context = await browser().newContext({ baseURL: site().address, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  for (const path of ['/products', '/products?view=table']) {
    await page.goto(path);
    const box = page.getByRole('checkbox').first();
    for (const isTicked of [false, true]) {
      await box.setChecked(isTicked);
      const size = await box.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0), `${path}, ${isTicked}`).toBeGreaterThanOrEqual(16);
    }
  }
  await context.close();
});

test.each(readersOf('ar'))('the ones of numbers stand below each other in the table, in %s', async (language) => {
  const context = await browser().newContext({ baseURL: site().address, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(pathIn(language, '/products?view=table'));
  // Of the first column of figures; a dash is no number.
  const ends = await page
    .locator('main tbody tr td:nth-child(2) bdi')
    .evaluateAll((numbers) => numbers.map((number) => Math.round(number.getBoundingClientRect().right)));
  expect(ends.length).toBeGreaterThan(5);
  expect(new Set(ends).size).toBe(1);
  await context.close();
});

test.each(readersOf('ar'))(
  'a filter that nothing fits says how many would without a choice, in %s',
  async (language) => {
    const context = await browser().newContext({ baseURL: site().address, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(pathIn(language, '/products?food=yes&q=zzz'));
    const way = page.locator('main .button', { hasText: 'zzz' });
    const said = m.products_without({ count: 5, choice: '' }, { locale: language });
    expect(await way.textContent()).toContain(said.slice(said.indexOf('5')));
    await way.click();
    await expect.poll(() => page.locator('main li:has(h2)').count()).toBe(5);
    await context.close();
  },
);
