import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { rowOf } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenConsultation } from '../support/given/given-consultation.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenSession, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const seconds = 1_000;

beforeEach(async () => {
  const { db } = site().database;
  for (const table of ['contact', 'consultation', 'career'] as const) await db.deleteFrom(table).execute();
});

async function openWithClock(path: string, language: 'en' | 'ar' = 'en', width = 1280) {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Counts what a page asks of a list. */
function countAsked(page: Page, list: string): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/${list}`) asked += 1;
  });
  return () => asked;
}

const showButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Show' });

describe.each([
  { list: 'contacts', give: () => givenContact(site()) },
  { list: 'consultations', give: () => givenConsultation(site()) },
  { list: 'careers', give: () => givenApplication(site()) },
])('$list', ({ list, give }) => {
  test('that arrive while the list is open are counted within half a minute, and shown on request', async () => {
    await give();
    const page = await openWithClock(`/admin/${list}`);
    const rows = page.locator('main tbody tr');
    await expect.poll(() => rows.count()).toBe(1);
    await page.locator('main tbody input[type=checkbox]').check();
    await give();
    await give();
    await page.clock.fastForward(31 * seconds);
    await page.getByText('2 new', { exact: true }).waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    await showButton(page).click();
    await expect.poll(() => rows.count()).toBe(3);
    await showButton(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await expect.poll(() => page.locator('main tbody input:checked').count()).toBe(1);
  });

  test('that come to an empty list are shown at once', async () => {
    const page = await openWithClock(`/admin/${list}`);
    await give();
    await page.clock.fastForward(31 * seconds);
    await page.locator('main tbody tr').waitFor();
  });
});

test('open records, input and reading position stay', async () => {
  for (let number = 0; number < 20; number++) await givenContact(site(), { fullName: `Person ${number}` });
  const page = await openWithClock('/admin/contacts?sort=fullName&status=pending');
  await rowOf(page, 'Person 9').getByRole('button', { name: 'View Details: Person 9' }).click();
  await page.getByRole('dialog').waitFor();
  await givenContact(site(), { fullName: 'Aws' });
  await givenContact(site(), { fullName: 'Already read', status: 'read' });
  const places = () =>
    page.evaluate(() => [scrollY, document.querySelectorAll('main tbody tr').length, location.search]);
  const before = await places();
  await page.clock.fastForward(31 * seconds);
  // The filter counts: one of the two is new to it.
  await page.locator('main').getByText('1 new', { exact: true }).waitFor();
  expect(await places()).toEqual(before);
  await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await showButton(page).click();
  await rowOf(page, 'Aws').waitFor();
  // The newest are first, and the filter is unchanged.
  expect(new URL(page.url()).search).toBe('?status=pending');
});

test('the count of new records stays when the list is reloaded, in any order and on any page', async () => {
  for (let number = 10; number < 40; number++) await givenContact(site(), { fullName: `Person ${number}` });
  const page = await openWithClock('/admin/contacts?sort=fullName');
  const look = async () => {
    const looked = page.waitForResponse((response) => response.url().includes('limit=1'));
    await page.clock.fastForward(31 * seconds);
    await looked;
  };
  const announced = page.locator('main').getByText('1 new', { exact: true });
  await givenContact(site(), { fullName: 'Aws' });
  await look();
  await announced.waitFor();
  const read = page.waitForResponse((response) => response.url().includes('limit=25'));
  await page.getByLabel('Status of Person 12').selectOption('read');
  await read;
  await look();
  await announced.waitFor();
  await page.getByRole('button', { name: words('en')('admin_list_page', { page: 2 }), exact: true }).click();
  await rowOf(page, 'Person 39').waitFor();
  await look();
  await announced.waitFor();
});

test('polling pauses while the tab is hidden or offline, and resumes at once', async () => {
  await givenContact(site());
  const page = await openWithClock('/admin/contacts');
  const asked = countAsked(page, 'contacts');
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.clock.runFor(300 * seconds);
  expect(asked()).toBe(0);
  await givenContact(site());
  await show('visible');
  await page.getByText('1 new', { exact: true }).waitFor();

  const before = asked();
  await page.context().setOffline(true);
  await page.clock.runFor(300 * seconds);
  expect(asked()).toBe(before);
  await page.context().setOffline(false);
  await expect.poll(asked).toBeGreaterThan(before);
});

test('a session that ended stops it', async () => {
  await givenContact(site());
  const page = await openWithClock('/admin/contacts');
  await page.route('**/api/contacts**', (route) => route.fulfill({ status: 401, json: { success: false } }));
  await page.clock.fastForward(31 * seconds);
  await page.waitForURL(/\/login\?from=/);
});

test('a refused poll changes nothing on the screen', async () => {
  await givenContact(site());
  const page = await openWithClock('/admin/contacts');
  await page.route('**/api/contacts**', (route) => route.fulfill({ status: 503, json: { success: false } }));
  const asking = page.waitForResponse((response) => response.status() === 503);
  await page.clock.fastForward(31 * seconds);
  await asking;
  await expect.poll(() => rowOf(page, 'Lina Haddad').count()).toBe(1);
  expect(await page.locator('main').getByRole('alert').count()).toBe(0);
});

test('the dashboard counts what comes', async () => {
  const page = await openWithClock('/admin/dashboard');
  const messages = page.getByRole('region', { name: 'New messages' }).locator('p').first();
  await expect.poll(() => messages.textContent()).toBe('0');
  await givenContact(site());
  await page.clock.fastForward(31 * seconds);
  await expect.poll(() => messages.textContent()).toBe('1');
});

describe.each(readersOf('ar'))('%s', (language) => {
  test('says how many there are', async () => {
    const say = words(language);
    await givenContact(site());
    const page = await openWithClock('/admin/contacts', language, 360);
    for (let number = 0; number < 3; number++) await givenContact(site());
    await page.clock.fastForward(31 * seconds);
    await page.getByText(say('admin_list_new', { count: 3 }), { exact: true }).waitFor();
    await page.getByRole('button', { name: say('admin_list_new_show'), exact: true }).click();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(4);
  });
});
