import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { headersOf, type PublicScreen, pathOf, publicScreens } from '../support/browser/public-screens.ts';
import { openPage, pathIn, useVisitors, type VisitorOptions } from '../support/browser/visitor.ts';
import { chooseFirst, readersOf } from '../support/full-run.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useSharedDemoSite();
const visit = useVisitors(useBrowser(), site);

let screens: PublicScreen[];
beforeAll(async () => {
  screens = await publicScreens(site().address);
});

const open = async (path: string, options: VisitorOptions = {}) => {
  const page = await visit({ javaScriptEnabled: false, ...options });
  await page.goto(path);
  return page;
};

describe.each(readersOf('ar'))('without JavaScript, in %s', (language: Language) => {
  const say = { locale: language };

  test('every screen shows what it shows with it', async () => {
    const [plain, scripted] = [await visit({ javaScriptEnabled: false }), await visit()];
    const differences: Record<string, string[]> = {};
    const some = ['home', 'product', 'post', 'faqs', 'careers', 'contact us'];
    const isChosen = ({ name }: PublicScreen) => process.env.TEST_FULL === '1' || some.includes(name);
    for (const screen of screens.filter(isChosen)) {
      const texts: string[][] = [];
      for (const page of [plain, scripted]) {
        await page.setExtraHTTPHeaders(headersOf(screen, language));
        if (page === plain) await page.goto(pathOf(screen, language));
        else {
          // Products chosen on the screen before are remembered, which needs scripts.
          await page.evaluate(() => window.sessionStorage?.clear()).catch(() => undefined);
          await openPage(page, pathOf(screen, language));
        }
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said
        const lines = (await page.locator('main').innerText()).split('\n');
        texts.push(lines.map((line) => line.trim()).filter(Boolean));
      }
      // What only a script could serve; the file is chosen in the browser's own field instead.
      const ofScripts: string[] = [
        m.blog_share_copy,
        m.form_file_choose,
        m.datasheet_print,
        m.login_passkey,
        m.quote_kept,
      ].map((word) => word({}, say));
      const missing = texts[1]!.filter((line) => !texts[0]!.includes(line) && !ofScripts.includes(line));
      if (missing.length) differences[screen.name] = missing;
    }
    expect(differences).toEqual({});
  }, 240_000);

  test('the navigation leads from screen to screen', async () => {
    const page = await open(pathIn(language, '/'));
    for (const name of [m.nav_our_story, m.nav_partners, m.nav_services, m.nav_blog, m.nav_contact]) {
      await page
        .locator('header')
        .getByRole('link', { name: name({}, say), exact: true })
        .click();
      expect(await page.locator('header [aria-current=page]').textContent()).toBe(name({}, say));
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  });

  test('the toggle leads to the other language, and the choice is kept', async () => {
    const page = await open(pathIn(language, '/our-values'));
    await page.getByRole('link', { name: language === 'ar' ? 'English' : 'العربية' }).click();
    const other = language === 'ar' ? 'en' : 'ar';
    expect(new URL(page.url()).pathname).toBe(pathIn(other, '/our-values'));
    await page.goto('/login');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(other);
  });

  test.each(
    chooseFirst([
      ['/products', 'main form:has([name=category]) button'],
      ['/projects', 'main a[href*="category="]'],
    ] as const),
  )('the filters of %s are addresses that show fewer entries', async (path, choices) => {
    const page = await open(pathIn(language, path));
    const entries = page.locator('main :is(article, li:has(h2))');
    const all = await entries.count();
    const offered = page.locator(choices).first();
    const text = await offered.evaluate(({ firstChild }) => firstChild?.textContent);
    expect(text).toBeTruthy();
    await offered.click();
    // A form that is sent may leave the page a moment later.
    await page.waitForURL(/[?&]category=[^&]/);
    expect(await entries.count()).toBeGreaterThan(0);
    expect(await entries.count()).toBeLessThan(all);
    expect(await page.locator('main nav [aria-current=true]').first().textContent()).toContain(text);
    await page.getByRole('link', { name: m.filter_all({}, say), exact: true }).click();
    await expect.poll(() => entries.count()).toBe(all);
  });

  test('questions open and close', async () => {
    const page = await open(pathIn(language, '/faqs'));
    const first = page.locator('main details').first();
    expect(await first.locator('p').first().isVisible()).toBe(false);
    await first.locator('summary').click();
    expect(await first.locator('p').first().isVisible()).toBe(true);
    await first.locator('summary').click();
    expect(await first.locator('p').first().isVisible()).toBe(false);
  });

  test('the menu of small screens opens, leads on and closes', async () => {
    const page = await open(pathIn(language, '/'), { width: 360 });
    await page.getByRole('button', { name: m.menu_open({}, say) }).click();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    await page.getByRole('button', { name: m.menu_close({}, say) }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: m.menu_open({}, say) }).click();
    await menu.getByRole('link', { name: m.nav_our_story({}, say) }).click();
    expect(new URL(page.url()).pathname).toBe(pathIn(language, '/our-story'));
    expect(await menu.isVisible()).toBe(false);
  });

  testInFull('a thumbnail shows its picture, and no button stands there that would do nothing', async () => {
    const { items } = await site().services.kinds.product.list();
    const page = await open(pathIn(language, `/products/${items[0]!._id}`));
    await page.locator('main a[href="#picture-2"]').click();
    const second = page.locator('#picture-2');
    await expect
      .poll(() =>
        second.evaluate((entry) => {
          const frame = entry.parentElement!.getBoundingClientRect();
          return Math.abs(entry.getBoundingClientRect().left - frame.left) < 4;
        }),
      )
      .toBe(true);
    for (const button of await page.locator('header button, main button').all()) {
      const isOfTheMenu = (await button.getAttribute('commandfor')) !== null;
      const isSubmit = (await button.getAttribute('type')) === 'submit';
      if (!isOfTheMenu && !isSubmit) expect(await button.isVisible()).toBe(false);
    }
  });

  testInFull('the header scrolls away with the page, since nothing could give it its paper', async () => {
    const page = await open(pathIn(language, '/'));
    expect(await page.locator('body > header').evaluate((header) => getComputedStyle(header).position)).toBe(
      'absolute',
    );
  });
});
