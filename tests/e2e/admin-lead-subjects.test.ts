import { beforeEach, describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { openAsAdmin, rowOf } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenOpening } from '../support/given/given-opening.ts';
import { givenProduct } from '../support/given/given-product.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const samira = 'Samira Khalil';
const lina = 'Lina Haddad';

beforeEach(async () => {
  const { db } = site().database;
  for (const table of ['contact', 'career'] as const) await db.deleteFrom(table).execute();
});

const titles = { en: 'Loom technician', ar: 'فني أنوال' };
const names = { en: 'Laminated rice bag', ar: 'كيس أرز مغلف' };

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);

  test('see the job of an application by name and beside the CV, also after it is deleted', async () => {
    const { _id: opening } = await givenOpening(site());
    await givenApplication(site(), { opening });
    const page = await openAsAdmin(site(), browser(), { path: '/admin/careers', language });
    const preview = async () => {
      await page.getByRole('button', { name: say('admin_careers_preview_named', { name: samira }) }).click();
      return page.getByRole('dialog');
    };
    await expect.poll(() => rowOf(page, samira).locator('th span > span').textContent()).toBe(titles[language]);
    const link = (await preview()).getByRole('link', { name: titles[language] });
    await expect.poll(() => link.getAttribute('href')).toBe(`/admin/openings?open=${opening}`);

    const { db } = site().database;
    await db.deleteFrom('opening').where('id', '=', opening).execute();
    await page.reload();
    await rowOf(page, samira).getByText(titles[language]).waitFor();
    const dialog = await preview();
    await dialog.getByText(titles[language]).waitFor();
    await dialog.getByText(`(${say('admin_subject_deleted')})`).waitFor();
    expect(await dialog.getByRole('link', { name: titles[language] }).count()).toBe(0);
  });

  test('see the product that a message asks about by its name', async () => {
    const { _id: product } = await givenProduct(site());
    await givenContact(site(), { product });
    const page = await openAsAdmin(site(), browser(), { path: '/admin/contacts', language });
    await page.getByRole('button', { name: say('admin_view_details_named', { name: lina }) }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: names[language] });
    await expect.poll(() => link.getAttribute('href')).toBe(`/admin/products?open=${product}`);
  });
});

test('sales, who cannot open products, read the name of the product', async () => {
  const { _id: product } = await givenProduct(site());
  await givenContact(site(), { product });
  const session = await givenSession(site(), 'sales');
  const context = await openStaff(browser(), { address: site().address, language: 'en', session });
  const page = await openScreen(context, '/admin/contacts');
  await page.getByRole('button', { name: `View Details: ${lina}` }).click();
  await page.getByRole('dialog').getByText(names.en).waitFor();
  expect(await page.getByRole('dialog').getByRole('link', { name: names.en }).count()).toBe(0);
});

test('a phone typed in Arabic digits is dialled', async () => {
  await givenApplication(site(), { phone: '٠٧٩ ١٢٣ ٤٥٦٧' });
  const page = await openAsAdmin(site(), browser(), { path: '/admin/careers', language: 'en' });
  const phone = () => page.getByRole('link', { name: '٠٧٩ ١٢٣ ٤٥٦٧' });
  await expect.poll(() => rowOf(page, samira).locator(phone()).getAttribute('href')).toBe('tel:+962791234567');
  await page.getByRole('button', { name: `Preview CV: ${samira}` }).click();
  await expect.poll(() => page.getByRole('dialog').locator(phone()).getAttribute('href')).toBe('tel:+962791234567');
});
