import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { isTakenOver, useVisitors } from '../support/browser/visitor.ts';
import { isFullRun } from '../support/full-run.ts';
import { type RunningProgram, startProgram } from '../support/servers/running-program.ts';
import {
  baselineBudget,
  checkScreenshot,
  isAccepting,
  removeBaseline,
  sizesOfBaselines,
  storedBaselines,
  strictnessFor,
} from './baselines.ts';

const browser = useBrowser();

/** Has everything that a page needs transformed, which takes a minute on a busy machine. */
async function visitFirst(path: string): Promise<void> {
  const page = await browser().newPage();
  page.setDefaultTimeout(120_000);
  try {
    await page.goto(program.address + path);
    await page.locator('[data-story]').first().waitFor();
    await isTakenOver(page);
    await page.waitForLoadState('networkidle');
  } finally {
    await page.close();
  }
}

let folder: string;
let program: RunningProgram;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-gallery-'));
  // As `npm run dev` starts it: the gallery is in no build.
  program = await startProgram({ DATA_DIR: folder, NODE_ENV: 'development' }, { entry: 'server/main/dev.ts' });
  // On a busy machine a first visit once waited for minutes; each of its steps has two minutes, and a second attempt.
  for (const path of ['/component-gallery', '/admin/component-gallery'])
    await visitFirst(path).catch(() => visitFirst(path));
}, 600_000);
afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

const visit = useVisitors(browser, () => program);
const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];
type Look = { language: Language; mode: Mode };
// A usual run looks at the site in Arabic and dark, and at the back office in English and light.
const isWhole = isFullRun || isAccepting;
const looks: Look[] = languages
  .flatMap((language) => modes.map((mode) => ({ language, mode })))
  .filter(({ language, mode }) => isWhole || (language === 'en') === (mode === 'light'));
const taken = new Set<string>();

const [width, height] = [1000, 760];
const siteGallery = ({ language }: Look) => (language === 'ar' ? '/ar/component-gallery' : '/component-gallery');
const officeGallery = '/admin/component-gallery';

function galleriesIn(look: Look): string[] {
  if (isWhole) return [siteGallery(look), officeGallery];
  return look.language === 'ar' ? [siteGallery(look)] : [officeGallery];
}

async function openGallery({ language, mode }: Look): Promise<Page> {
  const page = await visit({ width, height, mode, locale: 'en-US', timezoneId: 'Asia/Amman' });
  await page.context().addCookies([{ name: 'i18nextLng', value: language, url: program.address }]);
  // The Arabic letters are optional: where they come late, the page keeps the system's.
  await page.route(/(critical|fonts)\.css/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body });
  });
  return page;
}

/** Until letters and pictures are there, and whatever waits for the first view (`head-script.ts`). */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-story]').first().waitFor();
  await isTakenOver(page);
  await page.waitForFunction(() => document.documentElement.dataset.js === 'seen');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // The browser's own handle of a textarea differs by some pixels from one version to the next.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('textarea { resize: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // Also letters that no text has asked for yet; a local one may be missing.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
    // Some components show the site's host, and every start has another port.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = text.nodeValue?.replace(location.host, 'mansooj.example') ?? null;
  });
}

const quiet = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

const overlay = '[role=dialog], dialog[open], [role=alertdialog], .mantine-Notification-root';

/** What an island opens is opened as a visitor does. */
async function openByIsland(page: Page): Promise<void> {
  await page.waitForURL(/\?story=/);
  const opener = page.locator('[data-opens]');
  if ((await opener.count()) === 0) return;
  await isTakenOver(page);
  await page.locator((await opener.getAttribute('data-opens')) ?? '').click();
}

/** One story, in a window larger than any story: what lies outside of it would be missing. */
async function photograph(page: Page, name: string): Promise<Buffer> {
  await page.setViewportSize({ width, height: 1300 });
  const story = page.locator(`[data-story="${name}"]`);
  await story.scrollIntoViewIfNeeded();
  return story.screenshot(quiet);
}

/** Every story on a page that lists several, then each overlay alone: name and screenshot. */
async function* photographed(page: Page): AsyncGenerator<[name: string, picture: Buffer]> {
  for (const story of await page.locator('[data-story]').all()) {
    const name = (await story.getAttribute('data-story'))!;
    yield [name, await photograph(page, name)];
  }
  await page.setViewportSize({ width, height });
  const links = page.locator('nav a[href*="?story="]');
  for (const name of await links.allTextContents()) {
    await links.getByText(name, { exact: true }).click();
    await openByIsland(page);
    await page.mouse.move(0, 0);
    await page.locator(overlay).first().waitFor();
    await page.locator('.mantine-Loader-root').waitFor({ state: 'detached' });
    yield [name, await page.screenshot(quiet)];
    await page.goBack();
    await page.locator(overlay).first().waitFor({ state: 'detached' });
  }
}

test.each(looks)('shared components look as accepted, and everyone can use them: $language, $mode', async (look) => {
  const page = await openGallery(look);
  const place = `${look.language}-${look.mode}`;
  const pictures: (string | undefined)[] = [];
  const accessibility: string[] = [];
  await show(page, siteGallery(look));
  const strictness = await strictnessFor(`${place}/rendering-sample`, await photograph(page, 'rendering-sample'));
  for (const path of galleriesIn(look)) {
    await show(page, path);
    accessibility.push(...(await accessibilityFaults(page)));
    for await (const [name, picture] of photographed(page)) {
      taken.add(`${place}/${name}`);
      pictures.push(await checkScreenshot(`${place}/${name}`, picture, strictness));
    }
  }
  expect({ pictures: pictures.filter(Boolean), accessibility }).toEqual({ pictures: [], accessibility: [] });
});

test('no baseline is left of a story that is gone, and all of them stay small', async () => {
  const isSeen = (name: string) => looks.some(({ language, mode }) => name.startsWith(`${language}-${mode}/`));
  const stale = (await storedBaselines()).filter((name) => isSeen(name) && !taken.has(name));
  if (isAccepting) await Promise.all(stale.map(removeBaseline));
  else if (isWhole) expect(stale).toEqual([]);
  const sizes = await sizesOfBaselines();
  expect(sizes.filter(({ size }) => size > baselineBudget.one)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(baselineBudget.all);
});
