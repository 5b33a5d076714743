import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { countLines } from '#app/site/forms/quote-draft.ts';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { chooseFirst, readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);
const phone = { width: 360, height: 740, hasTouch: true };

let products: readonly Product[];
beforeAll(async () => {
  products = (await site().services.kinds.product.list()).items;
});

const adding = (page: Page, language: Language) =>
  page.getByRole('button', { name: m.quote_add_product({}, { locale: language }), exact: true });
const badge = (page: Page) => page.locator('header [data-count]').first();
/** What the quote form would begin with. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('form-draft:quote') ?? '{"values":{}}').values);

describe.each(readersOf('ar'))('adding to a quote request, in %s', (language) => {
  const say = { locale: language };
  const nameOf = (product: Product) => localise(product, language).name;
  const pathOf = (product: Product) => pathIn(language, `/products/${product.address}`);

  test('stays on the product, says so, counts, and leads to the request', async () => {
    const page = await visit();
    const [product] = products;
    await openPage(page, pathOf(product!));
    await page.getByRole('textbox', { name: m.quote_add_quantity({}, say) }).fill('30,000');
    await adding(page, language).click();
    // Fixed, so that its status has no box of its own.
    const toast = page.locator('#added-toast');
    await toast.waitFor();
    expect(await toast.locator('p').textContent()).toBe(m.quote_added({ product: nameOf(product!) }, say));
    expect(new URL(page.url()).pathname).toBe(pathOf(product!));
    await expect.poll(() => badge(page).textContent()).toBe('1');
    // The same product again: its quantity changes.
    await page.getByRole('textbox', { name: m.quote_add_quantity({}, say) }).fill('2 × 40′');
    await adding(page, language).press('Enter');
    await expect.poll(async () => JSON.stringify(await keptIn(page))).toContain('2 × 40′');
    expect(await badge(page).textContent()).toBe('1');
    await toast.getByRole('link', { name: m.quote_see({}, say) }).click();
    await page.waitForURL(`**${pathIn(language, '/quote')}`);
    await page
      .locator(`main form :is([value="${nameOf(product!)}"], h3, strong)`)
      .first()
      .waitFor();
    // Nothing was typed here that would have been restored.
    const restored = page.getByText(m.form_draft_restored({}, say));
    expect(await restored.count()).toBe(0);
    await page.locator('[name="line.goods"]').evaluate((field: HTMLInputElement) => {
      field.closest('details')?.setAttribute('open', '');
    });
    await page.fill('[name="line.goods"]', 'Salt');
    await openPage(page, pathOf(product!));
    await openPage(page, pathIn(language, '/quote'));
    await restored.waitFor();
  });

  testInFull('is called in the request as the reader’s language calls it, also without JavaScript', async () => {
    const other = language === 'ar' ? 'en' : 'ar';
    const bags = (page: Page) => page.locator('form[data-draft=quote] ol li strong').allTextContents();
    const [product] = products;
    const added = localise(product!, other).name;
    expect(added).not.toBe(nameOf(product!));
    const page = await visit();
    await openPage(page, pathIn(other, `/products/${product!.address}`));
    await adding(page, other).click();
    await expect.poll(() => badge(page).textContent()).toBe('1');
    await openPage(page, pathIn(language, '/quote'));
    await expect.poll(() => bags(page)).toEqual([nameOf(product!)]);
    const line = { family: 'sack', title: added, product: product!._id, specified: {} };
    const own = { ...line, title: 'كيسي' };
    const body = new URLSearchParams({ lines: JSON.stringify([line, own]), step: 'go:1' });
    const reply = await fetch(`${site().address}${pathIn(language, '/quote')}`, { method: 'POST', body });
    const html = await reply.text();
    const main = html.slice(html.indexOf('<main'));
    expect([...main.matchAll(/<strong>([^<]*)/g)].map(([, title]) => title).slice(0, 2)).toEqual([
      nameOf(product!),
      'كيسي',
    ]);
  });

  testInFull('goes away by itself after eight seconds, not while it is focused', async () => {
    const page = await visit();
    await page.clock.install();
    await openPage(page, pathOf(products[0]!));
    await page.clock.pauseAt(Date.now() + 60_000);
    await adding(page, language).click();
    const link = page.getByRole('link', { name: m.quote_see({}, say) }).last();
    await page.clock.runFor(7_900);
    expect(await link.isVisible()).toBe(true);
    await link.focus();
    await page.clock.runFor(3_000);
    expect(await link.isVisible()).toBe(true);
    await adding(page, language).focus();
    await page.clock.runFor(1_100);
    expect(await link.isVisible()).toBe(false);
  });

  test('keeps five that are added within 300 ms each, on a phone slowed six times, before any other code has come', async () => {
    const page = await visit(phone);
    await page.route('**/assets/*.js', () => {});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(pathIn(language, '/products'), { waitUntil: 'commit' });
    const buttons = page.locator('form[data-add] button');
    await buttons.nth(4).waitFor();
    await page.waitForLoadState('domcontentloaded');
    for (let place = 0; place < 5; place++) {
      await Promise.all([
        page.waitForTimeout(300),
        buttons.nth(place).evaluate((button: HTMLElement) => button.click()),
      ]);
    }
    await page.locator('#added-toast').waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('quote-added') ?? '[]').length)).toBe(5);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.unroute('**/assets/*.js');
    await openPage(page, pathIn(language, '/products'));
    expect(countLines(await keptIn(page))).toBe(5);
    const bar = page.getByRole('navigation', { name: m.bar_label({}, say) });
    expect(await bar.locator('[data-count]').textContent()).toBe('5');
  });

  test.each(
    chooseFirst([
      ['without JavaScript', false],
      ['where the browser stores nothing', true],
    ] as const),
  )(
    'works %s: the page says so under the button, and the request has it until it is sent',
    async (_, javaScriptEnabled) => {
      const page = await visit({ javaScriptEnabled });
      if (javaScriptEnabled)
        await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => undefined }));
      for (const product of [products[0]!, products[1]!, products[0]!]) {
        await page.goto(pathOf(product));
        await page.fill('#add-quantity', '٢٥ ألف');
        await adding(page, language).click();
        await page.waitForURL('**#added');
        expect(await page.locator('#added').textContent()).toContain(nameOf(product));
        expect(await page.locator('#added').isVisible()).toBe(true);
      }
      await page.locator('#added a').click();
      const lines = page.locator('main form [name=lines]');
      const kept = JSON.parse(await lines.inputValue()) as { title: string; specified: Record<string, string> }[];
      expect(kept.map(({ title }) => title)).toEqual([products[0]!, products[1]!].map(nameOf));
      expect(kept[0]?.specified.quantity).toBe('٢٥ ألف');
    },
  );
});

test.each(chooseFirst([true, false]))(
  'a row of the table of products adds its product, and the table stays chosen (scripts: %s)',
  async (javaScriptEnabled) => {
    const page = await visit({ javaScriptEnabled });
    await page.goto('/products?view=table');
    const row = page.locator('main tbody tr').nth(1);
    const name = (await row.locator('th').textContent()) ?? '';
    await row.locator('form[data-add] button').click();
    if (javaScriptEnabled) await page.locator('#added-toast').waitFor();
    else await page.waitForURL('**#added');
    await page.goto('/products');
    expect(await page.locator('main tbody tr').count()).toBe(products.length);
    await page.goto('/quote');
    await page.locator('main form strong', { hasText: name }).waitFor();
  },
);

test('a way to a quotation is in the header, the menu and the footer of every page', async () => {
  const page = await visit();
  for (const width of [600, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/our-story');
    const link = page
      .locator('header')
      .getByRole('link', { name: m.nav_quote({}, { locale: 'en' }) })
      .first();
    expect([width, await link.isVisible()]).toEqual([width, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  for (const place of ['footer', 'dialog#site-drawer'])
    expect(await page.locator(place).locator('a[href="/quote"]').count()).toBe(1);
});
