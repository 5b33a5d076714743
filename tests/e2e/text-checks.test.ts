import { describe, expect, test } from 'vitest';
import { kindTables } from '#server/db/kind-tables.ts';
import { languages } from '#shared/language.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { words } from '../support/form-journey.ts';
import { givenSession, openScreen, openStaff } from '../support/given-staff.ts';

const site = useDemoSite();
const browser = useBrowser();

describe.each(languages)('staff who read %s', (language) => {
  const say = words(language);

  test('see while writing what is wrong with a text, mend or dismiss it, and find it in the report', async () => {
    const question = `How heavy is it, ${language}?`;
    const { _id } = await kindTables.faq.insert(site().database.db, {
      group: `Weights ${language}`,
      question,
      answer: 'Exactly 50 kg.',
      position: 900,
      translations: { ar: { group: `أوزان ${language}`, question: 'كم وزنه؟', answer: 'خمسة كيلوغرامات، أي 5 كغ.' } },
    });
    const session = await givenSession(site(), 'marketing');
    const context = await openStaff(browser(), { address: site().address, language, session, width: 360 });
    const page = await openScreen(context, `/admin/faqs?open=${_id}`);
    const dialog = page.getByRole('dialog');
    const answer = dialog.getByRole('list', { name: say('text_check_list', { label: say('admin_field_answer') }) });
    await answer.getByText(say('text_check_numbers'), { exact: true }).waitFor();

    await dialog.getByRole('radiogroup').getByText(say('admin_text_arabic')).click();
    const label = say('admin_in_arabic', { label: say('admin_field_answer') });
    const field = dialog.getByRole('textbox', { name: label });
    await field.fill('وزنه 5 كغ, لا أكثر.');
    await answer.getByRole('button', { name: say('text_check_replace', { wanted: 'وزنه 5 كغ،' }) }).click();
    expect(await field.inputValue()).toBe('وزنه 5 كغ، لا أكثر.');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

    await answer
      .getByRole('button', { name: say('text_check_dismiss_named', { check: say('text_check_numbers') }) })
      .click();
    await answer.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: say('admin_update'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`/admin/text-checks?state=dismissed&q=${encodeURIComponent(question)}`);
    await page
      .getByRole('button', { name: say('text_check_show_again_named', { check: say('text_check_numbers') }) })
      .click();
    await page.getByText(say('admin_list_nothing_found')).waitFor();
    await page.goto(`/admin/text-checks?check=numbers&q=${encodeURIComponent(question)}`);
    await page.getByRole('link', { name: language === 'ar' ? 'كم وزنه؟' : question }).click();
    await answer.getByText(say('text_check_numbers'), { exact: true }).waitFor();
  });
});
