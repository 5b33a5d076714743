import { expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { openForm, openVisitor } from '../support/browser/form-journey.ts';
import { goToStep, sendRequest } from '../support/browser/quote-journey.ts';
import { openPage, useVisitors } from '../support/browser/visitor.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const visit = useVisitors(browser, site);

test('a request names the faults of all its parts at once, and nothing is left of them when they are mended', async () => {
  const visitor = await openVisitor(browser(), { address: site().address, language: 'en' });
  const page = await openForm(visitor, 'en', '/quote?type=sack');
  await page.fill('[name="line.width"]', 'wide');
  await goToStep(page, 2);
  await goToStep(page, 3);
  await page.fill('[name=email]', 'amina@example.com');
  await sendRequest(page);
  const summary = page.locator('#form-outcome a');
  await expect
    .poll(() => summary.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).hash)))
    .toEqual(['#field-line.title', '#field-line.width', '#field-country', '#field-fullName', '#field-company']);
  // Each link leads to its field, in whatever step it is.
  for (const name of ['line.width', 'fullName', 'company', 'country', 'line.title']) {
    await page.locator(`#form-outcome a[href="#field-${name}"]`).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(name === 'line.width' ? '56 cm' : 'Sugar');
  }
  await expect.poll(() => page.locator('#form-outcome').textContent()).toBe('');
});

test('the files of a request are chosen in the language of the page', async () => {
  const visitor = await openVisitor(browser(), { address: site().address, language: 'ar' });
  const page = await openForm(visitor, 'ar', '/quote');
  await goToStep(page, 2);
  const zone = page.locator('div:has(> [name=files])');
  expect(await zone.textContent()).toContain(m.form_files_choose({}, { locale: 'ar' }));
  expect(await page.locator('[name=files]').evaluate((input) => getComputedStyle(input).opacity)).toBe('0');
  await page.setInputFiles('[name=files]', [
    { name: 'logo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    { name: 'print.png', mimeType: 'image/png', buffer: Buffer.from('png') },
  ]);
  await expect.poll(() => zone.textContent()).toContain('print.png');
  expect(await zone.textContent()).toContain('logo.pdf');
  await zone.getByRole('button', { name: m.artwork_drop({}, { locale: 'ar' }) }).click();
  await expect.poll(() => zone.textContent()).not.toContain('logo.pdf');
  expect(await page.locator('[name=files]').evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-files');
});

test('artwork that cannot be sent is named when it is chosen, and with all other faults before it is sent', async () => {
  const visitor = await openVisitor(browser(), { address: site().address, language: 'en' });
  const page = await openForm(visitor, 'en', '/quote');
  let sent = 0;
  await page.route('**/api/quotes', (route) => {
    const { length = 0 } = route.request().postDataBuffer() ?? {};
    sent = Math.max(sent, length);
    return route.continue();
  });
  await goToStep(page, 2);
  await page.setInputFiles('[name=files]', [
    { name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('text') },
    { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 ** 2) },
    { name: 'good.jpg', mimeType: '', buffer: Buffer.from('\xff\xd8\xff\xe0', 'latin1') },
  ]);
  const fault = page.locator('#field-files-error');
  await expect.poll(() => fault.textContent()).toMatch(/bad\.png.*Only PDF, PNG and JPEG.*\n.*big\.png.*5 MB$/);
  await goToStep(page, 3);
  await sendRequest(page);
  const summary = page.locator('#form-outcome a');
  await expect
    .poll(() => summary.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).hash)))
    .toEqual(expect.arrayContaining(['#field-country', '#field-files', '#field-fullName']));
  expect(sent).toBeLessThan(10_000);
  await page.locator('#form-outcome a[href="#field-files"]').click();
  await page.getByRole('button', { name: 'Remove these files' }).click();
  await expect.poll(() => fault.textContent()).toBe('');
});

test('the footer opens whole when a phone is turned, and folds when it is turned back', async () => {
  const page = await visit({ width: 360, height: 740 });
  await openPage(page, '/contact-us');
  const open = () =>
    page.locator('footer details').evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
  expect(new Set(await open())).toEqual(new Set([false]));
  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(async () => new Set(await open())).toEqual(new Set([true]));
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => new Set(await open())).toEqual(new Set([false]));
});
