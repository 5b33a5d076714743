import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { useVisitors, type VisitorOptions } from '../support/browser/visitor.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
// A page that breaks its policy fails the test.
const visit = useVisitors(useBrowser(), site);
const products = '#operations-Products-getProducts';

/** The page of the API with one call opened, and the addresses of other hosts that it asked. */
async function openReference(options: VisitorOptions = {}) {
  const page = await visit(options);
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site().address) && !request.url().startsWith('data:')) others.push(request.url());
  });
  await page.goto('/api/docs');
  // Calls that are far below what is seen are not rendered.
  await page.locator('#operations-tag-Products').scrollIntoViewIfNeeded();
  await page.locator(`${products} button`).first().click();
  await page.locator(products).getByText('X-Total-Count').first().waitFor();
  return { page, others };
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('a developer reads the calls of the API on any screen, in either mode, and the page asks no other host', async () => {
  const { page, others } = await openReference({ mode: 'dark' });
  expect(await page.title()).toBe('Mansooj API');
  await page.locator(products).getByText('The English name of an industry.').waitFor();
  expect(await page.getByText('Try it out').count()).toBe(0);

  const dark = await background(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).not.toBe(dark);

  await page.setViewportSize({ width: 360, height: 740 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  expect(others).toEqual([]);
});
