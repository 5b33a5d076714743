import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { cutTexts, setTextsWider } from '../support/browser/wider-text.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(readersOf('ar'))('a small screen, in %s', (language) => {
  const say = { locale: language };

  test('has products, search, a quote and WhatsApp in a bar, and Home within 7,000 px', async () => {
    const page = await visit({ width: 360 });
    await openPage(page, pathIn(language, '/'));
    const bar = page.getByRole('navigation', { name: m.bar_label({}, say) });
    const links = bar.getByRole('link');
    expect(
      await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ).toEqual([
      pathIn(language, '/products'),
      pathIn(language, '/search'),
      pathIn(language, '/quote'),
      expect.stringMatching(/^\/\d+$/),
    ]);
    const box = await bar.boundingBox();
    expect([box!.x, box!.width, box!.y + box!.height]).toEqual([0, 360, 800]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
    await links.nth(1).click();
    await page.getByRole('dialog', { name: m.nav_search({}, say) }).waitFor();
  });

  test('folds the footer, which wider screens show whole', async () => {
    const page = await visit({ width: 360 });
    await openPage(page, pathIn(language, '/our-story'));
    const departments = page.locator('footer section');
    const mail = departments.getByRole('link').first();
    expect(await mail.isVisible()).toBe(false);
    await departments.locator('summary').click();
    expect(await mail.isVisible()).toBe(true);
    const wide = await visit({ width: 1280 });
    await openPage(wide, pathIn(language, '/our-story'));
    expect(await wide.locator('footer details:not([open])').count()).toBe(0);
    expect(await wide.locator('footer summary:not([tabindex="-1"])').count()).toBe(0);
  });

  test('shows partners as rows, a post’s table whole, and a private page’s request before its erasure', async () => {
    const page = await visit({ width: 360 });
    await openPage(page, pathIn(language, '/partners'));
    const cards = page.locator('main li:has(h2)');
    expect(
      await cards.evaluateAll((all) => all.map((card) => card.clientHeight).filter((height) => height > 160)),
    ).toEqual([]);
    expect(await cards.first().locator('p').isVisible()).toBe(true);
    for (const post of [
      'gsm-explained-how-to-choose-the-fabric-weight-of-a-woven-bag',
      'bopp-film-or-flexo-print-choosing-how-your-bag-is-printed',
      '5-1-and-types-a-to-d-reading-the-safety-label-of-a-jumbo-bag',
    ]) {
      // English words are the longer ones.
      await openPage(page, pathIn('en', `/blog/${post}`));
      const table = page.locator('main table').first().locator('..');
      const over = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect([post, over]).toEqual([post, 0]);
    }
    const asked = await fetch(`${site().address}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags?' }),
    });
    const { follow } = await asked.json();
    await page.goto(pathIn(language, follow));
    const parts = ['#write', '#asked', '#erasing'].map((part) => page.locator(part).boundingBox());
    const tops = (await Promise.all(parts)).map((box) => box!.y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('puts a project’s picture beside its text from a tablet on', async () => {
    const page = await visit({ width: 768 });
    await openPage(page, pathIn(language, '/projects'));
    const first = page.locator('main article').first();
    const [picture, title] = await Promise.all([
      first.locator('picture').boundingBox(),
      first.locator('h2').boundingBox(),
    ]);
    expect(title!.y).toBeLessThan(picture!.y + picture!.height);
    expect(picture!.width).toBeLessThan(400);
  });

  test('keeps the header low when enlarged four times, and the notice scrolls away', async () => {
    const page = await visit({ width: 320 });
    await openPage(page, pathIn(language, '/'));
    const header = page.locator('header').first();
    expect((await header.boundingBox())!.height).toBeLessThanOrEqual(64);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await header.boundingBox())!.y).toBe(0);
    expect(await page.getByText(m.notice_text({}, say)).boundingBox()).toMatchObject({
      y: expect.toSatisfy((y) => y < 0),
    });
  });

  test('leaves the page all its room where it is low: header and bar scroll away', async () => {
    const page = await visit({ width: 320, height: 256 });
    await openPage(page, pathIn(language, '/our-story'));
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const bar = page.getByRole('navigation', { name: m.bar_label({}, say) });
    const tops = [page.locator('header').first(), bar].map(async (part) => (await part.boundingBox())!.y);
    const [header, foot] = await Promise.all(tops);
    expect(header).toBeLessThan(-100);
    expect(foot).toBeGreaterThan(256);
  });

  test('never scrolls sideways, cuts no text that is set wider, and WhatsApp covers nothing', async () => {
    const page = await visit({ width: 600 });
    await openPage(page, pathIn(language, '/'));
    for (const width of [320, 600, 620, 640, 660, 690, 768, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await sideways(page)]).toEqual([width, 0]);
      if (width < 600) continue;
      const covered = await page.evaluate(() => {
        const button = document.querySelector('nav a[href^="https://wa.me/"]')!.getBoundingClientRect();
        return [...document.querySelectorAll('main .container > *')].filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < button.right && right > button.left;
        }).length;
      });
      expect([width, covered]).toEqual([width, 0]);
    }
    await setTextsWider(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutTexts(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['/', '/products', '/products/baffle-jumbo-bag-fibc-1250-kg']) {
      // English words are the longer ones.
      await openPage(page, pathIn('en', path));
      await setTextsWider(page);
      expect([path, await sideways(page)]).toEqual([path, 0]);
    }
  });
});
