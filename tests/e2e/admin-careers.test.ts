import { beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { confirmDeletion, fullWidth, openAsAdmin, rowOf, tabTo } from '../support/browser/lead-journeys.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const name = 'Samira Khalil';
const cvName = 'سيرة سميرة.pdf';

beforeEach(async () => {
  await site().database.db.deleteFrom('career').execute();
});

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);
  const open = (width = 1280) => openAsAdmin(site(), browser(), { path: '/admin/careers', language, width });

  test('look at a CV, save it, change the status of its application and delete it', async () => {
    const pdf = samplePdf({ pages: 2 });
    const { _id } = await givenApplication(site(), { cvName, pdf });
    const page = await open();
    await page.getByText(say('admin_careers_subtitle'), { exact: true }).waitFor();
    const row = rowOf(page, name);
    await row.getByText(cvName).waitFor();
    const columns = ['name', 'email', 'phone', 'cv_file', 'status', 'submitted_at'] as const;
    await expect
      .poll(() => page.locator('thead th').allTextContents())
      .toEqual([...columns.map((column) => say(`admin_column_${column}`)), say('admin_list_actions')]);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: say('admin_careers_preview_named', { name }) }).click();
    const preview = page.getByRole('dialog');
    await preview.getByRole('img', { name: say('page_of', { page: 1, pages: 2 }) }).waitFor();
    await preview.getByRole('button', { name: say('page_next') }).click();
    await preview.getByRole('img', { name: say('page_of', { page: 2, pages: 2 }) }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'hidden' });

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say('admin_careers_download_named', { name }) }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(cvName);
    expect(Buffer.concat(await (await saved.createReadStream()).toArray()).equals(pdf)).toBe(true);

    await page.getByRole('button', { name: say('admin_careers_change_status_named', { name }) }).click();
    const select = page.getByLabel(say('admin_careers_new_status'));
    await expect.poll(() => select.inputValue()).toBe('pending');
    await select.selectOption('accepted');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin_update') })
      .click();
    await page.getByText(say('admin_careers_status_updated')).waitFor();
    await row.getByText(say('admin_status_accepted'), { exact: true }).waitFor();
    expect((await site().services.leads.career.get(_id)).status).toBe('accepted');

    await page.getByRole('button', { name: say('admin_delete_named', { name }) }).click();
    await confirmDeletion(page, language, say('admin_careers_confirm_delete', { name }));
    await page.getByText(say('admin_careers_deleted')).waitFor();
    await page.getByText(say('admin_careers_empty')).waitFor();
  });

  test('see that a CV contains a script, and get it only as a download', async () => {
    await givenApplication(site(), { cvName, pdf: samplePdf({ script: "app.alert('scripts run')" }) });
    const page = await open(320);
    await rowOf(page, name).getByText(say('cv_mark_active'), { exact: true }).waitFor();
    await page.getByRole('button', { name: say('admin_careers_preview_named', { name }) }).click();
    const preview = page.getByRole('dialog');
    await preview.getByText(say('cv_withheld_active')).waitFor();
    expect(await preview.locator('canvas').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await preview.getByRole('button', { name: say('admin_careers_download'), exact: true }).click();
    expect((await saving).suggestedFilename()).toBe(cvName);
  });

  test('see a toast for each failure, and the list stays', async () => {
    await givenApplication(site());
    const page = await open();
    await rowOf(page, name).waitFor();
    await page.route('**/api/careers/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('button', { name: say('admin_careers_download_named', { name }) }).click();
    await page.getByText(say('admin_careers_error_download')).waitFor();
    await page.getByRole('button', { name: say('admin_delete_named', { name }) }).click();
    await confirmDeletion(page, language, say('admin_careers_confirm_delete', { name }));
    const toast = page.getByText(say('admin_careers_error_deleting'), { exact: true });
    await toast.waitFor();
    const box = await toast.boundingBox();
    expect(box!.y).toBeLessThan(200);
    expect(Math.abs(box!.x + box!.width / 2 - 640)).toBeLessThan(250);
    await expect.poll(() => rowOf(page, name).count()).toBe(1);
    await page.unroute('**/api/careers/**');
    await page.route('**/api/careers/**', (route) => route.abort());
    await page.getByRole('button', { name: say('admin_careers_change_status_named', { name }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin_update') })
      .click();
    await page.getByText(say('admin_network_error')).waitFor();
  });
});

test.each([
  { failure: 'refused', message: 'Failed to fetch career applications' },
  { failure: 'lost', message: 'Network error. Please try again.' },
])('a list that is $failure says so, with Retry', async ({ failure, message }) => {
  await givenApplication(site());
  const page = await openAsAdmin(site(), browser(), { path: '/admin/contacts', language: 'en' });
  await page.route('**/api/careers?**', (route) =>
    failure === 'lost' ? route.abort() : route.fulfill({ status: 500, json: { success: false, message: 'Broken' } }),
  );
  await page.getByRole('link', { name: 'Careers', exact: true }).click();
  const alert = page.locator('main').getByRole('alert');
  await alert.getByText(message, { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/api/careers?**');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await rowOf(page, name).waitFor();
});

test('a phone and a keyboard are enough, right to left too', async () => {
  await givenApplication(site(), { cvName, pdf: samplePdf({ pages: 2 }) });
  const say = words('ar');
  const page = await openAsAdmin(site(), browser(), { path: '/admin/careers', language: 'ar', width: 360 });
  await tabTo(page, page.getByRole('button', { name: say('admin_careers_preview_named', { name }) }));
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog');
  await tabTo(page, preview.getByRole('button', { name: say('page_next') }));
  await page.keyboard.press('Enter');
  await preview.getByRole('img', { name: say('page_of', { page: 2, pages: 2 }) }).waitFor();
  expect(await fullWidth(page)).toBe(360);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
  await tabTo(page, page.getByRole('button', { name: say('admin_careers_change_status_named', { name }) }));
  await page.keyboard.press('Enter');
  const select = page.getByLabel(say('admin_careers_new_status'));
  await tabTo(page, select);
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => select.inputValue()).toBe('rejected');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: say('admin_update') }));
  await page.keyboard.press('Enter');
  await page.getByText(say('admin_careers_status_updated')).waitFor();
  await rowOf(page, name).getByText(say('admin_status_rejected'), { exact: true }).waitFor();
  expect(await fullWidth(page)).toBe(360);
});
