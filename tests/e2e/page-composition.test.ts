import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { type PublicScreen, pathOf, publicScreens } from '../support/browser/public-screens.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { cutTexts, setTextsWider } from '../support/browser/wider-text.ts';
import { isFullRun, readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const widths = isFullRun ? [600, 768, 900, 1100, 1280, 1440] : [900];
const visit = useVisitors(useBrowser(), site);

let screens: PublicScreen[];
beforeAll(async () => {
  screens = (await publicScreens(site().address)).filter(({ hasPrefix, status }) => hasPrefix && status === 200);
});

/** Where the heading begins, measured from where the logo begins, in reading direction. */
const headingFromLogo = (page: Page) =>
  page.evaluate(() => {
    const [heading, logo] = ['main h1', 'header a'].map((each) =>
      document.querySelector(each)!.getBoundingClientRect(),
    );
    const isRightToLeft = document.documentElement.dir === 'rtl';
    return Math.round(isRightToLeft ? logo!.right - heading!.right : heading!.left - logo!.left);
  });

/** Lists of cards, which have an edge or a ground, whose last row leaves a part of its width empty. */
const orphans = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(ul, ol)')].flatMap((list) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(list.firstElementChild ?? list);
      if (borderTopWidth === '0px' && backgroundColor === 'rgba(0, 0, 0, 0)') return [];
      const cards = [...list.children].map((card) => card.getBoundingClientRect());
      const [first, last] = [cards[0], cards.at(-1)];
      if (!first || !last || getComputedStyle(list).display !== 'grid' || first.height < 90) return [];
      const inRow = (row: DOMRect) => cards.filter(({ top }) => Math.abs(top - row.top) < 2);
      const lastRow = inRow(last);
      const [left, right] = [
        Math.min(...lastRow.map((card) => card.left)),
        Math.max(...lastRow.map((card) => card.right)),
      ];
      const isShort = last.top > first.bottom && inRow(first).length > 1 && right - left < list.clientWidth - 2;
      return isShort ? [`${cards.length} of ${list.className}`] : [];
    }),
  );

/** Texts and controls of the page that stand, at some place of the page, below the WhatsApp button. */
const coveredByWhatsapp = (page: Page) =>
  page.evaluate(() => {
    const button = [...document.querySelectorAll('nav a[href^="https://wa.me/"]')].at(-1)!.getBoundingClientRect();
    // Strips and tables that scroll by themselves cut what is beside them; what is one pixel wide is for screen readers.
    const isCut = (part: Element | null | undefined): boolean =>
      part instanceof HTMLElement &&
      (/auto|scroll/.test(getComputedStyle(part).overflowX) || part.clientWidth === 1 || isCut(part.parentElement));
    const parts = [...document.querySelectorAll('main *, footer *')].filter(
      (part) =>
        !part.closest('.visually-hidden') &&
        !isCut(part.parentElement) &&
        part.clientWidth !== 1 &&
        !part.parentElement?.closest('[data-island="gallery"]'),
    );
    const boxesOf = (part: Element) => {
      if (part.matches('a, button, input, select, textarea, summary, [data-island="gallery"]'))
        return [part.getBoundingClientRect()];
      return [...part.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
    };
    return parts
      .filter((part) => getComputedStyle(part).visibility === 'visible')
      .filter((part) =>
        boxesOf(part).some(({ left, right, width }) => width > 1 && left < button.right - 1 && right > button.left + 1),
      )
      .map((part) => `${part.tagName} ${part.textContent?.slice(0, 30)}`)
      .slice(0, 3);
  });

/** The colour of the corner of what an element looks like: red, green and blue. */
async function cornerOf(element: Locator): Promise<number[]> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const place = (20 * info.width + 20) * info.channels;
  return [...data.subarray(place, place + 3)];
}

