import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { confirmedReference, send, words } from '../support/browser/form-journey.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

/** As in browsers that block all cookies. */
const blocked = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
};

/** As in apps that show pages without giving them storage. */
const missing = () => {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
};

const ways = [
  { way: 'blocked', close: blocked },
  { way: 'missing', close: missing },
];

/** A visitor whose browser keeps nothing; what fails in our scripts is written down, the router's inline one left out. */
async function givenClosedStorage(close: () => void): Promise<{ page: Page; failures: string[] }> {
  const page = await visit();
  const failures: string[] = [];
  page.on('pageerror', ({ stack = '' }) => {
    if (stack.includes('/assets/')) failures.push(stack);
  });
  await page.addInitScript(close);
  return { page, failures };
}

describe.each(ways)('where storage is $way', ({ close }) => {
  test.each(readersOf('ar'))(
    'pages are as they are elsewhere, and their choices hold while they are open, in %s',
    async (language) => {
      const say = words(language);
      const { page, failures } = await givenClosedStorage(close);
      for (const path of ['/', '/products', '/careers', '/contact-us']) {
        await openPage(page, pathIn(language, path));
        expect(await page.locator('.error-page').count(), path).toBe(0);
      }
      const modes = { system: m.colour_mode_system, light: m.colour_mode_light, dark: m.colour_mode_dark };
      for (const mode of ['system', 'light'] as const) {
        await page
          .getByRole('button', { name: say('colour_mode_label', { mode: modes[mode]({}, { locale: language }) }) })
          .click();
      }
      expect(await page.evaluate(() => document.documentElement.dataset.colorMode)).toBe('dark');
      await page.getByRole('button', { name: say('notice_dismiss') }).click();
      await page.getByText(say('notice_text')).waitFor({ state: 'hidden' });
      await page
        .locator('footer')
        .getByRole('link', { name: say('nav_our_story'), exact: true })
        .click();
      await page.getByRole('heading', { level: 1, name: say('story_title') }).waitFor();
      const other = language === 'ar' ? 'en' : 'ar';
      await page.locator(`a[hreflang=${other}]`).first().click();
      await page.waitForURL(`**${pathIn(other, '/our-story')}`);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(other);
      expect(failures).toEqual([]);
    },
  );

  test('a form is sent', async () => {
    const { page, failures } = await givenClosedStorage(close);
    await openPage(page, '/contact-us');
    const typed = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
    for (const [name, value] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(value);
    await send(page);
    await expect.poll(() => confirmedReference(page)).toMatch(/^MSG-/);
    expect(failures).toEqual([]);
  });

  test.each(readersOf('ar'))(
    'signing in says why it is impossible, before a password is sent, in %s',
    async (language) => {
      const { page, failures } = await givenClosedStorage(close);
      await page.context().addCookies([{ name: 'i18nextLng', value: language, url: site().address }]);
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await page.goto('/admin/partners');
      await page.waitForURL('**/login?from=%2Fadmin%2Fpartners');
      await openPage(page, page.url());
      await page.fill('[name=username]', 'noor');
      await page.fill('[name=password]', 'a long password');
      await send(page);
      await page.getByRole('alert').getByText(words(language)('login_needs_storage')).waitFor();
      expect(asked.filter((url) => url.includes('/api/auth'))).toEqual([]);
      expect(await page.locator('main form button[type=submit]').isEnabled()).toBe(true);
      expect(failures).toEqual([]);
    },
  );
});
