import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openForm, openVisitor, untilAnswering, words } from '../support/browser/form-journey.ts';
import { fillBuyer, goToStep, sendRequest } from '../support/browser/quote-journey.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

const artwork = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf() });
const chosenFiles = (page: Page) =>
  page.locator('[name=files]').evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));
const pressOf =
  (page: Page, language: Language) => (key: Parameters<ReturnType<typeof words>>[0], parameters?: object) =>
    page.getByRole('button', { name: words(language)(key, parameters), exact: true }).click();

/** Two bags, the order, half a sender and a file. */
async function begin(context: BrowserContext, language: Language): Promise<Page> {
  const page = await openForm(context, language, '/quote?type=sack');
  await page.fill('[name="line.title"]', 'Sugar sack');
  await page.fill('[name="line.width"]', '56 × 91 cm');
  await pressOf(page, language)('quote_add_line');
  await page.getByRole('button', { name: words(language)('quote_edit_named', { title: 'Sugar sack' }) }).waitFor();
  await untilAnswering(page);
  await page.locator('summary', { hasText: words(language)('quote_another') }).click();
  await page.fill('[name="line.goods"]', 'Salt sack');
  await goToStep(page, 2);
  await page.fill('[name=country]', 'Nigeria');
  await page.check('[name="order.incoterm"][value=CIF]');
  await page.fill('[name="order.place"]', 'Lagos');
  await page.setInputFiles('[name=files]', [artwork('logo.pdf')]);
  await goToStep(page, 3);
  await page.fill('[name=fullName]', 'Amina Bello');
  return page;
}

async function expectAll(page: Page): Promise<void> {
  await page.locator('button[value="edit:0"]', { hasText: /./ }).waitFor({ state: 'attached' });
  const typed = (name: string) => page.locator(`[name="${name}"]`).inputValue();
  await expect.poll(() => typed('line.goods')).toBe('Salt sack');
  expect(await page.locator('form[data-draft=quote] ol li strong').allTextContents()).toEqual(['Sugar sack']);
  expect(await page.isChecked('[name="order.incoterm"][value=CIF]')).toBe(true);
  expect([await typed('order.place'), await typed('fullName')]).toEqual(['Lagos', 'Amina Bello']);
}

/** Sends it, and reads what was stored. */
async function sendAs(page: Page, company: string, language: Language) {
  for (const step of [2, 3] as const) if (!(await page.isVisible('#step-3'))) await goToStep(page, step);
  await fillBuyer(page, company);
  await sendRequest(page);
  await page.getByRole('heading', { name: words(language)('quote_done_title') }).waitFor();
  const { items } = await site().services.leads.quote.list();
  const found = items.filter((quote) => quote.company === company);
  expect(found).toHaveLength(1);
  const [{ _id = '', lines = [] } = {}] = found;
  expect(lines.map(({ title }) => title)).toEqual(['Sugar sack', 'Salt sack']);
  expect(lines[0]?.specified).toEqual({ width: 560, length: 910 });
  const { files } = await site().services.threads.read({ kind: 'quote', id: _id });
  return files.map(({ name }) => name);
}

