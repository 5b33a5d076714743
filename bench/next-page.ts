import { type Language, languages } from '#shared/language.ts';
import { PlainTab } from '../tests/support/browser/plain-chromium.ts';
import { pathIn } from '../tests/support/browser/visitor.ts';
import type { Bench } from './bench-options.ts';
import { median, type Row, withinBar } from './result-table.ts';
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
const longPressMilliseconds = 2_000;

/** From the click on a link to the heading of the next page, on a slow line with a slow processor, in both languages. */
export async function measureNextPage({ dataDir }: Bench): Promise<Row[]> {
  const site = await startSite(dataDir);
  const line = await throttle(site.address, slowBytesPerSecond);
  try {
    const rows: Row[] = [];
    for (const language of languages) {
      const clicked = (press: number) => middleOf(() => followLink({ address: line.address, language, press }));
      rows.push(
        within(200, `After a hover of ${hoverMilliseconds} ms, ${language}`, await clicked(pressMilliseconds)),
        within(50, `Rendered ahead, ${language}`, await clicked(longPressMilliseconds)),
      );
    }
    return rows;
  } finally {
    await line.close();
    await site.stop();
  }
}

const within = (bar: number, what: string, value: number) =>
  withinBar(what, value, { bar, format: (milliseconds) => `${Math.round(milliseconds)} ms` });

async function middleOf(measure: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round++) figures.push(await measure());
  return median(figures);
}

type Following = { address: string; language: Language; press: number };

/** @returns the milliseconds from the click until the heading of the next page is shown */
async function followLink({ address, language, press }: Following): Promise<number> {
  const tab = await PlainTab.open();
  try {
    await tab.page('Page.addScriptToEvaluateOnNewDocument', { source: noteTimes });
    await tab.goto(address + pathIn(language, '/our-story'));
    await pause(1_000);
    await tab.page('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    const link = await tab.pointAt(`header a[href="${pathIn(language, '/products')}"]`);
    await pause(hoverMilliseconds);
    await link.press();
    await pause(press);
    await link.release();
    await tab.until(`location.pathname === '${pathIn(language, '/products')}' && (${shownAt})`);
    return Number(await tab.evaluate(`(${shownAt}) - sessionStorage.clicked`));
  } finally {
    await tab.close();
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Notes when a link was clicked, and when the heading of another page was shown. */
const noteTimes = `
  addEventListener('click', () => {
    sessionStorage.clicked = Date.now();
    sessionStorage.heading = document.querySelector('h1').textContent;
  }, true);
  requestAnimationFrame(function look() {
    const heading = document.querySelector('h1')?.textContent;
    const { clicked, shown, heading: before } = sessionStorage;
    if (clicked && !shown && heading && heading !== before) sessionStorage.shown = Date.now();
    else requestAnimationFrame(look);
  });
`;

/** Nothing notes times in a page that was rendered ahead; its first paint is the whole page. */
const shownAt = `performance.getEntriesByType('navigation')[0].activationStart
  ? performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  : sessionStorage.shown`;
