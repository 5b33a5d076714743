import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { openPage, pathIn, scrollTop, useVisitors } from '../support/visitor.ts';

const visit = useVisitors(useBrowser(), useDemoSite());

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

async function answerSlowly(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => {});
  });
}

describe.each(languages)('moving to another screen, in %s', (language) => {
  const say = { locale: language };
  const home = pathIn(language, '/');
  const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true });

  test('scrolls to the top, moves the focus to the new heading and announces the title', async () => {
    const page = await visit();
    await openPage(page, home);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await footerLink(page, m.nav_our_story({}, say)).click();
    await page.waitForURL(`**${pathIn(language, '/our-story')}`);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect.poll(() => focusedTag(page)).toBe('H1');
    const announcement = page.locator('[role=status][aria-live=polite]').filter({ hasText: await page.title() });
    await announcement.waitFor({ state: 'attached' });
    await page.goBack();
    await page.waitForURL(`**${home}`);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });

  test('reports a lost connection, and continues once it is back', async () => {
    const page = await visit();
    await openPage(page, home);
    await page.route('**/*.data*', (route) => route.abort());
    await footerLink(page, m.nav_our_story({}, say)).click();
    await page.getByRole('alert').getByText(m.form_network_error({}, say)).waitFor();
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: m.retry({}, say) }).click();
    await page.getByRole('heading', { level: 1, name: m.story_title({}, say) }).waitFor();
  });

  test('scrolls smoothly, unless the reader wants less motion', async () => {
    const behaviour = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    const [moved, still] = [await visit({ reducedMotion: 'no-preference' }), await visit({ reducedMotion: 'reduce' })];
    await Promise.all([openPage(moved, home), openPage(still, home)]);
    expect([await behaviour(moved), await behaviour(still)]).toEqual(['smooth', 'auto']);
    await moved.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await footerLink(moved, m.nav_our_story({}, say)).click();
    await moved.waitForURL(`**${pathIn(language, '/our-story')}`);
    await expect.poll(() => scrollTop(moved)).toBe(0);
  });

  test('dims the whole screen under a spinner while the next one loads slowly', async () => {
    const page = await visit();
    await openPage(page, home);
    await answerSlowly(page, 1_500);
    await page
      .locator('header')
      .getByRole('link', { name: m.nav_partners({}, say), exact: true })
      .click();
    const shade = page.getByRole('status', { name: m.loading_page({}, say) });
    await shade.waitFor();
    expect(await shade.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    await expect
      .poll(() => shade.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toMatch(/rgba\(|color\(|rgb\(.*\//);
    await shade.waitFor({ state: 'hidden' });
    await page.waitForURL(`**${pathIn(language, '/partners')}`);
  });

  test('shows no spinner when the next screen is there at once', async () => {
    const page = await visit({ reducedMotion: 'no-preference' });
    await openPage(page, home);
    const link = page.locator('header').getByRole('link', { name: m.nav_partners({}, say), exact: true });
    // A busy machine takes its time to fetch ahead.
    const isFetched = page.waitForResponse(/partners\.data/);
    await link.hover();
    await (await isFetched).finished();
    await page.waitForLoadState('networkidle');
    const opacities = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let highest = 0;
          const watch = () => {
            const shade = document.querySelector('[role=status][aria-label]');
            if (shade) highest = Math.max(highest, Number(getComputedStyle(shade).opacity));
            requestAnimationFrame(watch);
          };
          watch();
          setTimeout(() => resolve(highest), 1_000);
        }),
    );
    await link.click();
    expect(await opacities).toBeLessThan(0.2);
    await page.waitForURL(`**${pathIn(language, '/partners')}`);
  });
});

describe.each(languages)('a filter, in %s', (language) => {
  const say = { locale: language };

  test.each(['/projects', '/products'])(
    'of %s stays where one is: same place, same focus, no spinner',
    async (path) => {
      const page = await visit({ height: 500 });
      await openPage(page, pathIn(language, path));
      await answerSlowly(page, 400);
      const chip = page.locator('main a[href*="category="]').first();
      await chip.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, 120));
      await chip.focus();
      const before = await scrollTop(page);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(200);
      expect(await page.getByRole('status', { name: m.loading_page({}, say) }).count()).toBe(0);
      await page.waitForURL('**category=**');
      await expect.poll(() => chip.getAttribute('aria-current')).toBe('true');
      expect(await scrollTop(page)).toBe(before);
      expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});
