import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { openPage, useVisitors } from '../support/browser/visitor.ts';
import { chooseFirst } from '../support/full-run.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useSharedDemoSite();
const visit = useVisitors(useBrowser(), site);

const language = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'i18nextLng')?.value;
const place = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

describe('the language toggle', () => {
  test.each(chooseFirst([1280, 360]))(
    'goes to the same screen in Arabic and back, and remembers, at %s px',
    async (width) => {
      const page = await visit({ width });
      await openPage(page, '/projects?category=Automation');
      await page.getByRole('link', { name: 'العربية' }).click();
      await page.waitForURL('**/ar/projects?category=Automation');
      expect(await language(page)).toEqual(['ar', 'rtl']);
      expect([await stored(page), await cookie(page)]).toEqual(['ar', 'ar']);
      expect(await page.locator('main [aria-current=true]').textContent()).toBe(
        m.category_automation({}, { locale: 'ar' }),
      );

      await page.getByRole('link', { name: 'English' }).click();
      await page.waitForURL('**/projects?category=Automation');
      expect(place(page)).toBe('/projects?category=Automation');
      expect(await language(page)).toEqual(['en', 'ltr']);
      expect([await stored(page), await cookie(page)]).toEqual(['en', 'en']);
    },
  );

  testInFull('follows the address after a route change inside the page', async () => {
    const page = await visit();
    await openPage(page, '/');
    await page
      .locator('header')
      .getByRole('link', { name: m.nav_blog({}, { locale: 'en' }) })
      .click();
    await page.waitForURL('**/blog');
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.waitForURL('**/ar/blog');
  });

  test('shows its Arabic word in a font of the system, so that no Arabic one is fetched', async () => {
    const page = await visit();
    const fonts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    expect(fonts.filter((font) => font.includes('arabic'))).toEqual([]);
  });
});

describe('a choice made earlier', () => {
  test('that is only in local storage is honoured, and copied into the cookie', async () => {
    const page = await visit();
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'ar'));
    await page.goto('/our-story');
    await page.waitForFunction(() => document.documentElement.lang === 'ar');
    expect(place(page)).toBe('/our-story');
    expect(await cookie(page)).toBe('ar');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/ar\/our-story$/);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });

  test('that is only in session storage is honoured too', async () => {
    const page = await visit();
    await page.addInitScript(() => sessionStorage.setItem('i18nextLng', 'ar-JO'));
    await page.goto('/our-story');
    await page.waitForFunction(() => document.documentElement.lang === 'ar');
    expect(await cookie(page)).toBe('ar');
  });

  test('gives way to the cookie', async () => {
    const page = await visit();
    await page.context().addCookies([{ name: 'i18nextLng', value: 'en', url: site().address }]);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'ar'));
    await openPage(page, '/our-story');
    expect(await language(page)).toEqual(['en', 'ltr']);
  });

  test('leaves an /ar address as it is', async () => {
    const page = await visit();
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    await openPage(page, '/ar/our-story');
    expect(await language(page)).toEqual(['ar', 'rtl']);
  });

  testInFull('that is nonsense, or cannot be stored, keeps nobody from reading', async () => {
    const page = await visit();
    await page.addInitScript(() => localStorage.setItem('i18nextLng', '<svg onload=alert(1)>'));
    await openPage(page, '/our-story');
    expect(await language(page)).toEqual(['en', 'ltr']);

    const withoutStorage = await visit();
    await withoutStorage.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await openPage(withoutStorage, '/our-story');
    expect(await language(withoutStorage)).toEqual(['en', 'ltr']);
  });

  test('of the browser shows Arabic at the plain address, whose links lead to Arabic ones', async () => {
    const page = await visit({ locale: 'ar-JO' });
    await openPage(page, '/our-story');
    expect(await language(page)).toEqual(['ar', 'rtl']);
    await page
      .locator('header')
      .getByRole('link', { name: m.nav_blog({}, { locale: 'ar' }) })
      .click();
    await page.waitForURL('**/ar/blog');
    expect(await language(page)).toEqual(['ar', 'rtl']);
  });

  testInFull('that changes in another tab takes this one along at its next step', async () => {
    const page = await visit();
    await openPage(page, '/');
    await page.context().addCookies([{ name: 'i18nextLng', value: 'ar', url: site().address }]);
    await page
      .locator('header')
      .getByRole('link', { name: m.nav_blog({}, { locale: 'en' }) })
      .click();
    await page.waitForFunction(() => document.documentElement.lang === 'ar');
    expect(await page.locator('h1').textContent()).toBe(m.blog_title({}, { locale: 'ar' }));
  });
});
