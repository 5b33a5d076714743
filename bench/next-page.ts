import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Language, languages } from '#shared/language.ts';
import { launchUsualBrowser } from '../tests/support/browser.ts';
import { openPage, pathIn } from '../tests/support/visitor.ts';
import type { Bench } from './bench-options.ts';
import { inMilliseconds, median, type Row, withinBar } from './result-table.ts';
import { startSite } from './site-process.ts';
import { throttle } from './throttled-line.ts';

const rounds = 5;
/** 400 kbit/s. */
const slowBytesPerSecond = 50_000;
const slowerProcessor = 4;
const hoverMilliseconds = 150;
/** How long a button stays down in a click. */
const pressMilliseconds = 80;
/** Long enough for the next page to be rendered while the button is down. */
const longPressMilliseconds = 1_500;

/** From the click on a link to the heading of the next page, on a slow line with a slow processor, in both languages. */
export async function measureNextPage({ dataDir }: Bench): Promise<Row[]> {
  const site = await startSite(dataDir);
  const line = await throttle(site.address, slowBytesPerSecond);
  const browser = await launchUsualBrowser();
  try {
    const rows: Row[] = [];
    for (const language of languages) {
      const clicked = (press: number) =>
        middleOf(() => followLink({ browser, address: line.address, language, press }));
      rows.push(
        within(
          200,
          `Click to heading after a hover of ${hoverMilliseconds} ms, ${language}`,
          await clicked(pressMilliseconds),
        ),
        within(50, `The same, the page rendered ahead, ${language}`, await clicked(longPressMilliseconds)),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await line.close();
    await site.stop();
  }
}

const within = (bar: number, what: string, value: number) => withinBar(what, value, { bar, format: inMilliseconds });

async function middleOf(measure: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round++) figures.push(await measure());
  return median(figures);
}

type Following = { browser: Browser; address: string; language: Language; press: number };

/** @returns the milliseconds from the click until the heading of the next page is shown */
async function followLink({ browser, address, language, press }: Following): Promise<number> {
  const context = await browser.newContext({ baseURL: address });
  try {
    await context.addInitScript(noteTimes);
    const page = await context.newPage();
    await slowDown(context, page);
    await openPage(page, pathIn(language, '/our-story'));
    const link = page.locator(`header nav a[href="${pathIn(language, '/products')}"]`).first();
    await link.hover();
    await page.waitForTimeout(hoverMilliseconds);
    await page.mouse.down();
    await page.waitForTimeout(press);
    await page.mouse.up();
    return await shownAfter(context, address);
  } finally {
    await context.close();
  }
}

/** Notes in the storage of the site when a link was clicked, and when another heading was shown. */
function noteTimes(): void {
  const headingOf = () => document.querySelector('h1')?.textContent;
  let first: string | null | undefined;
  addEventListener(
    'click',
    () => {
      first = headingOf() ?? '';
      localStorage.setItem('bench-clicked', JSON.stringify({ at: Date.now(), heading: first }));
    },
    true,
  );
  // A page that is rendered ahead has no frames until it is shown.
  requestAnimationFrame(function look() {
    const clicked = JSON.parse(localStorage.getItem('bench-clicked') ?? 'null') as { heading: string } | null;
    const heading = headingOf();
    if (clicked && heading && heading !== clicked.heading) localStorage.setItem('bench-shown', String(Date.now()));
    else requestAnimationFrame(look);
  });
}

/** A second tab reads the times: Chromium exchanges the first one for a page that was rendered ahead. */
async function shownAfter(context: BrowserContext, address: string): Promise<number> {
  const reader = await context.newPage();
  await reader.goto(`${address}/robots.txt`);
  const times = await reader.waitForFunction(() => {
    const shown = localStorage.getItem('bench-shown');
    const clicked = localStorage.getItem('bench-clicked');
    return shown && clicked && { shown: Number(shown), clicked: JSON.parse(clicked).at as number };
  });
  const { shown, clicked } = (await times.jsonValue()) as { shown: number; clicked: number };
  return shown - clicked;
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const tab = await context.newCDPSession(page);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
}
