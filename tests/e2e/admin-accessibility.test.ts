import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sections } from '#app/features/back-office/sections.ts';
import { languages } from '#shared/language.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { givenApplication } from '../support/given-application.ts';
import { givenConsultation } from '../support/given-consultation.ts';
import { givenContact } from '../support/given-contact.ts';
import { givenSession, openScreen, openStaff } from '../support/given-staff.ts';

const site = useDemoSite();
const browser = useBrowser();

const settings = languages.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((mode) => [320, 1280].map((width) => ({ language, mode, width }))),
);
type Setting = (typeof settings)[number];

beforeAll(async () => {
  await givenContact(site(), { fullName: 'Lina Haddad' });
  await givenConsultation(site(), { fullName: 'سامر الخطيب' });
  await givenApplication(site(), { fullName: 'Rania Odeh' });
});

const isFull = process.env.TEST_FULL === '1';

/** Every screen once, in one of the settings each, or with TEST_FULL every screen and its dialogs in every setting. */
function screensFor(setting: Setting): string[] {
  const screens = sections.map(({ to }) => to);
  if (isFull) return screens;
  // The settings of neighbours differ, so that similar screens do not share one.
  return screens.filter((_, i) => (i * 3) % settings.length === settings.indexOf(setting));
}

/** The buttons that may open a dialog: those of the screen itself, and those of its first record. */
const openers = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
    const records = [...document.querySelectorAll('main tbody tr, main li')];
    const isMeant = (button: HTMLElement) => {
      const record = button.closest('tbody tr, li');
      if (!button.checkVisibility() || button.matches(':disabled') || button.closest('form')) return false;
      return !record || record === records[0];
    };
    return buttons.flatMap((button, i) => (isMeant(button) ? [i] : []));
  });

async function faultsOfDialogs(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const index of await openers(page)) {
    const button = page.locator('main button').nth(index);
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
    await button.click();
    const dialog = page.getByRole('dialog').last();
    const isOpen = await dialog.waitFor({ timeout: 1_500 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) continue;
    // The record's form is read and shown after its dialog.
    await page.waitForLoadState('networkidle');
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${name}: ${fault}`));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  return faults;
}

describe('axe finds nothing in the back office', () => {
  test.each(settings)(
    'in $language, $mode, $width px wide',
    async (setting) => {
      const { language, mode, width } = setting;
      const session = await givenSession(site());
      const context = await openStaff(browser(), { address: site().address, language, session, width });
      const faults: Record<string, string[]> = {};
      for (const path of screensFor(setting)) {
        const page = await openScreen(context, path);
        await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
        await page.waitForLoadState('networkidle');
        const found = [...(await accessibilityFaults(page)), ...(isFull ? await faultsOfDialogs(page) : [])];
        const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (pageWidth > width) found.push(`is ${pageWidth} px wide`);
        if (found.length > 0) faults[path] = found;
        await page.close();
      }
      expect(faults).toEqual({});
    },
    300_000,
  );
});
