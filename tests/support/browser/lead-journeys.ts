import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '#shared/language.ts';
import { givenSession, openScreen, openStaff } from '../given/given-staff.ts';
import type { DemoSite } from '../sites/built-site.ts';
import { words } from './form-journey.ts';

type Opening = { path: string; language: Language; width?: number };

/** A screen of the back office in the browser of an administrator. */
export async function openAsAdmin(site: DemoSite, browser: Browser, { path, language, width = 1280 }: Opening) {
  const session = await givenSession(site);
  const context = await openStaff(browser, { address: site.address, language, session, width });
  return openScreen(context, path);
}

/** The row of a list that holds a person's name. */
export function rowOf(page: Page, name: string): Locator {
  return page.locator('main tbody tr').filter({ hasText: name });
}

/** Answers the open question with Delete, after looking whether it names the record and says that it is final. */
export async function confirmDeletion(page: Page, language: Language, question: string): Promise<void> {
  const say = words(language);
  const dialog = page.getByRole('dialog', { name: say('admin_confirm_delete') });
  await dialog.getByText(question, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: say('admin_delete'), exact: true }).click();
}

/** Presses Tab until the focus is on `target`. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail('Tab never came to it');
}

/** The width of the page with all that sticks out of it. */
export function fullWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
