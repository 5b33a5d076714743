import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountQueries } from '#server/accounts/account-queries.ts';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { send, untilAnswering, words } from '../support/browser/form-journey.ts';
import { fullWidth } from '../support/browser/lead-journeys.ts';
import { addAuthenticator } from '../support/browser/virtual-authenticator.ts';
import { readersOf } from '../support/full-run.ts';
import { openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { cheapPasswordHash } from '../support/sites/cheap-password.ts';
import { makeSessionsOld } from '../support/sites/old-sessions.ts';

// Browsers offer passkeys to names, not to addresses.
const site = useDemoSite({ SITE_URL: 'http://localhost:3000' });
const address = () => site().address.replace('127.0.0.1', 'localhost');
const browser = useBrowser();
const password = 'woven-in-amman-2005';

async function givenUser(): Promise<string> {
  const username = `rania-${randomUUID().slice(0, 8)}`;
  const passwordHash = cheapPasswordHash(password);
  await accountQueries.insert(site().database.db, { username, passwordHash, role: 'admin' });
  return username;
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/login?from=%2Fadmin%2Faccount');
  await untilAnswering(page);
}

/** A new browser, with a device for passkeys, signed in with the password. */
async function openAccount(language: Language, username: string, width = 1100) {
  const context = await openStaff(browser(), { address: address(), language, width });
  const page = await context.newPage();
  const device = await addAuthenticator(page);
  await signInWithPassword(page, username);
  return { page, device };
}

async function signInWithPassword(page: Page, username: string, secret = password): Promise<void> {
  await openSignIn(page);
  await page.fill('[name=username]', username);
  await page.fill('[name=password]', secret);
  await send(page);
  await page.waitForURL('**/admin/account');
}

describe.each(readersOf('ar'))('passkeys, in %s', (language) => {
  const say = words(language);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  async function add(page: Page): Promise<void> {
    await button(page, say('passkey_add')).click();
    await page.getByText(say('passkey_added')).waitFor();
  }

  async function logOut(page: Page): Promise<void> {
    await button(page, say('admin_logout')).click();
    await page.waitForURL('**/login');
  }

  async function signInWithPasskey(page: Page): Promise<void> {
    await openSignIn(page);
    await button(page, say('login_passkey')).click();
  }

  test('are added, sign in without name and password, are renamed and removed', async () => {
    const username = await givenUser();
    const { page, device } = await openAccount(language, username, 360);
    await page.getByText(say('passkeys_none')).waitFor();
    await add(page);
    expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fullWidth(page)).toBe(360);
    await button(page, say('passkey_add')).click();
    await page.getByText(say('passkey_known')).waitFor();

    await logOut(page);
    await untilAnswering(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await signInWithPasskey(page);
    await page.waitForURL('**/admin/account');
    await page.getByRole('button', { name: say('admin_account_of', { username }) }).waitFor();

    await page.getByRole('button', { name: say('passkey_rename') }).click();
    await page.getByRole('dialog').locator('[name=name]').fill('Blue key');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin_save') })
      .click();
    await page.getByText(say('passkey_renamed')).waitFor();
    await button(page, say('passkey_remove_named', { name: 'Blue key' })).click();
    await page.getByText(say('passkey_remove_effect')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('passkey_remove') })
      .click();
    await page.getByText(say('passkeys_none')).waitFor();
    await logOut(page);
    await signInWithPasskey(page);
    await page.getByText(say('passkey_refused')).waitFor();
  });

  test('confirm what needs a confirmation', async () => {
    const { page } = await openAccount(language, await givenUser());
    await add(page);
    await makeSessionsOld(site());
    await page.goto('/admin/contacts');
    await page.getByRole('button', { name: say('admin_export'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('confirm_title') });
    await dialog.getByRole('button', { name: say('confirm_passkey') }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: say('confirm_passkey') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  test('a lost device is removed from a second one, and its sessions end', async () => {
    const username = await givenUser();
    const phone = await openAccount(language, username);
    await add(phone.page);
    const laptop = await openAccount(language, username);
    await add(laptop.page);
    await laptop.page
      .getByRole('button', { name: say('passkey_remove') })
      .first()
      .click();
    await laptop.page
      .getByRole('dialog')
      .getByRole('button', { name: say('passkey_remove') })
      .click();
    await laptop.page.getByText(say('passkey_removed')).waitFor();
    await phone.page.reload();
    await phone.page.waitForURL('**/login?*');
    await untilAnswering(phone.page);
    await button(phone.page, say('login_passkey')).click();
    await phone.page.getByText(say('passkey_refused')).waitFor();
    await logOut(laptop.page);
    await signInWithPasskey(laptop.page);
    await laptop.page.waitForURL('**/admin/account');
  });

  test('without the device the password signs in, and an administrator removes the passkeys with a new one', async () => {
    const username = await givenUser();
    const { page, device } = await openAccount(language, username);
    await add(page);
    await logOut(page);
    await device.lose();
    await signInWithPassword(page, username);
    await page.getByText(say('passkeys_heading')).waitFor();
    const { users } = site().services;
    const user = await users.findUser(username);
    await users.resetPassword(user?._id ?? '', 'sacks for the sugar mill');
    await page.reload();
    await page.waitForURL('**/login?*');
    await signInWithPassword(page, username, 'sacks for the sugar mill');
    await page.getByText(say('passkeys_none')).waitFor();
  });

  test('a copied passkey, whose counter goes back, is refused', async () => {
    const { page, device } = await openAccount(language, await givenUser());
    await add(page);
    await device.setCounter(50);
    await logOut(page);
    await signInWithPasskey(page);
    await page.waitForURL('**/admin/account');
    await logOut(page);
    await device.setCounter(10);
    await signInWithPasskey(page);
    await page.getByText(say('passkey_refused')).waitFor();
  });
});

test('an address without a name offers none', async () => {
  const context = await openStaff(browser(), { address: site().address, language: 'en' });
  const page = await context.newPage();
  await openSignIn(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Passkeys cannot be used at this address.').waitFor();
});
