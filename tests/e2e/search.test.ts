import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { isTakenOver } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { givenBlogPost } from '../support/given/given-blog-post.ts';
import { givenOpening } from '../support/given/given-opening.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { givenProduct } from '../support/given/given-product.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser().newContext({ baseURL: site().address, ...options });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const hits = (page: Page) => page.locator('main h3').count();

describe.each(readersOf('ar'))('a visitor who searches, in %s', (language) => {
  const prefix = language === 'ar' ? '/ar' : '';
  const say = { locale: language };

  test('finds records of several kinds without JavaScript, in either language', async () => {
    const page = await open(`${prefix}/search`, { javaScriptEnabled: false });
    for (const word of ['cement', 'الاسمنت']) {
      await page.getByRole('searchbox').fill(word);
      await page.getByRole('button', { name: m.search_button({}, say) }).click();
      const groups = await page.locator('main h2').allTextContents();
      expect(groups).toEqual(expect.arrayContaining([m.nav_products({}, say), m.nav_partners({}, say)]));
      expect(await page.getByRole('searchbox').inputValue()).toBe(word);
    }
    await page.context().close();
  });

  test('sees all hits of a kind, page by page', async () => {
    const page = await open(`${prefix}/search?q=${encodeURIComponent('bag')}`);
    const more = page.locator('main a[href*="category=products"]');
    expect(await hits(page)).toBeGreaterThan(6);
    await more.click();
    await page.waitForURL('**/search?*category=products');
    await page.getByRole('link', { name: m.search_all_groups({}, say) }).waitFor();
    const status = await page.locator('main p[role=status]').textContent();
    expect(status).toBe(m.search_found({ count: await hits(page) }, say));
    await page.context().close();
  });

  test('is asked whether another spelling was meant, and shown what it finds', async () => {
    const page = await open(`${prefix}/search?q=cemment+bag`, { javaScriptEnabled: false });
    const note = page.locator('main p', { hasText: m.search_corrected({}, say) });
    expect(await note.textContent()).toContain(language === 'ar' ? 'هل تقصدون' : 'Did you mean');
    expect(await note.getByRole('link').getAttribute('href')).toBe(`${prefix}/search?q=cement+bag`);
    expect(await hits(page)).toBeGreaterThan(0);
    await page.context().close();
  });

  test('is helped on when nothing is found', async () => {
    const page = await open(`${prefix}/search?q=zzzzz`, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { name: m.search_none({ query: 'zzzzz' }, say) }).isVisible()).toBe(true);
    const ways = page.getByRole('navigation', { name: m.search_suggestions({}, say) }).getByRole('link');
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      ['/products', '/faqs', '/contact-us'].map((path) => prefix + path),
    );
    await page.context().close();
  });

  test('is shown the industries with the most products, too', async () => {
    const page = await open(`${prefix}/search?q=zzzzz`, { javaScriptEnabled: false });
    const industries = page.getByRole('navigation', { name: m.search_popular({}, say) }).getByRole('link');
    expect(await industries.count()).toBe(6);
    await industries.first().click();
    expect(await page.locator('main article, main li').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  test('finds without leaving the page: in the header, while typing, by keyboard', async () => {
    const page = await open(prefix || '/');
    await isTakenOver(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    expect(asked.filter((url) => url.includes('suggestion'))).toEqual([]);
    const tool = page.locator('header').getByRole('link', { name: m.nav_search({}, say), exact: true });
    await tool.click();
    const field = page.getByRole('dialog').locator('input[name=q]');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    const word = language === 'ar' ? 'الاسمنت' : 'cement';
    await field.pressSequentially(word, { delay: 20 });
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(asked.filter((url) => url.includes('/api/search')).length).toBeLessThan(4);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const chosen = await field.getAttribute('aria-activedescendant');
    expect(await options.first().getAttribute('id')).toBe(chosen);
    await page.keyboard.press('Escape');
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await tool.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await field.fill(word);
    await options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${prefix}/products/*`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('goes to all results with Enter, or by the last suggestion', async () => {
    const page = await open(`${prefix}/search`);
    await isTakenOver(page);
    const field = page.locator('main input[name=q]');
    await field.focus();
    await field.fill('bag');
    await page.getByRole('option', { name: m.search_all_results({ query: 'bag' }, say) }).click();
    await page.waitForURL('**/search?q=bag');
    await field.fill('cement');
    await page.getByRole('option').first().waitFor();
    await field.press('Enter');
    await page.waitForURL('**/search?q=cement');
    await page.context().close();
  });

  test('goes on typing while the results are on their way', async () => {
    const page = await open(`${prefix}/search`);
    await isTakenOver(page);
    const field = page.locator('main input[name=q]');
    await page.route('**/search?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await field.fill('bag');
    await field.press('Enter');
    await field.fill('cement');
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    expect(await field.inputValue()).toBe('cement');
    await field.press('Enter');
    await page.waitForURL('**/search?q=cement');
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('bag');
    await page.context().close();
  });

  test('sees what each hit is: its kind, its picture, the words meant, and a product’s figures, without scripts', async () => {
    const page = await open(`${prefix}/search?q=${encodeURIComponent('دقيق 50 kg')}`, { javaScriptEnabled: false });
    const hit = page
      .locator('main li')
      .filter({ has: page.locator('h3') })
      .first();
    await hit.getByText(m.entity_product({}, say), { exact: true }).waitFor();
    const picture = hit.locator('img');
    expect([await picture.getAttribute('loading'), await picture.getAttribute('alt')]).toEqual(['lazy', '']);
    expect(await hit.locator('h3 mark').allTextContents()).toContain(language === 'ar' ? 'دقيق' : 'Flour');
    const figures = hit.locator('dl > div');
    expect(await figures.count()).toBe(3);
    expect(await figures.locator('mark').allTextContents()).toContain('50');
    await page.goto(`${prefix}/search?q=${encodeURIComponent('جامبو')}&category=products`);
    const marked = await page.locator('main mark').allTextContents();
    expect(marked.filter((text) => /FIBC|jumbo|جامبو/i.test(text))).not.toEqual([]);
    await page.goto(`${prefix}/search?q=MOQ&category=faqs`);
    expect([await hits(page), await page.locator('main li picture').count()]).toEqual([await hits(page), 0]);
    await page.context().close();
  });

  test('is led to the part of a fixed page that says it', async () => {
    const page = await open(`${prefix}/search?q=${encodeURIComponent(m.contact_hours_title({}, say))}`);
    await page.locator('main h3 a[href$="/contact-us#hours"]').click();
    await page.waitForURL(`**${prefix}/contact-us#hours`);
    await page.getByRole('heading', { name: m.contact_hours_title({}, say) }).waitFor();
    await page.context().close();
  });

  test('goes from a hit to the open answer', async () => {
    const { items } = await site().services.kinds.faq.list();
    const page = await open(`${prefix}/search?q=${encodeURIComponent(items[1]!.question)}`);
    await page.locator(`main a[href$="#faq-${items[1]!._id}"]`).click();
    await page.locator(`main details[open] #faq-${items[1]!._id}`).waitFor();
    await page.context().close();
  });
});

describe('among more projects than one page shows', () => {
  // The oldest of them stands on the second page.
  const oldest = 'rotary-baler';
  beforeAll(async () => {
    const { db } = site().database;
    const texts = { client: 'Mill', summary: 'Short', description: 'Long', image: 'images/none.webp', year: 2024 };
    for (let i = 0; i < 14; i++) {
      const stamp = { _id: `project-${i}`, createdAt: new Date(Date.UTC(2040, 0, 1, i)).toISOString() };
      const title = i === 0 ? 'Rotary baler' : `Silo number ${i}`;
      await kindTables.project.insert(db, { ...texts, title, category: 'Automation', translations: { ar: {} } }, stamp);
    }
  });

  test.each([true, false])('a hit leads to its page, scripts or not (%s)', async (javaScriptEnabled) => {
    const page = await open('/ar/search?q=rotary+baler', { javaScriptEnabled });
    await page.locator('main h3 a').first().click();
    await page.waitForURL(`**/ar/projects/${oldest}`);
    await page.context().close();
  });

  test('the place in the list that it had before it had a page leads there, and nonsense to the list', async () => {
    const asked = async (query: string) => {
      const { status, headers } = await fetch(`${site().address}/projects?${query}`, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await asked(`project=${oldest}`)).toEqual([301, `/projects/${oldest}`]);
    for (const query of ['project=nobody', 'project=%00', 'project=']) expect(await asked(query)).toEqual([200, null]);
  });
});

test('a page behind the last shows the last', async () => {
  const count = 21;
  for (let i = 0; i < count; i++) await givenProduct(site(), { name: `Quilt ${i}`, translations: { ar: {} } });
  for (const [page, shown] of [
    ['99', 1],
    ['2', 1],
    ['1', 20],
  ] as const) {
    const opened = await open(`/search?q=quilt&category=products&page=${page}`, { javaScriptEnabled: false });
    expect(await opened.locator('main p[role=status]').textContent()).toBe(m.search_found({ count }));
    expect([page, await hits(opened)]).toEqual([page, shown]);
    const which = m.page_of({ page: page === '1' ? 1 : 2, pages: 2 });
    expect(await opened.getByText(which).isVisible()).toBe(true);
    await opened.context().close();
  }
});

test('suggestions are what is called by the words', async () => {
  for (let i = 0; i < 3; i++) {
    await givenProduct(site(), { name: `Plain ${i}`, description: 'For a Zephyr.', translations: { ar: {} } });
    await givenBlogPost(site(), { title: `Post ${i}`, content: 'About a Zephyr.', translations: { ar: {} } });
    await givenOpening(site(), { title: `Fitter ${i}`, description: 'Of a Zephyr.', translations: { ar: {} } });
  }
  await givenPartner(site(), { name: 'Zephyr Mills', translations: { ar: {} } });
  const page = await open('/search');
  await isTakenOver(page);
  const field = page.locator('main input[name=q]');
  await field.focus();
  await field.fill('zephyr');
  await expect.poll(() => page.getByRole('option').first().textContent()).toContain('Zephyr Mills');
  // Beside it the way to all results, where those are that only mention it.
  expect(await page.getByRole('option').count()).toBe(2);
  const markOf = () => page.getByRole('option').first().locator('span').first().getAttribute('lang');
  expect(await markOf()).toBeNull();
  // The partner has no Arabic, and says so.
  await page.goto('/ar/search');
  await isTakenOver(page);
  await field.focus();
  await field.fill('zephyr');
  await expect.poll(markOf).toBe('en');
  await page.context().close();
});

test('what was typed is shown as text, never as HTML', async () => {
  const page = await open(`/search?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  expect(await page.locator('main img:not([src^="/media/"]), main [onerror]').count()).toBe(0);
  expect(await page.getByRole('searchbox').inputValue()).toBe('"><img src=x onerror=alert(1)>');
  await page.context().close();
});

test('nonsense in the address reads as absent', async () => {
  for (const query of ['?q=', '?q=%20', '?q=%00', '?q=bag&category=nothing&page=-1', `?q=${'x'.repeat(5000)}`]) {
    const { status } = await fetch(`${site().address}/search${query}`);
    expect([query.slice(0, 40), status]).toEqual([query.slice(0, 40), 200]);
  }
});
