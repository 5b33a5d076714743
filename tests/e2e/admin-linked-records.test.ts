import { describe, expect, test } from 'vitest';
import { localise } from '#shared/content.ts';
import { languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { required } from '../support/first.ts';
import { words } from '../support/form-journey.ts';
import { givenProduct } from '../support/given-product.ts';
import { givenSession, openScreen, openStaff } from '../support/given-staff.ts';

const site = useDemoSite();
const browser = useBrowser();

describe.each(languages)('staff who read %s', (language) => {
  const say = words(language);
  const width = language === 'ar' ? 360 : 1100;

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
