import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftLine } from '#app/site/forms/quote-draft.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openForm, openVisitor } from '../support/browser/form-journey.ts';
import { PlainTab } from '../support/browser/plain-chromium.ts';
import { fillBuyer, goToStep, sendRequest } from '../support/browser/quote-journey.ts';
import { openPage } from '../support/browser/visitor.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

const sugar = 'sugar-sack-with-liner-50-kg';
const flour = 'flour-sack-50-kg';
const jumbo = 'baffle-jumbo-bag-fibc-1250-kg';
const draftText = `localStorage.getItem('form-draft:quote') ?? '{"values":{}}'`;
const titlesIn = (draft: string) =>
  (JSON.parse(JSON.parse(draft).values.lines || '[]') as DraftLine[]).map(({ title }) => title);
const keptIn = async (page: Page) => titlesIn(await page.evaluate<string>(draftText));
const cards = (page: Page) => page.locator('form[data-draft=quote] ol li strong').allTextContents();
const isSugarFlour = [expect.stringMatching(/sugar/i), expect.stringMatching(/flour/i)];

async function add(page: Page, product: string, quantity = ''): Promise<void> {
  await openPage(page, `/products/${product}`);
  if (quantity) await page.fill('#add-quantity', quantity);
  await page.getByRole('button', { name: 'Add to quote request', exact: true }).click();
  await page.locator('#added-toast').waitFor();
}

/** A request with sugar sacks in one tab, and another tab of the same browser. */
async function begin() {
  const context = await openVisitor(browser(), { address: site().address, language: 'en' });
  const page = await openForm(context, 'en', `/quote?product=${sugar}`);
  await expect.poll(() => keptIn(page)).toHaveLength(1);
  return { context, page, other: await context.newPage() };
}

describe('a request that is open in one tab', () => {
  test('takes what another tab adds, and both are kept and sent', async () => {
    const { page, other } = await begin();
    await add(other, flour, '7,000');
    await expect.poll(() => cards(page)).toEqual(isSugarFlour);
    await goToStep(page, 2);
    await page.fill('[name=country]', 'Nigeria');
    expect(await page.inputValue('[name="quantity.1"]')).toBe('7,000');
    expect(await keptIn(page)).toEqual(isSugarFlour);
    // The same product again: its quantity changes.
    await add(other, flour, '9,000');
    await expect.poll(() => page.inputValue('[name="quantity.1"]')).toBe('9,000');
    await goToStep(page, 3);
    await fillBuyer(page, 'Two tabs');
    await sendRequest(page);
    await page.getByRole('heading', { name: 'Request received' }).waitFor();
    const { items } = await site().services.leads.quote.list();
    const [quote] = items.filter(({ company }) => company === 'Two tabs');
    expect(quote?.lines.map(({ specified }) => specified.quantity)).toEqual([undefined, 9_000]);
    expect(await keptIn(page)).toEqual([]);
  });

  test('shows what another tab changes, without what it removes, and loses nothing of its own', async () => {
    const { context, page } = await begin();
    await add(await context.newPage(), flour);
    await expect.poll(() => cards(page)).toEqual(isSugarFlour);
    const second = await openForm(context, 'en', '/quote');
    await goToStep(second, 2);
    await second.fill('[name="quantity.1"]', '5 t');
    await second.fill('[name=country]', 'Ghana');
    await goToStep(page, 2);
    await expect.poll(() => page.inputValue('[name=country]')).toBe('Ghana');
    expect(await page.inputValue('[name="quantity.1"]')).toBe('5 t');
    await second.locator('button[value="go:1"]').first().click();
    await second.locator('button[value="remove:0"]').click();
    await expect.poll(() => keptIn(page)).toEqual([expect.stringMatching(/flour/i)]);
    await page.fill('[name=country]', 'Togo');
    await expect.poll(() => second.inputValue('[name=country]')).toBe('Togo');
    for (const each of [page, second]) expect(await each.inputValue('[name="quantity.0"]')).toBe('5 t');
    expect(await keptIn(page)).toEqual([expect.stringMatching(/flour/i)]);
  });

  test('sends what it shows; what is added meanwhile waits for the next one', async () => {
    const { page, other } = await begin();
    await goToStep(page, 2);
    await page.fill('[name=country]', 'Nigeria');
    await goToStep(page, 3);
    await fillBuyer(page, 'Sent meanwhile');
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/quotes', async (route) => {
      await isReleased;
      await route.continue();
    });
    await sendRequest(page);
    await add(other, flour);
    release();
    await page.getByRole('heading', { name: 'Request received' }).waitFor();
    const { items } = await site().services.leads.quote.list();
    expect(items.find(({ company }) => company === 'Sent meanwhile')?.lines).toHaveLength(1);
    await expect.poll(() => keptIn(other)).toEqual([expect.stringMatching(/flour/i)]);
  });
});

test('each bag keeps its quantity when one before it is removed', async () => {
  const { page, other } = await begin();
  await add(other, flour, '7,000');
  await add(other, jumbo, '3,000');
  await expect.poll(() => cards(page)).toHaveLength(3);
  await page.locator('button[value="remove:0"]').click();
  await expect.poll(() => cards(page)).toHaveLength(2);
  await goToStep(page, 2);
  const quantities = () => Promise.all([0, 1].map((place) => page.inputValue(`[name="quantity.${place}"]`)));
  expect(await quantities()).toEqual(['7,000', '3,000']);
});

describe('a request that comes back with the back button', () => {
  let tab: PlainTab;
  beforeAll(async () => {
    tab = await PlainTab.open();
  });
  afterAll(() => tab.close());

  test('has what was added meanwhile, and keeps it', async () => {
    await tab.goto(`${site().address}/quote?product=${sugar}`);
    await tab.until(`'alive' in document.querySelector('[data-island=quote-form]').dataset`);
    await tab.evaluate(`addEventListener('pageshow', ({ persisted }) => { self.cameBack = persisted })`);
    await tab.evaluate(`document.querySelector('footer a[href="/products"]').click()`);
    await tab.until(`location.pathname === '/products' && document.readyState === 'complete'`);
    await tab.until(`'alive' in document.documentElement.dataset`);
    await tab.evaluate(
      `[...document.querySelectorAll('form[data-add]')].find(({ action }) => action.includes('${flour}')).querySelector('button').click()`,
    );
    await expect.poll(async () => titlesIn(String(await tab.evaluate(draftText)))).toHaveLength(2);
    await tab.evaluate('history.back()');
    await tab.until('self.cameBack');
    await expect
      .poll(() => tab.evaluate(`document.querySelectorAll('form[data-draft=quote] ol li strong').length`))
      .toBe(2);
    await tab.evaluate(`document.querySelector('details:has([name="line.goods"])')?.setAttribute('open', '')`);
    await tab.evaluate(`document.querySelector('[name="line.goods"]').focus()`);
    await tab.page('Input.insertText', { text: 'Rice' });
    await expect.poll(async () => JSON.parse(String(await tab.evaluate(draftText))).values['line.goods']).toBe('Rice');
    expect(titlesIn(String(await tab.evaluate(draftText)))).toEqual(isSugarFlour);
  });
});
