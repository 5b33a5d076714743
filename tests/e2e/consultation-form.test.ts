import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { confirmedReference, openForm, openVisitor, send, words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

const visitor = (language: 'en' | 'ar', hasScripts = true) =>
  openVisitor(browser(), { address: site().address, language, hasScripts });

describe.each(readersOf('en'))('a plant manager who reads %s', (language) => {
  const say = words(language);

  test.each([true, false])('requests a consultation in the field the link named (scripts: %s)', async (hasScripts) => {
    const page = await openForm(await visitor(language, hasScripts), language, '/consultation?type=Automation');
    const select = page.locator('[name=typeOfInquiry]');
    expect(await select.inputValue()).toBe('Automation');
    expect(await select.locator('option:checked').textContent()).toBe(say('category_automation'));
    const company = `Mill ${language} ${hasScripts}`;
    await page.fill('[name=fullName]', 'Rania Saleh');
    await page.fill('[name=company]', company);
    await page.fill('[name=email]', 'rania@example.com');
    await page.fill('[name=message]', 'Our palletiser stops.');
    await send(page);
    await page.getByRole('heading', { name: say('consultation_done_title') }).waitFor();
    const { items } = await site().services.leads.consultation.list();
    const stored = items.find((consultation) => consultation.company === company);
    expect(stored?.typeOfInquiry).toBe('Automation');
    expect(await confirmedReference(page)).toBe(stored?.reference);
    expect(stored?.reference).toMatch(/^CON-[0-9A-Z]{6}$/);
  });

  test('sees every missing field', async () => {
    const page = await openForm(await visitor(language), language, '/consultation?type=Weather');
    await send(page);
    await expect
      .poll(() => page.locator('#form-outcome a').allInnerTexts())
      .toEqual([
        say('contact_name_required'),
        say('consultation_company_required'),
        say('error_email_required'),
        say('consultation_type_required'),
        say('contact_message_required'),
      ]);
  });
});
