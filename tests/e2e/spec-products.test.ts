import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { lastForm, recordBrowser } from '../support/browser/browser-records.ts';
import { picture } from '../support/files/sample-files.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { specified } from '../support/specified/specified-words.ts';

const site = useDemoSite();
const browser = useBrowser();
let image: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  image = { name: 'sack.png', mimeType: 'image/png', buffer: await picture('png') };
});

async function refuse(page: Page, method: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/api/products**', (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
}

describe.each(readersOf('en'))('Products Management in %s', (language) => {
  const said = specified(language);
  const one = { kind: m.entity_product({}, { locale: language }) };
  const many = { kind: m.nav_products({}, { locale: language }) };

  test('adds, edits and deletes a product after a question, and tells every outcome', async () => {
    const session = await givenSession(site());
    const page = await (await openStaff(browser(), { address: site().address, language, session })).newPage();
    const told = (words: string, key: Parameters<typeof said>[1], named: object = one) =>
      page
        .getByText(said(words, key, named), { exact: true })
        .first()
        .waitFor();
    await recordBrowser(page);
    await refuse(page, 'GET');
    await page.goto('/admin/products');
    await told('Error fetching products', 'admin_kind_error_fetching', many);
    await page.unrouteAll();
    await page.getByRole('button', { name: said('Retry', 'retry'), exact: true }).click();
    const card = page.locator('main li').first();
    await card.waitFor();

    await page.getByRole('button', { name: said('Add Product', 'admin_products_add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const detail = (number: number) =>
      dialog.getByRole('group', { name: said(`Detail ${number}`, 'admin_detail_number', { number }), exact: true });
    const fill = async (number: number, name: string, value: string) => {
      await detail(number).locator('[lang=en]').nth(0).fill(name);
      await detail(number).locator('[lang=en]').nth(1).fill(value);
    };
    const create = button(said('Create', 'admin_create'));
    await create.click();
    for (const [words, key] of [
      ['Product name is required', 'product_name_required'],
      ['Industry is required', 'product_industry_required'],
      ['Description is required', 'product_description_required'],
      ['Main image is required', 'partner_main_image_required'],
      ['At least one gallery image is required', 'admin_gallery_required'],
      ['Detail name is required', 'partner_detail_name_required'],
      ['Detail value is required', 'partner_detail_value_required'],
    ] as const)
      await dialog.getByText(said(words, key), { exact: true }).waitFor();
    const product = `Valve bag ${language}`;
    const [name, industry] = [dialog.locator('input[lang=en]').nth(0), dialog.locator('input[lang=en]').nth(1)];
    await name.fill(product);
    await industry.fill('Cement');
    await dialog.locator('textarea[lang=en]').first().fill('For 50 kg.');
    for (const input of await dialog.locator('input[type=file]').all()) await input.setInputFiles(image);
    await fill(1, 'Weight', '75 g');
    await button(said('Add Detail', 'admin_detail_add')).click();
    await fill(2, 'Weight', '80 g');
    await create.click();
    await told('Two specifications have the same name', 'product_specification_duplicate');
    expect(await lastForm(page)).toEqual([]);
    await fill(2, 'Width', '50 cm');
    await refuse(page, 'POST');
    await create.click();
    await told('Error creating product', 'admin_kind_error_creating');
    await page.unrouteAll();
    await create.click();
    await told('Product created successfully', 'admin_kind_created');
    await dialog.waitFor({ state: 'hidden' });
    await card.getByRole('heading', { name: product, exact: true }).waitFor();

    const edit = page.getByRole('button', { name: said(`Edit ${product}`, 'admin_edit_named', { name: product }) });
    const update = button(said('Update', 'admin_update'));
    const save = async (change: () => Promise<unknown>, words: string, key: Parameters<typeof said>[1]) => {
      await edit.click();
      await update.waitFor();
      await dialog.locator('li img').first().waitFor();
      await change();
      await update.click();
      await told(words, key);
      await dialog.waitFor({ state: 'hidden' });
    };
    const galleryInput = () => dialog.locator('input[type=file]').nth(1);
    const removeOf = (words: string, key: Parameters<typeof said>[1]) =>
      button(said(words, key, { number: 2 })).click();
    await save(
      () => galleryInput().setInputFiles(image),
      'Product image uploaded successfully',
      'admin_product_image_uploaded',
    );
    await save(
      () => removeOf('Remove image 2', 'admin_gallery_remove'),
      'Product image deleted successfully',
      'admin_product_image_deleted',
    );
    await save(
      () => removeOf('Remove detail 2', 'admin_detail_remove'),
      'Product specification removed successfully',
      'admin_product_specification_removed',
    );
    await save(
      () => fill(1, 'Weight', '90 g'),
      'Product specification updated successfully',
      'admin_product_specification_updated',
    );
    await save(
      async () => {
        await button(said('Add Detail', 'admin_detail_add')).click();
        await fill(2, 'Length', '80 cm');
      },
      'Product specification added successfully',
      'admin_product_specification_added',
    );
    await edit.click();
    await update.waitFor();
    await industry.fill('Lime');
    await refuse(page, 'PUT');
    await update.click();
    await told('Error updating product', 'admin_kind_error_updating');
    await page.unrouteAll();
    await update.click();
    await told('Product updated successfully', 'admin_kind_updated');
    await dialog.waitFor({ state: 'hidden' });

    const remove = page.getByRole('button', {
      name: said(`Delete ${product}`, 'admin_delete_named', { name: product }),
    });
    await refuse(page, 'DELETE');
    await remove.click();
    await button(said('Delete', 'admin_delete')).click();
    await told('Error deleting product', 'admin_kind_error_deleting');
    await page.unrouteAll();
    await remove.click();
    const question = `Are you sure you want to delete “${product}”?`;
    await dialog.getByText(said(question, 'admin_kind_confirm_delete', { name: product }), { exact: true }).waitFor();
    await button(said('Delete', 'admin_delete')).click();
    await page
      .locator('.mantine-Notification-root')
      .filter({ hasText: said('Product deleted successfully', 'admin_kind_deleted', one) })
      .waitFor();
    await remove.waitFor({ state: 'hidden' });
  });
});
