import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import type { Language } from '#shared/language.ts';
import { watchPolicy } from './policy-violations.ts';

export type VisitorOptions = BrowserContextOptions & {
  width?: number;
  height?: number;
  mode?: 'light' | 'dark';
};

/**
 * Opens pages in isolated browser contexts, and closes them after each test, which fails if a page violated its
 * Content-Security-Policy. Motion is reduced unless `reducedMotion: 'no-preference'` is given.
 * @returns a function that opens an empty page; addresses are relative to the site's.
 */
export function useVisitors(browser: () => Browser, site: () => { address: string }) {
  const contexts: { close(): Promise<void> }[] = [];
  const watched: string[][] = [];
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(watched.splice(0).flat(), 'what the pages’ own policy forbade').toEqual([]);
  });
  return async ({ width = 1280, height = 800, mode = 'light', ...options }: VisitorOptions = {}): Promise<Page> => {
    const context = await browser().newContext({
      baseURL: site().address,
      viewport: { width, height },
      colorScheme: mode,
      reducedMotion: 'reduce',
      ...options,
    });
    contexts.push(context);
    watched.push(await watchPolicy(context));
    return context.newPage();
  };
}

/** `/our-story` or `/ar/our-story`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** Opens an address and waits until its scripts answer. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isTakenOver(page);
}

/** Islands whose code comes when they are near or touched; until then they work as without scripts. */
const lateIslands = '[data-island=gallery], [data-island][data-props]';

/** Before its scripts have run, a page's buttons do nothing. */
export async function isTakenOver(page: Page): Promise<void> {
  // A public page is marked by its scripts; the back office, an application, by React.
  await page.waitForFunction(
    () =>
      'alive' in document.documentElement.dataset ||
      Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
  );
  const late = page.locator(lateIslands);
  for (const island of await late.all()) await island.dispatchEvent('pointerdown');
  await page.waitForFunction(
    (islands) => [...document.querySelectorAll<HTMLElement>(islands)].every(({ dataset }) => 'alive' in dataset),
    lateIslands,
  );
  // Effects, which listen to scrolling and read stored choices, run after that.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(), 30))),
  );
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
