import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { type Language, languages } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import {
  headersOf,
  type PublicScreen,
  pathOf,
  publicScreens,
  representScreens,
} from '../support/browser/public-screens.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { isFullRun } from '../support/full-run.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();
const browser = useBrowser();
const visit = useVisitors(browser, site);

const modes = ['light', 'dark'] as const;
const firstWidths = [320, 1280] as const;
type Setting = { language: Language; mode: (typeof modes)[number]; width: number; position: number };

const settings: Setting[] = languages
  .flatMap((language) => modes.flatMap((mode) => firstWidths.map((width) => ({ language, mode, width }))))
  .map((setting, position) => ({ ...setting, position }));

let screens: PublicScreen[];
beforeAll(async () => {
  screens = await publicScreens(site().address);
});

/** One screen of each kind in one of the settings each, or in a full run every screen in every setting. */
function screensFor(position: number): PublicScreen[] {
  if (isFullRun) return screens;
  // The settings of neighbours differ in all three, so that similar screens do not share one.
  return representScreens(screens).filter((_, i) => (i * 3) % settings.length === position);
}

/** Collects what goes wrong while pages load: errors, warnings of React, missing files, requests to other hosts. */
function listen(page: Page, language: Language): string[] {
  const complaints: string[] = [];
  const isOwnDocument = (url: string) => url === page.url();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOwnDocument(message.location().url)) return;
    complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site().address && protocol !== 'data:') complaints.push(`request to ${origin}`);
    if (language === 'en' && request.url().includes('arabic')) complaints.push('an Arabic font');
  });
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document';
    if (!isPage && response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** What sticks out sideways: anything that makes the page scroll, and controls out of reach, fixed ones included. */
function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    };
    const scrollsByItself = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsByItself(element.parentElement));
    const isOutOfReach = (control: Element) =>
      control.checkVisibility() && sticksOut(control) && !scrollsByItself(control.parentElement);
    const all = scrollWidth > clientWidth ? [...document.querySelectorAll('body *')].filter(sticksOut) : [];
    const controls = [...document.querySelectorAll('a, button, input, select, textarea')].filter(isOutOfReach);
    return [...all, ...controls]
      .slice(0, 3)
      .map(({ tagName, className }) => `${tagName} ${String(className)} sticks out, of ${scrollWidth} px`);
  });
}

/**
 * Phones, the widths around the first breakpoint (640 is 1280 at a zoom of 200 %), tablets. A usual run takes the
 * narrowest width of each layout.
 */
const widths = isFullRun ? [320, 360, 599, 600, 610, 620, 630, 640, 650, 660, 768, 900, 1280] : [320, 600, 640, 900];

/** What sticks out at any width; the page is laid out again, not loaded again. */
async function faultsAtWidths(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    faults.push(...(await sidewaysFaults(page)).map((fault) => `${width}: ${fault}`));
  }
  return faults;
}

/** Pictures that were fetched but could not be shown. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc)
      .map(({ currentSrc }) => currentSrc),
  );
}

describe.each(settings)('in $language, $mode, $width px wide', ({ language, mode, width, position }) => {
  test('every screen passes axe, fits every width, keeps its own policy, loads cleanly and asks no other host for anything', async () => {
    const faults: Record<string, string[]> = {};
    const page = await visit({ width, mode });
    const complaints = listen(page, language);
    for (const screen of screensFor(position)) {
      await page.setViewportSize({ width, height: 800 });
      await page.setExtraHTTPHeaders(headersOf(screen, language));
      await openPage(page, pathOf(screen, language));
      const found = [
        ...(await accessibilityFaults(page)),
        ...(await faultsAtWidths(page)),
        ...(await brokenPictures(page)),
        ...complaints.splice(0),
      ];
      if (found.length) faults[screen.name] = found;
    }
    expect(faults).toEqual({});
  }, 300_000);

  // In each language, mode and width once.
  test.runIf(isFullRun || position === 0 || position === settings.length - 1)('the open menu passes axe', async () => {
    const page = await visit({ width: Math.min(width, 800), mode });
    await openPage(page, pathIn(language, '/'));
    await page.getByRole('button', { name: m.menu_open({}, { locale: language }) }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
