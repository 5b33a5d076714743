import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Language, languages } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { tabTo } from '../support/browser/lead-journeys.ts';
import { picture } from '../support/files/sample-files.ts';
import { isFullRun, readersOf } from '../support/full-run.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { kindSentences } from '../support/specified/kind-sentences.ts';

const site = useDemoSite();
const browser = useBrowser();

async function openManagement(language: Language, path: string, width = 1100): Promise<Page> {
  const session = await givenSession(site());
  return openScreen(await openStaff(browser(), { address: site().address, language, session, width }), path);
}

/** Chooses the language of the fields, where one is seen at a time. */
async function showFields(page: Page, say: Say, key: 'admin_text_english' | 'admin_text_arabic'): Promise<void> {
  const choice = page.getByRole('dialog').getByRole('radiogroup').getByText(say(key), { exact: true });
  if (await choice.isVisible()) await choice.click();
}

async function imageFile(name: string) {
  return { name, mimeType: 'image/png', buffer: await picture('png') };
}

type Say = ReturnType<typeof words>;
const arabicName = 'شركة الاختبار';
const kinds = [
  { kind: 'partners', one: 'partner', add: 'admin_partners_add', edit: 'admin_partners_edit' },
  { kind: 'products', one: 'product', add: 'admin_products_add', edit: 'admin_products_edit' },
] as const;
type Kind = (typeof kinds)[number];

async function fillDialog(page: Page, say: Say, { kind }: Kind, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const field = (key: Parameters<Say>[0]) => dialog.getByLabel(say(key), { exact: false }).first();
  const text = (key: Parameters<Say>[0]) => dialog.getByRole('textbox', { name: say(key), exact: true });
  await text(`admin_${kind}_name`).fill(name);
  await text('admin_industry').fill('Milling');
  if (kind === 'products') await text('admin_description').fill('A sack for tests.');
  await field('admin_detail_name').fill('Weight');
  await field('admin_detail_value').fill('75 g');
  await showFields(page, say, 'admin_text_arabic');
  await field(`admin_${kind}_name_arabic`).fill(arabicName);
  await field('admin_industry_arabic').fill('الطحن');
  if (kind === 'products') await field('admin_description_arabic').fill('كيس للاختبار.');
  await dialog
    .locator('input[type=file]')
    .nth(0)
    .setInputFiles(await imageFile('main.png'));
  const gallery = [await imageFile('one.png'), await imageFile('two.png')];
  await dialog.locator('input[type=file]').nth(1).setInputFiles(gallery);
}

/** Drags a file of a type over the first drop zone of the dialog. */
async function dragOver(page: Page, type: string): Promise<void> {
  const dragged = await page.evaluateHandle((mime) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'dragged', { type: mime }));
    return transfer;
  }, type);
  const zone = page.locator('.mantine-Dropzone-root').first();
  await zone.dispatchEvent('dragleave', { dataTransfer: dragged });
  await zone.dispatchEvent('dragenter', { dataTransfer: dragged });
}

/** Drops so many images at once into the first drop zone of the dialog. */
async function dropImages(page: Page, count: number): Promise<void> {
  const dropped = await page.evaluateHandle((many) => {
    const transfer = new DataTransfer();
    for (let i = 1; i <= many; i += 1) transfer.items.add(new File(['x'], `drop-${i}.png`, { type: 'image/png' }));
    return transfer;
  }, count);
  await page.locator('.mantine-Dropzone-root').first().dispatchEvent('drop', { dataTransfer: dropped });
}

/** The gallery of the record of this name, as stored. */
async function galleryOf(kind: string, name: string): Promise<string[]> {
  const records = await (await fetch(`${site().address}/api/${kind}`)).json();
  return records.find((record: { name: string }) => record.name === name)?.galleryImages ?? [];
}

