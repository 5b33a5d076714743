import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { givenToken } from '../support/given/given-token.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

async function openProfile(language: Language, { width = 1100, tab = '' } = {}): Promise<Page> {
  const session = await givenSession(site());
  const screen = await openScreen(
    await openStaff(browser(), { address: site().address, language, session, width }),
    `/admin/company${tab && `?tab=${tab}`}`,
  );
  await screen.locator('main form').waitFor();
  return screen;
}

/** The error below a field. */
async function toldAt(field: Locator): Promise<string | null> {
  await field.and(field.page().locator('[aria-invalid=true]')).waitFor();
  const id = await field.getAttribute('aria-describedby');
  return field.page().locator(`#${id}`).textContent();
}

async function page(path: string): Promise<string> {
  const reply = await fetch(site().address + path);
  return reply.text();
}

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);
  const save = (screen: Page) => screen.getByRole('button', { name: say('admin_save'), exact: true }).click();

  test('take the under-development notice off the site and put it back', async () => {
    const screen = await openProfile(language);
    const notice = screen.getByRole('switch', { name: say('admin_company_notice_show') });
    expect(await page('/')).toContain(words('en')('notice_text'));
    await notice.uncheck({ force: true });
    await screen.getByText(say('admin_company_unsaved')).waitFor();
    await save(screen);
    await screen.getByText(say('admin_company_updated')).first().waitFor();
    await screen.getByText(say('admin_company_saved')).waitFor();
    for (const path of ['/', '/ar']) {
      for (const text of ['en', 'ar'] as const) expect(await page(path)).not.toContain(words(text)('notice_text'));
    }
    await notice.check({ force: true });
    await save(screen);
    await expect.poll(() => page('/ar')).toContain(words('ar')('notice_text'));
  });

  test('change the story in both languages; an invalid value is reported at its field and nothing is sent', async () => {
    const screen = await openProfile(language, { width: 360, tab: 'story' });
    const choose = (key: 'admin_text_english' | 'admin_text_arabic') =>
      screen.getByRole('radiogroup').getByText(say(key), { exact: true }).click();
    const field = (label: string) => screen.getByRole('textbox', { name: label, exact: true });
    const timeline = screen.getByRole('group', { name: say('admin_company_timeline') });
    const tab = (label: string) =>
      screen.getByRole('navigation', { name: say('admin_company_sections') }).getByRole('link', { name: label });
    await timeline.getByRole('button', { name: say('admin_company_event_add') }).click();
    await save(screen);
    const year = timeline.getByRole('textbox', { name: say('admin_field_year'), exact: true }).last();
    expect(await toldAt(year)).toBe(say('error_required'));
    await year.fill('1492');
    await save(screen);
    expect(await toldAt(year)).toBe(say('error_number_at_least', { min: 1800 }));
    await year.fill('٢٠٢٦x');
    await save(screen);
    expect(await toldAt(year)).toBe(say('error_whole_number'));
    await expect.poll(() => screen.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('٢٠٢٦x');
    const event = timeline.getByRole('listitem').last();
    await screen.keyboard.press('Control+A');
    await screen.keyboard.type('٢٠٢٦');
    await event.getByRole('textbox', { name: say('admin_field_title'), exact: true }).fill('The ninth loom hall');
    // In the long form the language switch stays visible and shows missing Arabic.
    const arabic = screen.getByRole('radiogroup').getByRole('radio', { name: say('admin_text_arabic') });
    await expect
      .poll(() => arabic.evaluate(({ labels }: HTMLInputElement) => labels?.[0]?.textContent))
      .toContain(say('admin_text_missing', { count: 1 }));
    expect(await screen.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    const top = await screen.getByRole('radiogroup').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(64);
    expect(top).toBeLessThan(100);
    await choose('admin_text_arabic');
    await event
      .getByRole('textbox', { name: say('admin_in_arabic', { label: say('admin_field_title') }) })
      .fill('قاعة الأنوال التاسعة');
    // What is typed in one tab is saved from another.
    await tab(say('company_tab_general')).click();
    await field(say('admin_in_arabic', { label: say('admin_company_tagline') })).fill(`شعار جديد ${language}`);
    await save(screen);
    await screen.getByText(say('admin_company_updated')).first().waitFor();
    expect(await page('/our-story')).toContain('The ninth loom hall');
    expect(await page('/ar/our-story')).toContain('قاعة الأنوال التاسعة');
    expect(await page('/ar')).toContain(`شعار جديد ${language}`);
    expect(await screen.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await accessibilityFaults(screen)).toEqual([]);
  });

  test.each([
    [390, 'light'],
    [1280, 'dark'],
  ] as const)('find what is to be corrected in another tab, at %i px in %s', async (width, colourMode) => {
    const screen = await openProfile(language, { width, tab: 'contacts' });
    await screen.emulateMedia({ colorScheme: colourMode });
    const tabs = screen.getByRole('navigation', { name: say('admin_company_sections') }).getByRole('link');
    expect(await tabs.count()).toBe(5);
    const email = screen.getByRole('textbox', { name: say('admin_company_email'), exact: true }).first();
    const stored = await email.inputValue();
    await email.fill('nobody');
    await tabs.filter({ hasText: say('company_tab_story') }).click();
    const add = screen.getByRole('button', { name: say('admin_company_event_add') });
    await add.click();
    await tabs.filter({ hasText: say('company_tab_factory') }).click();
    await add.waitFor({ state: 'detached' });
    await save(screen);
    // The first tab with a fault is open, its field has the focus, and each such tab says how many.
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await toldAt(email)).toBe(say('error_email_invalid'));
    expect(new URL(screen.url()).searchParams.get('tab')).toBe('contacts');
    const counted = (count: number) => tabs.filter({ hasText: say('tab_faults', { count }) });
    expect(await counted(1).textContent()).toContain(say('admin_company_contacts'));
    expect(await counted(2).textContent()).toContain(say('company_tab_story'));
    expect(await accessibilityFaults(screen)).toEqual([]);
    await email.fill(stored);
    await counted(2).click();
    const year = screen
      .getByRole('group', { name: say('admin_company_timeline') })
      .getByRole('textbox')
      .last();
    await year.waitFor();
    await expect.poll(() => screen.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    // The address keeps the tab.
    screen.on('dialog', (asked) => asked.accept());
    await screen.reload();
    await screen.getByRole('group', { name: say('admin_company_timeline') }).waitFor();
    expect(await screen.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

test('a profile changed by somebody else is not overwritten, and unsaved input stays', async () => {
  const screen = await openProfile('en');
  const name = screen.getByRole('textbox', { name: 'Legal name', exact: true });
  const token = await givenToken(site());
  const others = await fetch(`${site().address}/api/company`, {
    method: 'PUT',
    headers: { ...token, 'content-type': 'application/json' },
    body: JSON.stringify({ fax: '+962 6 500 0199' }),
  });
  expect(others.status).toBe(200);
  await name.fill('Another legal name');
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  const conflict = screen.getByRole('dialog', { name: words('en')('conflict_title') });
  await save.click();
  await conflict.getByText('+962 6 500 0199').waitFor();
  await conflict.getByRole('button', { name: words('en')('conflict_back') }).click();
  expect(await name.inputValue()).toBe('Another legal name');
  expect(await page('/api/company')).not.toContain('Another legal name');

  await save.click();
  // The number was not changed here: the stored one is preselected.
  await expect.poll(() => conflict.getByRole('radio', { name: 'Stored now: Fax' }).isChecked()).toBe(true);
  await conflict.getByRole('button', { name: words('en')('conflict_save_chosen') }).click();
  await screen.getByText('Company profile updated successfully').first().waitFor();
  expect(await page('/api/company')).toContain('Another legal name');
  expect(await page('/api/company')).toContain('+962 6 500 0199');
});

test('a profile with unsaved changes is not left unasked, and its history is at hand', async () => {
  const screen = await openProfile('en');
  const name = screen.getByRole('textbox', { name: 'Legal name', exact: true });
  await name.fill('A name in the making');
  await screen.getByRole('link', { name: 'Partners', exact: true }).click();
  const question = screen.getByRole('dialog', { name: words('en')('unsaved_title') });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await name.inputValue()).toBe('A name in the making');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByText('Company profile updated successfully').first().waitFor();
  await screen.getByRole('button', { name: words('en')('history_title') }).click();
  await screen
    .getByRole('dialog', { name: words('en')('history_title') })
    .getByText('Changed')
    .first()
    .waitFor();
  expect(await accessibilityFaults(screen)).toEqual([]);
});
