import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { readersOf } from '../support/full-run.ts';
import { givenLongLists } from '../support/given/given-long-lists.ts';
import { givenSession, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const widths = [1024, 1280, 1366, 1440];
const lists = [
  'contacts',
  'consultations',
  'quotes',
  'careers',
  'blogs',
  'users',
  'outbox',
  'redirects',
  'trash',
  'audit',
].concat('terms', 'projects', 'faqs', 'certificates', 'openings', 'services', 'translations', 'text-checks');

beforeAll(() => givenLongLists(site()), 120_000);

/** Lists whose rows are only read. */
const withoutActs = ['audit'];

const acts = 'main tbody tr td:last-child :is(button, a)';

/** Row buttons outside the visible area, or covered by something else. */
function hiddenActs(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    // Further acts are drawn beside the others or in a menu, as there is room.
    const buttons = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      if (box.left < 0 || box.right > document.documentElement.clientWidth) return false;
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX === 'visible') continue;
        const frame = parent.getBoundingClientRect();
        if (box.left < frame.left - 1 || box.right > frame.right + 1) return false;
      }
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return buttons.filter((button) => !isSeen(button)).map((button) => button.getAttribute('aria-label') ?? '');
  }, acts);
}

/** E-mail addresses in tables that wrap. */
function brokenAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main tbody td a[href^="mailto:"]')]
      .filter(
        (link) => link.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(link).lineHeight),
      )
      .map(({ textContent }) => textContent ?? ''),
  );
}

/** Each list as it is shown to an administrator. */
async function* shownLists(language: Language): AsyncGenerator<{ list: string; page: Page }> {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session });
  const page = await context.newPage();
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    await page.locator('main tbody tr').first().waitFor();
    await page.waitForLoadState('networkidle');
    yield { list, page };
  }
}

test.each(readersOf('ar'))(
  'every act of every row is in sight, and no e-mail address is broken, in %s',
  async (language) => {
    const faults: Record<string, string[]> = {};
    for await (const { list, page } of shownLists(language)) {
      if (!withoutActs.includes(list) && (await page.locator(acts).count()) === 0) faults[list] = ['no acts'];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await coveredTexts(page)), ...(await hiddenActs(page)), ...(await brokenAddresses(page))];
        if (found.length > 0) faults[`${list} at ${width}`] = found;
      }
      await page.setViewportSize({ width: 360, height: 740 });
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
        faults[`${list} at 360`] = ['scrolls sideways'];
    }
    expect(faults).toEqual({});
  },
  240_000,
);

/** Texts that lie beneath the acts of their row, which stay in sight while the others scroll. */
function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main tbody tr')].flatMap((row) => {
      const acts = row.lastElementChild;
      if (!acts || getComputedStyle(acts).position !== 'sticky') return [];
      const isLeftwards = document.dir === 'rtl';
      const edge = acts.getBoundingClientRect();
      return [...row.querySelectorAll('th, td')].flatMap((cell) => {
        if (cell === acts || !cell.firstElementChild) return [];
        const text = document.createRange();
        text.selectNodeContents(cell);
        const [shown, frame] = [text.getBoundingClientRect(), cell.firstElementChild.getBoundingClientRect()];
        const isClipped = getComputedStyle(cell.firstElementChild).overflowX !== 'visible';
        const end = isLeftwards
          ? Math.max(shown.left, isClipped ? frame.left : shown.left)
          : Math.min(shown.right, isClipped ? frame.right : shown.right);
        const depth = isLeftwards ? edge.right - end : end - edge.left;
        return depth > 0.5 ? [`${cell.textContent} lies ${Math.round(depth)} px beneath the acts`] : [];
      });
    }),
  );
}

