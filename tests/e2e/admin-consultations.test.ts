import { beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { confirmDeletion, fullWidth, openAsAdmin, rowOf } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenConsultation } from '../support/given/given-consultation.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

beforeEach(async () => {
  await site().database.db.deleteFrom('consultation').execute();
});

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);
  const open = (width = 1280) => openAsAdmin(site(), browser(), { path: '/admin/consultations', language, width });

  test('read a request with its message, and delete it', async () => {
    await givenConsultation(site());
    const page = await open();
    await expect.poll(() => page.locator('main h1').textContent()).toBe(say('admin_consultations_heading'));
    await rowOf(page, 'Omar Nasser').getByText(say('category_automation'), { exact: true }).waitFor();
    const columns = ['name', 'email', 'company', 'type_of_inquiry', 'date'] as const;
    await expect
      .poll(() => page.locator('thead th').allTextContents())
      .toEqual([...columns.map((column) => say(`admin_column_${column}`)), say('admin_list_actions')]);
    await page.getByRole('button', { name: say('admin_view_details_named', { name: 'Omar Nasser' }) }).click();
    const details = page.getByRole('dialog', { name: say('admin_consultations_details') });
    await details.getByText('We fill 40 tonnes a day by hand.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('admin_delete_named', { name: 'Omar Nasser' }) }).click();
    await confirmDeletion(page, language, say('admin_contacts_confirm_delete', { name: 'Omar Nasser' }));
    await page.getByText(say('consultation_deleted')).waitFor();
    await page.getByText(say('admin_consultations_empty')).waitFor();
  });

  test('take the list away as a file, with what they searched', async () => {
    await givenConsultation(site());
    await givenConsultation(site(), { fullName: 'Rana Saleh', company: 'Saleh Sugar' });
    const page = await open(360);
    await page.getByRole('searchbox').fill('sugar');
    await rowOf(page, 'Omar Nasser').waitFor({ state: 'detached' });
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say('admin_export') }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^consultations-\d{4}-\d\d-\d\d\.csv$/);
    const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString();
    expect(text).toContain('Rana Saleh');
    expect(text).toContain(say('admin_column_type_of_inquiry'));
    expect(text).not.toContain('Omar Nasser');
    expect(await fullWidth(page)).toBe(360);
  });
});

test('a request deleted by somebody else is reported in the server’s words', async () => {
  const consultation = await givenConsultation(site());
  const page = await openAsAdmin(site(), browser(), { path: '/admin/consultations', language: 'en' });
  await rowOf(page, 'Omar Nasser').waitFor();
  await site().services.leads.consultation.remove(consultation._id);
  await page.getByRole('button', { name: 'Delete Omar Nasser' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('main').getByRole('alert').getByText('Consultation request not found').waitFor();
});
