import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountQueries } from '#server/accounts/account-queries.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { makeSessionsOld } from '../support/sites/old-sessions.ts';

const site = useDemoSite();
const browser = useBrowser();
const password = 'woven-in-amman-2005';

/** A screen for an administrator with a password, who signed in more than five minutes ago. */
async function openAfterAWhile(language: Language, path: string, width = 1100) {
  const username = `rania-${randomUUID().slice(0, 8)}`;
  const passwordHash = await hashPassword(password);
  await accountQueries.insert(site().database.db, { username, passwordHash, role: 'admin' });
  const session = await site().services.auth.signIn({ username, password }, { address: '192.0.2.7' });
  await makeSessionsOld(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width });
  return { page: await openScreen(context, path), username };
}

describe.each(readersOf('ar'))('more than five minutes after signing in, in %s', (language) => {
  const say = words(language);

  test('a list of people is saved after the password, and not before', async () => {
    const { page } = await openAfterAWhile(language, '/admin/contacts', 360);
    const exporting = page.getByRole('button', { name: say('admin_export'), exact: true });
    const dialog = page.getByRole('dialog', { name: say('confirm_title') });
    await exporting.click();
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fullWidth(page)).toBe(360);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    await dialog.getByRole('button', { name: say('admin_cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(say('confirmation_required')).waitFor();

    await exporting.click();
    await dialog.locator('[name=password]').fill('a wrong one 123');
    await dialog.getByRole('button', { name: say('confirm_submit') }).click();
    await dialog.getByText(say('user_current_wrong')).waitFor();
    await dialog.locator('[name=password]').fill(password);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: say('confirm_submit') }).click();
    expect((await download).suggestedFilename()).toMatch(/^contacts-.*\.csv$/);
    await dialog.waitFor({ state: 'detached' });

    const again = page.waitForEvent('download');
    await exporting.click();
    await again;
  });

  test('a form keeps what was typed when the confirmation is left, and is sent after it', async () => {
    const { page } = await openAfterAWhile(language, '/admin/users');
    await page.getByRole('button', { name: say('admin_users_add') }).click();
    const form = page.getByRole('dialog', { name: say('admin_users_add') });
    const confirmation = page.getByRole('dialog', { name: say('confirm_title') });
    const name = `sami-${language}`;
    await form.locator('[name=username]').fill(name);
    await form.locator('[name=password]').fill('sacks for the sugar mill');
    await form.locator('[name=role]').selectOption('sales');
    await form.getByRole('button', { name: say('admin_create') }).click();
    await confirmation.waitFor();
    await page.getByText(say('confirm_lead')).click();
    await page.keyboard.press('Escape');
    await confirmation.waitFor({ state: 'detached' });
    expect(await form.locator('[name=username]').inputValue()).toBe(name);
    expect(await form.locator('[name=password]').inputValue()).toBe('sacks for the sugar mill');

    await form.getByRole('button', { name: say('admin_create') }).click();
    await confirmation.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.getByText(say('admin_users_added')).waitFor();
    await form.waitFor({ state: 'detached' });
    expect(await accountQueries.findByName(site().database.db, name)).toBeDefined();
  });

  test('a form that asks for the password itself does not ask twice', async () => {
    const { page, username } = await openAfterAWhile(language, '/admin/dashboard');
    await page.getByRole('button', { name: say('admin_account_of', { username }) }).click();
    const form = page.getByRole('dialog', { name: say('admin_account') });
    await form.locator('[name=current]').fill(password);
    await form.locator('[name=next]').fill('sacks for the sugar mill');
    await form.getByRole('button', { name: say('admin_password_change') }).click();
    await page.getByText(say('user_password_changed')).waitFor();
  });
});
