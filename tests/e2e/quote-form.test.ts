import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { confirmedReference, openForm, openVisitor, untilAnswering, words } from '../support/browser/form-journey.ts';
import { fillBuyer, goToStep, openSpecification, sendRequest } from '../support/browser/quote-journey.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { chooseFirst, readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useDemoSite();
const browser = useBrowser();

const visitor = (language: 'en' | 'ar', hasScripts = true) =>
  openVisitor(browser(), { address: site().address, language, hasScripts });

const storedOf = async (company: string) =>
  (await site().services.leads.quote.list()).items.filter((quote) => quote.company === company);

describe.each(readersOf('en'))('a buyer who reads %s', (language) => {
  const say = words(language);

  test.each(chooseFirst([true, false]))(
    'asks for two bags, the second refused until it is possible (scripts: %s)',
    async (hasScripts) => {
      const company = `Bello ${language} ${hasScripts}`;
      const page = await openForm(await visitor(language, hasScripts), language, '/quote?type=sack');
      const press = (key: Parameters<typeof say>[0]) =>
        page.getByRole('button', { name: say(key), exact: true }).click();
      await page.fill('[name="line.title"]', 'Sugar sack');
      await page.fill('[name="line.fillWeight"]', '٥٠ كغ');
      await page.fill('[name="line.width"]', '22 in');
      await press('quote_add_line');
      await page.getByRole('button', { name: say('quote_edit_named', { title: 'Sugar sack' }) }).waitFor();
      await untilAnswering(page);
      await openSpecification(page, language);
      await press('trade_family_fibc');
      await page.locator('[name="line.safeLoad"]').waitFor();
      await untilAnswering(page);
      await page.fill('[name="line.title"]', 'Jumbo bag');
      await page.fill('[name="line.safeLoad"]', '2.5 t');
      await goToStep(page, 2);
      await page.fill('[name="quantity.0"]', '20,000');
      await page.fill('[name=country]', 'Nigeria');
      await page.check('[name="order.incoterm"][value=CIF]');
      await page.fill('[name="order.place"]', 'Lagos');
      await goToStep(page, 3);
      await fillBuyer(page, company);
      await sendRequest(page);
      const error = page.locator('[id="field-line.safeLoad-error"]');
      await expect.poll(() => error.textContent()).toContain('2,000');
      expect(await page.locator('#form-outcome a').count()).toBe(1);
      await page.locator('#form-outcome a').click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-line.safeLoad');
      await page.fill('[name="line.safeLoad"]', '1 t');
      await sendRequest(page);
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
  const page = await openForm(context, 'en', `/quote?product=${product?.address}`);
  await page.getByRole('button', { name: `Change specification: ${product?.name}` }).click();
  await untilAnswering(page);
  expect(await page.inputValue('[name="line.title"]')).toBe(product?.name);
  expect(await page.inputValue('[name="line.width"]')).toMatch(/^\d+ cm$/);
  await page.getByRole('button', { name: 'Add this bag' }).click();
  await untilAnswering(page);
  await page.locator('summary', { hasText: 'Another bag' }).click();
  await page.fill('[name="line.goods"]', 'Salt');
  await page.close();
  const again = await openForm(context, 'en', '/quote');
  await expect.poll(() => again.inputValue('[name="line.goods"]')).toBe('Salt');
  await again.getByRole('button', { name: `Change specification: ${product?.name}` }).waitFor();
});

test('what is asked for is counted and converted while it is typed, whatever is begun next', async () => {
  const context = await visitor('en');
  const page = await openForm(context, 'en', '/quote?type=sack');
  const basket = (label: string) => page.locator(`header a[aria-label="${label}"]`).first();
  for (const [name, text] of [
    ['title', 'Sugar sack'],
    ['width', '56 cm'],
    ['length', '91'],
    ['fabricWeight', '65'],
  ] as const)
    await page.fill(`[name="line.${name}"]`, text);
  await goToStep(page, 2);
  await page.fill('[name="line.quantity"]', '10 t');
  await page.getByText('141,067 bags = 10 t = ', { exact: false }).first().waitFor();
  await basket('Get a quote: 1 line').waitFor();
  await page.goto('/ar/products');
  await page.locator('header a[aria-label="اطلبوا عرض سعر: بند واحد"]').first().waitFor();
  // Another bag: what was begun becomes a finished line.
  await page.goto('/quote?type=fibc');
  await untilAnswering(page);
  await page.getByRole('button', { name: 'Change specification: Sugar sack' }).waitFor();
  await page.fill('[name="line.title"]', 'Jumbo bag');
  await basket('Get a quote: 2 lines').waitFor();
  await page.getByRole('button', { name: 'Remove: Sugar sack' }).click();
  await basket('Get a quote: 1 line').waitFor();
  expect(await page.inputValue('[name="line.title"]')).toBe('Jumbo bag');
});

test.each(chooseFirst([true, false]))(
  'artwork goes with the request, over its steps (scripts: %s)',
  async (hasScripts) => {
    const company = `Artwork ${hasScripts}`;
    const page = await openForm(await visitor('en', hasScripts), 'en', '/quote');
    const wrong = page.locator('#field-files-error', { hasText: 'Illustrator' });
    await page.fill('[name="line.goods"]', 'Sugar');
    await goToStep(page, 2);
    await page.fill('[name=country]', 'Nigeria');
    await page.setInputFiles('[name=files]', [{ name: 'logo.ai', mimeType: 'application/pdf', buffer: samplePdf() }]);
    if (hasScripts) {
      await goToStep(page, 3);
      await fillBuyer(page, company);
      await sendRequest(page);
      await page.locator('#form-outcome a').click();
    } else await page.locator('main form .button[value="go:3"]').click();
    // Without scripts the step is not left with a file that cannot be sent.
    await wrong.waitFor();
    await page.setInputFiles('[name=files]', [{ name: 'logo.pdf', mimeType: 'application/pdf', buffer: samplePdf() }]);
    if (!hasScripts) {
      await goToStep(page, 3);
      await fillBuyer(page, company);
    }
    await sendRequest(page);
    await page.getByRole('heading', { name: 'Request received' }).waitFor();
    const sent = await page.getByRole('region', { name: 'What you sent' }).textContent();
    const buyer = [/Full name\s*Amina Bello/, /E-mail\s*amina@example\.com/, new RegExp(`Company\\s*${company}`)];
    for (const shown of [/Country it goes to\s*Nigeria/, /logo\.pdf/, ...buyer]) expect(sent).toMatch(shown);
    await page.getByRole('link', { name: 'Follow it on a private page' }).click();
    await page.getByRole('heading', { name: 'Your request' }).waitFor();
    await page.getByText('logo.pdf').waitFor();
    const [{ _id = '' } = {}] = await storedOf(company);
    expect((await site().services.threads.read({ kind: 'quote', id: _id })).files).toMatchObject([
      { name: 'logo.pdf' },
    ]);
  },
);

describe('what is offered after a request was sent', () => {
  async function send(page: Page, company: string, lines = ''): Promise<void> {
    await page.fill('[name="line.title"]', 'Sugar sack');
    await page.locator('[name=lines]').evaluate((area, text) => ((area as HTMLTextAreaElement).value = text), lines);
    await goToStep(page, 2);
    await page.fill('[name="line.quantity"]', '20,000');
    await page.fill('[name=country]', 'Nigeria');
    await goToStep(page, 3);
    await fillBuyer(page, company);
    await sendRequest(page);
  }

  testInFull('is a message that ends before an emoji that does not fit, wherever it stands', async () => {
    for (const before of [0, 1]) {
      const company = `Emoji ${before}`;
      const page = await openForm(await visitor('en'), 'en', '/quote?type=sack');
      const title = `${'x'.repeat(before)}${'😀'.repeat(90)}`;
      await send(page, company, JSON.stringify(Array(11).fill({ family: 'sack', title, specified: {} })));
      expect(await confirmedReference(page)).toBe((await storedOf(company))[0]?.reference);
      const href = await page.locator('#form-outcome a[href^="https://wa.me/"]').getAttribute('href');
      const text = new URL(href ?? '').searchParams.get('text') ?? '';
      expect(text).toContain('😀');
      expect(text.isWellFormed()).toBe(true);
    }
  });

  test.each(chooseFirst([false, true]))(
    'does not claim that a letter was sent where none goes out (scripts: %s)',
    async (hasScripts) => {
      const page = await openForm(await visitor('en', hasScripts), 'en', '/quote?type=sack');
      await page.fill('[name="line.title"]', 'Sugar sack');
      await goToStep(page, 2);
      await page.fill('[name=country]', 'Nigeria');
      await goToStep(page, 3);
      await fillBuyer(page, `By phone ${hasScripts}`);
      await page.fill('[name=email]', '');
      await page.fill('[name=phone]', '+962 6 500 0100');
      await sendRequest(page);
      await page.getByRole('link', { name: 'Follow it on a private page' }).waitFor();
      const said = await page.locator('#form-outcome').textContent();
      expect(said).toContain('Save its address');
      expect(said).not.toContain('sent it to you by e-mail');
    },
  );

  test('cannot take the confirmation with its reference away when it fails', async () => {
    const context = await visitor('en');
    const page = await openForm(context, 'en', '/quote?type=sack');
    // A browser in which the prepared message cannot be written.
    await page.evaluate(() => {
      globalThis.encodeURIComponent = () => {
        throw new URIError('malformed');
      };
    });
    await send(page, 'Broken beside');
    await expect.poll(async () => (await storedOf('Broken beside')).length).toBe(1);
    expect(await confirmedReference(page)).toBe((await storedOf('Broken beside'))[0]?.reference);
    expect(await page.locator('#form-outcome a[href^="https://wa.me/"]').count()).toBe(0);
  });
});
