import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sections } from '#app/office/shell/sections.ts';
import { languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { type PublicScreen, pathOf, publicScreens } from '../support/browser/public-screens.ts';
import { openPage, useVisitors } from '../support/browser/visitor.ts';
import { isFullRun } from '../support/full-run.ts';
import { givenSession, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const visit = useVisitors(browser, site);

const client = join(import.meta.dirname, '../../build/client');
const kilobyte = 1024;
const sizes = new Map<string, number>();

/** Bytes of a built file as it travels: fonts are compressed already, everything else with Brotli. */
function sizeOf(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(client, path));
  const size = path.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
  sizes.set(path, size);
  return size;
}

const total = (paths: string[]) => paths.reduce((sum, path) => sum + sizeOf(path), 0);

/** The addresses that `visit` asks for until nothing more comes. */
async function askedFor(page: Page, visitPage: () => Promise<unknown>): Promise<Set<string>> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await visitPage();
  await page.waitForLoadState('networkidle');
  return asked;
}

/** Bytes of the style sheets that the page itself carries, as they travel. */
async function inlineStyles(page: Page): Promise<number> {
  const texts = await page.locator('head style').allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  return brotliCompressSync(texts.join('')).length;
}

/** The built files that a first visit fetches until nothing more comes. */
async function filesOf(page: Page, path: string): Promise<{ scripts: string[]; styles: string[]; fonts: string[] }> {
  const asked = await askedFor(page, () => openPage(page, path));
  const ending = (suffix: string) => [...asked].filter((each) => each.endsWith(suffix));
  return { scripts: ending('.js'), styles: ending('.css'), fonts: ending('.woff2') };
}

// A usual run measures the heaviest of each kind.
const heaviest = ['home', 'product', 'post with a film', 'contact about a product', 'careers', 'quote'];
const heaviestInOffice = ['blogs', 'products', 'contacts', 'careers', 'company', 'translations'].map(
  (name) => `/admin/${name}`,
);
let screens: PublicScreen[];
beforeAll(async () => {
  const all = (await publicScreens(site().address)).filter(({ hasPrefix }) => hasPrefix);
  screens = isFullRun ? all : all.filter(({ name }) => heaviest.includes(name));
  expect(screens.length).toBeGreaterThanOrEqual(heaviest.length);
});

describe.each(languages)('for any first screen, in %s', (language) => {
  test('scripts stay within 12 KB, with a form within 35 KB, styles within 12.25 KB, and English pages fetch no Arabic font', async () => {
    const heavy: Record<string, unknown> = {};
    for (const screen of screens) {
      const page = await visit();
      const { scripts, styles, fonts } = await filesOf(page, pathOf(screen, language));
      expect(scripts.length).toBeGreaterThan(0);
      if (language === 'en') expect(fonts.filter((font) => font.includes('arabic'))).toEqual([]);
      const weight = {
        scripts: total(scripts) / kilobyte,
        styles: (total(styles) + (await inlineStyles(page))) / kilobyte,
      };
      const mostScripts = (await page.locator('[data-props]').count()) > 0 ? 35 : 12;
      if (weight.scripts > mostScripts || weight.styles > 12.25) heavy[screen.name] = weight;
      await page.context().close();
    }
    expect(heavy).toEqual({});
  }, 300_000);

  test('one font is preloaded, of the script of the reader, within 60 KB', async () => {
    for (const screen of screens) {
      const html = await (await fetch(site().address + pathOf(screen, language))).text();
      const preloads = [...html.matchAll(/<link[^>]*as="font"[^>]*>/g)].map(
        ([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? '',
      );
      expect(preloads).toHaveLength(1);
      expect(preloads[0]).toContain(language === 'ar' ? 'arabic' : 'latin');
      expect(preloads[0]).not.toContain('latin-ext');
      expect(total(preloads)).toBeLessThanOrEqual(60 * kilobyte);
    }
  });
});

test('scripts stay within 268 KB for any first screen of the back office', async () => {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language: 'en', session });
  const heavy: Record<string, number> = {};
  const measured = sections.filter(({ to }) => isFullRun || heaviestInOffice.includes(to));
  expect(measured.length).toBeGreaterThanOrEqual(heaviestInOffice.length);
  for (const { to } of measured) {
    const page = await context.newPage();
    const asked = await askedFor(page, async () => {
      await page.goto(to);
      await page.locator('main h1').waitFor();
    });
    const scripts = [...asked].filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    const weight = total(scripts) / kilobyte;
    if (weight > 268) heavy[to] = weight;
    await page.close();
  }
  expect(heavy).toEqual({});
}, 300_000);
