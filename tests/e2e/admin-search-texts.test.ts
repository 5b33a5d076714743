import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

async function openBackOffice(language: Language, path: string, width = 1100): Promise<Page> {
  const session = await givenSession(site(), 'marketing');
  return openScreen(await openStaff(browser(), { address: site().address, language, session, width }), path);
}

/** Title and description in the head of a public page. */
async function headOf(path: string): Promise<(string | undefined)[]> {
  const html = await (await fetch(site().address + path)).text();
  return [/<title>([^<]*)/.exec(html)?.[1], /name="description" content="([^"]*)/.exec(html)?.[1]];
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);
  const titleField = say('search_texts_field_title');
  const arabicTitleField = say('admin_in_arabic', { label: titleField });

  test('write what search engines show of a partner, and see how it looks', async () => {
    const name = `Searched ${language}`;
    const arabicName = `مطاحن البحث ${language}`;
    const translations = { ar: { name: arabicName, industry: 'الطحين' } };
    const { address } = await givenPartner(site(), { name, industry: 'Flour', translations });
    const page = await openBackOffice(language, `/admin/partners?q=${encodeURIComponent(name)}`);
    await page
      .getByRole('button', { name: say('admin_edit_named', { name: language === 'ar' ? arabicName : name }) })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('search_texts_title'), { exact: true }).click();
    const field = dialog.getByRole('textbox', { name: titleField, exact: true });
    await expect.poll(() => field.getAttribute('placeholder')).toBe(`${name} · Mansooj Industries`);
    await dialog.getByText(`/partners/${address}`.split('/').filter(Boolean).join(' › ')).first().waitFor();
    const own = `A title of its own that is longer than any search engine shows ${name}`;
    await field.fill(own);
    await dialog.getByText(say('search_texts_cut', { count: own.length, max: 60 })).waitFor();
    await dialog
      .locator('figure')
      .first()
      .getByText('A title of its own that is longer than any search engine …')
      .waitFor();
    await dialog.getByRole('textbox', { name: arabicTitleField, exact: true }).fill(`عنوان خاص ${language}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('admin_update'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await headOf(`/partners/${address}`)).toEqual([own, `${name}: Flour · Partner since: 2012`]);
    expect((await headOf(`/ar/partners/${address}`))[0]).toBe(`عنوان خاص ${language}`);
  });

  test('write them for a fixed page, beside its own texts', async () => {
    const page = await openBackOffice(language, '/admin/company?tab=search', 360);
    const before = await headOf('/faqs');
    const group = page.locator('details').filter({ hasText: say('nav_faqs') });
    await group.locator('summary').click();
    const field = group.getByRole('textbox', { name: titleField, exact: true });
    if (language === 'ar') await page.getByRole('radiogroup').getByText(say('admin_text_english')).click();
    await expect.poll(() => field.getAttribute('placeholder')).toBe(before[0]);
    await group.locator('figure').getByText(before[0]!).waitFor();
    expect(await isTooWide(page)).toBe(false);
    await field.fill(`Answers ${language}`);
    await page.getByRole('button', { name: say('admin_save'), exact: true }).click();
    await page.getByText(say('admin_company_updated')).first().waitFor();
    expect(await headOf('/faqs')).toEqual([`Answers ${language}`, before[1]]);
    await field.fill('');
    await page.getByRole('button', { name: say('admin_save'), exact: true }).click();
    await expect.poll(() => headOf('/faqs')).toEqual(before);
  });

  test('redirect an old address to the current page, and delete the redirect', async () => {
    const page = await openBackOffice(language, '/admin/redirects', 360);
    await page.getByRole('button', { name: say('redirects_add'), exact: true }).waitFor();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: say('redirects_add') });
    const [from, to] = [dialog.getByLabel(say('redirects_from')), dialog.getByLabel(say('redirects_to'))];
    await from.fill('/faqs');
    await to.fill('/products');
    await dialog.getByRole('button', { name: say('redirects_add'), exact: true }).click();
    await dialog.getByText(say('redirect_shadows')).waitFor();
    expect(await to.inputValue()).toBe('/products');
    await from.fill(`/ar/منتجاتنا-${language}/`);
    await page.keyboard.press('Enter');
    await page.getByText(say('redirects_added')).waitFor();
    await dialog.waitFor({ state: 'detached' });
    const old = `/منتجاتنا-${language}`;
    await page.locator('main').getByText(old).waitFor();
    expect([await isTooWide(page), await accessibilityFaults(page)]).toEqual([false, []]);
    const asked = await fetch(`${site().address}/ar${encodeURI(old)}`, { redirect: 'manual' });
    expect([asked.status, asked.headers.get('location')]).toEqual([301, '/ar/products']);
    await page.getByRole('button', { name: say('admin_delete_named', { name: old }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin_delete'), exact: true })
      .click();
    await page.getByText(say('redirect_deleted')).waitFor();
    await page.getByText(say('redirects_empty')).waitFor();
    expect((await fetch(site().address + encodeURI(old), { redirect: 'manual' })).status).toBe(404);
  });
});