describe.each(readersOf('ar'))('a request with two lines and artwork, begun in %s,', (language) => {
  const other = language === 'ar' ? 'en' : 'ar';
  const visitor = (hasScripts = true) => openVisitor(browser(), { address: site().address, language, hasScripts });

  test('survives a closed page', async () => {
    const context = await visitor();
    const first = await begin(context, language);
    // Nobody closes a page within the moment in which a file is chosen.
    await first.waitForTimeout(500);
    await first.close();
    const page = await openForm(context, language, '/quote');
    await expectAll(page);
    await expect.poll(() => chosenFiles(page)).toEqual(['logo.pdf']);
    expect(await sendAs(page, `Closed ${language}`, language)).toEqual(['logo.pdf']);
    // What was sent is not offered once more.
    const next = await openForm(context, language, '/quote');
    expect(await next.inputValue('[name="line.goods"]')).toBe('');
    await next.waitForTimeout(300);
    expect(await chosenFiles(next)).toEqual([]);
  });

  test('survives a change of language, and another one chosen there', async () => {
    const page = await begin(await visitor(), language);
    await page
      .getByRole('link', { name: other === 'ar' ? 'العربية' : 'English' })
      .first()
      .click();
    await page.waitForURL(other === 'ar' ? '**/ar/quote*' : /\d\/quote/);
    await untilAnswering(page);
    await expectAll(page);
    await expect.poll(() => chosenFiles(page)).toEqual(['logo.pdf']);
    await page.setInputFiles('[name=files]', [artwork('drawing.pdf')]);
    expect(await sendAs(page, `Changed ${language}`, other)).toEqual(['drawing.pdf']);
  });

  test('survives a change of language without JavaScript', async () => {
    const page = await begin(await visitor(false), language);
    await page.getByRole('button', { name: words(other)('form_switch_language') }).click();
    await page.getByText(words(other)('artwork_kept')).waitFor({ state: 'attached' });
    await expectAll(page);
    expect(await sendAs(page, `Plain ${language}`, other)).toEqual(['logo.pdf']);
  });

  test('survives a lost connection, when a line is added and when it is sent', async () => {
    const context = await visitor();
    const page = await begin(context, language);
    await page.locator('button[value="go:1"]').first().click();
    await context.setOffline(true);
    await pressOf(page, language)('finder_submit');
    await page.getByText(words(language)('form_nothing_lost')).waitFor();
    await expectAll(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: words(language)('retry') }).click();
    await page.getByRole('button', { name: words(language)('quote_edit_named', { title: 'Salt sack' }) }).waitFor();
    await page.getByText(words(language)('artwork_kept')).waitFor({ state: 'attached' });
    await untilAnswering(page);
    // Without what the server keeps, in case the page is closed now.
    await page.close();
    const again = await openForm(context, language, '/quote');
    await again.getByRole('button', { name: words(language)('quote_edit_named', { title: 'Salt sack' }) }).waitFor();
    await expect.poll(() => chosenFiles(again)).toEqual(['logo.pdf']);
    await context.setOffline(true);
    // Steps need no connection.
    await goToStep(again, 2);
    await goToStep(again, 3);
    await fillBuyer(again, `Lost ${language}`);
    await sendRequest(again);
    await again.getByText(words(language)('form_nothing_lost')).waitFor();
    await context.setOffline(false);
    await again.getByRole('heading', { name: words(language)('quote_done_title') }).waitFor();
    const { items } = await site().services.leads.quote.list();
    const found = items.filter(({ company }) => company === `Lost ${language}`);
    expect(found.map(({ lines }) => lines.length)).toEqual([2]);
  });
});

test('each error in the summary says whose it is, and goes when its value changes', async () => {
  const context = await openVisitor(browser(), { address: site().address, language: 'en' });
  const page = await openForm(context, 'en', '/quote?type=sack');
  await page.fill('[name="line.title"]', 'Sack');
  await page.fill('[name="line.width"]', 'wide');
  await goToStep(page, 2);
  await page.fill('[name="line.quantity"]', 'many');
  await page.fill('[name=country]', 'Nigeria');
  await goToStep(page, 3);
  await fillBuyer(page, 'B');
  await sendRequest(page);
  const summary = page.locator('#form-outcome a');
  await expect
    .poll(() => summary.allTextContents())
    .toEqual([
      expect.stringMatching(/^Width: Please write a number/),
      expect.stringMatching(/^Quantity: Please write how many/),
    ]);
  await summary.first().click();
  await page.fill('[name="line.width"]', '56 cm');
  await expect.poll(() => summary.allTextContents()).toEqual([expect.stringMatching(/^Quantity/)]);
  expect(await page.locator('[id="field-line.width-error"]').textContent()).toBe('');
});
