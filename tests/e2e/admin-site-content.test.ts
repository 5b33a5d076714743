import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Faq } from '#shared/kinds/faq.ts';
import { kinds } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { type SiteContentJourney, siteContentJourneys } from '../support/browser/site-content-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { kindSentences } from '../support/specified/kind-sentences.ts';

const site = useDemoSite();
const browser = useBrowser();

// English readers use a desktop, Arabic readers a phone.
const widths = { en: 1100, ar: 360 };
type Say = ReturnType<typeof words>;

async function openManagement(language: Language, path: string): Promise<Page> {
  const session = await givenSession(site());
  const options = { address: site().address, language, session, width: widths[language] };
  const context = await openStaff(browser(), options);
  return openScreen(context, path);
}

/** On a phone one language of the texts is seen at a time. */
async function showTexts(dialog: Locator, say: Say, language: Language): Promise<void> {
  const choice = dialog.getByRole('radiogroup', { name: say('admin_text_language') });
  if (!(await choice.isVisible())) return;
  await choice.getByText(say(language === 'ar' ? 'admin_text_arabic' : 'admin_text_english'), { exact: true }).click();
}

async function fillIn(dialog: Locator, say: Say, { texts, values, choices, files }: SiteContentJourney): Promise<void> {
  const field = (label: string) =>
    dialog
      .getByRole('textbox', { name: label, exact: true })
      .or(dialog.getByRole('combobox', { name: label, exact: true }));
  await showTexts(dialog, say, 'en');
  for (const { label, english } of texts) await field(say(label)).fill(english);
  for (const { label, value } of values) await dialog.getByLabel(say(label)).fill(value);
  for (const { label, value } of choices) await dialog.getByLabel(say(label)).selectOption(value);
  await showTexts(dialog, say, 'ar');
  for (const { label, arabic } of texts) await field(say('admin_in_arabic', { label: say(label) })).fill(arabic);
  const inputs = dialog.locator('input[type=file]');
  for (const [place, file] of (await files()).entries()) await inputs.nth(place).setInputFiles(file);
}

/** The text of a page as a visitor is sent it. */
async function page(path: string): Promise<string> {
  const reply = await fetch(site().address + path);
  return reply.text();
}

// The full run takes every kind through both languages.
const inShort = { en: ['project', 'certificate', 'opening'], ar: ['faq'] };
const journeysIn = (language: Language) =>
  siteContentJourneys.filter(({ kind }) => process.env.TEST_FULL === '1' || inShort[language].includes(kind));

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);

  test.each(journeysIn(language))('add, change and delete a record of the kind $kind', async (journey) => {
    const { kind, publicPath, texts } = journey;
    const screen = await openManagement(language, `/admin${kinds[kind].path}`);
    const sentences = kindSentences(kind, language);
    const dialog = screen.getByRole('dialog');
    const [title, second] = texts as [(typeof texts)[0], (typeof texts)[0]];

    await screen.getByRole('button', { name: sentences.add }).click();
    await dialog.getByRole('button', { name: say('admin_create') }).click();
    await dialog.getByText(say('error_required'), { exact: true }).first().waitFor();
    expect(await accessibilityFaults(screen)).toEqual([]);

    await fillIn(dialog, say, journey);
    await dialog.getByRole('button', { name: say('admin_create') }).click();
    await screen.getByText(sentences.created).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page(publicPath)).toContain(title.english);
    expect(await page(publicPath)).toContain(second.english);
    expect(await page(`/ar${publicPath}`)).toContain(title.arabic);
    expect(await page(`/ar${publicPath}`)).toContain(second.arabic);

    const shown = language === 'ar' ? title.arabic : title.english;
    await screen.getByRole('searchbox').fill(shown);
    await screen.getByText(say('admin_list_count', { total: 1 })).waitFor();
    // Rows are dimmed, with less contrast, until the answer is there.
    await expect.poll(() => accessibilityFaults(screen)).toEqual([]);
    await screen.getByRole('button', { name: say('admin_edit_named', { name: shown }) }).click();
    await dialog.getByRole('button', { name: say('admin_update') }).waitFor();
    await showTexts(dialog, say, 'ar');
    await dialog
      .getByRole('textbox', { name: say('admin_in_arabic', { label: say(title.label) }) })
      .fill(`${title.arabic} الجديدة`);
    await dialog.getByRole('button', { name: say('admin_update') }).click();
    await screen.getByText(sentences.updated).waitFor();
    expect(await page(`/ar${publicPath}`)).toContain(`${title.arabic} الجديدة`);
    expect(await page(publicPath)).toContain(title.english);

    const now = language === 'ar' ? `${title.arabic} الجديدة` : title.english;
    async function remove(): Promise<void> {
      await screen.getByRole('button', { name: say('admin_delete_named', { name: now }) }).click();
      const question = screen.getByRole('dialog', { name: say('admin_kind_confirm_delete', { name: now }) });
      await question.getByText(say('admin_delete_effect')).waitFor();
      await question.getByRole('button', { name: say('admin_delete') }).click();
      await screen.getByText(sentences.deleted).waitFor();
    }
    await remove();
    expect(await page(publicPath)).not.toContain(title.english);
    await screen.getByRole('button', { name: say('admin_undo') }).click();
    await screen.getByText(say('admin_restored')).waitFor();
    expect(await page(`/ar${publicPath}`)).toContain(`${title.arabic} الجديدة`);
    await remove();
    expect(await page(publicPath)).not.toContain(title.english);
    expect(await page(`/ar${publicPath}`)).not.toContain(title.arabic);
  });

  test('put questions in order with the keyboard, as visitors then read them', async () => {
    const questions = async () => (await (await fetch(`${site().address}/api/faqs?lng=${language}`)).json()) as Faq[];
    const [first, second, ...rest] = (await questions()).map(({ question }) => question);
    const screen = await openManagement(language, '/admin/faqs');
    await screen.getByRole('button', { name: say('admin_order_change') }).press('Enter');
    const dialog = screen.getByRole('dialog', { name: say('admin_order_title') });
    const up = dialog.getByRole('button', { name: say('admin_move_up', { name: second }), exact: true });
    await up.press('Enter');
    const moved = { name: second, place: 1, count: rest.length + 2 };
    await dialog.getByText(say('admin_moved', moved), { exact: true }).waitFor();
    // The button keeps the focus, also at the end of its way.
    await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => up.getAttribute('aria-disabled')).toBe('true');
    await screen.keyboard.press('Space');
    expect(await accessibilityFaults(screen)).toEqual([]);
    await dialog.getByRole('button', { name: say('admin_save') }).press('Enter');
    await screen.getByText(say('order_saved')).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect((await questions()).map(({ question }) => question)).toEqual([second, first, ...rest]);
    const seen = await page(language === 'ar' ? '/ar/faqs' : '/faqs');
    expect(seen.indexOf(`<span>${second}`)).toBeGreaterThan(0);
    expect(seen.indexOf(`<span>${second}`)).toBeLessThan(seen.indexOf(`<span>${first}`));
  });
});