const luminance = (colour: number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe.each(readersOf('ar'))('pages are composed for their width, in %s', (language) => {
  test('headings begin where the logo does', async () => {
    const page = await visit();
    const apart: string[] = [];
    for (const path of ['/', '/products', '/our-story']) {
      await openPage(page, pathIn(language, path));
      for (const width of [320, 600, 660, 740, 820, 899, 900, 960, 1000, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const distance = await headingFromLogo(page);
        if (Math.abs(distance) > 1) apart.push(`${path} at ${width}: ${distance}`);
      }
    }
    expect(apart).toEqual([]);
  });

  test('a tool or a list has a low head, and what it holds begins at once', async () => {
    const page = await visit();
    const high: string[] = [];
    for (const path of [
      '/blog',
      '/faqs',
      '/certificates',
      '/contact-us',
      '/consultation',
      '/careers',
      '/search',
      '/privacy',
    ]) {
      await openPage(page, pathIn(language, path));
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const head = page.locator('main div:has(> .container > h1)');
        const { height } = (await head.boundingBox())!;
        const next = await head.evaluate((element) => getComputedStyle(element.nextElementSibling!).paddingBlockStart);
        if (height > 120 || Number.parseFloat(next) < 10) high.push(`${path} at ${width}: ${height} px, then ${next}`);
      }
    }
    expect(high).toEqual([]);
  });

  test('the promise of Home stands in the lines that the company set, and its picture ends at a hard edge', async () => {
    const page = await visit();
    await openPage(page, pathIn(language, '/'));
    for (const width of [320, 360, 768, 900, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.locator('main h1 > span').evaluateAll((all) =>
        all.map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect([width, lines]).toEqual([width, [1, 1, 1]]);
    }
    const masks = await page
      .locator('main picture')
      .first()
      .evaluate((picture) => [picture, picture.parentElement!].map((part) => getComputedStyle(part).maskImage));
    expect(masks).toEqual(['none', 'none']);
  });

  test('the last row of cards is full, WhatsApp covers neither text nor control, and texts set wider are whole', async () => {
    const page = await visit();
    const faults: string[] = [];
    // Neighbours are alike; a full run looks at all of them.
    for (const screen of screens.filter((_, i) => isFullRun || i % 3 === 0)) {
      await openPage(page, pathOf(screen, language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const found = [...(await orphans(page)), ...(await coveredByWhatsapp(page))];
        faults.push(...found.map((fault) => `${screen.name} at ${width}: ${fault}`));
      }
      await setTextsWider(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        faults.push(...(await cutTexts(page)).map((text) => `${screen.name} at ${width} cuts ${text}`));
      }
    }
    expect(faults).toEqual([]);
  }, 240_000);

  test('a card shows its focus in light and dark', async () => {
    for (const mode of ['light', 'dark'] as const) {
      const page = await visit({ mode });
      await openPage(page, pathIn(language, '/partners'));
      await page.keyboard.press('Tab');
      const card = page.locator('main li:has(h2)').first();
      await card.getByRole('link').focus();
      const ring = await card.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        const canvas = document.createElement('canvas').getContext('2d')!;
        const seen = (colour: string) => {
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
        };
        return {
          style: `${outlineStyle} ${outlineWidth}`,
          colour: seen(outlineColor),
          ground: seen(getComputedStyle(document.documentElement).backgroundColor),
        };
      });
      expect(ring.style).toBe('solid 3px');
      const [one = 0, other = 0] = [luminance(ring.colour), luminance(ring.ground)].sort((a, b) => b - a);
      expect((one + 0.05) / (other + 0.05)).toBeGreaterThan(3);
    }
  });

  test('logos of partners stand on one calm ground in dark mode, and on white in light', async () => {
    for (const [mode, least, most] of [
      ['dark', 0.3, 0.45],
      ['light', 0.8, 1],
    ] as const) {
      const page = await visit({ mode });
      await openPage(page, pathIn(language, '/partners'));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      const grounds: number[] = [];
      for (const logo of await page.locator('main li picture').all()) grounds.push(luminance(await cornerOf(logo)));
      expect(grounds).toHaveLength(12);
      expect(Math.min(...grounds)).toBeGreaterThan(least);
      expect(Math.max(...grounds)).toBeLessThanOrEqual(most);
      if (mode === 'dark') expect(Math.max(...grounds) - Math.min(...grounds)).toBeLessThan(0.02);
    }
  });

  test('a partner is shown without voids, and the services by field', async () => {
    const page = await visit();
    const { items } = await site().services.kinds.partner.list();
    await openPage(page, pathIn(language, `/partners/${items[0]!._id}`));
    const parts = page.locator('main .container').nth(1).locator(':scope > *');
    const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));
    expect(boxes).toHaveLength(2);
    expect(Math.min(...boxes) / Math.max(...boxes)).toBeGreaterThan(0.6);

    await openPage(page, pathIn(language, '/services'));
    const fields = await page.locator('main li p:first-child').allTextContents();
    expect(fields.length).toBeGreaterThan(5);
    // Those of one field stand beside each other.
    expect(fields.filter((field, place) => field !== fields[place - 1])).toHaveLength(new Set(fields).size);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5_000);
  });

  test('Home does not end in several calls to the same page', async () => {
    const page = await visit();
    await openPage(page, pathIn(language, '/'));
    const calls = await page
      .locator('main .button, footer a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const buttons = await page
      .locator('main a.button')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(calls.length).toBeGreaterThan(5);
    expect(buttons.length).toBe(new Set(buttons).size);
    expect(buttons).not.toContain(pathIn(language, '/contact-us'));
  });
});
