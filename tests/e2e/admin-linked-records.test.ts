import { describe, expect, test } from 'vitest';
import { localise } from '#shared/content/content.ts';
import type { Product } from '#shared/kinds/product.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenProduct } from '../support/given/given-product.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { required } from '../support/sites/first.ts';

const site = useDemoSite();
const browser = useBrowser();

describe.each(readersOf('en'))('staff who read %s', (language) => {
  const say = words(language);
  const width = language === 'ar' ? 360 : 1100;

  test('choose the certificates of a product by their names, put them in order and remove one, by keyboard alone', async () => {
    const { kinds } = site().services;
    const { items } = await kinds.certificate.list();
    const named = (text: string) => required(items.find(({ name }) => name.includes(text)));
    const [food, quality, mark] = [named('Food-contact'), named('ISO 9001'), named('Jordan Quality')];
    const nameOf = (certificate: typeof food) => localise(certificate, language).name;
    const product: Product = await givenProduct(site(), { name: `Linked ${language}`, certificates: [mark._id] });
    const stored = async () => (await kinds.product.get(product._id)).certificates;

    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language, session, width });
    const page = await openScreen(context, `/admin/products?open=${product._id}`);
    const dialog = page.getByRole('dialog');
    const group = dialog.getByRole('group', { name: say('product_certificates'), exact: true });
    await group.getByText(nameOf(mark), { exact: true }).waitFor();
    // What has ended is not on the page; staff see it.
    await group.getByText(say('admin_certificate_ended'), { exact: true }).waitFor();

    const search = group.getByRole('combobox');
    for (const [typed, certificate] of [
      ['9001', quality],
      [language === 'ar' ? nameOf(food) : 'food contact', food],
    ] as const) {
      await search.fill(typed);
      await group.getByRole('option', { name: nameOf(certificate) }).waitFor();
      if (certificate === food) expect(await accessibilityFaults(page)).toEqual([]);
      await search.press('ArrowDown');
      await search.press('Enter');
      await group
        .getByRole('listitem')
        .filter({ hasText: nameOf(certificate) })
        .waitFor();
      expect(await search.inputValue()).toBe('');
    }
    const moves = (name: string) => group.getByRole('button', { name: say('admin_move_up', { name }), exact: true });
    await moves(nameOf(food)).press('Enter');
    await moves(nameOf(food)).press('Enter');
    await group.getByRole('button', { name: say('admin_remove_named', { name: nameOf(mark) }) }).press('Enter');
    expect(await group.getByRole('listitem').count()).toBe(2);
    await dialog.getByRole('button', { name: say('admin_update') }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual([food._id, quality._id]);
    // Enter in the search saved nothing before.
    expect((await kinds.product.get(product._id)).name).toBe(product.name);
  });

  test('see in the history of a product which ones were named before', async () => {
    const { kinds } = site().services;
    const { items } = await kinds.product.list();
    const { address, name } = localise(required(items.find(({ name }) => name.startsWith('Flour'))), language);
    const product = await givenProduct(site(), { name: `Kept ${language}` });
    const session = await givenSession(site());
    const [one] = items.filter((item) => item.address === address);
    const { name: title, industry, description, specifications } = product;
    const sent = { name: title, industry, description, specifications, relatedProducts: [one?._id] };
    const headers = { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' };
    const target = `${site().address}/api/products/${product._id}`;
    const changed = await fetch(target, { method: 'PUT', headers, body: JSON.stringify(sent) });
    expect(changed.status).toBe(200);

    const context = await openStaff(browser(), { address: site().address, language, session, width });
    const page = await openScreen(context, `/admin/products?open=${product._id}`);
    await page.getByRole('button', { name: say('history_title'), exact: true }).click();
    const history = page.getByRole('dialog', { name: say('history_title') });
    await history.getByText(say('product_related'), { exact: true }).waitFor();
    await history
      .getByRole('button', { name: new RegExp(say('history_show')) })
      .first()
      .click();
    await history.getByText(name, { exact: true }).waitFor();
  });
});
