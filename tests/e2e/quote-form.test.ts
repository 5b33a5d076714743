import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { confirmedReference, openForm, openVisitor, untilAnswering, words } from '../support/form-journey.ts';

const site = useDemoSite();
const browser = useBrowser();

const visitor = (language: 'en' | 'ar', hasScripts = true) =>
  openVisitor(browser(), { address: site().address, language, hasScripts });

async function fillSender(page: Page, company: string): Promise<void> {
  await page.fill('[name=fullName]', 'Amina Bello');
  await page.fill('[name=company]', company);
  await page.fill('[name=email]', 'amina@example.com');
  await page.fill('[name=country]', 'Nigeria');
}

const storedOf = async (company: string) =>
  (await site().services.leads.quote.list()).items.filter((quote) => quote.company === company);

describe.each(languages)('a buyer who reads %s', (language) => {
  const say = words(language);

  test.each([true, false])(
    'asks for two bags, the second refused until it is possible (scripts: %s)',
    async (hasScripts) => {
      const company = `Bello ${language} ${hasScripts}`;
      const page = await openForm(await visitor(language, hasScripts), language, '/quote');
      const press = (key: Parameters<typeof say>[0]) =>
        page.getByRole('button', { name: say(key), exact: true }).click();
      await page.fill('[name="line.title"]', 'Sugar sack');
      await page.fill('[name="line.fillWeight"]', '٥٠ كغ');
      await page.fill('[name="line.width"]', '22 in');
      await page.fill('[name="line.quantity"]', '20,000');
      await page.selectOption('[name="order.incoterm"]', 'CIF');
      await page.fill('[name="order.place"]', 'Lagos');
      await press('quote_add_line');
      await page.getByRole('button', { name: say('quote_edit_named', { title: 'Sugar sack' }) }).waitFor();
      await untilAnswering(page);
      await press('trade_family_fibc');
      await page.locator('[name="line.safeLoad"]').waitFor();
      await untilAnswering(page);
      await page.fill('[name="line.title"]', 'Jumbo bag');
      await page.fill('[name="line.safeLoad"]', '2.5 t');
      await fillSender(page, company);
      await press('quote_submit');
      const error = page.locator('[id="field-line.safeLoad-error"]');
      await expect.poll(() => error.textContent()).toContain('2,000');
      expect(await page.locator('#form-outcome a').count()).toBe(1);
      await page.fill('[name="line.safeLoad"]', '1 t');
      await press('quote_submit');
      await page.getByRole('heading', { name: say('quote_done_title') }).waitFor();
      const [quote] = await storedOf(company);
      expect(await confirmedReference(page)).toBe(quote?.reference);
      expect(quote).toMatchObject({
        language,
        order: { incoterm: 'CIF', place: 'Lagos' },
        lines: [
          { title: 'Sugar sack', specified: { fillWeight: 50, width: 558.8, quantity: 20_000 } },
          { title: 'Jumbo bag', specified: { safeLoad: 1_000 } },
        ],
      });
    },
  );
});

test('a product begins a line, and a draft with its finished lines survives a closed page', async () => {
  const context = await visitor('en');
  const { items } = await site().services.kinds.product.list({ page: 1, limit: 1 });
  const [product] = items;
  const page = await openForm(context, 'en', `/products/${product?.address}`);
  await page.getByRole('link', { name: 'Add to quote request' }).click();
  await untilAnswering(page);
  expect(await page.inputValue('[name="line.title"]')).toBe(product?.name);
  expect(await page.inputValue('[name="line.width"]')).toMatch(/^\d+ cm$/);
  await page.getByRole('button', { name: 'Add this line and write another' }).click();
  await page.getByRole('button', { name: `Edit: ${product?.name}` }).waitFor();
  await untilAnswering(page);
  await page.fill('[name="line.title"]', 'Salt sack');
  await page.close();
  const again = await openForm(context, 'en', '/quote');
  await expect.poll(() => again.inputValue('[name="line.title"]')).toBe('Salt sack');
  await again.getByRole('button', { name: `Edit: ${product?.name}` }).waitFor();
});
