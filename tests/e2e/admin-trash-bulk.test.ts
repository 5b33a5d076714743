import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { openAsAdmin } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);
  let rounds = 0;
  let mill = '';

  /** Partners of a name that no other round of the test has used. */
  async function givenMills(count: number): Promise<void> {
    mill = `Mill${language}${++rounds}x`;
    for (let i = 1; i <= count; i++) await givenPartner(site(), { name: `${mill} ${i}` });
  }

  /** Chooses every partner that the search shows and presses Delete. */
  async function deleteChosen(page: Page) {
    await page
      .getByRole('checkbox', { name: say('admin_list_select_all') })
      .first()
      .check();
    await page
      .locator('main')
      .getByRole('button', { name: say('admin_delete'), exact: true })
      .click();
    return page.getByRole('dialog', { name: say('admin_confirm_delete') });
  }

  const countMills = async () =>
    ((await (await fetch(`${site().address}/api/partners?lng=en`)).json()) as { name: string }[]).filter(({ name }) =>
      name.startsWith(mill),
    ).length;

  test('type the number before more than ten are deleted, and bring all of them back at once', async () => {
    await givenMills(12);
    const path = `/admin/partners?q=${encodeURIComponent(mill)}`;
    const page = await openAsAdmin(site(), browser(), { path, language });
    const dialog = await deleteChosen(page);
    const field = dialog.getByRole('textbox', { name: say('admin_confirm_count', { count: 12 }) });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type('21');
    await page.keyboard.press('Enter');
    await dialog.getByText(say('admin_confirm_count_wrong', { count: 12 })).waitFor();
    expect(await countMills()).toBe(12);
    await field.fill(language === 'ar' ? '١٢' : ' 12 ');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(countMills).toBe(0);

    await page.goto(`/admin/trash?q=${encodeURIComponent(mill)}`);
    await page
      .getByRole('checkbox', { name: say('admin_list_select_all') })
      .first()
      .check();
    await page.getByRole('button', { name: say('trash_restore_chosen') }).click();
    await page.getByText(say('trash_restored_count', { count: 12 })).waitFor();
    await expect.poll(countMills).toBe(12);
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(0);
  });

  test('keep the list when the connection is lost at the first selection', async () => {
    const weavers = `Weavers${language}`;
    for (let i = 1; i <= 2; i++) await givenPartner(site(), { name: `${weavers} ${i}` });
    const path = `/admin/partners?q=${encodeURIComponent(weavers)}`;
    const page = await openAsAdmin(site(), browser(), { path, language });
    const all = page.getByRole('checkbox', { name: say('admin_list_select_all') }).first();
    await all.waitFor();
    await page.context().setOffline(true);
    await all.check();
    const alert = page.getByRole('alert').filter({ hasText: say('admin_network_error') });
    await alert.waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: say('admin_list_selected', { count: 2 }) })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: say('retry') }).click()]);
    await (await deleteChosen(page)).waitFor();
  });

  test('delete ten by a click, and undo it by one', async () => {
    const few = `Few${language}`;
    for (let i = 1; i <= 10; i++) await givenPartner(site(), { name: `${few} ${i}` });
    const path = `/admin/partners?q=${encodeURIComponent(few)}`;
    const page = await openAsAdmin(site(), browser(), { path, language });
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/trash/') && calls.push(request.url()));
    const dialog = await deleteChosen(page);
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await dialog.getByRole('button', { name: say('admin_delete'), exact: true }).click();
    await page.getByRole('button', { name: say('admin_undo'), exact: true }).click();
    await page.getByText(say('admin_restored'), { exact: true }).waitFor();
    expect(calls).toHaveLength(1);
  });

  test('leave the question by Escape or Cancel, and nothing is deleted', async () => {
    const kept = `Kept${language}`;
    for (let i = 1; i <= 11; i++) await givenPartner(site(), { name: `${kept} ${i}` });
    const path = `/admin/partners?q=${encodeURIComponent(kept)}`;
    const page = await openAsAdmin(site(), browser(), { path, language });
    const dialog = await deleteChosen(page);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page
      .locator('main')
      .getByRole('button', { name: say('admin_delete'), exact: true })
      .click();
    await dialog.getByRole('button', { name: say('admin_cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
    const partners = (await (await fetch(`${site().address}/api/partners?lng=en`)).json()) as { name: string }[];
    expect(partners.filter(({ name }) => name.startsWith(kept))).toHaveLength(11);
  });
});
