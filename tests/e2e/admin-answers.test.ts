import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { rowOf } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

beforeEach(async () => {
  for (const { _id } of (await site().services.leads.contact.list()).items)
    await site().services.leads.contact.remove(_id);
});

const reading = 'Yes, 50 kg are usual.';
type Reader = 'en' | 'ar';

async function openOffice(language: Reader, width = 1280): Promise<BrowserContext> {
  const session = await givenSession(site());
  return openStaff(browser(), { address: site().address, language, session, width });
}

const answerField = (page: Page, language: Reader) =>
  page.getByRole('dialog').getByLabel(words(language)('admin_thread_text'));

/** Opens the message of Lina Haddad. */
async function openLead(page: Page, language: Reader): Promise<void> {
  const view = words(language)('admin_view_details_named', { name: 'Lina Haddad' });
  await page.getByRole('button', { name: view }).click();
  await answerField(page, language).waitFor();
}

async function openedLead(context: BrowserContext, language: Reader): Promise<Page> {
  const page = await openScreen(context, '/admin/contacts');
  await openLead(page, language);
  return page;
}

const send = (page: Page, language: Reader) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: words(language)('admin_thread_answer'), exact: true })
    .click();

describe.each(readersOf('ar'))('an answer that was typed and not sent, in %s', (language) => {
  const closings: [string, (page: Page) => Promise<unknown>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click outside', (page) => page.mouse.click(5, 400)],
    [
      'a reload',
      async (page) => {
        await page.reload();
        await page.locator('main h1').waitFor();
      },
    ],
  ];
  test.each(closings)('is there again after %s', async (_, close) => {
    await givenContact(site());
    const page = await openedLead(await openOffice(language), language);
    await answerField(page, language).fill(reading);
    await close(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openLead(page, language);
    await expect.poll(() => answerField(page, language).inputValue()).toBe(reading);
    await send(page, language);
    await page.getByRole('listitem').getByText(reading).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openLead(page, language);
    expect(await answerField(page, language).inputValue()).toBe('');
  });

  test('is there after a session that ended, and the way back names its form', async () => {
    await givenContact(site());
    const context = await openOffice(language);
    const page = await openedLead(context, language);
    await answerField(page, language).fill(reading);
    const stored = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
    await page.route('**/api/contacts/*/thread', (route) =>
      route.fulfill({ status: 401, json: { success: false, message: '', code: 'unauthenticated' } }),
    );
    await send(page, language);
    await page.waitForURL(/\/login\?from=/);
    await page.unroute('**/api/contacts/*/thread');
    await page.evaluate(([token, user]) => {
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('user', user ?? '');
    }, stored);
    await page.goto('/admin/partners');
    const say = words(language);
    const form = `${say('admin_nav_contacts')}: Lina Haddad`;
    const line = page.getByRole('status').filter({ hasText: say('admin_kept_waiting', { form }) });
    const heading = await page.locator('main h1').boundingBox();
    const shown = await line.boundingBox();
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    await line.getByRole('link', { name: say('admin_kept_open'), exact: true }).click();
    await expect.poll(() => answerField(page, language).inputValue()).toBe(reading);
    await line.waitFor({ state: 'detached' });
  });
});

test('the line about what was kept goes with the next screen, and does not come back', async () => {
  const say = words('en');
  await givenContact(site());
  const context = await openOffice('en');
  const page = await openedLead(context, 'en');
  await answerField(page, 'en').fill(reading);
  await page.reload();
  const line = page.getByText(say('admin_kept_waiting', { form: `${say('admin_nav_contacts')}: Lina Haddad` }));
  await line.waitFor();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('admin_nav_careers'), exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: say('admin_careers_heading') }).waitFor();
  await line.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: say('admin_careers_heading') }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await line.count()).toBe(0);
});

describe.each(readersOf('en'))('two who answer at once, in %s', (language) => {
  test('do not miss each other: the second sees the first before it is sent', async () => {
    const say = words(language);
    await givenContact(site());
    const context = await openOffice(language);
    const [first, second] = [await openedLead(context, language), await openedLead(context, language)];
    await answerField(first, language).fill('It costs 0.21.');
    await answerField(second, language).fill('It costs 0.19.');
    await send(first, language);
    await first.getByRole('listitem').getByText('It costs 0.21.').waitFor();
    await send(second, language);
    await second
      .getByRole('alert')
      .filter({ hasText: say('follow_moved') })
      .waitFor();
    const came = second.getByRole('listitem').filter({ hasText: 'It costs 0.21.' });
    await came.getByText(say('admin_thread_newer')).waitFor();
    expect(await answerField(second, language).inputValue()).toBe('It costs 0.19.');
    await send(second, language);
    await second.getByRole('listitem').getByText('It costs 0.19.').waitFor();
    const [{ _id = '' } = {}] = (await site().services.leads.contact.list()).items;
    expect((await site().services.threads.read({ kind: 'contact', id: _id })).messages).toHaveLength(2);
  });
});

describe.each(readersOf('ar'))('without a mail server, in %s', (language) => {
  const say = words(language);

  test('an answer is said to be saved, not sent', async () => {
    await givenContact(site());
    const page = await openedLead(await openOffice(language), language);
    await page.getByText(say('admin_thread_text_unset')).waitFor();
    await answerField(page, language).fill(reading);
    await send(page, language);
    await page.getByText(say('follow_written_unset')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The list behind shows its new status.
    await expect.poll(() => rowOf(page, 'Lina Haddad').locator('select').inputValue()).toBe('replied');
  });

  test('whoever forgot a password is told what to do', async () => {
    const context = await openStaff(browser(), { address: site().address, language });
    const page = await context.newPage();
    await page.goto('/login/forgot');
    await page.getByText(say('recovery_unset')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login/forgot');
    expect(await page.locator('[name=username]').count()).toBe(0);
  });
});

describe.each(readersOf('ar'))('the title of the tab, in %s', (language) => {
  const say = words(language);
  const company = language === 'ar' ? 'منسوج' : 'Mansooj';

  test('names the screen and the company, and what is open', async () => {
    await givenContact(site());
    await givenPartner(site(), { name: 'Levant Mills', translations: { ar: {} } });
    const page = await openedLead(await openOffice(language), language);
    const titled = (...parts: string[]) => expect.poll(() => page.title()).toMatch(new RegExp(parts.join(' · ')));
    await titled('Lina Haddad', say('admin_nav_contacts'), company);
    await page.keyboard.press('Escape');
    await titled(`^${say('admin_nav_contacts')}`, company);
    await page.goto('/admin/partners');
    await titled(`^${say('nav_partners')}`, company);
    await page.getByRole('button', { name: say('admin_edit_named', { name: 'Levant Mills' }) }).click();
    await titled('^Levant Mills', say('nav_partners'));
  });

  test('names each way in', async () => {
    const context = await openStaff(browser(), { address: site().address, language });
    const page = await context.newPage();
    for (const [path, title] of [
      ['/login', say('login_title')],
      ['/login/forgot', say('recovery_title')],
      ['/login/reset', say('recovery_new_title')],
    ] as const) {
      await page.goto(path);
      expect(await page.title()).toMatch(new RegExp(`^${title} · .+`));
    }
  });
});
