import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sections } from '#app/office/shell/sections.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { isFullRun, readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenConsultation } from '../support/given/given-consultation.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenSession, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { answerOnlyWhatIsSpecified } from '../support/specified/specified-answers.ts';

const site = useDemoSite();
const browser = useBrowser();

beforeAll(async () => {
  await givenContact(site());
  await givenConsultation(site());
  await givenApplication(site());
});

/** A page to which only specified fields are answered, and what goes wrong on it. */
async function openBarely(language: 'en' | 'ar') {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width: 1280 });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  await answerOnlyWhatIsSpecified(page);
  return { page, faults };
}

async function isUsable(page: Page, language: 'en' | 'ar'): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(words(language)('error_page_title')).count(), page.url()).toBe(0);
}

describe.each(readersOf('ar'))('a server that answers the specified fields alone, in %s', (language) => {
  const say = words(language);

  test('every screen of the back office renders', async () => {
    const { page, faults } = await openBarely(language);
    const shown = [...sections, { to: '/admin/account' }];
    for (const { to } of shown.filter((_, i) => isFullRun || i % 2 === 0)) {
      await page.goto(to);
      await isUsable(page, language);
    }
    expect(faults).toEqual([]);
  }, 240_000);

  test('the specified lists show their records, and each of their dialogs opens', async () => {
    const { page, faults } = await openBarely(language);
    const dialog = page.getByRole('dialog');
    const cards = page.locator('main li:has(h2), main tbody tr');
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };
    const opens = async (name: string, shown: string) => {
      await page.locator('main').getByRole('button', { name }).first().click();
      await dialog.getByText(shown).first().waitFor();
      await close();
    };
    await page.goto('/admin/contacts');
    await opens(say('admin_view_details_named', { name: 'Lina Haddad' }), 'Do you weave bags of 50 kg?');
    await opens(say('admin_filter'), say('admin_filter_apply'));
    await page.goto('/admin/consultations');
    await opens(say('admin_view_details_named', { name: '' }).trim(), say('admin_column_type_of_inquiry'));
    await page.goto('/admin/careers');
    await opens(say('admin_careers_preview_named', { name: 'Samira Khalil' }), '079 123 4567');
    await opens(say('admin_careers_change_status_named', { name: 'Samira Khalil' }), say('admin_careers_new_status'));
    const adds = {
      partners: 'admin_partners_add',
      products: 'admin_products_add',
      blogs: 'admin_blogs_create',
    } as const;
    for (const [kind, add] of Object.entries(adds)) {
      await page.goto(`/admin/${kind}`);
      await cards.first().waitFor();
      // All of them: an answer without a number of pages is the whole list.
      const { length } = (await (await fetch(`${site().address}/api/${kind}`)).json()) as unknown[];
      await expect.poll(() => cards.count(), { message: kind }).toBeGreaterThanOrEqual(length);
      await opens(say('admin_edit_named', { name: '' }).trim(), say('admin_update'));
      await opens(say(add), say('admin_create'));
    }
    expect(faults).toEqual([]);
  }, 240_000);
});

describe('a server that answers what this page does not know yet', () => {
  async function openAnswered(screen: string, call: string, json: object) {
    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language: 'en', session, width: 1280 });
    const page = await context.newPage();
    const total = { 'x-total-count': '2' };
    await page.route(call, (route) => route.fulfill({ json, headers: total }));
    await page.goto(screen);
    await page.locator('main h1').waitFor();
    return page;
  }

  test('a kind of record in the Trash is left out: it cannot be restored as a partner', async () => {
    const page = await openAnswered('/admin/trash', '**/api/trash?*', [
      { _id: 'a', entity: 'voucher', title: 'A voucher' },
      { _id: 'b', entity: 'partner', title: 'A partner' },
    ]);
    await page.locator('main tbody tr').first().waitFor();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(1);
    await page.locator('main tbody tr').getByText('A partner').waitFor();
  });

  test('an act in the audit log keeps its own name', async () => {
    const page = await openAnswered('/admin/audit', '**/api/audit?*', [
      { _id: 'a', at: '2026-11-01T08:00:00.000Z', action: 'moon_landed', section: 'auth' },
    ]);
    await page
      .locator('main tbody tr')
      .getByText(/: moon_landed$/)
      .waitFor();
  });

  test('what is held about a person is never shown as nothing', async () => {
    const page = await openAnswered('/admin/privacy', '**/api/privacy/person', {
      records: [{ _id: 'a', section: 'vouchers', reference: 'V-1', createdAt: '2026-11-01T08:00:00.000Z' }],
      mails: 0,
      drafts: 0,
    });
    const field = page.getByLabel(words('en')('admin_privacy_person_label'));
    await field.fill('samira@example.com');
    await field.press('Enter');
    await page.locator('main').getByRole('alert').waitFor();
    expect(await page.getByText(words('en')('admin_privacy_nothing')).count()).toBe(0);
  });
});

test('a partner that was read from such an answer can be saved', async () => {
  const { page, faults } = await openBarely('en');
  await page.goto('/admin/partners');
  await page.locator('main').getByRole('button', { name: 'Edit' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Industry').first().fill('Cement and lime');
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Update' }).click();
  expect((await (await saving).response())?.status()).toBe(200);
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Cement and lime').first().waitFor();
  expect(faults).toEqual([]);
});
