import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { chooseFirst, readersOf } from '../support/full-run.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const visit = useVisitors(useBrowser(), useSharedDemoSite());
const product = '/products/flour-sack-50-kg';

const isFocused = (control: Locator) => control.evaluate((each) => each === document.activeElement);
const openByKey = async (control: Locator) => {
  await control.focus();
  await control.press('Enter');
  // The code of these keys comes with the first one.
  await control.page().waitForLoadState('networkidle');
};

describe.each(readersOf('en'))('by keyboard, in %s,', (language) => {
  const say = words(language);

  test.each(
    chooseFirst([
      ['/products', 'products_more_filters'],
      [product, 'blog_share'],
    ] as const),
  )('Escape on %s closes the sheet of “%s” and gives the focus back; so does going on', async (path, word) => {
    const page = await visit();
    await openPage(page, pathIn(language, path));
    const sheet = page.locator('main details[data-over]').first();
    const opener = sheet.locator('> summary');
    expect(await opener.textContent()).toContain(say(word));
    await openByKey(opener);
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    expect([await sheet.getAttribute('open'), await isFocused(opener)]).toEqual([null, true]);
    await openByKey(opener);
    const stops = await sheet.locator(':is(a, button)').count();
    for (let i = 0; i <= stops; i++) await page.keyboard.press('Tab');
    expect(await sheet.getAttribute('open')).toBeNull();
  });

  test('Escape closes the search before the sheet below it, and the toast where nothing else is open', async () => {
    const page = await visit();
    await openPage(page, pathIn(language, product));
    const add = page.locator('form[data-add] button').first();
    await openByKey(add);
    const toast = page.locator('#added-toast');
    await toast.getByRole('link').focus();
    await page.keyboard.press('Escape');
    await expect.poll(async () => [await toast.isVisible(), await isFocused(add)]).toEqual([false, true]);
    await openByKey(add);
    const opener = page.locator('details[data-over] > summary').first();
    await openByKey(opener);
    const search = page.locator('#search-dialog');
    await search.evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    const seen = async () => [await search.isVisible(), await sheetIsOpen(page), await toast.isVisible()];
    expect(await seen()).toEqual([true, true, true]);
    await page.keyboard.press('Escape');
    expect(await seen()).toEqual([false, true, true]);
    await page.keyboard.press('Escape');
    expect(await seen()).toEqual([false, false, true]);
    await page.keyboard.press('Escape');
    expect(await seen()).toEqual([false, false, false]);
  });

  test.each(chooseFirst([360, 1280]))('each choice in the row of industries is seen whole at %i px', async (width) => {
    const page = await visit({ width, height: 740 });
    await openPage(page, pathIn(language, '/products'));
    const row = page.locator('nav ul', { has: page.locator('[name=category]') }).first();
    const choices = row.locator(':is(a, button)');
    await choices.first().focus();
    for (let i = 0; i < (await choices.count()); i++) {
      const cut = await row.evaluate((list) => {
        const [room, choice] = [list.getBoundingClientRect(), document.activeElement!.getBoundingClientRect()];
        const isFaded = getComputedStyle(list).maskImage !== 'none';
        // One that is wider than the row cannot be.
        const fits = choice.width <= room.width;
        return isFaded || (fits && (choice.left < room.left - 1 || choice.right > room.right + 1));
      });
      expect([i, cut]).toEqual([i, false]);
      await page.keyboard.press('Tab');
    }
  });
});

const sheetIsOpen = async (page: Page) => (await page.locator('details[data-over][open]').count()) > 0;

test('a chosen filter, a pressed button and the step that is shown differ from others in forced colours', async () => {
  const page = await visit({ forcedColors: 'active' });
  const paint = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each, of) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(each, of);
        return `${backgroundColor} ${borderTopWidth}`;
      }, part);
  await openPage(page, '/products');
  expect(await paint('[aria-pressed=true]')).not.toBe(await paint('[aria-pressed=false]'));
  expect(await paint('main nav [aria-current]')).not.toBe(await paint('main nav li :not([aria-current])'));
  await openPage(page, '/quote');
  const [shown, later] = [
    await paint('main [aria-current=step]', '::after'),
    await paint('main ol li:last-child', '::after'),
  ];
  expect(shown).not.toBe(later);
});
