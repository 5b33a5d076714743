import { describe, expect, test } from 'vitest';
import type { Role } from '#shared/accounts/roles.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

test('follows a role that an administrator changes: when the window is used again, and after a refusal', async () => {
  const session = await givenSession(site(), 'marketing');
  const context = await openStaff(browser(), { address: site().address, language: 'en', session });
  const page = await openScreen(context, '/admin/faqs');
  const menu = page.getByRole('navigation', { name: words('en')('admin_nav_label') });
  const entry = (label: 'admin_nav_quotes' | 'admin_group_content') =>
    menu.getByRole('link', { name: words('en')(label), exact: true });
  const { id } = await site()
    .database.db.selectFrom('account')
    .select('id')
    .where('username', 'like', 'marketing-%')
    .executeTakeFirstOrThrow();
  const become = (role: Role) => site().services.users.changeUser(id, { role });
  await entry('admin_group_content').waitFor();
  expect(await entry('admin_nav_quotes').count()).toBe(0);
  await become('sales');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await entry('admin_nav_quotes').waitFor();
  await expect.poll(() => entry('admin_group_content').count()).toBe(0);
  // The screen of the former role gives way to one of the new role.
  await page.getByRole('heading', { name: words('en')('admin_contacts_heading') }).waitFor();
  await page.waitForLoadState('networkidle');
  await become('marketing');
  await entry('admin_nav_quotes').click();
  await entry('admin_group_content').waitFor();
  await expect.poll(() => entry('admin_nav_quotes').count()).toBe(0);
});

describe.each(readersOf('ar'))('the menu, in %s', (language) => {
  const say = words(language);

  test.each([1280, 390])(
    'has no more than fourteen entries; a group has its screens as tabs (%i wide)',
    async (width) => {
      const session = await givenSession(site());
      const page = await openScreen(
        await openStaff(browser(), { address: site().address, language, session, width }),
        '/admin/faqs',
      );
      const tabs = page.getByRole('navigation', { name: say('admin_group_content') });
      await tabs.getByRole('link', { name: say('nav_services'), exact: true }).click();
      await page.waitForURL(/\/admin\/services$/);
      await expect.poll(() => tabs.locator('[aria-current]').textContent()).toBe(say('nav_services'));
      expect(await fullWidth(page)).toBe(width);
      if (width < 600) await page.getByRole('button', { name: say('menu_open') }).click();
      const menu = page.getByRole('navigation', { name: say('admin_nav_label') });
      await menu.getByRole('link', { name: say('admin_nav_quotes'), exact: true }).waitFor();
      expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(14);
      expect(await menu.locator('[aria-current=page]').textContent()).toBe(say('admin_group_content'));
    },
  );

  test('shows the tab of a screen on a phone, also the last one', async () => {
    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language, session, width: 390 });
    const page = await openScreen(context, '/admin/system');
    const current = page.getByRole('navigation', { name: say('admin_group_settings') }).locator('[aria-current]');
    expect(await current.textContent()).toBe(say('admin_nav_system'));
    await expect
      .poll(() => current.evaluate((tab) => tab.getBoundingClientRect()))
      .toMatchObject({
        left: expect.toSatisfy((left: number) => left >= 0),
        right: expect.toSatisfy((right: number) => right <= 390),
      });
  });

  test('has the tabs of the settings on one line, and the outbox within the system', async () => {
    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language, session, width: 1280 });
    const page = await openScreen(context, '/admin/outbox');
    const tabs = page.getByRole('navigation', { name: say('admin_group_settings') }).getByRole('link');
    for (const screen of ['working-hours', 'audit', 'outbox']) {
      await page.goto(`/admin/${screen}`);
      await tabs.first().waitFor();
      const lines = await tabs.evaluateAll(
        (links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size,
      );
      expect([screen, lines]).toEqual([screen, 1]);
    }
    expect(await tabs.allTextContents()).not.toContain(say('admin_nav_outbox'));
    expect(await tabs.and(page.locator('[aria-current=page]')).allTextContents()).toEqual([say('admin_nav_system')]);
    await page.getByRole('link', { name: say('system_mail'), exact: true }).click();
    await page.waitForURL(/\/admin\/system\/mail$/);
  });
});
