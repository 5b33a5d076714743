import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { colourOf } from '../support/browser/shown-colour.ts';
import { readersOf } from '../support/full-run.ts';
import { givenConsultation } from '../support/given/given-consultation.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { specified } from '../support/specified/specified-words.ts';

const site = useDemoSite();
const browser = useBrowser();
const message = 'Do you weave bags of 50 kg?\nAnd of 25 kg?';
const createdAt = '2026-11-20T21:30:00.000Z';
// No word of the one is found in what the other sent.
const senderOf = (language: Language) => (language === 'en' ? 'Lina Tabbaa' : 'Lina Qasem');

beforeAll(async () => {
  for (const language of languages) {
    const fullName = senderOf(language);
    await givenContact(site(), { fullName, message, createdAt });
    await givenConsultation(site(), { fullName, message, createdAt });
  }
});

async function openManagement(language: Language, path: string): Promise<Page> {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width: 1400 });
  const page = await openScreen(context, `${path}?q=${encodeURIComponent(senderOf(language))}`);
  await rowOf(page).waitFor();
  return page;
}

const rowOf = (page: Page) => page.locator('main tbody tr').first();
const readsList = (page: Page, path: string) =>
  page.waitForRequest((request) => request.method() === 'GET' && new URL(request.url()).pathname === path);

/** What the next call to `/api<path>/…` by this method comes to. */
async function answerNext(page: Page, method: string, how: 'refuse' | 'say' | 'lose'): Promise<void> {
  await page.unrouteAll();
  await page.route(/\/api\/(contacts|consultations)/, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (how === 'lose') return route.abort();
    return how === 'say'
      ? route.fulfill({ status: 409, json: { success: false, message: 'Just not now.' } })
      : route.fulfill({ status: 500, body: '' });
  });
}

