import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth, openAsAdmin } from '../support/browser/lead-journeys.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

// Each language has its own new words, since both use one site.
const readers = [
  {
    language: 'en',
    width: 1280,
    added: 'hawser',
    given: 'hawser\nقلس',
    typed: 'hawsers',
    found: /jumbo|FIBC/i,
    shared: 'Jumbo bag',
  },
  {
    language: 'ar',
    width: 360,
    added: 'توبيس',
    given: 'توبيس,tobis',
    typed: 'للتوبيس',
    found: /جامبو/,
    shared: 'جامبو',
  },
] as const satisfies { language: Language; [key: string]: unknown }[];

async function expectSound(page: Page, width: number): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await fullWidth(page)).toBe(width);
}

describe.each(readers)('staff who read $language', ({ language, width, added, given, typed, found, shared }) => {
  const say = words(language);

  test('try a search, add words from an address, try them before they are saved, and remove them', async () => {
    const path = `/admin/terms?words=${encodeURIComponent(given)}`;
    const page = await openAsAdmin(site(), browser(), { path, language, width });
    const dialog = page.getByRole('dialog', { name: say('terms_add') });
    const name = dialog.getByLabel(say('terms_name'));
    await name.waitFor();
    expect(await name.inputValue()).toBe(added);
    const own = language === 'en' ? 'terms_english_search' : 'terms_arabic_search';
    expect(await dialog.getByLabel(say(own)).inputValue()).toBe(added);
    expect(new URL(page.url()).search).toBe('');

    await dialog.getByLabel(say('terms_arabic_search')).fill(language === 'en' ? 'جامبو\nمن' : 'توبيس\nجامبو');
    await dialog
      .getByText(say('terms_shared', { word: '\u2068جامبو\u2069', names: `\u2068${shared}\u2069` }))
      .waitFor();
    await dialog.getByRole('searchbox', { name: say('terms_try_label') }).fill(typed);
    await dialog.getByRole('link', { name: found }).first().waitFor();
    await expectSound(page, width);

    const save = dialog.getByRole('button', { name: say('admin_save') });
    await save.click();
    if (language === 'en') {
      await dialog.locator('[name=arabicSearch][aria-invalid=true]').waitFor();
      await dialog.getByLabel(say('terms_arabic_search')).fill('جامبو');
      await save.click();
    }
    await page.getByText(say('terms_saved')).waitFor();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: say('terms_try_title') }).click();
    await page.keyboard.insertText(typed);
    await page.getByRole('link', { name: found }).first().waitFor();
    await page.getByRole('combobox', { name: say('terms_origin'), exact: true }).selectOption('added');
    const row = page.locator('main tbody tr').filter({ hasText: added });
    await row.waitFor();
    await expectSound(page, width);
    await row.getByRole('button', { name: say('admin_delete_named', { name: added }) }).click();
    const question = page.getByRole('dialog', { name: say('terms_remove_question', { name: added }) });
    await question.getByRole('button', { name: say('terms_remove') }).click();
    await page
      .getByText(say('terms_empty'))
      .or(page.getByText(say('admin_list_nothing_found')))
      .waitFor();
  });
});
