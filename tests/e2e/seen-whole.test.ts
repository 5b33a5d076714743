import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { chooseFirst, readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

/** How far the quantity's number is cut, and how far it is from its unit. */
const readQuantity = (page: Page) =>
  page.locator('#add-quantity').evaluate((field) => {
    const input = field as HTMLInputElement;
    const unit = document.createRange();
    unit.selectNodeContents(input.nextElementSibling!);
    const look = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    const [box, unitBox] = [input.getBoundingClientRect(), unit.getBoundingClientRect()];
    const toUnit = look.direction === 'rtl' ? box.right - unitBox.right : unitBox.left - box.left;
    const gap = toUnit - Number.parseFloat(look.paddingInlineStart) - 1 - pen.measureText(input.value).width;
    return { cut: input.scrollWidth - input.clientWidth, gap };
  });

describe.each(readersOf('ar'))('is seen whole, in %s:', (language) => {
  const say = { locale: language };

  test.each(chooseFirst([320, 360, 768, 1280]))('the quantity beside Add at %i px, before and after', async (width) => {
    const page = await visit({ width, height: 740 });
    for (const bag of ['sugar-sack-with-liner-50-kg', 'jumbo-bag-fibc-1000-kg', 'reusable-shopping-bag-35-litres']) {
      await openPage(page, pathIn(language, `/products/${bag}`));
      const add = page.getByRole('button', { name: m.quote_add_product({}, say), exact: true });
      const place = await add.boundingBox();
      for (const isAdded of [false, true]) {
        if (isAdded) {
          await add.click();
          await page.locator('button[data-done]').first().waitFor();
        }
        const { cut, gap } = await readQuantity(page);
        expect([bag, isAdded, cut]).toEqual([bag, isAdded, 0]);
        expect(gap, `${bag} ${isAdded}`).toBeGreaterThanOrEqual(4);
      }
      expect((await add.boundingBox())!.height).toBe(place!.height);
    }
  });

  test('what is focused in a comparison', async () => {
    for (const width of [360, 1280]) {
      const page = await visit({ width, height: 740 });
      const chosen = 'products=sugar-sack-with-liner-50-kg&products=flour-sack-50-kg';
      await openPage(page, pathIn(language, `/compare?${chosen}`));
      await page.locator('[data-names] a').last().focus();
      for (let i = 0; i < 6; i++) {
        await page.keyboard.press('Tab');
        const [said, top, foot] = await page.evaluate(() => {
          const { activeElement } = document;
          const names = document.querySelector('[data-names]')!.getBoundingClientRect();
          const { top: own } = activeElement!.getBoundingClientRect();
          return [activeElement!.textContent!.slice(0, 30), Math.round(own), Math.round(names.bottom)] as const;
        });
        expect(top, `${width} ${said}`).toBeGreaterThanOrEqual(foot);
      }
    }
  });

  test('the beginning of a drawing on a phone', async () => {
    const page = await visit({ width: 360 });
    for (const bag of ['jumbo-bag-fibc-1000-kg', 'reusable-shopping-bag-35-litres']) {
      await openPage(page, pathIn(language, `/products/${bag}`));
      const start = await page.locator('#drawing figure svg').evaluate((lines) => lines.getBoundingClientRect().left);
      expect([bag, start >= 0]).toEqual([bag, true]);
    }
  });

  test('a bag of a private page, its title beside its facts', async () => {
    const { items } = await site().services.kinds.product.list();
    const idOf = (address: string) => items.find((product) => product.address === address)!._id;
    const order = { quantity: 20_000, quantityUnit: 'pieces' };
    const sack = { title: 'Sugar sack', product: idOf('sugar-sack-with-liner-50-kg') };
    const jumbo = { title: 'Jumbo bag', product: idOf('jumbo-bag-fibc-1000-kg') };
    const lines = [
      { family: 'sack', ...sack, specified: { width: 560, length: 910, fabricWeight: 70, ...order } },
      {
        family: 'fibc',
        ...jumbo,
        specified: { baseLength: 950, baseWidth: 950, height: 1200, safeLoad: 1000, ...order },
      },
    ];
    const reply = await fetch(`${site().address}/api/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        fullName: 'Lina Haddad',
        email: 'lina@example.com',
        company: 'Haddad Sugar',
        country: 'Nigeria',
        lines,
      }),
    });
    const text = await reply.text();
    expect(reply.status, text.slice(0, 400)).toBeLessThan(300);
    const page = await visit({ width: 1280 });
    await page.goto(pathIn(language, JSON.parse(text).follow));
    const lefts = await page
      .locator('article:has(h3)')
      .evaluateAll((all) =>
        all.map((bag) => [...bag.children].slice(0, 2).map((part) => Math.round(part.getBoundingClientRect().left))),
      );
    expect(lefts.length).toBe(2);
    for (const [head, facts] of lefts) expect(facts).toBe(head);
  });
});
