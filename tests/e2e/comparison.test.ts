import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors, type VisitorOptions } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

/** The parts of the catalogue with which products are chosen. */
function choosing(page: Page, language: Language) {
  const say = { locale: language };
  const form = page.getByRole('form', { name: m.compare_bar({}, say) });
  return {
    form,
    boxes: page.getByRole('checkbox', { name: new RegExp(`^${m.compare_choose({}, say)} `) }),
    submit: form.getByRole('button', { name: m.compare_submit({}, say) }),
    clear: form.getByRole('button', { name: m.compare_clear({}, say) }),
    status: form.getByRole('status'),
    counted: (count: number) => m.compare_chosen({ count }, say),
    next: page.getByRole('link', { name: m.page_next({}, say) }),
  };
}

const heads = (page: Page) => page.locator('[data-names] a');
const namesIn = async (page: Page) =>
  (await heads(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))).map(
    (path) => path.split('/').at(-1) ?? '',
  );
const chosenIn = (page: Page) => new URL(page.url()).searchParams.getAll('products');

describe.each(readersOf('ar'))('choosing products for a comparison, in %s', (language) => {
  const say = { locale: language };
  const open = async (options: VisitorOptions = {}) => {
    const page = await visit(options);
    await page.goto(pathIn(language, '/products'));
    return { page, ...choosing(page, language) };
  };
  /** With scripts, which mark the form once they hold the choice. */
  const openAlive = async (options: VisitorOptions = {}) => {
    const opened = await open(options);
    await opened.page.locator('form[data-island=compare-choice][data-alive]').waitFor({ state: 'attached' });
    return opened;
  };

  test('works without JavaScript: the bar comes with the first tick, and the first four of five are shown', async () => {
    const { page, form, boxes, submit } = await open({ javaScriptEnabled: false, width: 360 });
    expect(await form.isVisible()).toBe(false);
    for (let i = 0; i < 5; i++) await boxes.nth(i).check();
    expect(await form.isVisible()).toBe(true);
    await submit.click();
    await page.waitForURL(`**${pathIn(language, '/compare')}?products=*`);
    expect(await namesIn(page)).toEqual(chosenIn(page).slice(0, 4));
    await page.getByText(m.compare_too_many({}, say)).waitFor();
    // What is the same is folded.
    const folded = page.getByText(m.compare_the_same({}, say), { exact: false }).first();
    const rows = page.locator('tbody tr').filter({ visible: true });
    const before = await rows.count();
    await folded.click();
    expect(await rows.count()).toBeGreaterThan(before);
    // With four there is room for no other; one that is removed gives way to another, and the rest stays.
    const more = page.getByLabel(m.compare_add({}, say));
    expect(await more.count()).toBe(0);
    const [first, ...others] = await namesIn(page);
    await page
      .locator('main table')
      .getByRole('link', { name: m.compare_remove({}, say) })
      .first()
      .click();
    await more.selectOption(first ?? '');
    await page.getByRole('button', { name: m.compare_choose({}, say), exact: true }).click();
    expect(await namesIn(page)).toEqual([...others, first]);
  });

  test('is kept while the catalogue is filtered, in the order of choice', async () => {
    const { page, boxes, status, counted, submit, form } = await openAlive();
    const first = [await boxes.nth(1).inputValue(), await boxes.nth(0).inputValue()];
    await boxes.nth(1).check();
    await expect.poll(() => status.textContent()).toBe(counted(1));
    await boxes.nth(0).check();
    await openPage(page, pathIn(language, '/products?category=Agriculture'));
    await expect.poll(() => status.textContent()).toBe(counted(2));
    expect(await form.isVisible()).toBe(true);
    const third = await boxes.nth(0).inputValue();
    await boxes.nth(0).check();
    await openPage(page, pathIn(language, `/products?category=Food+%26+Milling`));
    await expect.poll(() => status.textContent()).toBe(counted(3));
    await submit.click();
    await page.waitForURL('**/compare?*');
    expect(await namesIn(page)).toEqual([...first, third]);
    expect(chosenIn(page)).toEqual([...first, third]);
    // What is removed there is no longer chosen; another can be added.
    await page
      .locator('main table')
      .getByRole('link', { name: m.compare_remove({}, say) })
      .first()
      .click();
    await expect.poll(() => namesIn(page)).toEqual([first[1], third]);
    await page.getByRole('link', { name: m.compare_add({}, say) }).click();
    await expect.poll(() => status.textContent()).toBe(counted(2));
    expect(await boxes.nth(1).isChecked()).toBe(false);
    expect(await boxes.nth(0).isChecked()).toBe(true);
  });

  test('refuses a fifth with a reason, and is cleared with one press', async () => {
    const { boxes, status, counted, clear, form } = await openAlive();
    for (let i = 0; i < 4; i++) await boxes.nth(i).check();
    await boxes.nth(4).click();
    await expect.poll(() => status.textContent()).toBe(m.compare_full({}, say));
    expect(await boxes.nth(4).isChecked()).toBe(false);
    await boxes.nth(0).uncheck();
    await expect.poll(() => status.textContent()).toBe(counted(3));
    await clear.click();
    expect(await form.isVisible()).toBe(false);
    for (let i = 0; i < 4; i++) expect(await boxes.nth(i).isChecked()).toBe(false);
  });

  test('works by keyboard; the names stay in view and follow what slides', async () => {
    const { page, boxes, submit } = await openAlive({ width: 360 });
    for (let i = 0; i < 3; i++) {
      await boxes.nth(i).focus();
      await page.keyboard.press('Space');
    }
    await submit.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/compare?*');
    const frame = page.getByRole('region', { name: m.compare_table({}, say) });
    await frame.focus();
    const about = page.locator('tbody th[scope=row] span').first();
    const before = await about.boundingBox();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => frame.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThan(20);
    expect((await about.boundingBox())?.x).toBe(before?.x);
    const slid = (part: string) => page.locator(part).evaluate((element) => element.scrollLeft);
    await expect.poll(async () => (await slid('[data-names]')) - (await slid('[data-lanes]'))).toBe(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(async () => (await heads(page).last().boundingBox())!.y).toBeLessThan(130);
    expect((await heads(page).last().boundingBox())!.y).toBeGreaterThan(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('the names do not stay over what they name in a low window', async () => {
    const page = await visit({ width: 740, height: 360 });
    await openPage(page, pathIn(language, '/products/sugar-sack-with-liner-50-kg'));
    await page.getByRole('link', { name: m.compare_link({}, say) }).click();
    await page.waitForURL('**/compare?*');
    await page.mouse.wheel(0, 900);
    await expect.poll(async () => (await heads(page).first().boundingBox())!.y).toBeLessThan(0);
  });

  test('the bar lies above the bar of a phone, and what is focused is not under it', async () => {
    const { page, boxes, form } = await openAlive({ width: 360 });
    await boxes.nth(0).check();
    const bar = await page.getByRole('navigation', { name: m.bar_label({}, say) }).boundingBox();
    const own = await form.boundingBox();
    expect(own!.y + own!.height).toBeLessThanOrEqual(bar!.y);
    await boxes.nth(0).focus();
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom);
      if (await form.locator(':focus').count()) break;
      expect(focused).toBeLessThanOrEqual(own!.y + 1);
    }
  });

  test('is one press from a product, and prints on A4 in landscape', async () => {
    const page = await visit();
    await openPage(page, pathIn(language, '/products/sugar-sack-with-liner-50-kg'));
    await page.getByRole('link', { name: m.compare_link({}, say) }).click();
    await page.waitForURL('**/compare?*');
    expect((await namesIn(page))[0]).toBe('sugar-sack-with-liner-50-kg');
    expect(await heads(page).count()).toBe(4);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
  });
});
