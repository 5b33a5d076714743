import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { openForm, openVisitor, untilAnswering } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

const figures = { width: '60', length: '100', gusset: '10', fabric: '65', coating: '25', film: '20', liner: '80' };

/** Every form that asks by an address, with something to ask. A select takes its second choice. */
const forms: { path: string; typed: Record<string, string> }[] = [
  { path: '/', typed: { goods: 'sugar', weight: '50' } },
  { path: '/calculator', typed: { ...figures, quantity: '20000', denier: '900', ends: '10', picks: '10' } },
  { path: '/calculator', typed: { width: 'wide' } },
  { path: '/finder', typed: { goods: 'sugar', weight: '50' } },
  { path: '/products', typed: { q: 'sack' } },
  { path: '/products?industry=Agriculture&sort=name', typed: { q: 'bag' } },
  { path: '/faqs', typed: { q: 'mesh' } },
  { path: '/search', typed: { q: 'cement' } },
];

const asking = (page: Page) => page.locator('main form[method=get]:has(input:not([type=hidden]))').first();

/** Fills what a visitor sees of the form, and sends it. */
async function ask(page: Page, typed: Record<string, string>): Promise<void> {
  for (const folded of await asking(page).locator('details:not([open]) summary').all()) await folded.click();
  for (const [name, value] of Object.entries(typed)) {
    const field = asking(page).locator(`input[name=${name}]:not([type=hidden])`);
    if (await field.count()) await field.fill(value);
  }
  for (const select of await asking(page).locator('select').all()) {
    if (!('width' in typed && typed.width === 'wide')) await select.selectOption({ index: 1 });
  }
  const button = asking(page).locator('[type=submit]:not([aria-hidden])').first();
  await Promise.all([page.waitForEvent('load'), button.click()]);
}

/** What the forms of the page hold, by name, and its address without the language. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method=get]')];
    const address = new URL(location.href);
    address.searchParams.delete('lng');
    return {
      held: forms.flatMap((form) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`)),
      asked: [...address.searchParams].map(([name, value]) => `${name}=${value}`).sort(),
      path: address.pathname.replace(/^\/ar(?=\/|$)/, ''),
    };
  });

describe.each([true, false])('what was asked by an address, with scripts: %s,', (hasScripts) => {
  describe.each(readersOf('en'))('is kept by the switch from %s and back', (language) => {
    test.each(forms)('$path $typed', async ({ path, typed }) => {
      const visitor = await openVisitor(browser(), { address: site().address, language, hasScripts });
      const page = await openForm(visitor, language, path);
      await ask(page, typed);
      await untilAnswering(page);
      const before = await shown(page);
      for (const value of Object.values(typed)) expect(before.asked.join('&')).toContain(value);
      for (const name of language === 'ar' ? ['English', 'العربية'] : ['العربية', 'English']) {
        const [answer] = await Promise.all([
          page.waitForResponse(
            (response) =>
              response.request().isNavigationRequest() && response.status() !== 302 && response.status() !== 303,
          ),
          page.getByRole('link', { name }).first().click(),
        ]);
        expect(answer.status()).not.toBe(400);
        await page.waitForLoadState();
        await untilAnswering(page);
        expect(await shown(page)).toEqual(before);
      }
    });
  });
});
