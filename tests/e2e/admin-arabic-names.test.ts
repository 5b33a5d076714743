import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sections } from '#app/office/shell/sections.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { isFullRun } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenSession, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

/**
 * Shown names of controls and dialogs in only Latin letters. User content may be Latin; it is in `<bdi>`, in cells, in
 * isolated directions or marked as English.
 */
function latinNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'button, a[href], input, select, textarea, [role], [aria-label], [title], [placeholder]';
    const textOf = (ids: string | null) =>
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    const nameOf = (element: Element) =>
      textOf(element.getAttribute('aria-labelledby')).trim() ||
      element.getAttribute('aria-label') ||
      (element.matches('button, a') && element.textContent?.trim()) ||
      element.getAttribute('title') ||
      '';
    const isContent = (element: Element) =>
      element.closest('[lang="en"], [dir="ltr"], [dir="auto"], bdi, td, .mantine-Pill-root') !== null ||
      (element.matches('button, a') && element.querySelector('bdi, [dir="auto"]') !== null);
    // A CV that is shown is called as its sender called it.
    const isFileName = (name: string) => name.endsWith('.pdf');
    const isLatin = (name: string) => /[a-z]{2}/i.test(name) && !/[\u0600-\u06ff]/.test(name) && !isFileName(name);
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]') && !isContent(element))
      .filter((element) => isLatin(nameOf(element)))
      .map((element) => `${element.tagName} ${nameOf(element)}`);
  });
}

/** Opens the dialogs of a screen's first buttons, and collects names in only Latin letters. */
async function walkDialogs(page: Page, path: string): Promise<{ names: Set<string>; opened: number }> {
  const names = new Set(await latinNames(page));
  const address = page.url();
  let opened = 0;
  const buttons = page.locator('main button:visible:enabled');
  const count = Math.min(await buttons.count(), 20);
  for (let place = 0; place < count; place++) {
    await buttons
      .nth(place)
      .click({ timeout: 2_000, noWaitAfter: true })
      .catch(() => {});
    const dialog = page.getByRole('dialog').first();
    const isOpen = await dialog.waitFor({ timeout: 500 }).then(
      () => true,
      () => false,
    );
    if (isOpen) opened++;
    // The dialog's data has loaded, or its loading state has an Arabic name.
    if (isOpen) await page.waitForTimeout(200);
    for (const name of await latinNames(page)) names.add(name);
    await page.keyboard.press('Escape');
    const isBack = await dialog.waitFor({ state: 'hidden', timeout: 500 }).then(
      () => page.url() === address,
      () => false,
    );
    if (isBack) continue;
    await page.goto(path);
    await page.locator('main h1').waitFor();
  }
  return { names, opened };
}

// Opens every dialog of every screen, which takes minutes.
test.runIf(isFullRun)(
  'in Arabic no control of a screen or of its dialogs has an English name',
  async () => {
    await givenContact(site());
    await givenApplication(site());
    const found: Record<string, string[]> = {};
    let dialogs = 0;
    for (const { to } of sections) {
      // A session for each: among the buttons are some that end sessions.
      const session = await givenSession(site());
      const context = await openStaff(browser(), { address: site().address, language: 'ar', session });
      const page = await context.newPage();
      page.on('dialog', (asked) => void asked.accept());
      await page.goto(to);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      const { names, opened } = await walkDialogs(page, to);
      dialogs += opened;
      if (names.size > 0) found[to] = [...names];
      await context.close();
    }
    expect(found).toEqual({});
    expect(dialogs).toBeGreaterThan(15);
  },
  600_000,
);
