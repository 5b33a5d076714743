import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { companyQueries } from '#server/content/company/company-queries.ts';
import type { Company } from '#shared/content/company.ts';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { startFakeSmtp } from '../support/servers/fake-smtp.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { required } from '../support/sites/first.ts';
import { asAfterFirstStart, givenProvenBackup, printed } from '../support/sites/new-installation.ts';

const smtp = await startFakeSmtp();
const site = useDemoSite({ SMTP_URL: smtp.url, BACKUP_EVERY: '24h' });
const browser = useBrowser();
afterAll(() => smtp.stop());
const password = 'sacks for the sugar mill';

let example: Company | undefined;
beforeEach(async () => {
  const { db } = site().database;
  example ??= required(await companyQueries.find(db));
  await companyQueries.put(db, example);
  await db.deleteFrom('backup_run').execute();
  await asAfterFirstStart(site());
});

const openDashboard = async (language: Language, width: number) => {
  const context = await openStaff(browser(), { address: site().address, language, width });
  return context.newPage();
};

/** The panel of the first steps, and what it counts as done. */
const panelOf = (page: Page, title: string) => page.getByRole('region', { name: title });

async function expectSound(page: Page, width: number): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

describe.each(readersOf('ar'))('a newcomer who reads %s', (language) => {
  const say = words(language);
  const width = language === 'ar' ? 360 : 1280;

  test('is led from the printed password to a finished installation', { timeout: 120_000 }, async () => {
    const page = await openDashboard(language, width);
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    const button = (key: Parameters<typeof say>[0], within: Page | Locator = page) =>
      within.getByRole('button', { name: say(key), exact: true });
    // On a phone the menu is opened first.
    const toDashboard = async () => {
      const link = page.getByRole('link', { name: say('admin_nav_dashboard'), exact: true });
      if (width < 700) await click(page.getByRole('button', { name: say('menu_open') }));
      await click(link);
      await page.waitForURL('**/admin/dashboard');
    };
    const panel = panelOf(page, say('first_day_title'));
    const expectDone = (done: number) => panel.getByText(say('first_day_progress', { done, total: 6 })).waitFor();

    await page.goto(`/login?lng=${language}`);
    await page.fill('[name=username]', printed.username);
    await page.fill('[name=password]', printed.password);
    await click(page.locator('main button[type=submit]'));
    await page.waitForURL('**/admin/partners');
    await toDashboard();
    await expectDone(0);
    await expectSound(page, width);

    await click(button('admin_password_change', panel));
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=current]').fill(printed.password);
    await dialog.locator('[name=next]').fill(password);
    await click(button('admin_password_change', dialog));
    await dialog.waitFor({ state: 'detached' });
    await expectDone(1);

    await click(panel.getByRole('link', { name: say('first_day_company_open') }));
    const fill = (path: string, text: string) => page.locator(`[data-path="${path}"]`).fill(text);
    await fill('phone', '+962 6 412 3456');
    await fill('whatsapp', '');
    await fill('email', 'info@weavers.jo');
    for (const index of [0, 1, 2]) {
      await fill(`departments.${index}.phone`, '+962 6 412 3457');
      await fill(`departments.${index}.email`, 'people@weavers.jo');
    }
    await click(button('admin_save'));
    await page.getByText(say('admin_company_saved')).waitFor();
    await toDashboard();
    await expectDone(2);

    await panel.locator('[name=to]').fill('rania@weavers.jo');
    await click(button('first_day_mail_send', panel));
    await page
      .getByText(say('first_day_letter_sent', { to: 'rania@weavers.jo' }))
      .first()
      .waitFor();
    await expectDone(3);
    expect(smtp.received.at(-1)?.to).toEqual(['rania@weavers.jo']);

    await click(button('first_day_demo_keep', panel));
    await expectDone(4);
    await expectSound(page, width);

    await click(panel.getByRole('link', { name: say('first_day_administrator_open') }));
    await click(button('admin_invite'));
    await dialog.locator('[name=username]').fill('Sami Haddad');
    await dialog.locator('[name=role]').selectOption('admin');
    await click(button('admin_invite_submit', dialog));
    await dialog.locator('code').waitFor();
    await click(button('admin_close', dialog).last());
    await givenProvenBackup(site());
    await toDashboard();
    await page.getByRole('heading', { name: say('admin_backup_title') }).waitFor();
    await panel.waitFor({ state: 'detached' });
    expect(await page.getByText(say('first_day_show')).count()).toBe(0);
    await expectSound(page, width);
    expect(clicks).toBeLessThanOrEqual(18);
  });

  test('hides the steps and opens them again, for every administrator', async () => {
    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language, session, width });
    const page = await openScreen(context, '/admin/dashboard');
    const panel = panelOf(page, say('first_day_title'));
    await panel.getByRole('button', { name: say('first_day_hide') }).click();
    await panel.waitFor({ state: 'detached' });
    await page.reload();
    const show = page.getByRole('button', { name: say('first_day_show') });
    await show.waitFor();
    await expectSound(page, width);
    await show.click();
    await panel.waitFor();
  });

  test('is told why the test letter was not sent, and what a mail server needs', async () => {
    smtp.behave({ refuseRecipient: () => ({ code: 550, message: 'nobody here' }) });
    try {
      const session = await givenSession(site());
      const context = await openStaff(browser(), { address: site().address, language, session, width });
      const page = await openScreen(context, '/admin/dashboard');
      const panel = panelOf(page, say('first_day_title'));
      await panel.getByRole('button', { name: say('first_day_mail_send') }).click();
      await panel.getByText(say('first_day_address_missing')).waitFor();
      await panel.locator('[name=to]').fill('rania@weavers.jo');
      await panel.getByRole('button', { name: say('first_day_mail_send') }).click();
      await panel.getByText(say('first_day_mail_failed')).waitFor();
      await expectSound(page, width);
    } finally {
      smtp.behave({});
    }
  });
});

test('other staff do not see the steps', async () => {
  const session = await givenSession(site(), 'marketing');
  const context = await openStaff(browser(), { address: site().address, language: 'en', session });
  const page = await openScreen(context, '/admin/dashboard');
  await page.locator('main h2').first().waitFor();
  expect(await panelOf(page, words('en')('first_day_title')).count()).toBe(0);
});
