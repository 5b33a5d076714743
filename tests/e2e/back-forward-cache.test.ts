import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchWithBackForwardCache } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { openPage } from '../support/visitor.ts';

const site = useDemoSite();

let browser: Browser;
let context: BrowserContext | undefined;
beforeAll(async () => {
  browser = await launchWithBackForwardCache();
});
afterAll(() => browser.close());
afterEach(() => context?.close());

/** A tab that is asked by Chromium's protocol: Playwright loses a page that comes out of the back/forward cache. */
async function open(path: string): Promise<{ page: Page; tab: CDPSession }> {
  context = await browser.newContext({ baseURL: site().address });
  const page = await context.newPage();
  await openPage(page, path);
  return { page, tab: await context.newCDPSession(page) };
}

async function evaluate(tab: CDPSession, expression: string): Promise<unknown> {
  const { result } = await tab.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

/** Follows a link from where the reader is, and returns with the back button. */
async function leaveAndComeBack({ page, tab }: { page: Page; tab: CDPSession }): Promise<void> {
  await evaluate(tab, `addEventListener('pageshow', ({ persisted }) => { self.cameBack = persisted })`);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/our-values"]')?.click());
  await page.waitForURL('**/our-values');
  await goBack(tab);
  await expect.poll(() => evaluate(tab, 'self.cameBack')).toBe(true);
}

const goBack = (tab: CDPSession) => evaluate(tab, 'void setTimeout(() => history.back())');

test.each(['/', '/products', '/blog', '/contact-us', '/careers', '/consultation', '/search?q=bag'])(
  '%s comes back whole, at the place where it was left, without a spinner',
  async (path) => {
    const opened = await open(path);
    await opened.page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
    await leaveAndComeBack(opened);
    await expect.poll(() => evaluate(opened.tab, 'scrollY')).toBe(240);
    expect(await evaluate(opened.tab, `document.querySelector('[data-island=leaving]').hidden`)).toBe(true);
  },
);

const sendForm = `document.querySelector('main form button[type=submit]').click()`;
const reference = `document.querySelector('#form-outcome dd')?.textContent`;

test('a form that comes back is still filled in, is sent, and is stored once', async () => {
  const opened = await open('/contact-us');
  const { page, tab } = opened;
  const typed = { fullName: 'Sami Haddad', email: 'sami@example.com', message: 'Valve bags, please' };
  for (const [name, value] of Object.entries(typed)) await page.fill(`main [name=${name}]`, value);
  await leaveAndComeBack(opened);
  expect(await evaluate(tab, `document.querySelector('main [name=message]').value`)).toBe(typed.message);
  await evaluate(tab, sendForm);
  await expect.poll(() => evaluate(tab, reference)).toMatch(/^MSG-/);
  const first = await evaluate(tab, reference);
  // The confirmation comes back too; what is written then is another message.
  await evaluate(tab, `void (location.href = '/our-story')`);
  await expect.poll(() => evaluate(tab, 'location.pathname')).toBe('/our-story');
  await goBack(tab);
  await expect.poll(() => evaluate(tab, reference)).toBe(first);
  expect((await site().services.leads.contact.list()).items).toMatchObject([typed]);
});

test('the page with the result of a form is kept by no cache', async () => {
  const result = await fetch(`${site().address}/contact-us?reference=MSG-ABC123`);
  const form = await fetch(`${site().address}/contact-us`);
  expect([result, form].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'private, no-cache']);
});
