import { beforeAll, describe, expect, test } from 'vitest';
import { localise } from '#shared/content/content.ts';
import type { Product } from '#shared/kinds/product.ts';
import { words } from '../support/browser/form-journey.ts';
import { asReader, otherBrowsers, readers, useTabs } from '../support/browser/other-browsers.ts';
import { isFocusMarked, sideways } from '../support/browser/tab-faults.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();

let product: Product;
beforeAll(async () => {
  const { items } = await site().services.kinds.product.list();
  product = items.find(({ mainImage, galleryImages }) => new Set([mainImage, ...galleryImages]).size >= 3)!;
});

describe.each(otherBrowsers)('in $name', ({ launch }) => {
  const open = useTabs(launch, site);

  describe.each(readers)('a visitor who reads $language at $width px', ({ language, width }) => {
    const say = words(language);
    const path = (address: string) => pathIn(language, address);
    const other = language === 'ar' ? 'en' : 'ar';
    const visit = asReader(open, { language, width });

    test('goes from Home by the menu, into the other language and into the dark', async () => {
      const tab = await visit('/');
      if (width === 360) {
        await tab.click('button[commandfor="site-drawer"]');
        await tab.seen('#site-drawer[open]');
        const box = () =>
          tab.evaluate(() => {
            const { left, right, top, bottom } = document.querySelector('#site-drawer')!.getBoundingClientRect();
            return { left, right, top, bottom };
          });
        // A bar of the page beside it would be a strip that is not in the shade.
        const place = language === 'ar' ? { left: 80, right: 360 } : { left: 0, right: 280 };
        await expect.poll(box).toEqual({ ...place, top: 0, bottom: 740 });
        expect(await tab.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([360, 360]);
        await tab.press('Escape');
        await tab.gone('#site-drawer[open]');
        await tab.click('button[commandfor="site-drawer"]');
        await tab.click({ in: '#site-drawer a', text: say('nav_our_story') });
      } else {
        await tab.press('Tab');
        await expect.poll(() => isFocusMarked(tab)).toBe(true);
        await tab.click({ in: 'header a', text: say('nav_our_story') });
      }
      await tab.untilAt(path('/our-story'));
      await tab.click({ in: 'header a', text: other === 'ar' ? 'العربية' : 'English' });
      await tab.untilAt(pathIn(other, '/our-story'));
      expect(await tab.evaluate(() => document.documentElement.dir)).toBe(other === 'ar' ? 'rtl' : 'ltr');
      await tab.click({ in: 'header a', text: language === 'ar' ? 'العربية' : 'English' });
      await tab.untilAt(path('/our-story'));
      const paper = () => tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await paper();
      const pressMode = async (mode: 'system' | 'light') =>
        tab.click({ in: 'header button', text: say('colour_mode_label', { mode: say(`colour_mode_${mode}`) }) });
      await pressMode('system');
      await pressMode('light');
      await expect.poll(paper).not.toBe(light);
      await tab.goto(path('/our-values'));
      expect(await paper()).not.toBe(light);
    });

    test('filters the products, sees them as a table and compares two', async () => {
      const tab = await visit('/products');
      const all = await tab.evaluate(() => document.querySelectorAll('main li:has(h2)').length);
      await tab.click('main form:has([name=category]) button');
      await tab.until((before) => {
        const cards = document.querySelectorAll('main li:has(h2)').length;
        return location.search.includes('category=') && cards > 0 && cards < before;
      }, all);
      await tab.untilAnswering();
      expect(await sideways(tab)).toBe(0);
      await tab.goto(path('/products'));
      await tab.until(() => document.querySelector('form[data-island=compare-choice][data-alive]') !== null);
      for (const place of [0, 1]) await tab.click(`main li:has(h2):nth-child(${place + 1}) label:has([type=checkbox])`);
      await tab.click({ in: 'form button', text: say('compare_submit') });
      await tab.until(() => /\/compare\?products=.*&products=/.test(location.href));
      await tab.untilAnswering();
      expect(await sideways(tab)).toBe(0);
      expect(await tab.evaluate(() => document.querySelectorAll('[data-names] a').length)).toBe(2);
      await tab.goto(path('/products'));
      if (width === 360) await tab.click({ in: 'main summary', text: say('products_more_filters') });
      await tab.click({ in: '[data-needs-server] button', text: say('products_view_table') });
      await tab.until(() => location.search.includes('view=table'));
      await tab.untilAnswering();
      await tab.seen('main table tbody tr');
      expect(await sideways(tab)).toBe(0);
    });

    test('turns the large pictures of a product by keys, and closes them', async () => {
      const tab = await visit(`/products/${product.address}`);
      const count = new Set([product.mainImage, ...product.galleryImages]).size;
      const shows = (number: number) =>
        tab.seen({ in: 'dialog[open] p', text: say('gallery_position', { number, count }) });
      expect(await tab.text('h1')).toBe(localise(product, language).name);
      await tab.click('#picture-1 > a');
      await shows(1);
      const box = () =>
        tab.evaluate(() => {
          const { left, right, top, bottom } = document.querySelector('dialog[open]')!.getBoundingClientRect();
          return { left, right, top, bottom };
        });
      await expect.poll(box).toEqual({ left: 0, right: width, top: 0, bottom: 740 });
      expect(await tab.evaluate(() => document.documentElement.clientWidth)).toBe(width);
      await tab.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await shows(2);
      await tab.press('+');
      await tab.until(() =>
        /1[1-9]\d|[2-9]\d\d/.test(document.querySelector('dialog[open] [data-level]')!.textContent),
      );
      await tab.press('Escape');
      if (await tab.evaluate(() => document.querySelector('dialog[open]') !== null)) await tab.press('Escape');
      await tab.gone('dialog[open]');
      expect(await tab.evaluate(() => document.activeElement?.closest('[id^=picture-]') !== null)).toBe(true);
    });

    test('searches, and calculates a sack', async () => {
      const tab = await visit('/search');
      const term = language === 'ar' ? 'الاسمنت' : 'cement';
      await tab.type('main input[type=search]', term);
      await tab.press('Enter');
      await tab.until(() => location.search.includes('q=') && document.querySelectorAll('main h3').length > 0);
      await tab.untilAnswering();
      expect(await sideways(tab)).toBe(0);
      await tab.goto(path('/calculator'));
      await tab.type('main [name=width]', language === 'ar' ? '٥٦' : '56');
      await tab.type('main [name=length]', '91');
      await tab.type('main [name=fabric]', '65');
      await tab.seen({ in: '[data-understood=fabric]', text: '65' });
      await tab.press('Enter');
      await tab.until(() => location.search.includes('width='));
      await tab.untilAnswering();
      await tab.seen('#estimate');
      expect(await sideways(tab)).toBe(0);
    });
  });
});