test('drag a question to another place', async () => {
  const screen = await openManagement('ar', '/admin/faqs');
  await screen.getByRole('button', { name: words('ar')('admin_order_change') }).click();
  const dialog = screen.getByRole('dialog', { name: words('ar')('admin_order_title') });
  const items = dialog.getByRole('listitem');
  const title = await items.first().locator('span').nth(1).textContent();
  const grip = await items.first().locator('[aria-hidden=true]').first().boundingBox();
  const target = await items.nth(2).boundingBox();
  if (!grip || !target) throw new Error('The list is not shown.');
  await screen.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await screen.mouse.down();
  await screen.mouse.move(target.x + target.width / 2, target.y + target.height - 4, { steps: 4 });
  await screen.mouse.up();
  await expect.poll(() => items.nth(2).locator('span').nth(1).textContent()).toBe(title);
  await screen.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('several questions are deleted at once, and undone', async () => {
  const screen = await openManagement('en', '/admin/faqs');
  const count = async () => ((await (await fetch(`${site().address}/api/faqs`)).json()) as Faq[]).length;
  const before = await count();
  await screen
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await screen
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .check();
  await screen.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'Delete' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(count).toBe(before - 2);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await screen.getByText(words('en')('admin_restored')).waitFor();
  expect(await count()).toBe(before);
});

test('a list of texts keeps both languages together while it is put in order', async () => {
  const screen = await openManagement('en', '/admin/services');
  const dialog = screen.getByRole('dialog');
  await screen
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const text = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  await text('Deliverable 1').waitFor();
  const [english, arabic] = [
    await text('Deliverable 1').inputValue(),
    await text('Deliverable 1 in Arabic').inputValue(),
  ];
  await dialog.getByRole('button', { name: 'Move down: Deliverable 1' }).click();
  await expect.poll(() => text('Deliverable 2').inputValue()).toBe(english);
  await expect.poll(() => text('Deliverable 2 in Arabic').inputValue()).toBe(arabic);

  await dialog.getByRole('button', { name: 'Add deliverable' }).click();
  await expect
    .poll(() => screen.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Deliverable \d$/);
  await screen.keyboard.type('A last thing');
  await dialog.getByText('Arabic missing', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: /^Copy from English: Deliverable/ }).click();
  await screen.keyboard.press('End');
  expect(await screen.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('A last thing');
});
