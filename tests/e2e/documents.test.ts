import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { isTakenOver, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

const forms = ['/contact-us', '/consultation', '/careers'];

/** What the page writes to the console when something goes wrong, such as markup that differs from the server's. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  page.on('pageerror', (error) => void faults.push(error.message));
  return faults;
}

/** Scripts do not come until `release` is called. */
async function holdScripts(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

/** The markup of an element as it is shown: without comments, and without what is there for browsers without scripts. */
async function markupOf(element: Locator): Promise<string> {
  const markup = await element.innerHTML();
  return markup.replaceAll(/<!--.*?-->/g, '').replaceAll(/<noscript>.*?<\/noscript>/g, '');
}

test('an unknown address below the back office is a public page as any other', async () => {
  const page = await visit();
  const faults = faultsOf(page);
  expect((await page.goto('/admin/no-such-screen'))?.status()).toBe(404);
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
  // The status of the document itself.
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

describe.each(readersOf('en'))('a public page, in %s', (language) => {
  test.each(forms)('%s has one form, which comes alive in the markup of the server', async (path) => {
    const page = await visit();
    const faults = faultsOf(page);
    const release = await holdScripts(page, /\/assets\/island-(?:forms|[\w-]*form)-[\w-]+\.js$/);
    await page.goto(pathIn(language, path));
    await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
    const form = page.locator('[data-props]');
    expect(await form.count()).toBe(1);
    const sent = await markupOf(form);
    release();
    await isTakenOver(page);
    expect(await markupOf(form)).toBe(sent);
    expect(faults).toEqual([]);
  });

  test('keeps what was typed before the code of its form came, also in the other language', async () => {
    const page = await visit();
    const release = await holdScripts(page, /\/assets\/island-(?:forms|contact-form|hydrate-form)-[\w-]+\.js$/);
    await page.goto(pathIn(language, '/contact-us'));
    await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
    await page.fill('main [name=fullName]', 'Sami Haddad');
    await page.fill('main [name=message]', 'Half written');
    const other = language === 'ar' ? 'en' : 'ar';
    await page.locator(`header a[hreflang=${other}]`).click();
    await page.waitForURL(`**${pathIn(other, '/contact-us')}`);
    release();
    await isTakenOver(page);
    await expect.poll(() => page.inputValue('main [name=fullName]')).toBe('Sami Haddad');
    expect(await page.inputValue('main [name=message]')).toBe('Half written');
  });

  test('keeps what was typed when the code of its form comes, a file too', async () => {
    const page = await visit();
    const release = await holdScripts(page, /\/assets\/island-(?:forms|career-form|hydrate-form)-[\w-]+\.js$/);
    await page.goto(pathIn(language, '/careers'));
    await page.fill('main [name=fullName]', 'Lama Haddad');
    const buffer = samplePdf({ bytes: 2_000 });
    await page.setInputFiles('main [name=cv]', { name: 'cv.pdf', mimeType: 'application/pdf', buffer });
    release();
    await isTakenOver(page);
    expect(await page.inputValue('main [name=fullName]')).toBe('Lama Haddad');
    expect(await page.locator('main [name=cv]').evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe(
      'cv.pdf',
    );
    await page.locator('main form').getByText('cv.pdf').waitFor();
    await page.reload();
    await isTakenOver(page);
    expect(await page.inputValue('main [name=fullName]')).toBe('Lama Haddad');
  });
});

test('the code of a form comes when the form is near, or touched, and not before', async () => {
  const page = await visit({ width: 412, height: 600 });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const ofForm = () => asked.filter((path) => path.startsWith('/assets/island-career-form'));
  await page.goto('/careers', { waitUntil: 'networkidle' });
  const form = page.locator('[data-island=career-form]');
  expect((await form.locator('form').boundingBox())?.y).toBeGreaterThan(600 + 300);
  expect(ofForm()).toEqual([]);
  await form.locator('form').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.locator('[data-island=career-form][data-alive]').waitFor({ state: 'attached' });
  expect(ofForm().length).toBeGreaterThan(0);
});

test('an empty form comes alive at the first sign of a visitor, one with a draft at once', async () => {
  const page = await visit();
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  const alive = page.locator('[data-island=contact-form][data-alive]');
  expect(await alive.count()).toBe(0);
  // A browser that is busy may leave out a turn of the wheel.
  const turn = async () => {
    await page.mouse.wheel(0, 40);
    return alive.count();
  };
  await expect.poll(turn).toBe(1);
  await page.fill('main [name=fullName]', 'Sami Haddad');
  await page.reload();
  await alive.waitFor({ state: 'attached' });
  expect(await page.inputValue('main [name=fullName]')).toBe('Sami Haddad');
});

test('a form whose code never comes is posted like any other', async () => {
  const page = await visit();
  await page.route(/\/assets\/island-(?:forms|contact-form|hydrate-form)-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/contact-us');
  const typed = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
  for (const [name, value] of Object.entries(typed)) await page.fill(`main [name=${name}]`, value);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/contact-us?reference=MSG-*');
  expect((await site().services.leads.contact.list()).items).toMatchObject([typed]);
});

test('a page whose scripts do not come works without them', async () => {
  const page = await visit({ width: 640 });
  await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByRole('button', { name: m.menu_open({}, { locale: 'en' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: m.nav_products({}, { locale: 'en' }), exact: true })
    .click();
  await page.waitForURL('**/products');
  await page.getByRole('heading', { level: 1, name: m.products_title({}, { locale: 'en' }) }).waitFor();
});
