import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { menuEntries, sections } from '#app/office/shell/sections.ts';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth, openAsAdmin, rowOf } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenProduct } from '../support/given/given-product.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { givenToken } from '../support/given/given-token.ts';
import { startFakeSmtp } from '../support/servers/fake-smtp.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const smtp = await startFakeSmtp();
const site = useDemoSite({ SMTP_URL: smtp.url });
const browser = useBrowser();
afterAll(() => smtp.stop());

async function givenMessage(): Promise<string> {
  const payload = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
  const reply = await site().http.inject({ method: 'POST', url: '/api/contacts', payload });
  return reply.json().data.contact.reference;
}

async function expectSound(page: Page, width: number): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await fullWidth(page)).toBe(width);
}

describe.each(readersOf('en'))('administrators who read %s', (language) => {
  const say = words(language);

  test('find in the audit log who did what, and say how long it is kept', async () => {
    const page = await openAsAdmin(site(), browser(), { path: '/admin/privacy', language, width: 360 });
    await page.getByLabel(say('admin_nav_careers'), { exact: true }).selectOption(language === 'en' ? '12' : '6');
    await page.getByRole('button', { name: say('admin_privacy_save') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin_privacy_save') })
      .click();
    await page.getByText(say('privacy_retention_saved')).waitFor();
    await page.goto('/admin/audit?section=privacy');
    const row = page
      .locator('main tbody tr')
      .filter({ hasText: say('audit_says_privacy_changed', { name: '' }).trim() });
    await row.first().waitFor();
    expect(await page.getByText('PUT /privacy').first().isVisible()).toBe(false);
    await row.first().getByText(say('audit_technical'), { exact: true }).click();
    await row.first().getByText('PUT /privacy').waitFor();
    await expectSound(page, 360);
    await page.getByRole('combobox', { name: say('audit_column_action') }).selectOption('sign_in_failed');
    await row.first().waitFor({ state: 'detached' });

    await page.getByRole('button', { name: say('security_settings') }).click();
    const dialog = page.getByRole('dialog', { name: say('security_settings') });
    await dialog.locator('[name=auditMonths]').fill('3');
    await dialog.getByRole('button', { name: say('admin_save') }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await expectSound(page, 360);
    await dialog.locator('[name=auditMonths]').fill('36');
    await dialog.getByRole('button', { name: say('admin_save') }).click();
    await page.getByText(say('security_settings_saved')).waitFor();
    await dialog.waitFor({ state: 'detached' });
  });
});

test.each(readersOf('en'))(
  'an entry about a record with a long name, in %s, keeps its details within reach',
  async (language) => {
    const name = 'Woven polypropylene sack with a loose liner for white refined sugar from beet and cane '
      .repeat(2)
      .trim();
    const product = await givenProduct(site(), { name, translations: { ar: { name } } });
    const url = `/api/products/${product._id}/specifications`;
    await site().http.inject({
      ...{ method: 'POST', url, headers: await givenToken(site()) },
      payload: { name: 'Mesh', value: '10 × 10' },
    });
    const page = await openAsAdmin(site(), browser(), { path: '/admin/audit', language, width: 1280 });
    const link = page.locator('main tbody a').filter({ hasText: name }).first();
    await link.waitFor();
    await expectSound(page, 1280);
    const details = page.locator('main tbody tr').filter({ hasText: name }).first().locator('summary');
    const [above, beside] = [await link.boundingBox(), await details.boundingBox()];
    const [left, right] = [above, beside].sort((a, b) => (a?.x ?? 0) - (b?.x ?? 0));
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  },
);

test('a letter is read no further once its dialog is closed', async () => {
  const reference = await givenMessage();
  const page = await openAsAdmin(site(), browser(), { path: '/admin/outbox', language: 'en', width: 1280 });
  const say = words('en');
  const name = say('outbox_named', { kind: say('outbox_kind_contact'), reference });
  await page.route(/\/api\/outbox\/[^/?]+$/, () => {});
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  await page.getByRole('button', { name: say('outbox_read_named', { name }) }).click();
  await page.getByRole('dialog', { name }).waitFor();
  const aborted = page.waitForEvent('requestfailed', { timeout: 10_000 });
  await page.keyboard.press('Escape');
  expect((await aborted).url()).toMatch(/\/api\/outbox\//);
  await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

describe.each(readersOf('ar'))('administrators who read %s', (language) => {
  const say = words(language);

  test('read, send again and delete the mail that goes out, and try the mail server', async () => {
    const reference = await givenMessage();
    const page = await openAsAdmin(site(), browser(), { path: '/admin/outbox', language, width: 360 });
    const name = say('outbox_named', { kind: say('outbox_kind_contact'), reference });
    await page.getByRole('button', { name: say('outbox_read_named', { name }) }).click();
    const letter = page.getByRole('dialog', { name });
    await letter.getByText('Do you weave bags of 50 kg?').waitFor();
    await expectSound(page, 360);
    await page.keyboard.press('Escape');
    await letter.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: say('outbox_retry_named', { name }) }).click();
    await page.getByText(say('mail_retried')).waitFor();
    await page.getByRole('button', { name: say('admin_delete_named', { name }) }).click();
    const question = page.getByRole('dialog', { name: say('outbox_delete_question', { name }) });
    await question.getByRole('button', { name: say('admin_delete') }).click();
    await page.getByText(say('mail_deleted')).waitFor();
    // The automatic answer to the same message stays.
    await rowOf(page, reference)
      .filter({ hasText: say('outbox_kind_contact') })
      .waitFor({ state: 'detached' });

    await page.getByRole('button', { name: say('outbox_test') }).click();
    const dialog = page.getByRole('dialog', { name: say('outbox_test') });
    await dialog.locator('[name=to]').fill('noor@mansooj.example');
    await dialog.getByRole('button', { name: say('outbox_test_send') }).click();
    await page.getByText(say('mail_test_sent')).waitFor();
    expect(smtp.received.at(-1)?.to).toEqual(['noor@mansooj.example']);
  });
});

const menuOf = (page: Page, language: Language) =>
  page
    .getByRole('navigation', { name: words(language)('admin_nav_label') })
    .getByRole('link')
    .allTextContents();

async function statusOf(context: BrowserContext, token: string, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await context.request.get(`/api${path}`, { headers })).status();
}

const roles = [
  { role: 'marketing', own: '/admin/partners', foreign: '/admin/contacts', api: '/contacts', language: 'en' },
  { role: 'sales', own: '/admin/contacts', foreign: '/admin/users', api: '/users', language: 'ar' },
  { role: 'hr', own: '/admin/careers', foreign: '/admin/audit', api: '/audit', language: 'en' },
] as const;

test.each(roles)('$role sees and opens its own sections alone', async ({ role, own, foreign, api, language }) => {
  const say = words(language);
  const session = await givenSession(site(), role);
  const context = await openStaff(browser(), { address: site().address, language, session });
  const page = await openScreen(context, foreign);
  expect(new URL(page.url()).pathname).toBe(own);
  const mine = sections.filter(({ to }) => mayUse(role, to.replace('/admin/', '')));
  const labels = mine.map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(1);
  expect((await menuOf(page, language)).length).toBe(menuEntries(mine).length);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await statusOf(context, session.token, api)).toBe(403);
  await page.goto('/admin/dashboard');
  await page.getByRole('heading', { level: 1, name: say('admin_nav_dashboard') }).waitFor();
  expect(await page.getByRole('region', { name: say('admin_backup_title') }).count()).toBe(0);
});

test('marketing sees where messages go, and cannot change it', async () => {
  const say = words('en');
  const session = await givenSession(site(), 'marketing');
  const context = await openStaff(browser(), { address: site().address, language: 'en', session });
  const page = await openScreen(context, '/admin/company?tab=contacts');
  const departments = page.getByRole('group', { name: say('admin_company_departments') });
  const addresses = departments.getByRole('textbox', { name: say('admin_company_email') });
  await addresses.first().waitFor();
  for (const address of await addresses.all()) expect(await address.getAttribute('readonly')).not.toBeNull();
  expect(await departments.getByRole('button', { name: say('admin_company_department_add') }).count()).toBe(0);
  await page.getByRole('textbox', { name: say('admin_company_fax') }).fill('+962 6 500 0777');
  await page.getByRole('button', { name: say('admin_save'), exact: true }).click();
  await page.getByText(say('admin_company_updated')).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});
