import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CareerStatus } from '#shared/leads/lead.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth, openAsAdmin } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

beforeEach(async () => {
  const { career } = site().services.leads;
  await career.removeMany((await career.list()).items.map(({ _id }) => _id));
});

const statusOf = async (id: string) => (await site().services.leads.career.get(id)).status;

describe.each(readersOf('ar'))('applications as a board, in %s', (language) => {
  const say = words(language);
  const column = (page: Page, status: CareerStatus) =>
    page.getByRole('region', { name: new RegExp(`^${say(`admin_status_${status}`)}`) });
  const cardIn = (page: Page, status: CareerStatus, name: string) =>
    column(page, status).getByRole('listitem').filter({ hasText: name });
  const undo = (page: Page) =>
    page
      .getByRole('button', { name: say('admin_undo'), exact: true })
      .last()
      .click();

  async function openBoard(width: number): Promise<Page> {
    const page = await openAsAdmin(site(), browser(), { path: '/admin/leads?kind=career', language, width });
    await page.getByRole('button', { name: say('board_as_board'), exact: true }).click();
    await column(page, 'pending').getByRole('listitem').first().waitFor();
    return page;
  }

  test.each([
    [390, 'light'],
    [1280, 'dark'],
  ] as const)('are moved by menu and keys, which sends nothing and can be undone (%i px, %s)', async (width, mode) => {
    const [one, other] = [
      await givenApplication(site(), { fullName: 'سميرة قاسم' }),
      await givenApplication(site(), { fullName: 'Omar Nasser' }),
    ];
    await site().services.desk.change(one._id, { rating: 4 }, { id: '', role: 'admin' });
    const page = await openBoard(width);
    await page.emulateMedia({ colorScheme: mode });
    await cardIn(page, 'pending', 'سميرة قاسم').getByText('4', { exact: false }).first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fullWidth(page)).toBe(width);
    // Whatever its script, a name stands at the start of its card.
    const starts = await page.locator('[data-card] a > bdi:first-child').evaluateAll((names) =>
      names.map((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const { left, right } = text.getBoundingClientRect();
        return Math.round(document.dir === 'rtl' ? right : left);
      }),
    );
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(1);
    // The menu of a card.
    const menu = page.getByRole('combobox', { name: say('admin_status_of', { name: 'Omar Nasser' }) });
    await menu.focus();
    await menu.selectOption('rejected');
    await cardIn(page, 'rejected', 'Omar Nasser').waitFor();
    expect(await fullWidth(page)).toBe(width);
    const told = say('board_moved', { name: 'Omar Nasser', status: say('admin_status_rejected') });
    await page.getByText(told).first().waitFor();
    await expect.poll(() => menu.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => statusOf(other._id)).toBe('rejected');
    await undo(page);
    await cardIn(page, 'pending', 'Omar Nasser').waitFor();
    await expect.poll(() => statusOf(other._id)).toBe('pending');
    // Keys, which stay with the card.
    const link = (status: CareerStatus) => cardIn(page, status, 'سميرة قاسم').getByRole('link');
    await link('pending').focus();
    await page.keyboard.press(']');
    await page.keyboard.press(']');
    await link('accepted').waitFor();
    await expect.poll(() => link('accepted').evaluate((card) => card === document.activeElement)).toBe(true);
    await expect.poll(() => statusOf(one._id)).toBe('accepted');
    // The earlier move of the same card has been changed since.
    await expect.poll(() => page.getByRole('button', { name: say('admin_undo'), exact: true }).count()).toBe(1);
    await page.keyboard.press('[');
    await expect.poll(() => statusOf(one._id)).toBe('reviewed');
    await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Omar Nasser');
    const letters = site().database.db.selectFrom('mail').select('id').where('kind', '=', 'thread');
    expect(await letters.where('lead_id', 'in', [one._id, other._id]).execute()).toEqual([]);
  });

  test('are dragged to another stage; the board is there again after a lead was read and after a reload', async () => {
    const { _id: id, reference } = await givenApplication(site(), { fullName: 'Samira Khalil' });
    const page = await openBoard(1280);
    await cardIn(page, 'pending', 'Samira Khalil').getByRole('link').dragTo(column(page, 'reviewed'));
    await cardIn(page, 'reviewed', 'Samira Khalil').waitFor();
    await expect.poll(() => statusOf(id)).toBe('reviewed');
    await cardIn(page, 'reviewed', 'Samira Khalil').getByRole('link').click();
    await page.waitForURL(`**/admin/leads/${reference}?**`);
    await page.getByRole('textbox', { name: say('desk_reply'), exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await cardIn(page, 'reviewed', 'Samira Khalil').waitFor();
    // Another address without a view shows applications as they were shown last.
    await page.goto('/admin/leads?kind=career');
    await cardIn(page, 'reviewed', 'Samira Khalil').waitFor();
    await page.getByRole('button', { name: say('board_as_list'), exact: true }).click();
    await page.getByRole('navigation', { name: say('desk_tabs') }).waitFor();
    expect(await column(page, 'reviewed').count()).toBe(0);
  });
});

test('a card that a colleague moved meanwhile is not moved over it unasked, and a move is seen by others', async () => {
  const say = words('en');
  const { _id: id } = await givenApplication(site(), { fullName: 'Samira Khalil' });
  const session = await givenSession(site());
  const at = { address: site().address, language: 'en', session, width: 1280 } as const;
  const page = await openScreen(await openStaff(browser(), at), '/admin/leads?kind=career&view=board');
  const watching = await openScreen(
    await openStaff(browser(), { ...at, isLive: true }),
    '/admin/leads?kind=career&view=board',
  );
  const menuOf = (of: Page) => of.getByRole('combobox', { name: say('admin_status_of', { name: 'Samira Khalil' }) });
  await menuOf(page).waitFor();
  await site().services.leads.career.changeStatus(id, 'rejected');
  await menuOf(page).selectOption('accepted');
  const question = page.getByRole('dialog', { name: say('conflict_status_title') });
  await question
    .getByRole('button', { name: say('conflict_status_theirs', { theirs: say('admin_status_rejected') }) })
    .click();
  await expect.poll(() => menuOf(page).inputValue()).toBe('rejected');
  expect(await statusOf(id)).toBe('rejected');
  await menuOf(page).selectOption('reviewed');
  await expect.poll(() => menuOf(watching).inputValue(), { timeout: 4_000 }).toBe('reviewed');
  expect(await statusOf(id)).toBe('reviewed');
});

test('whose applications are shown is counted over all stages, as the list of the same ones counts it', async () => {
  const say = words('en');
  const { career } = site().services.leads;
  const session = await givenSession(site());
  const headers = { authorization: `Bearer ${session.token}` };
  const me = await site().http.inject({ url: '/api/auth/me', headers });
  const account = await site().services.users.findUser(me.json().user.username);
  const stages: CareerStatus[] = ['pending', 'reviewed', 'reviewed', 'rejected', 'accepted'];
  for (const [place, status] of stages.entries()) {
    const { _id } = await givenApplication(site(), { fullName: `Applicant ${place}` });
    if (status !== 'pending') await career.changeStatus(_id, status);
    if (place === 2)
      await site().services.desk.change(_id, { owner: account?._id ?? '' }, { id: account?._id ?? '', role: 'admin' });
  }
  const page = await openScreen(
    await openStaff(browser(), { address: site().address, language: 'en', session, width: 1280 }),
    '/admin/leads?kind=career&view=board',
  );
  const owners = page.getByRole('group', { name: say('desk_owner') });
  const counts = async () => (await owners.getByRole('button').allInnerTexts()).map((text) => text.replace(/\D+/g, ''));
  await expect.poll(counts).toEqual(['5', '1', '4']);
  await owners.getByRole('button', { name: say('desk_mine') }).click();
  await page.locator('[data-card]').filter({ hasText: 'Applicant 0' }).waitFor({ state: 'detached' });
  expect(await page.locator('[data-card]').count()).toBe(1);
  expect(await counts()).toEqual(['5', '1', '4']);
  await page.getByRole('button', { name: say('board_as_list'), exact: true }).click();
  await page.getByRole('navigation', { name: say('desk_tabs') }).waitFor();
  await expect.poll(counts).toEqual(['5', '1', '4']);
});