/** Restores the state for the next test. */
async function givenGone(kind: string, name: string): Promise<void> {
  const records = await (await fetch(`${site().address}/api/${kind}`)).json();
  const { _id } = records.find((record: { name: string }) => record.name === name);
  const { token } = await givenSession(site());
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${site().address}/api/${kind}/${_id}`, { method: 'DELETE', headers });
}

async function publicNames(path: string): Promise<string> {
  return (await fetch(site().address + path)).text();
}

/** Partners on a phone and right to left, products on a desk, or with TEST_FULL both in each language and width. */
const settings = languages.flatMap((language) => [360, 1100].map((width) => ({ language, width })));
const isUsual = (kind: string, { language, width }: (typeof settings)[number]) =>
  kind === 'partners' ? language === 'ar' && width === 360 : language === 'en' && width === 1100;

const journeys = settings
  .flatMap((setting) => kinds.map((each) => ({ ...setting, ...each })))
  .filter((journey) => isFullRun || isUsual(journey.kind, journey));

describe.each(journeys)('staff who read $language, $width px wide', (each) => {
  const { kind, one, language, width } = each;
  const say = words(language);

  test(`add, change, delete and bring back one of the ${kind}`, async () => {
    const page = await openManagement(language, `/admin/${kind}`, width);
    const name = `Zarqa Test ${kind} ${language}`;
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: say(each.add) }).click();
    await dialog.getByRole('button', { name: say('admin_create') }).click();
    await dialog.getByText(say(`${one}_name_required`), { exact: true }).waitFor();
    await dialog.getByText(say('partner_main_image_required'), { exact: true }).waitFor();
    await dialog.getByText(say('partner_detail_value_required'), { exact: true }).waitFor();
    await expect
      .poll(() => dialog.getByRole('button', { name: say('admin_detail_remove', { number: 1 }) }).isDisabled())
      .toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    await fillDialog(page, say, each, name);
    await expect.poll(() => dialog.locator('li img').count()).toBe(2);
    await dialog.getByRole('button', { name: say('admin_create') }).click();
    await page.getByText(kindSentences(one, language).created).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const shownName = language === 'ar' ? arabicName : name;
    await page.getByRole('heading', { level: 2, name: shownName }).waitFor();
    expect(await publicNames(`/${kind}`)).toContain(name);
    expect(await publicNames(`/ar/${kind}`)).toContain(arabicName);
    expect(await accessibilityFaults(page)).toEqual([]);

    const edit = page.getByRole('button', { name: say('admin_edit_named', { name: shownName }) });
    const stored = async () => (await galleryOf(kind, name)).map((path) => path.slice(-12));
    const [first, second] = await stored();
    await edit.click();
    await dialog.locator('li img').nth(1).waitFor();
    const image = say('admin_gallery_image', { number: 1 });
    await dialog.getByRole('button', { name: say('admin_move_later', { name: image }) }).press('Enter');
    await dialog.getByRole('button', { name: say('admin_update') }).click();
    await page.getByText(kindSentences(one, language).updated).first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual([second, first]);

    await edit.click();
    await dialog.locator('li img').nth(1).waitFor();
    await dialog.getByRole('button', { name: say('admin_gallery_remove', { number: 2 }) }).click();
    await dialog.getByRole('textbox', { name: say(`admin_${kind}_name`), exact: true }).fill(`${name} II`);
    await dialog.getByRole('button', { name: say('admin_update') }).click();
    await page.getByText(kindSentences(one, language).updated).first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await publicNames(`/${kind}`)).toContain(`${name} II`);
    expect(await publicNames(`/ar/${kind}`)).toContain(arabicName);

    const deleteName = language === 'ar' ? shownName : `${name} II`;
    await page.getByRole('button', { name: say('admin_delete_named', { name: deleteName }) }).click();
    const question =
      kind === 'partners' ? say('admin_confirm_delete') : say('admin_kind_confirm_delete', { name: deleteName });
    await page
      .getByRole('dialog', { name: question })
      .getByRole('button', { name: say('admin_delete') })
      .click();
    await page.getByText(kindSentences(one, language).deleted).waitFor();
    await expect.poll(() => publicNames(`/${kind}`)).not.toContain(name);
    await page.getByRole('button', { name: say('admin_undo') }).click();
    await page.getByText(say('admin_restored')).waitFor();
    expect(await publicNames(`/${kind}`)).toContain(`${name} II`);
    expect(await stored()).toEqual([]);
    expect(await galleryOf(kind, `${name} II`)).toHaveLength(1);
    await givenGone(kind, `${name} II`);
  });
});

// What the tests of the specification show of it is enough for a usual run.
describe.runIf(isFullRun).each(readersOf('en'))('staff who read %s and whose calls fail', (language) => {
  const say = words(language);

  test('see failures on the screen', async () => {
    const page = await openManagement(language, '/admin/partners');
    await page.route('**/api/partners/*', (route) => route.abort());
    await page.locator('main li button').nth(1).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin_delete') })
      .click();
    const told = page.locator('main').getByRole('alert');
    await told.getByText(kindSentences('partner', language).deleteError, { exact: true }).waitFor();
    await told.getByText(say('admin_network_error')).waitFor();
  });

  test('see when the list cannot be loaded, and can retry', async () => {
    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language, session });
    const page = await context.newPage();
    await page.route('**/api/partners?*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/admin/partners');
    await page
      .getByText(say('admin_kind_error_fetching', { kind: say('nav_partners').toLowerCase() }), { exact: true })
      .waitFor();
    await page.unroute('**/api/partners?*');
    await page.getByRole('button', { name: say('retry') }).click();
    await page.locator('main li').first().waitFor();
  });
});

test('a change of one part of a product is confirmed as such', async () => {
  const page = await openManagement('en', '/admin/products?q=cement');
  const dialog = page.getByRole('dialog');
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  const save = async (told: string) => {
    await dialog.getByRole('button', { name: 'Update' }).click();
    await page.getByText(told).waitFor();
    await dialog.waitFor({ state: 'hidden' });
  };
  await edit.click();
  await dialog
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles(await imageFile('more.png'));
  await save('Product image uploaded successfully');
  await edit.click();
  await dialog.getByRole('button', { name: 'Remove image 1', exact: true }).click();
  await save('Product image deleted successfully');
  await edit.click();
  await dialog.getByRole('button', { name: 'Add Detail' }).click();
  await page.keyboard.type('Colour');
  await page.keyboard.press('Tab');
  await page.keyboard.type('White');
  await save('Product specification added successfully');
  await edit.click();
  await dialog.getByRole('button', { name: 'Remove detail 1', exact: true }).click();
  await save('Product specification removed successfully');
  await edit.click();
  // Those before it follow from the figures.
  await dialog.getByLabel('Detail value').last().fill('Another');
  await save('Product specification updated successfully');
});

test('partners are searched, ordered and filtered; a missing Arabic text is copied', async () => {
  const page = await openManagement('en', '/admin/partners');
  const cards = page.locator('main li h2');
  await cards.first().waitFor();
  await givenPartner(site(), { name: 'Zz Only English', translations: { ar: {} } });
  await page.getByRole('searchbox').fill('only english');
  await expect.poll(() => cards.allTextContents()).toEqual(['Zz Only English']);
  expect(page.url()).toContain('q=only+english');
  await page.goto('/admin/partners?arabic=missing&sort=-name');
  await page.getByRole('button', { name: 'Edit Zz Only English' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Copy from English.*Partner Name in Arabic/ }).click();
  await expect.poll(() => dialog.getByLabel('Partner Name in Arabic').inputValue()).toBe('Zz Only English');
});

test('on a phone, by keyboard alone and right to left, a partner is left and then added', async () => {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language: 'ar', session, width: 360 });
  const page = await openScreen(context, '/admin/partners');
  await page.locator('main li').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const add = page.getByRole('button', { name: words('ar')('admin_partners_add') });
  await add.press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);

  const say = words('ar');
  const dialog = page.getByRole('dialog', { name: say('admin_partners_add') });
  await page.keyboard.press('Enter');
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await type(dialog.getByRole('textbox', { name: say('admin_partners_name'), exact: true }), 'Zz By Keyboard');
  await type(dialog.getByRole('textbox', { name: say('admin_industry'), exact: true }), 'Flour');
  // Asked for before the key is pressed: a browser that is busy takes a moment to tell of the next chooser.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, dialog.locator('.mantine-Dropzone-root button').first());
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await imageFile('main.png'));
  await type(dialog.getByRole('textbox', { name: say('admin_detail_name'), exact: true }), 'Weight');
  await type(dialog.getByRole('textbox', { name: say('admin_detail_value'), exact: true }), '75 g');
  await tabTo(page, dialog.getByRole('button', { name: say('admin_create') }));
  await page.keyboard.press('Enter');
  await page.getByText(kindSentences('partner', 'ar').created).waitFor();
  expect(await publicNames('/ar/partners')).toContain('Zz By Keyboard');
  await givenGone('partners', 'Zz By Keyboard');
});

test('files are refused with their name and the reason', async () => {
  const page = await openManagement('en', '/admin/partners');
  await page.getByRole('button', { name: 'Add Partner' }).click();
  const [main, gallery] = [0, 1].map((place) => page.getByRole('dialog').locator('input[type=file]').nth(place));
  const file = (name: string, mimeType: string, bytes: number) => ({ name, mimeType, buffer: Buffer.alloc(bytes) });
  const told = (sentence: string) => page.getByText(sentence, { exact: true }).waitFor();

  await main?.setInputFiles(file('notes.txt', 'text/plain', 4));
  await told('notes.txt: Only JPEG, PNG, GIF and WebP images are accepted');
  // From the disk: as bytes it would pass through the browser's protocol for half a minute.
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-huge-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const huge = join(folder, 'huge.png');
  await writeFile(huge, Buffer.alloc(25 * 1024 * 1024 + 1));
  await main?.setInputFiles(huge);
  await told('huge.png: The file is too large');
  await main?.setInputFiles(file('empty.png', 'image/png', 0));
  await told('empty.png: The file is too small');
  await dropImages(page, 2);
  await told('drop-2.png: Too many files: only one image is accepted');
  await gallery?.setInputFiles(Array.from({ length: 31 }, (_, i) => file(`${i}.png`, 'image/png', 1)));
  await told('30.png: Too many files: there is room for 30 more');
});

test('a drop zone shows beforehand what it will do with a dragged file', async () => {
  const page = await openManagement('en', '/admin/partners');
  await page.getByRole('button', { name: 'Add Partner' }).click();
  const zone = page.getByRole('group', { name: 'Main Image' });
  await zone.getByText('Drop an image here, or click to choose one').waitFor();
  await dragOver(page, 'image/png');
  await zone.getByText('Drop to add').waitFor();
  await dragOver(page, 'text/plain');
  await zone.getByText('This file is not accepted').waitFor();
});
