import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenBlogPost } from '../support/given/given-blog-post.ts';
import { givenConsultation } from '../support/given/given-consultation.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenQuote } from '../support/given/given-quote.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

beforeAll(async () => {
  await givenContact(site(), { fullName: 'Lina Haddad' });
  await givenContact(site(), { fullName: 'Omar Nasser', status: 'read' });
});

const headings = (page: Page) => page.locator('main thead th').allTextContents();

test.each(readersOf('ar'))(
  'staff who read %s choose columns and keep a view, which is theirs after a reload',
  async (language) => {
    const say = words(language);
    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language, session, width: 1280 });
    const page = await openScreen(context, '/admin/contacts');
    await page.getByText('Lina Haddad').waitFor();
    const all = await headings(page);
    const email = say('admin_column_email');
    expect(all).toContain(email);

    await page.getByRole('button', { name: say('list_columns') }).click();
    const kept = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await page.getByRole('menuitemcheckbox', { name: email }).click();
    expect((await kept).status()).toBe(200);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect.poll(() => headings(page)).toEqual(all.filter((heading) => heading !== email));

    await page.goto('/admin/contacts?status=read&sort=fullName');
    await page.getByText('Lina Haddad').waitFor({ state: 'detached' });
    const views = page.getByRole('button', { name: say('list_views') });
    await views.click();
    await page.getByRole('menuitem', { name: say('list_view_save') }).click();
    const dialog = page.getByRole('dialog', { name: say('list_view_save') });
    // A name of signs that nobody sees would be that of the usual view.
    await dialog.locator('[name=name]').fill(' \u200b ');
    await dialog.getByRole('button', { name: say('admin_save') }).click();
    await dialog.getByText(say('error_required')).waitFor();
    await dialog.locator('[name=name]').fill(' مقروءة\u200f ');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('admin_save') }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.goto('/admin/contacts');
    await page.getByText('Lina Haddad').waitFor();
    // By keyboard alone.
    await views.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'مقروءة' }).press('Enter');
    await page.getByText('Lina Haddad').waitFor({ state: 'detached' });
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('status'), searchParams.get('sort')]).toEqual(['read', 'fullName']);
    const shown = page.getByRole('button', { name: say('list_view_shown', { name: 'مقروءة' }) });
    await shown.click();
    await page.getByRole('menuitem', { name: say('list_view_remove', { name: 'مقروءة' }) }).click();
    await page.getByText(say('list_view_removed')).waitFor();
    await page.getByText('Lina Haddad').waitFor();

    const colleague = await openStaff(browser(), {
      address: site().address,
      language,
      session: await givenSession(site()),
      width: 1280,
    });
    const theirs = await openScreen(colleague, '/admin/contacts');
    await theirs.getByText('Lina Haddad').waitFor();
    expect(await headings(theirs)).toEqual(all);
  },
);

test.each(readersOf('ar'))('a view with a long name can be chosen and removed on a phone, in %s', async (language) => {
  const say = words(language);
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width: 390 });
  const page = await openScreen(context, '/admin/contacts?sort=fullName');
  const name = 'الاستشارات التي لم يُرد عليها بعد في Quarterly view 2026 Q4';
  await page.getByRole('button', { name: say('list_views') }).click();
  await page.getByRole('menuitem', { name: say('list_view_save') }).click();
  const dialog = page.getByRole('dialog', { name: say('list_view_save') });
  await dialog.locator('[name=name]').fill(name);
  await dialog.getByRole('button', { name: say('admin_save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name }).click();
  const items = page.getByRole('menuitem');
  await items.filter({ hasText: say('list_view_remove', { name }) }).waitFor();
  const widths = await items.evaluateAll((found) => found.map((item) => item.getBoundingClientRect()));
  expect(widths.filter(({ left, right }) => left < 0 || right > 390)).toEqual([]);
  expect(
    await page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().width),
  ).toBeLessThan(300);
});

test.each(readersOf('ar'))('a phone shows four records of each list at once, in %s', async (language) => {
  for (const give of [givenContact, givenConsultation, givenQuote, givenApplication, givenBlogPost])
    for (let place = 0; place < 3; place += 1) await give(site());
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width: 390 });
  const heights: Record<string, number> = {};
  for (const list of ['contacts', 'consultations', 'quotes', 'careers', 'blogs']) {
    const page = await openScreen(context, `/admin/${list}`);
    await page.locator('main tbody tr').nth(2).waitFor();
    const measured = page.locator('main tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
    const [usual = Number.NaN] = (await measured).sort((one, other) => one - other).slice(1);
    heights[list] = usual;
    await page.close();
  }
  // With the gap between two, on a screen of 844 px without its bar of 64 px.
  expect(Object.entries(heights).filter(([, height]) => !(4 * (height + 8) <= 780))).toEqual([]);
});
