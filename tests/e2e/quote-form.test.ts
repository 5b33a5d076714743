import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { confirmedReference, openForm, openVisitor, untilAnswering, words } from '../support/browser/form-journey.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

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

describe.each(readersOf('en'))('a buyer who reads %s', (language) => {
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

const phone = [
  {
    language: 'en',
    title: 'Printed sugar sack',
    goods: 'Sugar',
    weight: '50kg',
    quantity: '20,000 bags',
    place: 'Lagos',
  },
  { language: 'ar', title: 'كيس سكر مطبوع', goods: 'سكر', weight: '٥٠ كغ', quantity: '٢٠٬٠٠٠ كيس', place: 'لاغوس' },
] as const;

test.each(phone)(
  'on a phone, 20,000 printed sugar sacks of 50 kg, CIF Lagos with a sample first, take at most 12 taps from Home in $language',
  async (typed) => {
    const { language, title, goods, place } = typed;
    const say = words(language);
    const company = `Bello on the phone, ${language}`;
    const options = { baseURL: site().address, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const context = await browser().newContext(options);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    let taps = 0;
    const tap = async (selector: string) => {
      taps++;
      await page.locator(selector).tap();
    };
    const begin = async (name: string, text: string) => {
      await tap(`[name="${name}"]`);
      await page.waitForFunction((wanted) => document.activeElement?.getAttribute('name') === wanted, name);
      // A phone's keyboard inserts text; pressed keys are sometimes lost after a tap in this browser.
      await page.keyboard.insertText(text);
    };
    /** The keyboard's own way to the next field. */
    const next = async (text: string) => {
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(text);
    };
    const choose = async (name: string, value: string) => {
      // One tap opens the list, one chooses.
      taps += 2;
      await page.selectOption(`[name="${name}"]`, value);
    };
    await page.goto(language === 'ar' ? '/ar' : '/');
    await tap('nav a[href$="/quote"]');
    await page.waitForURL('**/quote');
    await untilAnswering(page);
    await begin('line.title', title);
    for (const text of [goods, typed.weight, typed.quantity]) await next(text);
    await choose('order.incoterm', 'CIF');
    await begin('order.place', place);
    await choose('order.samplesFirst', 'yes');
    await begin('fullName', 'Amina Bello');
    for (const text of [company, 'amina@example.com', 'Nigeria']) await next(text);
    await tap('main form button[type=submit]:not([name]):not([aria-hidden])');
    await page.getByRole('heading', { name: say('quote_done_title') }).waitFor();
    expect(taps).toBeLessThanOrEqual(12);
    const [stored] = await storedOf(company);
    expect(stored).toMatchObject({
      lines: [{ title, specified: { goods, fillWeight: 50, quantity: 20_000, quantityUnit: 'pieces' } }],
      order: { incoterm: 'CIF', place, samplesFirst: true },
    });
    expect(await page.getByRole('link', { name: say('follow_address') }).getAttribute('href')).toMatch(
      /^(?:\/ar)?\/requests\//,
    );
  },
);

test('what is asked for is counted and converted while it is typed, whatever is begun next', async () => {
  const context = await visitor('en');
  const page = await openForm(context, 'en', '/quote');
  const basket = (label: string) => page.locator(`header a[aria-label="${label}"]`);
  for (const [name, text] of [
    ['title', 'Sugar sack'],
    ['width', '56 cm'],
    ['length', '91'],
    ['fabricWeight', '65'],
  ] as const)
    await page.fill(`[name="line.${name}"]`, text);
  await page.fill('[name="line.quantity"]', '10');
  await page.selectOption('[name="line.quantityUnit"]', 'tonnes');
  await page.getByText('Estimate in pieces: 141,067 = 10 t', { exact: false }).waitFor();
  await basket('Quote request, 1 line').waitFor();
  await page.goto('/ar/products');
  await page.locator('header a[aria-label="طلب عرض سعر، بند واحد"]').waitFor();
  // Another bag: what was begun becomes a finished line.
  await page.goto('/quote?type=fibc');
  await untilAnswering(page);
  await page.getByRole('button', { name: 'Edit: Sugar sack' }).waitFor();
  await page.fill('[name="line.title"]', 'Jumbo bag');
  await basket('Quote request, 2 lines').waitFor();
  await page.getByRole('button', { name: 'Remove: Sugar sack' }).click();
  await untilAnswering(page);
  await basket('Quote request, 1 line').waitFor();
});

test.each([true, false])('artwork goes with the request, also over added lines (scripts: %s)', async (hasScripts) => {
  const company = `Artwork ${hasScripts}`;
  const page = await openForm(await visitor('en', hasScripts), 'en', '/quote');
  await page.fill('[name="line.title"]', 'Sugar sack');
  await page.setInputFiles('[name=files]', [{ name: 'logo.ai', mimeType: 'application/pdf', buffer: samplePdf() }]);
  await fillSender(page, company);
  const submit = page.locator('main form button[type=submit].button', { hasText: 'Send' });
  await submit.click();
  await page.locator('#field-files-error', { hasText: 'Illustrator' }).waitFor();
  await page.setInputFiles('[name=files]', [{ name: 'logo.pdf', mimeType: 'application/pdf', buffer: samplePdf() }]);
  await page.getByRole('button', { name: 'Add this line and write another' }).click();
  await page.getByText('We have kept these files').waitFor();
  await untilAnswering(page);
  await submit.click();
  await page.getByRole('heading', { name: 'Request received' }).waitFor();
  await page.getByRole('link', { name: 'Follow it on a private page' }).click();
  await page.getByRole('heading', { name: 'Your request' }).waitFor();
  await page.getByText('logo.pdf').waitFor();
  const [{ _id = '' } = {}] = await storedOf(company);
  expect((await site().services.threads.read({ kind: 'quote', id: _id })).files).toMatchObject([{ name: 'logo.pdf' }]);
});

describe('what is offered after a request was sent', () => {
  async function send(page: Page, company: string, note = ''): Promise<void> {
    await page.fill('[name="line.title"]', 'Sugar sack');
    await page.fill('[name="line.quantity"]', '20,000');
    await fillSender(page, company);
    if (note)
      await page
        .locator('[name="line.note"]')
        .evaluate((area, text) => ((area as HTMLTextAreaElement).value = text), note);
    await page.getByRole('button', { name: words('en')('quote_submit'), exact: true }).click();
  }

  test('is a message that ends before an emoji that does not fit, wherever it stands', async () => {
    for (const before of [0, 1]) {
      const company = `Emoji ${before}`;
      const page = await openForm(await visitor('en'), 'en', '/quote');
      await send(page, company, `${'x'.repeat(before)}${'😀'.repeat(1_000)}`.slice(0, 1_000 - before));
      expect(await confirmedReference(page)).toBe((await storedOf(company))[0]?.reference);
      const href = await page.locator('#form-outcome a[href^="https://wa.me/"]').getAttribute('href');
      const text = new URL(href ?? '').searchParams.get('text') ?? '';
      expect(text).toContain('😀');
      expect(text.isWellFormed()).toBe(true);
    }
  });

  test('cannot take the confirmation with its reference away when it fails', async () => {
    const context = await visitor('en');
    const page = await openForm(context, 'en', '/quote');
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
