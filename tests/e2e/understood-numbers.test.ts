import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { openForm, openVisitor, words } from '../support/browser/form-journey.ts';
import { fillBuyer, goToStep, sendRequest } from '../support/browser/quote-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

const visitor = (language: 'en' | 'ar', hasScripts = true) =>
  openVisitor(browser(), { address: site().address, language, hasScripts });

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u2060]/g, ' ');

/** How far a number stands from where the lines of its field begin, and the heights at which the controls of a row begin. */
test.each(readersOf('ar'))(
  'a number stands where lines begin, and moves no control beside it, in %s',
  async (language) => {
    const page = await openForm(await visitor(language), language, '/calculator');
    const [width, length] = [page.locator('main [name=width]'), page.locator('main [name=length]')];
    await length.focus();
    await page.waitForSelector('main [data-island="measures"][data-alive]');
    await length.fill('100');
    await expect.poll(() => page.locator('[data-understood=length]').textContent()).toContain('100');
    expect((await width.boundingBox())?.y).toBe((await length.boundingBox())?.y);
    // Of digits alone a browser would make a line from left to right, in Arabic too.
    const side = language === 'ar' ? 'right' : 'left';
    expect(await length.evaluate((input) => getComputedStyle(input).textAlign)).toBe(side);
  },
);

test.each([
  ['flour-sack-50-kg', '20.000', /read as 20 or as 20,000/],
  ['flour-sack-50-kg', 'abc', /Please write how many/],
  ['flour-sack-50-kg', '0', /Please write how many/],
  ['baffle-jumbo-bag-fibc-1250-kg', '-5', /Please write how many/],
  ['baffle-jumbo-bag-fibc-1250-kg', '1.500', /read as 1.5 or as 1,500/],
  ['baffle-jumbo-bag-fibc-1250-kg', '1,500 bags', /Understood: 1,500/],
  ['baffle-jumbo-bag-fibc-1250-kg', '1500', /^Understood: 1,500 bags$/],
  ['baffle-jumbo-bag-fibc-1250-kg', '1.5 bag', /Please write how many/],
])('a product says what it understands of a quantity: %s, %s', async (product, typed, said) => {
  const page = await openForm(await visitor('en'), 'en', `/products/${product}`);
  const field = page.locator('#add-quantity');
  const output = page.locator('form:has(#add-quantity) output');
  await field.focus();
  await page.locator('form[data-island=figures][data-alive]:has(#add-quantity)').waitFor();
  await field.fill(typed);
  await expect.poll(async () => plain(await output.textContent())).toMatch(said);
  if (!/read as/.test(String(said))) return;
  await output.getByRole('button').last().click();
  await expect.poll(() => field.inputValue()).toMatch(/^\d+000$|^1500$/);
  expect(await output.getByRole('button').count()).toBe(0);
});

describe.each(readersOf('en'))('a visitor who reads %s', (language) => {
  const say = words(language);

  test.each([true, false])('is asked which of two numbers a request means (scripts: %s)', async (hasScripts) => {
    const company = `Reading ${language} ${hasScripts}`;
    const page = await openForm(await visitor(language, hasScripts), language, '/quote?type=sack');
    const lineOf = (name: string) => page.locator(`[data-understood="line.${name}"]`);
    await page.fill('[name="line.title"]', 'Sugar sack');
    await page.fill('[name="line.width"]', '560,5 × 910 mm');
    if (hasScripts) {
      const width = say('measure_understood', { value: say('trade_unit_cm', { n: '56.05 × 91' }) });
      await expect.poll(async () => plain(await lineOf('width').textContent())).toBe(width);
    }
    await goToStep(page, 2);
    await page.fill('[name="line.quantity"]', '20.000');
    await page.fill('[name=country]', 'Nigeria');
    if (!hasScripts) {
      await goToStep(page, 3);
      await page.locator('button[value="go:2"]').last().click();
    }
    await lineOf('quantity').getByRole('button', { name: '20,000' }).click();
    await expect.poll(() => page.inputValue('[name="line.quantity"]')).toBe('20000');
    await expect.poll(async () => plain(await lineOf('quantity').textContent())).toContain('20,000');
    expect(await lineOf('quantity').getByRole('button').count()).toBe(0);
    await goToStep(page, 3);
    await fillBuyer(page, company);
    await sendRequest(page);
    await page.getByRole('heading', { name: say('quote_done_title') }).waitFor();
    const confirmation = page.locator('#form-outcome');
    for (const value of ['56.05', '91', '20,000']) expect(await confirmation.textContent()).toContain(value);
    const [quote] = (await site().services.leads.quote.list()).items.filter((each) => each.company === company);
    expect(quote?.lines[0]?.specified).toMatchObject({ width: 560.5, length: 910, quantity: 20_000 });
  });

  test.each(['/calculator', '/finder'])('sees at once what was understood on %s, and is asked', async (path) => {
    const name = path === '/finder' ? 'weight' : 'fabric';
    const page = await openForm(await visitor(language), language, path);
    const line = page.locator(`[data-understood="${name}"]`);
    const field = page.locator(`main [name="${name}"]`);
    await field.focus();
    await page.waitForSelector('main [data-island="measures"][data-alive]');
    await field.fill('٦٥');
    await expect.poll(() => line.textContent()).toContain('65');
    if (path === '/calculator') return;
    await field.fill('1.250 kg');
    await line.getByRole('button', { name: '1,250 kg' }).click();
    expect(await field.inputValue()).toBe('1250 kg');
    await expect.poll(() => line.textContent()).toContain('1,250');
    expect(await line.getByRole('button').count()).toBe(0);
    await field.fill('50 kg ± 2%');
    const figure = say('measure_tolerance', { figure: '50 kg' });
    await expect.poll(async () => plain(await line.textContent())).toContain(figure);
    await line.getByRole('button', { name: '50 kg' }).click();
    expect(await field.inputValue()).toBe('50 kg');
  });
});
