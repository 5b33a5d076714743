import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

async function openUsers(language: Language, width = 1100): Promise<Page> {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width });
  const page = await openScreen(context, '/admin/users');
  await page.getByText('admin', { exact: true }).first().waitFor();
  return page;
}

async function signInStatus(username: string, password: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username, password });
  return (await fetch(`${site().address}/api/auth/login`, { method: 'POST', headers, body })).status;
}

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);
  const name = language === 'ar' ? 'رانية حداد' : 'Rania Haddad';
  /** An act of the row: on a phone a button, in a narrow table an entry of its menu. */
  async function chooseAct(page: Page, label: string): Promise<void> {
    if (language === 'ar') return page.getByRole('button', { name: label }).click();
    await page.getByRole('button', { name: say('list_row_more_named', { name }) }).click();
    await page.getByRole('menuitem', { name: label }).click();
  }

  test('add a user, reset the password, change the role, end the sessions and delete', async () => {
    const page = await openUsers(language, language === 'ar' ? 360 : 1100);
    await page.getByRole('button', { name: say('admin_users_add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('admin_create') }).click();
    await dialog.getByText(say('login_username_required')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.locator('[name=username]').fill(name);
    await dialog.locator('[name=password]').fill('a long enough one');
    expect(await dialog.locator('[name=role]').inputValue()).toBe('');
    await dialog.locator('[name=role]').selectOption('admin');
    await dialog.getByRole('button', { name: say('admin_create') }).click();
    await page.getByText(say('admin_users_added')).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await signInStatus(name, 'a long enough one')).toBe(200);

    await chooseAct(page, say('admin_users_reset_named', { name }));
    await dialog.getByRole('button', { name: say('admin_password_generate') }).click();
    await dialog.getByRole('button', { name: say('admin_users_reset'), exact: true }).click();
    const password = await dialog.locator('code').textContent();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await signInStatus(name, password ?? '')).toBe(200);
    await dialog
      .getByRole('button', { name: say('admin_close') })
      .last()
      .click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('combobox', { name: say('admin_users_role_of', { name }) }).selectOption('user');
    await page.getByText(say('admin_users_role_changed')).waitFor();
    await page.reload();
    await chooseAct(page, say('admin_users_end_sessions_named', { name }));
    await dialog.getByRole('button', { name: say('admin_users_end_sessions') }).click();
    await page.getByText(say('user_sessions_ended')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await chooseAct(page, say('admin_delete_named', { name }));
    await dialog.getByText(say('admin_users_delete_effect')).waitFor();
    await dialog.getByRole('button', { name: say('admin_delete') }).click();
    await page.getByText(say('user_deleted')).waitFor();
    expect(await signInStatus(name, password ?? '')).toBe(401);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(language === 'ar' ? 360 : 1100);
  });
});

test('a taken name is reported at its field, and the input stays', async () => {
  const page = await openUsers('en');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=username]').fill('ADMIN');
  await dialog.locator('[name=password]').fill('a long enough one');
  await dialog.locator('[name=role]').selectOption('hr');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('This username is taken').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  expect(await dialog.locator('[name=password]').inputValue()).toBe('a long enough one');
});
