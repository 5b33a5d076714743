import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const visit = useVisitors(useBrowser(), useDemoSite());

const fewPages: [string, number][] = [
  ['/', 1280],
  ['/contact-us', 360],
];
const morePages: [string, number][] = [
  ['/', 360],
  ['/products', 1280],
  ['/faqs', 360],
  ['/careers', 1280],
  ['/login', 1280],
];
const pages = process.env.TEST_FULL === '1' ? [...fewPages, ...morePages] : fewPages;

type Stop = { name: string; isLost: boolean; isMarked: boolean; isCovered: boolean };

/** Numbers every control that can be seen, and tells how many there are. */
const numberControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // A part of the footer that stays open has a heading that opens nothing.
    const kinds = 'a[href], button, input, select, textarea, summary:not([tabindex="-1"])';
    const controls = [...document.querySelectorAll<HTMLElement>(kinds)];
    const reachable = controls.filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        // Nor what nobody is told of: the trap for machines.
        !control.matches(':disabled, [aria-hidden=true] *'),
    );
    for (const [i, control] of reachable.entries()) control.dataset.stop = String(i);
    return reachable.length;
  });

/** Where the focus is: a control's number, whether it is marked, and whether something fixed lies over all of it. */
const focusedStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    // A card or a row whose title is the link is outlined as a whole: around itself, or around what it spreads over it.
    const hasOutline = (element: Element, part?: string) => getComputedStyle(element, part).outlineStyle !== 'none';
    const isOutlined = (element: Element | null): boolean =>
      element !== null && (hasOutline(element) || hasOutline(element, '::after') || isOutlined(element.parentElement));
    const { left, top, width, height } = focused.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
    );
    const isSeen = ([x, y]: readonly [number, number]) => {
      const front = document.elementFromPoint(x, y);
      return front !== null && (focused.contains(front) || front.contains(focused));
    };
    return {
      name: focused.dataset.stop ?? focused.tagName,
      isLost: focused === document.body,
      isMarked: focused.matches(':focus-visible') && isOutlined(focused),
      isCovered: !points.some(isSeen),
    };
  });

describe.each(readersOf('en'))('with the keyboard alone, in %s', (language) => {
  const say = { locale: language };

  test.each(pages)(
    'Tab reaches everything on %s at %s px, shows where it is, and leaves',
    async (path, width) => {
      const page = await visit({ width });
      await openPage(page, pathIn(language, path));
      const count = await numberControls(page);
      const reached = new Set<string>();
      // Where a field has the focus from the beginning, what stands before it comes in a second round.
      let rounds = (await focusedStop(page)).isLost ? 1 : 2;
      for (let i = 0; i < rounds * (count + 10); i++) {
        await page.keyboard.press('Tab');
        const stop = await focusedStop(page);
        if (stop.isLost && --rounds === 0) break;
        if (stop.isLost) continue;
        reached.add(stop.name);
        expect(stop).toMatchObject({ isMarked: true, isCovered: false });
      }
      const missed = await page.evaluate(
        (known) =>
          [...document.querySelectorAll<HTMLElement>('[data-stop]')]
            .filter(({ dataset }) => !known.includes(dataset.stop ?? ''))
            .map((control) => control.outerHTML.slice(0, 120)),
        [...reached],
      );
      expect(missed).toEqual([]);
      // After the last control the focus leaves the page, and starts again at the beginning.
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    },
    120_000,
  );

  test('the first Tab offers to skip the header', async () => {
    const page = await visit();
    await openPage(page, pathIn(language, '/our-story'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: m.skip_to_content({}, say) });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    const box = await skip.boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(await skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer, header')?.tagName)).not.toBe(
      'HEADER',
    );
  });
});

test('nothing moves for readers who want less motion', async () => {
  const longest = (page: Page) =>
    page.evaluate(() => {
      const seconds = (list: string) =>
        Math.max(...list.split(',').map((each) => Number.parseFloat(each) * (each.trim().endsWith('ms') ? 0.001 : 1)));
      const styles = [...document.querySelectorAll('body, body *')].map((element) => getComputedStyle(element));
      return Math.max(
        ...styles.map((style) => Math.max(seconds(style.transitionDuration), seconds(style.animationDuration))),
      );
    });
  const [still, moved] = [await visit({ reducedMotion: 'reduce' }), await visit({ reducedMotion: 'no-preference' })];
  for (const page of [still, moved]) await openPage(page, '/');
  expect(await longest(still)).toBeLessThanOrEqual(0.001);
  expect(await longest(moved)).toBeGreaterThan(0.1);
});
