import { beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { confirmDeletion, fullWidth, openAsAdmin, rowOf, tabTo } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const lina = { fullName: 'Lina Haddad', message: 'First line\nSecond line' };
const ahmad = { fullName: 'أحمد العبادي', email: 'ahmad@example.com', company: 'مطاحن العبادي' };

beforeEach(async () => {
  // The search counts its own texts, which go with their records otherwise.
  await site().database.db.deleteFrom('search_doc').where('entity', '=', 'contact').execute();
  await site().database.db.deleteFrom('contact').execute();
});
const statusOf = async (id: string) => (await site().services.leads.contact.get(id)).status;

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);
  const open = (query = '') => openAsAdmin(site(), browser(), { path: `/admin/contacts${query}`, language });

  test('read a message, answer it, change its status and delete it', async () => {
    const contact = await givenContact(site(), lina);
    await givenContact(site(), ahmad);
    const page = await open();
    await expect.poll(() => page.locator('main h1').textContent()).toBe(say('admin_contacts_heading'));
    const headings = ['name', 'email', 'company', 'status', 'date'] as const;
    await rowOf(page, lina.fullName).waitFor();
    await expect
      .poll(() => page.locator('thead th').allTextContents())
      .toEqual([...headings.map((heading) => say(`admin_column_${heading}`)), say('admin_list_actions')]);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByLabel(say('admin_status_of', { name: lina.fullName })).selectOption('replied');
    await page.getByText(say('contact_status_updated')).waitFor();
    expect(await statusOf(contact._id)).toBe('replied');

    const view = page.getByRole('button', { name: say('admin_view_details_named', { name: lina.fullName }) });
    await view.click();
    const details = page.getByRole('dialog', { name: say('admin_contacts_details') });
    const message = details.locator('dd').last();
    await expect.poll(() => message.textContent()).toBe(lina.message);
    expect(await message.evaluate((element) => getComputedStyle(element).whiteSpace)).toMatch(/^pre-line/);
    await details.getByText(say('admin_status_replied'), { exact: true }).waitFor();
    const desk = details.getByRole('link', { name: say('desk_open_in') });
    expect(await desk.getAttribute('href')).toBe(`/admin/leads/${contact.reference}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    expect(await view.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: say('admin_delete_named', { name: lina.fullName }) }).click();
    await confirmDeletion(page, language, say('admin_contacts_confirm_delete', { name: lina.fullName }));
    await page.getByText(say('contact_deleted')).waitFor();
    await rowOf(page, lina.fullName).waitFor({ state: 'detached' });
    await expect.poll(() => rowOf(page, ahmad.fullName).count()).toBe(1);
  });

  test('search, filter by status, and find it all in the address', async () => {
    await givenContact(site(), lina);
    await givenContact(site(), { ...ahmad, status: 'read', message: 'نريد اكياس' });
    const page = await open();
    await page.getByRole('searchbox').fill('أكياس');
    await rowOf(page, lina.fullName).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('q')).toBe('أكياس');
    expect(await page.getByRole('searchbox').evaluate((element) => element === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: say('admin_filter'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('admin_contacts_filter_title') });
    await dialog.getByLabel(say('admin_status_replied')).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('admin_filter_apply') }).click();
    await page.getByText(say('admin_list_nothing_found')).waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('replied');
    await page.getByRole('button', { name: say('admin_list_clear') }).click();
    await rowOf(page, lina.fullName).waitFor();

    await page.getByRole('button', { name: say('admin_column_name'), exact: true }).click();
    await page.locator('th[aria-sort=ascending]').waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('fullName');
  });

  test('choose whose status counts when somebody else has changed it', async () => {
    const contact = await givenContact(site(), lina);
    const page = await open();
    const select = page.getByLabel(say('admin_status_of', { name: lina.fullName }));
    await select.waitFor();
    await site().services.leads.contact.changeStatus(contact._id, 'replied');
    const names = { theirs: say('admin_status_replied'), mine: say('admin_status_read') };
    const dialog = page.getByRole('dialog', { name: say('conflict_status_title') });
    await select.selectOption('read');
    await dialog.getByText(say('conflict_status_text', names)).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('conflict_status_theirs', names) }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => select.inputValue()).toBe('replied');
    expect(await statusOf(contact._id)).toBe('replied');

    await site().services.leads.contact.changeStatus(contact._id, 'pending');
    await select.selectOption('read');
    await dialog.getByRole('button', { name: say('conflict_status_mine', names) }).click();
    await page.getByText(say('contact_status_updated')).waitFor();
    expect(await statusOf(contact._id)).toBe('read');
  });

  test('see a lost connection, and nothing that did not happen', async () => {
    const contact = await givenContact(site(), lina);
    const page = await open();
    const select = page.getByLabel(say('admin_status_of', { name: lina.fullName }));
    await select.waitFor();
    await page.route('**/api/contacts**', (route) => route.abort());
    await select.selectOption('read');
    const alert = page.locator('main').getByRole('alert');
    await alert.getByText(say('admin_network_error')).waitFor();
    await expect.poll(() => select.inputValue()).toBe('pending');
    expect(await statusOf(contact._id)).toBe('pending');
    await alert.getByRole('button', { name: say('admin_close') }).click();
    await alert.waitFor({ state: 'detached' });

    await page.getByRole('searchbox').fill('nobody');
    await alert.getByText(say('admin_network_error')).waitFor();
    await page.unroute('**/api/contacts**');
    await alert.getByRole('button', { name: say('retry') }).click();
    await page.getByText(say('admin_list_nothing_found')).waitFor();
  });
});

test('a status is changed unconditionally only when the server cannot tell the stored one', async () => {
  const { _id } = await givenContact(site(), lina);
  const page = await openAsAdmin(site(), browser(), { path: '/admin/contacts', language: 'en' });
  const select = page.getByLabel('Status of Lina Haddad');
  await select.waitFor();
  await site().services.leads.contact.changeStatus(_id, 'replied');
  let status = 503;
  await page.route(`**/api/contacts/${_id}`, (route) => route.fulfill({ status, json: { success: false } }));
  await select.selectOption('read');
  await page.locator('main').getByRole('alert').getByText('Failed to update status').waitFor();
  expect(await statusOf(_id)).toBe('replied');
  status = 404;
  await select.selectOption('read');
  await page.getByText('Status updated').waitFor();
  expect(await statusOf(_id)).toBe('read');
});

test('several messages are given a status and deleted at once, after a question that says how many', async () => {
  for (const person of [lina, ahmad, { fullName: 'Rami Saleh' }]) await givenContact(site(), person);
  const page = await openAsAdmin(site(), browser(), { path: '/admin/contacts', language: 'en' });
  await page.getByLabel('Select all on this page').check();
  await page.getByLabel('Select Rami Saleh').uncheck();
  const bar = page.getByRole('region', { name: 'Selected records' });
  await bar.getByText('2 records selected').waitFor();
  await bar.getByLabel('Change Status').selectOption('read');
  const question = page.getByRole('dialog');
  await question.getByText('The status of 2 records becomes “Read”.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Status of 2 records updated').waitFor();
  await page.getByLabel('Select all on this page').check();
  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirmDeletion(page, 'en', '3 records are selected for deletion. This action cannot be undone.');
  await page.getByText('No contact messages found').waitFor();
});

test('many messages come in pages of 25, and the last page follows when it is emptied', async () => {
  for (let number = 10; number < 36; number++) await givenContact(site(), { fullName: `Person ${number}` });
  const page = await openAsAdmin(site(), browser(), { path: '/admin/contacts?sort=fullName&page=9', language: 'en' });
  await rowOf(page, 'Person 35').waitFor();
  await expect.poll(() => page.locator('main tbody tr').count()).toBe(1);
  await page.getByRole('button', { name: 'Delete Person 35' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await rowOf(page, 'Person 34').waitFor();
  await expect.poll(() => page.locator('main tbody tr').count()).toBe(25);
});

test('a phone and a keyboard are enough', async () => {
  await givenContact(site(), lina);
  await givenContact(site(), ahmad);
  const page = await openAsAdmin(site(), browser(), { path: '/admin/contacts', language: 'en', width: 360 });
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('lina');
  await rowOf(page, ahmad.fullName).waitFor({ state: 'detached' });
  await tabTo(page, page.getByRole('button', { name: 'View Details: Lina Haddad' }));
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Contact Details' });
  await details.waitFor();
  expect(await fullWidth(page)).toBe(360);
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'hidden' });
  await tabTo(page, page.getByRole('button', { name: 'Delete Lina Haddad' }));
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog', { name: 'Confirm Delete' });
  await tabTo(page, confirm.getByRole('button', { name: 'Delete', exact: true }));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Message deleted successfully').waitFor();
  await page.getByText('Nothing matches this search').waitFor();
  expect(await fullWidth(page)).toBe(360);
  expect(await accessibilityFaults(page)).toEqual([]);
});
