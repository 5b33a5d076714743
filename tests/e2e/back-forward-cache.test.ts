import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { confirmedReference, send } from '../support/form-journey.ts';
import { isTakenOver } from '../support/visitor.ts';

const site = useDemoSite();

// Playwright switches this cache off; a page that comes out of it is not loaded again, which it does not expect.
let browser: Browser;
let context: BrowserContext | undefined;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser()!,
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => browser.close());
afterEach(() => context?.close());

async function open(path: string): Promise<Page> {
  context = await browser.newContext({ baseURL: site().address });
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.cameBack = '';
    });
  });
  await page.goto(path);
  await isTakenOver(page);
  return page;
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.locator('footer a[href="/our-values"]').click();
  await page.waitForURL('**/our-values');
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => 'cameBack' in document.documentElement.dataset);
}

test.each(['/', '/products', '/blog', '/contact-us', '/careers', '/search?q=bag'])(
  '%s comes back whole, at the place where it was left, without a spinner',
  async (path) => {
    const page = await open(path);
    await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
    const left = await page.evaluate(() => window.scrollY);
    await leaveAndComeBack(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(left);
    expect(await page.locator('[data-island=leaving]').isVisible()).toBe(false);
  },
);

test('a form that comes back is still filled in, is sent, and is stored once', async () => {
  const page = await open('/contact-us');
  const typed = { fullName: 'Sami Haddad', email: 'sami@example.com', message: 'Valve bags, please' };
  for (const [name, value] of Object.entries(typed)) await page.fill(`main [name=${name}]`, value);
  await leaveAndComeBack(page);
  expect(await page.inputValue('main [name=message]')).toBe(typed.message);
  await send(page);
  await expect.poll(() => confirmedReference(page)).toMatch(/^MSG-/);
  await page.goto('/our-story');
  await page.evaluate(() => history.back());
  await expect.poll(() => confirmedReference(page)).toMatch(/^MSG-/);
  expect((await site().services.leads.contact.list()).items).toMatchObject([typed]);
});

test('the page with the result of a form is kept by no cache', async () => {
  const result = await fetch(`${site().address}/contact-us?reference=MSG-ABC123`);
  const form = await fetch(`${site().address}/contact-us`);
  expect([result, form].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'private, no-cache']);
});
