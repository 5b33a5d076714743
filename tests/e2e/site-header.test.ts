import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { isTakenOver, openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const visit = useVisitors(useBrowser(), useDemoSite());

const headerStyle = (page: Page) =>
  page.locator('body > header').evaluate((header) => {
    const { position, backgroundColor, boxShadow } = getComputedStyle(header);
    return { position, backgroundColor, hasShadow: boxShadow !== 'none', top: header.getBoundingClientRect().top };
  });

const transparent = 'rgba(0, 0, 0, 0)';

describe.each(readersOf('en'))('the header, in %s', (language) => {
  const say = { locale: language };
  const home = pathIn(language, '/');

  test('is transparent at the top and takes on paper and a shadow after 100 px', async () => {
    const page = await visit();
    await openPage(page, home);
    const atTop = { position: 'fixed', backgroundColor: transparent, hasShadow: false, top: 0 };
    // Below the notice, which scrolls away.
    const below = { ...atTop, top: 32 };
    expect(await headerStyle(page)).toEqual(below);
    await page.evaluate(() => window.scrollTo(0, 100));
    await page.waitForTimeout(100);
    expect(await headerStyle(page)).toEqual(atTop);
    await page.evaluate(() => window.scrollTo(0, 101));
    await expect.poll(() => headerStyle(page)).toMatchObject({ position: 'fixed', hasShadow: true, top: 0 });
    await expect.poll(async () => (await headerStyle(page)).backgroundColor).toMatch(/^rgb\(/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => headerStyle(page)).toEqual(below);
  });

  test('names the six screens in their order from 900 px on, below them in the menu', async () => {
    const page = await visit({ width: 900 });
    await openPage(page, home);
    const names = [m.nav_home, m.nav_our_story, m.nav_partners, m.nav_services, m.nav_blog, m.nav_contact];
    const navigation = page.getByRole('navigation', { name: m.nav_label({}, say), exact: true });
    const menuButton = page.getByRole('button', { name: m.menu_open({}, say) });
    expect(await navigation.getByRole('link').allTextContents()).toEqual(names.map((name) => name({}, say)));
    expect(await menuButton.isVisible()).toBe(false);
    await page.setViewportSize({ width: 899, height: 800 });
    expect(await navigation.isVisible()).toBe(false);
    await menuButton.click();
    const listed = page.getByRole('dialog').getByRole('link');
    expect((await listed.allTextContents()).slice(0, 6)).toEqual(names.map((name) => name({}, say)));
  });

  test('marks the screen one is on', async () => {
    const page = await visit();
    await openPage(page, pathIn(language, '/blog'));
    const marked = page.locator('header nav [aria-current=page]');
    expect(await marked.allTextContents()).toEqual([m.nav_blog({}, say)]);
  });

  test('says that the site is under development until that is dismissed for good', async () => {
    const page = await visit();
    await openPage(page, home);
    const notice = page.getByText(m.notice_text({}, say));
    expect(await notice.isVisible()).toBe(true);
    await page.getByRole('button', { name: m.notice_dismiss({}, say) }).click();
    expect(await notice.isVisible()).toBe(false);
    await page.goto(pathIn(language, '/our-story'));
    expect(await notice.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.dataset.notice)).toBe('dismissed');
  });
});

describe.each(readersOf('en'))('the menu of small screens, in %s', (language) => {
  const say = { locale: language };

  async function openMenu(width = 640): Promise<Page> {
    const page = await visit({ width });
    await openPage(page, pathIn(language, '/'));
    await page.getByRole('button', { name: m.menu_open({}, say) }).click();
    await page.getByRole('dialog').waitFor();
    return page;
  }

  const isMenuButtonFocused = (page: Page) =>
    page.getByRole('button', { name: m.menu_open({}, say) }).evaluate((button) => button === document.activeElement);

  test('is 280 px wide, over the whole height, on the side where reading begins', async () => {
    const page = await openMenu();
    const x = language === 'ar' ? 640 - 280 : 0;
    await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x, y: 0, width: 280, height: 800 });
  });

  test('keeps the keyboard inside', async () => {
    const page = await openMenu();
    const count = await page.getByRole('dialog').locator('a, button').count();
    for (let i = 0; i < count + 3; i++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement;
        // The browser's own controls come after the last one; then the page has no focus of its own.
        return focused === document.body || focused?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
  });

  test('closes on Escape, on its button and beside it, and gives the focus back', async () => {
    const page = await openMenu();
    const dialog = page.getByRole('dialog');
    const reopen = async () => {
      expect(await dialog.isVisible()).toBe(false);
      expect(await isMenuButtonFocused(page)).toBe(true);
      await page.keyboard.press('Enter');
      await dialog.waitFor();
    };
    await page.keyboard.press('Escape');
    await reopen();
    await page.getByRole('button', { name: m.menu_close({}, say) }).click();
    await reopen();
    await page.mouse.click(320, 400);
    await dialog.waitFor({ state: 'hidden' });
  });

  test('leads to a screen and closes', async () => {
    const page = await openMenu(360);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: m.nav_our_story({}, say) })
      .click();
    await page.waitForURL(`**${pathIn(language, '/our-story')}`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // A document is read from its beginning.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('closes when the link leads to the screen one is on', async () => {
    const page = await openMenu(360);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: m.nav_home({}, say) })
      .click();
    await isTakenOver(page);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});
