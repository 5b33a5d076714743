import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { pressArabicKey } from '../support/browser/arabic-keyboard.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenBlogPost } from '../support/given/given-blog-post.ts';
import { givenConsultation } from '../support/given/given-consultation.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { givenAdministrator, givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

async function open(language: Language, path: string, width?: number): Promise<Page> {
  const session = await givenSession(site());
  const options = { address: site().address, language, session, ...(width && { width }) };
  const page = await openScreen(await openStaff(browser(), options), path);
  await page.waitForLoadState('networkidle');
  return page;
}

describe.each(readersOf('en'))('staff who read %s', (language) => {
  const say = words(language);

  test('go anywhere with the palette, by keyboard alone', async () => {
    await site().database.db.deleteFrom('partner').where('name', 'like', 'Petra%').execute();
    await givenPartner(site(), {
      name: `Petra ${language} Mills`,
      translations: { ar: { name: `مطاحن البتراء ${language}` } },
    });
    const page = await open(language, '/admin/dashboard');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: say('admin_palette_search') });
    await field.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await field.fill(`بتراء ${language}`);
    const record = page.getByRole('option', { name: language === 'ar' ? /البتراء ar/ : /Petra en Mills/ });
    await record.waitFor();
    await expect.poll(() => record.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: say('admin_partners_edit') });
    await expect
      .poll(() => form.getByRole('textbox', { name: say('admin_partners_name'), exact: true }).inputValue())
      .toBe(`Petra ${language} Mills`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/admin/partners');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    // Without a word it offers the sections, in the order of the menu.
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL('**/admin/blogs');
    await page.keyboard.press('Control+k');
    await field.fill('zzzz-nothing');
    await page.getByText(say('admin_palette_none')).waitFor();
    await field.fill('polypropilene');
    await page.getByRole('button', { name: say('admin_list_did_you_mean', { words: 'polypropylene' }) }).click();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    expect(await field.inputValue()).toBe('polypropylene');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('see the sheet of shortcuts, and switch those of a single key off', async () => {
    const page = await open(language, '/admin/partners');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: say('admin_shortcuts') });
    await sheet.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('n');
    // The track lies over the field: a click on it goes to the label around both.
    await sheet
      .locator('label')
      .filter({ has: page.getByRole('switch') })
      .click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: say('admin_palette') }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  });

  test('change their own password, and see what is wrong with it', async () => {
    const page = await open(language, '/admin/dashboard', 360);
    await page.getByRole('button', { name: new RegExp(`^${say('admin_account')}`) }).click();
    const dialog = page.getByRole('dialog', { name: say('admin_account') });
    await dialog.locator('[name=current]').fill('a guess');
    await dialog.locator('[name=next]').fill('short');
    await dialog.getByRole('button', { name: say('admin_password_change') }).click();
    await dialog.getByText(say('user_password_short', { min: 12 })).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('next');
    expect(await dialog.locator('[name=current]').inputValue()).toBe('a guess');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.locator('[name=next]').fill('a long enough one');
    await dialog.getByRole('button', { name: say('admin_password_change') }).click();
    await dialog.getByText(say('user_current_wrong')).waitFor();
  });
});

test('the palette opens what people sent, posts and users, and says so when one is gone', async () => {
  const contact = await givenContact(site(), { fullName: 'Palette Contact', message: 'About valve bags' });
  await givenConsultation(site(), { fullName: 'Palette Consultation' });
  await givenApplication(site(), { fullName: 'Palette Applicant' });
  const post = await givenBlogPost(site(), { title: 'Palette post', status: 'draft' });
  await givenAdministrator(site(), { username: 'palette.rana', password: 'twelve letters' });
  const page = await open('en', '/admin/dashboard');
  const choose = async (name: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search sections and records' }).fill(name);
    await page.getByRole('option', { name }).click();
  };
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  for (const [name, text] of [
    ['Palette Contact', 'About valve bags'],
    ['Palette Consultation', 'Palette Consultation'],
    ['Palette Applicant', 'Samira Khalil.pdf'],
  ] as const) {
    await choose(name);
    await page.waitForURL(/\/admin\/leads\/[A-Z]/);
    await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('main').getByText(text).first().waitFor();
  }
  for (const [name, dialog, text] of [
    ['Palette post', 'Edit Blog', 'Update'],
    ['palette.rana', 'palette.rana', 'Reset Password'],
  ] as const) {
    await choose(name);
    const opened = page.getByRole('dialog', { name: dialog });
    await opened.getByText(text).first().waitFor();
    await closeDialog();
  }
  await site().database.db.deleteFrom('contact').where('id', '=', contact._id).execute();
  await page.goto(`/admin/contacts?open=${contact._id}`);
  await page.getByRole('alert').getByText('Message not found').waitFor();
  await page.goto('/admin/blogs?open=nobody%2F..');
  await page.getByRole('dialog', { name: 'Edit Blog' }).getByText('Blog post not found').waitFor();
  await closeDialog();
  await page.goto(`/admin/blogs?open=${post._id}`);
  await page.getByRole('dialog', { name: 'Edit Blog' }).getByRole('button', { name: 'Update' }).waitFor();
});

test('single keys open the new record and the search, and never while something is typed', async () => {
  await givenContact(site(), {});
  const page = await open('en', '/admin/contacts');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('n?/');
  expect(await page.getByRole('searchbox').inputValue()).toBe('n?/');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Add Partner' }).waitFor();
  await pressArabicKey(page, { key: 'ى', code: 'KeyN' });
  await page.getByRole('dialog', { name: 'Add Partner' }).waitFor();
});

test('the palette opens from the menu of a phone too', async () => {
  const page = await open('en', '/admin/dashboard', 360);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to a section or record' }).click();
  await page.getByRole('combobox', { name: 'Search sections and records' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