/** What is wrong with a list that shows one line for each row: its height, its columns, its dates and acts. */
function faultsOfLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main tbody tr')];
    const frame = document.querySelector('main table')?.parentElement;
    if (!frame || rows.length === 0) return ['no rows'];
    const whole = rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length;
    const [tallest = 0] = rows.map((row) => row.getBoundingClientRect().height).sort((a, b) => b - a);
    const first = rows[0]?.getBoundingClientRect().top ?? 0;
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    const dates = [...document.querySelectorAll('main tbody td')].filter(
      ({ textContent }) => textContent.length < 40 && /\b20\d\d\b/.test(textContent),
    );
    const states = [...document.querySelectorAll('main tbody :is(.mantine-Badge-root, a[href^="tel:"])')];
    const isWithin = (inner: DOMRect, outer: DOMRect) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    const cell = (element: Element) => element.closest('td, th')?.firstElementChild ?? element;
    const parts = [...document.querySelectorAll('main tbody .cell-parts')];
    const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;
    return [
      // Only an element of its own is cut with a sign that it is.
      ...parts
        .filter((each) => [...each.childNodes].some(isText) && isCut(cell(each)))
        .map((each) => `${each.textContent} is cut without a sign`),
      ...[...document.querySelectorAll('main tbody th .cell-parts > bdi:has(+ span)')]
        .filter((name) => isCut(name) && (name.nextElementSibling?.clientWidth ?? 0) > 0)
        .map((name) => `${name.textContent} is cut before what it is about`),
      ...[...document.querySelectorAll('main tbody th .cell-parts > bdi')]
        .filter((name) => name.textContent.length < 20 && isCut(name))
        .map((name) => `the name ${name.textContent} is cut`),
      whole < Math.min(12, rows.length) && `${whole} whole rows`,
      tallest > 42 && `a row of ${tallest} px`,
      first > 300 && `the first row at ${first} px`,
      isCut(frame) && 'a table wider than its frame',
      ...dates.filter((cell) => [cell, ...cell.querySelectorAll('*')].some(isCut)).map((cell) => cell.textContent),
      // Chips and telephone numbers of a column of their own.
      ...states
        .filter((state) => cell(state).querySelectorAll('.mantine-Badge-root, a').length === 1)
        .filter(
          (state) =>
            [state, cell(state)].some(isCut) ||
            !isWithin(state.getBoundingClientRect(), cell(state).getBoundingClientRect()),
        )
        .map((state) => `${state.textContent} is cut`),
      ...[...document.querySelectorAll('main thead th')].filter(isCut).map((cell) => cell.textContent),
    ].filter((fault) => fault !== false);
  });
}

test.each(readersOf('ar'))(
  'a dozen rows are whole at once, each on one line with its date, in %s',
  async (language) => {
    const faults: Record<string, string[]> = {};
    for await (const { list, page } of shownLists(language)) {
      for (const [width, height] of [
        [1280, 800],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        const found = [...(await coveredTexts(page)), ...(await faultsOfLines(page)), ...(await hiddenActs(page))];
        if (found.length > 0) faults[`${list} at ${width}`] = found;
      }
    }
    expect(faults).toEqual({});
  },
  240_000,
);

test('a text that is cut is whole in its tooltip', async () => {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language: 'ar', session, width: 1280 });
  const page = await context.newPage();
  await page.goto('/admin/contacts');
  const name = page.locator('main tbody th > div').first();
  const text = await name.locator('bdi').textContent();
  await name.hover();
  await expect.poll(() => name.getAttribute('title')).toContain(text);
});

// Pixels that an applicant takes whose name, e-mail and position are as long as the form allows.
const tallestOnPhone = 560;

test('on a phone no row takes most of the screen, however many words it has', async () => {
  const tall: Record<string, number[]> = {};
  for await (const { list, page } of shownLists('en')) {
    await page.setViewportSize({ width: 390, height: 844 });
    const rows = page.locator('main tbody tr');
    const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    const found = heights.filter((height) => height > tallestOnPhone);
    if (found.length > 0) tall[list] = found;
  }
  expect(tall).toEqual({});
});