describe.each(readersOf('en'))('in %s', (language) => {
  const said = specified(language);
  const fullName = senderOf(language);
  const pending = said('Pending', 'admin_status_pending');
  const read = said('Read', 'admin_status_read');
  const replied = said('Replied', 'admin_status_replied');
  const shownTime = new Intl.DateTimeFormat(language === 'ar' ? 'ar-JO-u-nu-latn' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Amman',
  }).format(new Date(createdAt));
  const shownDay = new Intl.DateTimeFormat(language === 'ar' ? 'ar-JO-u-nu-latn' : 'en-US', {
    dateStyle: 'medium',
    timeZone: 'Asia/Amman',
  }).format(new Date(createdAt));

  const columnsOf = (page: Page) => page.locator('main thead th').allTextContents();
  const act = (page: Page, words: string, key: Parameters<typeof said>[1]) =>
    rowOf(page).getByRole('button', { name: said(words, key, { name: fullName }), exact: true });
  const viewDetails = (page: Page) => act(page, `View Details: ${fullName}`, 'admin_view_details_named');
  const remove = (page: Page) => act(page, `Delete ${fullName}`, 'admin_delete_named');
  const yes = (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: said('Delete', 'admin_delete'), exact: true });

  /** Each way of failing is told in a dismissible alert, and the row stays as it was. */
  async function expectTold(page: Page, method: string, words: string, tryIt: () => Promise<unknown>): Promise<void> {
    const network = said('Network error. Please try again.', 'admin_network_error');
    for (const [how, told] of [
      ['refuse', words],
      ['say', 'Just not now.'],
      ['lose', network],
    ] as const) {
      await answerNext(page, method, how);
      await tryIt();
      const alert = page.locator('main').getByRole('alert').filter({ hasText: told });
      await alert.waitFor();
      await alert.getByRole('button', { name: said('Close', 'admin_close'), exact: true }).click();
      await alert.waitFor({ state: 'hidden' });
    }
    await page.unrouteAll();
  }

  const failedLists = [
    { path: '/admin/contacts', words: said('Failed to fetch contacts', 'admin_contacts_error_fetching') },
    {
      path: '/admin/consultations',
      words: said('Failed to fetch consultations', 'admin_consultations_error_fetching'),
    },
  ];

  test('Contact Management lists, shows, filters, changes and deletes messages', async () => {
    const page = await openManagement(language, '/admin/contacts');
    expect(await columnsOf(page)).toEqual([
      said('Name', 'admin_column_name'),
      said('Email', 'admin_column_email'),
      said('Company', 'admin_column_company'),
      said('Status', 'admin_column_status'),
      said('Date', 'admin_column_date'),
      said('Actions', 'admin_list_actions'),
    ]);
    const row = rowOf(page);
    for (const shown of [fullName, 'lina@example.com', 'Haddad Feed', shownDay])
      await expect.poll(() => row.textContent()).toContain(shown);
    await expect.poll(() => viewDetails(page).getAttribute('title')).toBe(said('View Details', 'admin_view_details'));
    await expect.poll(() => remove(page).getAttribute('title')).toBe(said('Delete', 'admin_delete'));

    const status = row.getByRole('combobox');
    await expect.poll(() => status.locator('option').allTextContents()).toEqual([pending, read, replied]);
    expect([await status.inputValue(), await colourOf(status)]).toEqual(['pending', 'yellow']);
    for (const [value, colour] of [
      ['replied', 'green'],
      ['pending', 'yellow'],
      ['read', 'blue'],
    ] as const) {
      const again = readsList(page, '/api/contacts');
      await status.selectOption(value);
      await again;
      await expect.poll(() => colourOf(status)).toBe(colour);
    }

    await viewDetails(page).click();
    const details = page.getByRole('dialog', { name: said('Contact Details', 'admin_contacts_details'), exact: true });
    const facts = details.locator('dl > div');
    const factOf = (words: string, key: Parameters<typeof said>[1]) =>
      facts.filter({ has: page.locator('dt', { hasText: said(words, key) }) }).locator('dd');
    for (const [label, key, shown] of [
      ['Name', 'admin_column_name', fullName],
      ['Email', 'admin_column_email', 'lina@example.com'],
      ['Company', 'admin_column_company', 'Haddad Feed'],
      ['Status', 'admin_column_status', read],
      ['Submitted At', 'admin_column_submitted_at', shownTime],
    ] as const)
      await expect.poll(() => factOf(label, key).textContent()).toBe(shown);
    expect(await colourOf(factOf('Status', 'admin_column_status').locator('.mantine-Badge-root'))).toBe('blue');
    const words = factOf('Message', 'admin_column_message');
    await expect.poll(() => words.textContent()).toBe(message);
    expect(await words.evaluate((text) => getComputedStyle(text).whiteSpace)).toMatch(/pre-(wrap|line)|break-spaces/);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: said('Filter', 'admin_filter'), exact: true }).click();
    const filter = page.getByRole('dialog');
    expect((await filter.getByRole('radio').count()) > 0).toBe(true);
    for (const choice of [said('All', 'admin_filter_all'), pending, read, replied])
      await filter.getByRole('radio', { name: choice, exact: true }).waitFor();
    await filter.getByRole('radio', { name: replied, exact: true }).check();
    await filter.getByRole('button', { name: said('Apply', 'admin_filter_apply'), exact: true }).click();
    await page.getByText(said('Nothing matches this search and these filters.', 'admin_list_nothing_found')).waitFor();
    await page
      .getByRole('button', { name: said('Filter: Replied', 'admin_filter_active', { value: replied }) })
      .click();
    await filter.getByRole('button', { name: said('Clear Filters', 'admin_filter_clear'), exact: true }).click();
    await row.waitFor();

    await expectTold(page, 'PATCH', said('Failed to update status', 'admin_contacts_error_status'), () =>
      status.selectOption('replied'),
    );
    await expect.poll(() => status.inputValue()).toBe('read');
    await expectTold(page, 'DELETE', said('Failed to delete contact', 'admin_contacts_error_deleting'), async () => {
      await remove(page).click();
      await yes(page).click();
    });
    await remove(page).click();
    const question = `Are you sure you want to delete the message from ${fullName}? This action cannot be undone.`;
    await page
      .getByRole('dialog')
      .getByText(said(question, 'admin_contacts_confirm_delete', { name: fullName }), { exact: true })
      .waitFor();
    const again = readsList(page, '/api/contacts');
    await yes(page).click();
    await again;
    await row.waitFor({ state: 'hidden' });
  });

  test('Consultation Management lists, shows and deletes requests, which have no status', async () => {
    const page = await openManagement(language, '/admin/consultations');
    expect(await columnsOf(page)).toEqual([
      said('Name', 'admin_column_name'),
      said('Email', 'admin_column_email'),
      said('Company', 'admin_column_company'),
      said('Type of Inquiry', 'admin_column_type_of_inquiry'),
      said('Date', 'admin_column_date'),
      said('Actions', 'admin_list_actions'),
    ]);
    const automation = said('Automation', 'category_automation');
    for (const shown of [fullName, 'omar@example.com', 'Nasser Cement', automation, shownDay])
      await expect.poll(() => rowOf(page).textContent()).toContain(shown);
    expect(await rowOf(page).getByRole('combobox').count()).toBe(0);
    await viewDetails(page).click();
    const details = page.getByRole('dialog');
    const facts = await details.locator('dl').textContent();
    for (const shown of [
      ...[said('Name', 'admin_column_name'), fullName, said('Email', 'admin_column_email'), 'omar@example.com'],
      ...[said('Company', 'admin_column_company'), 'Nasser Cement', automation, message, shownTime],
      ...[said('Type of Inquiry', 'admin_column_type_of_inquiry'), said('Submitted At', 'admin_column_submitted_at')],
    ])
      expect(facts).toContain(shown);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });

    const failed = said('Failed to delete consultation', 'admin_consultations_error_deleting');
    await expectTold(page, 'DELETE', failed, async () => {
      await remove(page).click();
      await yes(page).click();
    });
    await remove(page).click();
    const question = `Are you sure you want to delete the message from ${fullName}? This action cannot be undone.`;
    await page
      .getByRole('dialog')
      .getByText(said(question, 'admin_contacts_confirm_delete', { name: fullName }), { exact: true })
      .waitFor();
    const again = readsList(page, '/api/consultations');
    await yes(page).click();
    await again;
    await rowOf(page).waitFor({ state: 'hidden' });
  });

  test.each(failedLists)('a list that cannot be had is told on $path, with Retry', async ({ path, words }) => {
    const session = await givenSession(site());
    const page = await (await openStaff(browser(), { address: site().address, language, session })).newPage();
    const network = said('Network error. Please try again.', 'admin_network_error');
    const retry = page.getByRole('button', { name: said('Retry', 'retry'), exact: true });
    await answerNext(page, 'GET', 'refuse');
    await page.goto(path);
    await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
    await answerNext(page, 'GET', 'say');
    await retry.click();
    await page.getByRole('alert').getByText('Just not now.', { exact: true }).waitFor();
    await answerNext(page, 'GET', 'lose');
    await retry.click();
    const alert = page.getByRole('alert').filter({ hasText: network });
    await alert.waitFor();
    await alert.getByRole('button', { name: said('Close', 'admin_close'), exact: true }).click();
    await alert.waitFor({ state: 'hidden' });
    await page.unrouteAll();
    await retry.click();
    await retry.waitFor({ state: 'hidden' });
  });
});
