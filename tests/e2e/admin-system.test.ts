import { stat } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth, openAsAdmin } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { startFakeSmtp } from '../support/servers/fake-smtp.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const smtp = await startFakeSmtp();
const site = useDemoSite({ SMTP_URL: smtp.url, BACKUP_KEEP: '3' });
const browser = useBrowser();
afterAll(() => smtp.stop());

async function expectSound(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fullWidth(page)).toBe(width);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

test.each(readersOf('ar'))(
  'an administrator who reads %s makes, tests and downloads a backup, tries the mail, and tells visitors of an outage',
  async (language) => {
    // An address belongs to one account.
    const to = `noor.${language}@mansooj.example`;
    const say = words(language);
    const page = await openAsAdmin(site(), browser(), { path: '/admin/system', language, width: 1280 });
    await page.getByText(say('system_set_by', { name: 'BACKUP_KEEP' })).waitFor();
    await page.getByText(say('system_default')).first().waitFor();
    const make = page.getByRole('button', { name: say('system_backup_now') });
    await make.focus();
    await page.keyboard.press('Enter');
    await page.getByText(say('backup_begun')).waitFor();
    const row = page.locator('main tbody tr').first();
    await row.waitFor({ timeout: 60_000 });
    const name = ((await row.locator('th').textContent()) ?? '').trim();
    await page.getByRole('button', { name: say('system_test_now_named', { name }) }).click({ timeout: 60_000 });
    await page.getByText(say('backup_test_begun')).waitFor();
    const [beginning = ''] = say('system_tested', { time: '|' }).split('|');
    await page
      .getByRole('status')
      .filter({ hasText: beginning })
      .filter({ hasText: name })
      .waitFor({ timeout: 60_000 });
    await expectSound(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('system_download_named', { name }) }).click(),
    ]);
    expect([download.suggestedFilename(), /^mansooj-\d{8}T\d{6}Z-[\da-f]{8}\.tar\.zst$/.test(name)]).toEqual([
      name,
      true,
    ]);
    expect((await stat((await download.path()) ?? '')).size).toBeGreaterThan(100_000);

    await page.getByRole('link', { name: say('system_mail'), exact: true }).click();
    await page.getByText(say('system_mail_server'), { exact: true }).waitFor();
    const address = page.getByLabel(say('admin_users_email'));
    if (await address.isVisible()) await address.fill(to);
    await page.getByRole('button', { name: say('first_day_mail_send') }).click();
    await page.getByText(say('first_day_letter_sent', { to })).first().waitFor();
    expect(smtp.received.at(-1)?.to).toEqual([to]);
    await expectSound(page);
    await smtp.stop();
    await page.getByRole('button', { name: say('first_day_mail_send') }).click();
    await page.getByText(say('mail_error_unreachable')).waitFor();
    await smtp.start();

    await page.getByRole('link', { name: say('system_program'), exact: true }).click();
    const notice = { en: 'Away at ten <tonight>', ar: 'نتوقّف في العاشرة مساءً' };
    await page.getByLabel(say('system_notice_english')).fill(notice.en);
    await page.getByLabel(say('system_notice_arabic')).fill(notice.ar);
    const shown = async () => {
      const texts = await Promise.all(['/', '/ar/products'].map(async (path) => (await site().http.inject(path)).body));
      return texts.map((text, i) => text.includes(i === 0 ? 'Away at ten &lt;tonight&gt;' : notice.ar));
    };
    const turn = async () => {
      await page.getByRole('switch', { name: say('system_notice_on') }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: say('admin_save'), exact: true }).click();
      await page.getByText(say('system_notice_saved')).first().waitFor();
    };
    expect(await shown()).toEqual([false, false]);
    await turn();
    await expect.poll(shown).toEqual([true, true]);
    await expectSound(page);
    await page.goto('/ar');
    await page.getByText(notice.ar).waitFor();
    await expectSound(page);
    await page.goto('/admin/system/program');
    await turn();
    await expect.poll(shown).toEqual([false, false]);
  },
  180_000,
);

test('an address of a colleague is refused at its field', async () => {
  const say = words('en');
  const page = await openAsAdmin(site(), browser(), { path: '/admin/system', language: 'en', width: 1280 });
  await page.getByRole('link', { name: say('system_mail'), exact: true }).click();
  await page.getByLabel(say('admin_users_email')).fill('noor.ar@mansooj.example');
  await page.getByRole('button', { name: say('first_day_mail_send') }).click();
  await page.getByText(say('user_email_taken')).waitFor();
});

test('backups that the environment switches off are not said to be switched on here', async () => {
  const page = await openAsAdmin(site(), browser(), { path: '/admin/system', language: 'en', width: 1280 });
  await page.getByText('The operator of the site fixed that on the server').waitFor();
  expect(await page.getByText('switched on in System').count()).toBe(0);
});
