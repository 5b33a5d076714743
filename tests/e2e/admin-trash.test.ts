import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { pressArabicKey } from '../support/browser/arabic-keyboard.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { isFullRun, readersOf } from '../support/full-run.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { givenSession, openScreen, openStaff, type StoredSession } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { kindSentences } from '../support/specified/kind-sentences.ts';

const site = useDemoSite();
const browser = useBrowser();

async function openBackOffice(language: Language, path: string, width = 1100) {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width });
  return { page: await openScreen(context, path), session };
}

/** A call as the same person makes it from somewhere else. */
async function call({ token }: StoredSession, method: string, path: string, body?: object) {
  const reply = await fetch(`${site().address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return reply.json();
}

const publicPage = async (path: string) => (await fetch(site().address + path)).text();

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);
  const button = (page: Page, key: Parameters<typeof say>[0], parameters?: object) =>
    page.getByRole('button', { name: say(key, parameters), exact: true });

  /** A separate partner for each test, with the same name in both languages. */
  async function givenNamedPartner(name: string) {
    const translations = { ar: { name, industry: 'الطحين' } };
    return givenPartner(site(), { name, translations });
  }

  async function edit(page: Page, name: string) {
    await button(page, 'admin_edit_named', { name }).click();
    const dialog = page.getByRole('dialog', { name: say('admin_partners_edit') });
    await dialog.getByRole('textbox').first().waitFor();
    return dialog;
  }

  async function deletePartner(page: Page, name: string): Promise<void> {
    await button(page, 'admin_delete_named', { name }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin_delete'), exact: true })
      .click();
    await page.getByText(kindSentences('partner', language).deleted).waitFor();
  }

  test('undo a deletion, by mouse and by keyboard', async () => {
    const name = `Undone ${language}`;
    await givenNamedPartner(name);
    const { page } = await openBackOffice(language, '/admin/partners');
    const ways = [
      () => button(page, 'admin_undo').click(),
      () => page.keyboard.press('Control+z'),
      () => pressArabicKey(page, { key: 'ئ', code: 'KeyZ', ctrlKey: true }),
    ];
    for (const undo of ways) {
      await deletePartner(page, name);
      await page.getByRole('heading', { level: 2, name }).waitFor({ state: 'detached' });
      expect(await publicPage('/partners')).not.toContain(name);
      expect(await accessibilityFaults(page)).toEqual([]);
      await undo();
      await page.getByText(say('admin_restored'), { exact: true }).last().waitFor();
      await page.getByRole('heading', { level: 2, name }).waitFor();
      expect(await publicPage('/partners')).toContain(name);
    }
  });

  test('find deleted records in the Trash, restore one, and delete one permanently', async () => {
    const name = `Trashed ${language}`;
    const partner = await givenNamedPartner(name);
    const { page, session } = await openBackOffice(language, '/admin/partners', 360);
    await call(session, 'DELETE', `/partners/${partner._id}`);
    await page.goto(`/admin/trash?q=${encodeURIComponent(name)}&entity=partner`);
    await page.locator('main').getByText(name, { exact: true }).waitFor();
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, 'trash_restore_named', { title: name }).click();
    await page.getByText(say('trash_restored', { title: name })).waitFor();
    expect(await publicPage('/partners')).toContain(name);

    await call(session, 'DELETE', `/partners/${partner._id}`);
    await page.reload();
    await button(page, 'trash_delete_named', { title: name }).click();
    const question = page.getByRole('dialog', { name: say('trash_delete_question', { title: name }) });
    await question.getByText(say('trash_delete_effect')).waitFor();
    await question.getByRole('button', { name: say('trash_delete') }).click();
    await page.getByText(say('trash_deleted'), { exact: true }).waitFor();
    await page.getByText(say('admin_list_nothing_found')).waitFor();
    expect((await call(session, 'POST', `/trash/partner/${partner._id}/restore`)).code).toBe('not_found');
  });

  test('see who changed what, and restore a version', async () => {
    const name = `Before ${language}`;
    const partner = await givenNamedPartner(name);
    const { page, session } = await openBackOffice(language, '/admin/partners');
    await call(session, 'PUT', `/partners/${partner._id}`, { name, industry: 'Grain' });
    const dialog = await edit(page, name);
    await button(page, 'history_title').click();
    const history = page.getByRole('dialog', { name: say('history_title') });
    await history.getByText(say('admin_industry'), { exact: true }).first().waitFor();
    await history
      .getByRole('button', { name: say('history_show') })
      .first()
      .click();
    await history.getByText('Grain', { exact: true }).waitFor();
    await history.getByText('Flour', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await history.getByRole('button', { name: say('history_restore') }).click();
    const question = page.getByRole('dialog').filter({ hasText: say('history_restore_effect') });
    await question.getByRole('button', { name: say('history_restore'), exact: true }).click();
    await page.getByText(say('history_restored')).waitFor();
    await expect.poll(async () => dialog.getByRole('textbox').nth(2).inputValue()).toBe('Flour');
    expect((await call(session, 'GET', `/partners/${partner._id}`)).industry).toBe('Flour');
  });

  test('decide when two edit one record; nothing is overwritten unasked', async () => {
    const name = `Shared ${language}`;
    const partner = await givenNamedPartner(name);
    const { page, session } = await openBackOffice(language, '/admin/partners');
    const industry = async () => (await call(session, 'GET', `/partners/${partner._id}`)).industry;
    const dialog = await edit(page, name);
    const conflict = page.getByRole('dialog', { name: say('conflict_title') });
    await call(await givenSession(site()), 'PUT', `/partners/${partner._id}`, { name, industry: 'Theirs' });
    await dialog.getByRole('textbox').nth(2).fill('Mine');
    await button(page, 'admin_update').click();
    await conflict.getByText('Theirs', { exact: true }).waitFor();
    await conflict.getByText('Mine', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await conflict.waitFor({ state: 'hidden' });
    await expect.poll(() => dialog.getByRole('textbox').nth(2).inputValue()).toBe('Mine');
    expect(await industry()).toBe('Theirs');

    await button(page, 'admin_update').click();
    await button(page, 'conflict_save_chosen').click();
    await page.getByText(kindSentences('partner', language).updated).waitFor();
    expect(await industry()).toBe('Mine');

    const again = await edit(page, name);
    await call(await givenSession(site()), 'PUT', `/partners/${partner._id}`, { name, industry: 'Newest' });
    await again.getByRole('textbox').nth(2).fill('Never saved');
    await button(page, 'admin_update').click();
    await button(page, 'conflict_take_theirs').click();
    await expect.poll(async () => again.getByRole('textbox').nth(2).inputValue()).toBe('Newest');
    expect(await industry()).toBe('Newest');
  });

  // One language shows it: the words are those of the test above.
  test.runIf(language === 'ar' || isFullRun)('take the fields of a conflict one by one', async () => {
    const name = `Piece by piece ${language}`;
    const partner = await givenNamedPartner(name);
    const { page, session } = await openBackOffice(language, '/admin/partners');
    const dialog = await edit(page, name);
    const theirs = {
      name: 'Their name',
      industry: 'Their industry',
      specifications: [{ name: 'Their detail', value: '1' }],
      translations: { ar: { name: 'اسمهم', industry: 'قطاعهم', specifications: [{ name: 'بندهم', value: '١' }] } },
    };
    await call(await givenSession(site()), 'PUT', `/partners/${partner._id}`, theirs);
    await dialog.getByRole('textbox', { name: say('admin_partners_name'), exact: true }).fill('My name');
    await dialog.getByRole('textbox', { name: say('admin_industry'), exact: true }).fill('My industry');
    await button(page, 'admin_update').click();
    const conflict = page.getByRole('dialog', { name: say('conflict_title') });
    const side = (key: 'conflict_mine' | 'conflict_theirs', field: string) =>
      conflict.getByRole('radio', { name: `${say(key)}: ${field}`, exact: true });
    await side('conflict_mine', say('field_name')).waitFor();
    await expect.poll(() => side('conflict_mine', say('field_name')).isChecked()).toBe(true);
    await expect.poll(() => side('conflict_theirs', say('admin_details')).isChecked()).toBe(true);
    await side('conflict_theirs', say('admin_industry')).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, 'conflict_save_chosen').click();
    await page.getByText(kindSentences('partner', language).updated).waitFor();
    expect(await call(session, 'GET', `/partners/${partner._id}`)).toMatchObject({ ...theirs, name: 'My name' });
  });

  test('are asked before something typed is lost', async () => {
    const name = `Typed ${language}`;
    await givenNamedPartner(name);
    const { page } = await openBackOffice(language, '/admin/dashboard');
    await page
      .getByRole('link', { name: say('nav_partners'), exact: true })
      .first()
      .click();
    const dialog = await edit(page, name);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await edit(page, name);
    await dialog.getByRole('textbox').first().fill('Half a name');
    const question = page.getByRole('dialog', { name: say('unsaved_title') });
    await page.keyboard.press('Escape');
    await question.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await dialog.getByRole('textbox').first().inputValue()).toBe('Half a name');

    await page.goBack();
    await question.getByRole('button', { name: say('admin_cancel') }).click();
    expect(new URL(page.url()).pathname).toBe('/admin/partners');
    expect(await dialog.getByRole('textbox').first().inputValue()).toBe('Half a name');

    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const told = await asked;
    expect(told.type()).toBe('beforeunload');
    await told.dismiss();
    await closing;

    await button(page, 'admin_cancel').first().click();
    await question.getByRole('button', { name: say('unsaved_discard') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 2, name }).waitFor();
  });
});

test('all demo content goes in one act that lists it, and what staff made stays', async () => {
  const say = words('en');
  await givenPartner(site(), { name: 'Entirely ours' });
  const { page } = await openBackOffice('en', '/admin/demo-content', 360);
  await page.getByText('Sunbulan Flour Mills', { exact: true }).waitFor();
  expect(await page.locator('main').textContent()).not.toContain('Entirely ours');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: say('demo_remove') }).click();
  const question = page.getByRole('dialog');
  await question.getByText(say('demo_question_effect')).waitFor();
  const [count = ''] = /\d+/.exec((await question.locator('label').textContent()) ?? '') ?? [];
  await question.getByRole('textbox', { name: say('admin_confirm_count', { count: Number(count) }) }).fill(count);
  await question.getByRole('button', { name: say('demo_remove') }).click();
  await page.getByText(say('demo_empty')).waitFor();
  const partners = await publicPage('/partners');
  expect(partners).toContain('Entirely ours');
  expect(partners).not.toContain('Sunbulan');
  expect(await publicPage('/ar')).toContain('<html');
});
