import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { lastForm } from '../support/browser/browser-records.ts';
import { openPartners } from '../support/browser/partners-screen.ts';
import { colourOf } from '../support/browser/shown-colour.ts';
import { picture } from '../support/files/sample-files.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { specified } from '../support/specified/specified-words.ts';

const site = useDemoSite();
const browser = useBrowser();

const open = (language: Language, before?: (page: Page) => Promise<unknown>) =>
  openPartners(browser(), site(), { language, ...(before && { before }) });

const imageFile = async (name: string) => ({ name, mimeType: 'image/png', buffer: await picture('png') });
const refuse = (page: Page, method: string) =>
  page.route('**/api/partners**', (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
const columnsOf = (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

/** Whether `told` stands under the control and is red. */
async function expectUnder(told: Locator, control: Locator): Promise<void> {
  const [below, above] = [(await told.boundingBox())!, (await control.boundingBox())!];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
  expect(await colourOf(told)).toBe('red');
}

async function expectAboveGrid(page: Page, words: string): Promise<void> {
  const line = page.locator('main').getByText(words, { exact: true });
  await line.waitFor();
  expect(await colourOf(line)).toBe('red');
  const grid = (await page.locator('main ul').first().boundingBox())!;
  expect((await line.boundingBox())!.y).toBeLessThan(grid.y);
}

/** Drags a file over a drop zone, or drops several. */
async function drag(
  zone: Locator,
  event: 'dragenter' | 'drop',
  files: { name: string; type: string; bytes?: number }[],
) {
  const dragged = await zone.page().evaluateHandle((sent) => {
    const transfer = new DataTransfer();
    for (const { name, type, bytes = 1 } of sent) transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
    return transfer;
  }, files);
  const target = zone.locator('.mantine-Dropzone-root');
  await target.dispatchEvent('dragleave', { dataTransfer: dragged });
  await target.dispatchEvent(event, { dataTransfer: dragged });
}

describe.each(readersOf('en'))('Partners Management in %s', (language) => {
  const said = specified(language);
  const named = { kind: m.entity_partner({}, { locale: language }) };
  const addPartner = said('Add Partner', 'admin_partners_add');
  const editPartner = said('Edit Partner', 'admin_partners_edit');

  test('shows Loading, then cards in one, two or three columns, their images after a skeleton', async () => {
    let showList = (): void => {};
    let showImages = (): void => {};
    const list = new Promise<void>((resolve) => {
      showList = resolve;
    });
    const images = new Promise<void>((resolve) => {
      showImages = resolve;
    });
    const page = await open(language, async (opened) => {
      await opened.route('**/api/partners**', (route) => list.then(() => route.continue()));
      await opened.route('**/api/images**', (route) => images.then(() => route.continue()));
    });
    await page.getByText(said('Loading', 'admin_loading'), { exact: true }).waitFor();
    const heading = said('Partners Management', 'admin_partners_heading');
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await page.getByRole('button', { name: addPartner, exact: true }).waitFor();
    showList();
    const card = page.locator('main li').first();
    await card.locator('.mantine-Skeleton-root').waitFor();
    showImages();
    const image = card.locator('img');
    await image.waitFor();
    expect((await image.boundingBox())?.height).toBe(200);
    await expect.poll(() => image.getAttribute('src')).toMatch(/^blob:/);
    const name = (await card.getByRole('heading', { level: 2 }).textContent())!;
    expect((await card.locator('p').first().textContent())?.length).toBeGreaterThan(2);
    for (const label of [
      said(`Edit ${name}`, 'admin_edit_named', { name }),
      said(`Delete ${name}`, 'admin_delete_named', { name }),
    ])
      await expect.poll(() => card.getByRole('button', { name: label, exact: true }).locator('svg').count()).toBe(1);
    const grid = page.locator('main ul').first();
    for (const [width, columns] of [
      [599, 1],
      [600, 2],
      [899, 2],
      [900, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => columnsOf(grid)).toBe(columns);
    }
  });

  test('adds a partner, once nothing is missing, and shows it in the list that is read again', async () => {
    const page = await open(language);
    const dialog = page.getByRole('dialog', { name: addPartner, exact: true });
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    const button = (label: string) => dialog.getByRole('button', { name: label, exact: true });
    const group = (label: string) => dialog.getByRole('group', { name: label, exact: true });
    await page.getByRole('button', { name: addPartner, exact: true }).click();
    await dialog.waitFor();
    const name = dialog.getByLabel(said('Partner Name', 'admin_partners_name')).first();
    const industry = dialog.getByLabel(said('Industry', 'admin_industry')).first();
    const main = group(said('Main Image', 'admin_main_image'));
    const gallery = group(said('Gallery Images', 'admin_gallery_images'));
    await dialog.getByText(said('Details', 'admin_details'), { exact: true }).waitFor();
    await button(said('Cancel', 'admin_cancel')).waitFor();
    const detailName = field(said('Detail name', 'admin_detail_name'));
    const detailValue = field(said('Detail value', 'admin_detail_value'));
    expect([await detailName.count(), await gallery.locator('li').count()]).toEqual([1, 0]);
    for (const empty of [name, industry, detailName, detailValue]) await expect.poll(() => empty.inputValue()).toBe('');

    const create = button(said('Create', 'admin_create'));
    await create.click();
    for (const [told, control] of [
      [said('Partner name is required', 'partner_name_required'), name],
      [said('Industry is required', 'partner_industry_required'), industry],
      [said('Main image is required', 'partner_main_image_required'), main.locator('.mantine-Dropzone-root')],
      [said('Detail name is required', 'partner_detail_name_required'), detailName],
      [said('Detail value is required', 'partner_detail_value_required'), detailValue],
    ] as const)
      await expectUnder(dialog.getByText(told, { exact: true }), control);
    expect(await lastForm(page)).toEqual([]);

    const remove = (number: number) => button(said(`Remove detail ${number}`, 'admin_detail_remove', { number }));
    await expect.poll(() => remove(1).isDisabled()).toBe(true);
    await button(said('Add Detail', 'admin_detail_add')).click();
    await expect.poll(() => detailName.count()).toBe(2);
    await remove(2).click();
    await expect.poll(() => detailName.count()).toBe(1);
    await expect.poll(() => remove(1).isDisabled()).toBe(true);

    const partner = `Zarqa Mills ${language}`;
    await name.fill(partner);
    await industry.fill('Flour');
    await detailName.fill('Partner since');
    await detailValue.fill('2012');
    expect(await main.locator('input[type=file]').getAttribute('multiple')).toBeNull();
    await main.locator('input[type=file]').setInputFiles(await imageFile('main.png'));
    const added = await Promise.all(['a.png', 'b.png', 'c.png'].map(imageFile));
    await gallery.locator('input[type=file]').setInputFiles(added);
    const thumbnails = gallery.locator('li');
    await expect.poll(() => thumbnails.locator('img').count()).toBe(3);
    const box = (await thumbnails.locator('img').first().boundingBox())!;
    expect([Math.round(box.width), Math.round(box.height)]).toEqual([100, 100]);
    await button(said('Remove image 2', 'admin_gallery_remove', { number: 2 })).click();
    await expect.poll(() => thumbnails.count()).toBe(2);

    await refuse(page, 'POST');
    await create.click();
    const failed = said('Error creating partner', 'admin_kind_error_creating', named);
    await dialog.getByRole('alert').getByText(failed, { exact: true }).waitFor();
    await expectAboveGrid(page, failed);
    expect(await name.inputValue()).toBe(partner);
    expect(await lastForm(page)).toEqual(
      expect.arrayContaining([
        ['name', partner],
        ['industry', 'Flour'],
        ['specifications', '[{"name":"Partner since","value":"2012"}]'],
        ['mainImage', 'file:main.png'],
        ['existingGalleryImages', '[]'],
        ['galleryImages', 'file:a.png'],
        ['galleryImages', 'file:c.png'],
      ]),
    );
    await page.unroute('**/api/partners**');
    const reading = page.waitForRequest(
      (request) => request.method() === 'GET' && new URL(request.url()).pathname === '/api/partners',
    );
    await create.click();
    await reading;
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 2, name: partner, exact: true }).waitFor();
  });

  test('edits and deletes a partner, or says on an error line that it failed', async () => {
    const page = await open(language);
    const card = page.locator('main li').first();
    const name = (await card.getByRole('heading', { level: 2 }).textContent())!;
    const act = (words: 'Edit' | 'Delete', key: 'admin_edit_named' | 'admin_delete_named') =>
      card.getByRole('button', { name: said(`${words} ${name}`, key, { name }), exact: true });

    await act('Edit', 'admin_edit_named').click();
    const dialog = page.getByRole('dialog', { name: editPartner, exact: true });
    const update = dialog.getByRole('button', { name: said('Update', 'admin_update'), exact: true });
    await update.waitFor();
    const english = dialog.getByRole('textbox').first();
    expect(await english.inputValue()).not.toBe('');
    await english.fill(`Renamed ${language}`);
    await refuse(page, 'PUT');
    await update.click();
    await expectAboveGrid(page, said('Error updating partner', 'admin_kind_error_updating', named));
    expect(await english.inputValue()).toBe(`Renamed ${language}`);
    await page.unroute('**/api/partners**');
    await update.click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await lastForm(page)).map(([part]) => part)).not.toContain('mainImage');
    const listed = await (await fetch(`${site().address}/api/partners`)).text();
    expect(listed).toContain(`Renamed ${language}`);

    await page.reload();
    await card.waitFor();
    const shown = (await card.getByRole('heading', { level: 2 }).textContent())!;
    const cards = await page.locator('main li').count();
    const remove = card.getByRole('button', { name: said(`Delete ${shown}`, 'admin_delete_named', { name: shown }) });
    const question = page.getByRole('dialog', { name: said('Confirm Delete', 'admin_confirm_delete'), exact: true });
    const yes = question.getByRole('button', { name: said('Delete', 'admin_delete'), exact: true });
    await refuse(page, 'DELETE');
    await page.setViewportSize({ width: 1000, height: 400 });
    const last = page.locator('main li').last();
    await last.scrollIntoViewIfNeeded();
    await last.getByRole('button').last().click();
    await yes.click();
    const told = said('Error deleting partner', 'admin_kind_error_deleting', named);
    await expectAboveGrid(page, told);
    await expect.poll(async () => (await page.getByText(told, { exact: true }).boundingBox())!.y).toBeGreaterThan(64);
    await page.unroute('**/api/partners**');
    await remove.click();
    await yes.click();
    await expect.poll(() => page.locator('main li').count()).toBe(cards - 1);
  });

  test('says that the list could not be had', async () => {
    const page = await open(language, (opened) => refuse(opened, 'GET'));
    const line = page.getByText(
      said('Error fetching partners', 'admin_kind_error_fetching', { kind: m.nav_partners({}, { locale: language }) }),
      { exact: true },
    );
    await line.waitFor();
    expect(await colourOf(line)).toBe('red');
    await page.unroute('**/api/partners**');
    const retry = page.getByRole('button', { name: said('Retry', 'retry'), exact: true });
    await retry.click();
    await page.locator('main li').first().waitFor();
    await page.route('**/api/partners**', (route) => route.abort());
    await page.reload();
    await line.waitFor();
    await page.getByText(said('Network error. Please try again.', 'admin_network_error'), { exact: true }).waitFor();
  });

  test('takes pictures alone, and says of any other file why not', async () => {
    const page = await open(language);
    await page.getByRole('button', { name: addPartner, exact: true }).click();
    const [main, gallery] = [
      page.getByRole('group', { name: said('Main Image', 'admin_main_image') }),
      page.getByRole('group', { name: said('Gallery Images', 'admin_gallery_images') }),
    ];
    const file = (name: string, mimeType: string, bytes = 4) => ({ name, mimeType, buffer: Buffer.alloc(bytes) });
    const input = main.locator('input[type=file]');
    for (const type of ['jpeg', 'png', 'gif', 'webp'])
      await expect.poll(() => input.getAttribute('accept')).toContain(`image/${type}`);
    expect(await gallery.locator('input[type=file]').getAttribute('multiple')).not.toBeNull();

    const wrongType = said('Only JPEG, PNG, GIF and WebP images are accepted', 'admin_drop_wrong_type');
    for (const { sent, told } of [
      { sent: file('notes.txt', 'text/plain'), told: wrongType },
      { sent: file('sack.svg', 'image/svg+xml'), told: wrongType },
      { sent: file('sack.png', 'image/png', 0), told: said('The file is too small', 'admin_drop_too_small') },
    ]) {
      await input.setInputFiles(sent);
      await page.getByText(`${sent.name}: ${told}`, { exact: true }).waitFor();
    }
    await drag(gallery, 'drop', [{ name: 'big.png', type: 'image/png', bytes: 25 * 1024 * 1024 + 1 }]);
    await page
      .getByText(`big.png: ${said('The file is too large', 'admin_drop_too_large')}`, { exact: true })
      .waitFor();
    await drag(main, 'dragenter', [{ name: 'a.png', type: 'image/png' }]);
    await main.getByText(said('Drop to add', 'admin_drop_accept')).waitFor();
    await drag(main, 'dragenter', [{ name: 'a.txt', type: 'text/plain' }]);
    await main.getByText(said('This file is not accepted', 'admin_drop_reject')).waitFor();
    const two = ['a.png', 'b.png'].map((name) => ({ name, type: 'image/png' }));
    await drag(main, 'drop', two);
    const tooMany = said('Too many files: only one image is accepted', 'admin_drop_too_many');
    await main.getByText(`b.png: ${tooMany}`, { exact: true }).waitFor();
    for (const [name, type] of [
      ['sack.jpg', 'image/jpeg'],
      ['sack.gif', 'image/gif'],
      ['sack.webp', 'image/webp'],
      ['sack.jpeg', 'image/jpeg'],
    ] as const)
      await gallery.locator('input[type=file]').setInputFiles(file(name, type));
    await expect.poll(() => gallery.locator('li').count()).toBe(4);
    // Some browsers do not know what they send: the content decides.
    const unknown = { ...(await imageFile('sack.dat')), mimeType: 'application/octet-stream' };
    await gallery.locator('input[type=file]').setInputFiles(unknown);
    await expect.poll(() => gallery.locator('li').count()).toBe(5);
  });
});
