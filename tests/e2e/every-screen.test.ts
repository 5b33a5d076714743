import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { headersOf, type PublicScreen, pathOf, publicScreens } from '../support/browser/public-screens.ts';
import { openPage, useVisitors } from '../support/browser/visitor.ts';
import { isFullRun, readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const visit = useVisitors(browser, site);

let screens: PublicScreen[];
beforeAll(async () => {
  screens = await publicScreens(site().address);
});

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
  await page.setViewportSize({ width: 320, height: 640 });
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

test.each(readersOf('en'))(
  'every screen fits every width, keeps its own policy, loads cleanly and asks no other host for anything, in %s',
  async (language) => {
    const faults: Record<string, string[]> = {};
    const page = await visit({ width: 320, height: 640 });
    const complaints = listen(page, language);
    for (const screen of screens) {
      await page.setExtraHTTPHeaders(headersOf(screen, language));
      await openPage(page, pathOf(screen, language));
      const found = [...complaints.splice(0), ...(await faultsAtWidths(page)), ...(await brokenPictures(page))];
      if (found.length) faults[screen.name] = found;
    }
    expect(faults).toEqual({});
  },
  240_000,
);
