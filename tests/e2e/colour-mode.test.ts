import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const visit = useVisitors(useBrowser(), useDemoSite());

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('color-mode'));

describe.each(readersOf('en'))('the colour mode, in %s', (language) => {
  const home = pathIn(language, '/');
  const say = { locale: language };
  const modes = { system: m.colour_mode_system, light: m.colour_mode_light, dark: m.colour_mode_dark };
  const button = (page: Page, mode: keyof typeof modes) =>
    page.getByRole('button', { name: m.colour_mode_label({ mode: modes[mode]({}, say) }, say) });

  test('goes from system to light to dark and round, and is remembered', async () => {
    const page = await visit({ mode: 'dark' });
    await openPage(page, home);
    const dark = await background(page);
    await button(page, 'system').click();
    await button(page, 'light').waitFor();
    const light = await background(page);
    expect([light === dark, await stored(page)]).toEqual([false, 'light']);
    await button(page, 'light').click();
    expect([await background(page), await stored(page)]).toEqual([dark, 'dark']);
    await openPage(page, pathIn(language, '/our-story'));
    await button(page, 'dark').click();
    expect([await background(page), await stored(page)]).toEqual([dark, 'system']);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background(page)).toBe(light);
  });

  test('is applied before anything is painted', async () => {
    const page = await visit({ mode: 'light' });
    await page.addInitScript(() => {
      localStorage.setItem('color-mode', 'dark');
      // Nothing is painted before there is a body.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { modeWithoutBody: document.documentElement.dataset.colorMode });
      }).observe(document, { childList: true, subtree: true });
    });
    await openPage(page, home);
    expect(await page.evaluate(() => (window as { modeWithoutBody?: string }).modeWithoutBody)).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });

  test('follows the system without JavaScript', async () => {
    const [light, dark] = [
      await visit({ javaScriptEnabled: false }),
      await visit({ javaScriptEnabled: false, mode: 'dark' }),
    ];
    await light.goto(home);
    await dark.goto(home);
    expect(await background(light)).not.toBe(await background(dark));
  });
});
