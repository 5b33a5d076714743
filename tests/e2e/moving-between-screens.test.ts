import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, scrollTop, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const visit = useVisitors(useBrowser(), useDemoSite());

/** A reader whose browser fetches no page ahead of a click: the next one loads when its link is followed. */
const nothingAhead = { extraHTTPHeaders: { 'save-data': 'on' } };

/** Answers the next documents, but not the page that is open, after a pause. */
async function answerSlowly(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => {});
  });
}

type Leaving = { places: number[]; shade?: { label: string; box: number[]; background: string } };

/** Keeps in the tab what the page shows from now on until the next one replaces it: nobody can look in between. */
async function recordLeaving(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was scrolled before has been reported then.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const leaving: Leaving = { places: [] };
    const keep = () => sessionStorage.setItem('leaving', JSON.stringify(leaving));
    addEventListener('scroll', () => {
      leaving.places.push(window.scrollY);
      keep();
    });
    const shade = document.querySelector<HTMLElement>('[data-island=leaving]')!;
    new MutationObserver(() => {
      if (shade.hidden) return;
      const { x, y, width, height } = shade.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(shade);
      leaving.shade = {
        label: shade.ariaLabel ?? '',
        box: [x, y, width, height],
        background: backgroundColor,
      };
      keep();
    }).observe(shade, { attributes: true });
    keep();
  });
}

const recordedLeaving = async (page: Page): Promise<Leaving> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('leaving'))) ?? '');

describe.each(readersOf('en'))('moving to another screen, in %s', (language) => {
  const say = { locale: language };
  const home = pathIn(language, '/');
  const inReadersOf = test.runIf(readersOf('ar').includes(language));
  const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true });

  inReadersOf('begins at the top, and comes back to where the reader was', async () => {
    const page = await visit();
    await openPage(page, home);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const left = await scrollTop(page);
    await footerLink(page, m.nav_our_story({}, say)).click();
    await page.waitForURL(`**${pathIn(language, '/our-story')}`);
    await page.getByRole('heading', { level: 1, name: m.story_title({}, say) }).waitFor();
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`**${home}`);
    await expect.poll(() => scrollTop(page)).toBe(left);
    // A place is come back to once.
    await page.reload();
    expect(await page.evaluate(() => [history.state, history.scrollRestoration])).toEqual([null, 'auto']);
  });

  inReadersOf('is read from its beginning: nothing has the focus but the page', async () => {
    const page = await visit();
    await openPage(page, home);
    await footerLink(page, m.nav_our_story({}, say)).click();
    await page.waitForURL(`**${pathIn(language, '/our-story')}`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe(m.skip_to_content({}, say));
  });

  inReadersOf('glides to the top while the next page loads, and at once for who wants less motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await visit({ reducedMotion, ...nothingAhead });
      await openPage(page, home);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await answerSlowly(page, 2_000);
      await recordLeaving(page);
      await footerLink(page, m.nav_our_story({}, say)).click();
      await page.waitForURL(`**${pathIn(language, '/our-story')}`);
      const { places } = await recordedLeaving(page);
      expect(places.at(-1)).toBe(0);
      if (reducedMotion === 'reduce') expect(places).toEqual([0]);
      else expect(places.length).toBeGreaterThan(2);
    }
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

  inReadersOf('dims the whole screen under a spinner while the next one loads slowly', async () => {
    const page = await visit(nothingAhead);
    await openPage(page, home);
    await answerSlowly(page, 1_500);
    await recordLeaving(page);
    await page
      .locator('header')
      .getByRole('link', { name: m.nav_partners({}, say), exact: true })
      .click();
    await page.waitForURL(`**${pathIn(language, '/partners')}`);
    const { shade } = await recordedLeaving(page);
    expect(shade).toMatchObject({ label: m.loading_page({}, say), box: [0, 0, 1280, 800] });
    expect(shade?.background).toMatch(/rgba\(|color\(|rgb\(.*\//);
    expect(await page.getByRole('status', { name: m.loading_page({}, say) }).count()).toBe(0);
  });

  inReadersOf('shows no spinner when the next screen is there at once', async () => {
    const page = await visit({ reducedMotion: 'no-preference' });
    await openPage(page, home);
    await answerSlowly(page, 200);
    await recordLeaving(page);
    await page
      .locator('header')
      .getByRole('link', { name: m.nav_partners({}, say), exact: true })
      .click();
    await page.waitForURL(`**${pathIn(language, '/partners')}`);
    expect((await recordedLeaving(page)).shade).toBeUndefined();
  });
});

describe.each(readersOf('en'))('a filter, in %s', (language) => {
  const say = { locale: language };

  test.each([
    ['/projects', 'main a[href*="category="]'],
    ['/products', 'main form:has([name=category]) button'],
  ])('of %s stays where one is: same place, same focus, no spinner', async (path, choices) => {
    const page = await visit({ height: 500 });
    await openPage(page, pathIn(language, path));
    await answerSlowly(page, 600);
    const offered = page.locator(choices).first();
    // Once it is chosen, its link leads back to the whole list, and its count may differ.
    const text = (await offered.evaluate(({ firstChild }) => firstChild?.textContent)) ?? '';
    expect(text).not.toBe('');
    const chip = page.locator('main nav :is(a, button)').filter({ hasText: text }).first();
    await chip.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 120));
    await chip.focus();
    const before = await scrollTop(page);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(350);
    expect(await page.getByRole('status', { name: m.loading_page({}, say) }).count()).toBe(0);
    await page.waitForURL('**category=**');
    await expect.poll(() => chip.getAttribute('aria-current')).toBe('true');
    expect(await scrollTop(page)).toBe(before);
    expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
