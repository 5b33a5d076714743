import { expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { givenSession, openScreen, openStaff } from '../support/given-staff.ts';

const site = useDemoSite();
const browser = useBrowser();

test.each(languages)('the dashboard is accessible and fits a narrow phone in %s', async (language) => {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session });
  const page = await openScreen(context, '/admin/dashboard');
  await page.locator('main section').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  // The browser evaluates media queries a frame after the resize; until then the wide layout stands in the narrow window.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
