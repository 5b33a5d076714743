import { beforeEach, describe, expect, test } from 'vitest';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { countFindings } from '#shared/leads/privacy.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth, openAsAdmin, rowOf } from '../support/browser/lead-journeys.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenContact, givenOrigin } from '../support/given/given-contact.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

beforeEach(async () => {
  const { db } = site().database;
  for (const table of ['contact', 'career', 'setting'] as const) await db.deleteFrom(table).execute();
});

/** A message that a machine seems to have sent. */
async function givenSuspicious(): Promise<void> {
  const { _id, reference, createdAt, ...values } = await givenContact(site(), { fullName: 'Basem' });
  for (const [fullName, suspicion] of [
    ['Casino', ['honeypot', 'too_fast']],
    ['Robot', ['api']],
  ] as const)
    await leadTables.contact.insert(
      site().database.db,
      { ...values, fullName },
      { origin: givenOrigin, suspicion: [...suspicion] },
    );
}

describe.each(readersOf('en'))('staff who read %s', (language) => {
  const say = words(language);

  test('see why a message is suspicious, apart from the rest, and clear the mark', async () => {
    await givenSuspicious();
    const page = await openAsAdmin(site(), browser(), {
      path: '/admin/contacts',
      language,
      width: language === 'ar' ? 360 : 1280,
    });
    await rowOf(page, 'Casino').getByText(say('admin_suspicious'), { exact: true }).waitFor();
    expect(await rowOf(page, 'Basem').getByText(say('admin_suspicious'), { exact: true }).count()).toBe(0);
    // As the desk counts: what a program sent waits there with the others.
    const robot = rowOf(page, 'Robot').first();
    await robot.getByText(say('admin_by_program'), { exact: true }).waitFor();
    expect(await robot.getByText(say('admin_suspicious'), { exact: true }).count()).toBe(0);
    await page.getByLabel(say('admin_suspicious_filter')).selectOption('yes');
    await rowOf(page, 'Basem').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: say('admin_view_details_named', { name: 'Casino' }) }).click();
    const details = page.getByRole('dialog', { name: say('admin_contacts_details') });
    await details.getByText(say('suspicion_honeypot')).waitFor();
    await details.getByText(say('suspicion_too_fast')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fullWidth(page)).toBe(language === 'ar' ? 360 : 1280);
    await details.getByRole('button', { name: say('admin_suspicious_clear') }).click();
    await page.getByText(say('suspicion_cleared')).waitFor();
    await rowOf(page, 'Casino').waitFor({ state: 'detached' });
  });

  test('choose how long names are kept, and visitors read it', async () => {
    const page = await openAsAdmin(site(), browser(), { path: '/admin/privacy', language });
    await page.getByLabel(say('admin_nav_careers'), { exact: true }).selectOption('12');
    await page.getByRole('button', { name: say('admin_privacy_save') }).click();
    const question = page.getByRole('dialog', { name: say('admin_privacy_question') });
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: say('admin_privacy_save') }).click();
    await page.getByText(say('privacy_retention_saved')).waitFor();
    await page.goto(pathIn(language, '/privacy'));
    const duration = language === 'ar' ? '12 شهرًا' : '12 months';
    await page.locator('main').getByText(say('privacy_kept_careers', { duration })).waitFor();
    await page.locator('main').getByText(say('privacy_kept_messages_always')).waitFor();
  });

  test('find one person, hand out what there is, and erase it', async () => {
    await givenContact(site(), { email: 'samira@example.com', fullName: 'Samira Khalil' });
    const application = await givenApplication(site());
    const page = await openAsAdmin(site(), browser(), {
      path: '/admin/privacy',
      language,
      width: language === 'ar' ? 360 : 1280,
    });
    const field = page.getByLabel(say('admin_privacy_person_label'));
    await field.fill('nobody');
    await field.press('Enter');
    await page.getByText(say('privacy_person_wrong')).waitFor();
    await field.fill('samira@example.com');
    await field.press('Enter');
    await page.locator('main').getByText(application.reference).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say('admin_privacy_export') }).click();
    const text = Buffer.concat(await (await (await saving).createReadStream()).toArray()).toString();
    expect(JSON.parse(text).careers).toHaveLength(1);
    await page.getByRole('button', { name: say('admin_privacy_erase'), exact: true }).click();
    const question = page.getByRole('dialog');
    const count = countFindings(await site().services.privacy.findPerson('samira@example.com'));
    await question.getByText(say('admin_privacy_erase_effect', { count })).waitFor();
    await question.getByRole('button', { name: say('admin_privacy_erase'), exact: true }).click();
    await page.getByText(say('privacy_person_erased')).waitFor();
    expect(await fullWidth(page)).toBe(language === 'ar' ? 360 : 1280);
    await page.goto('/admin/careers');
    await rowOf(page, say('admin_anonymised')).waitFor();
    expect((await site().services.leads.career.list()).items[0]).toMatchObject({ fullName: '', cvSize: 0 });
  });

  test('see who shares a phone, and erase one of them alone', async () => {
    const phone = '079 123 4567';
    const samira = await givenApplication(site(), { phone, fullName: 'Samira Khalil', email: 's@example.com' });
    await givenApplication(site(), { phone, fullName: 'Khaled Nasser', email: 'k@example.com' });
    const width = language === 'ar' ? 360 : 1280;
    const page = await openAsAdmin(site(), browser(), { path: '/admin/privacy', language, width });
    const field = page.getByLabel(say('admin_privacy_person_label'));
    await field.fill('٠٧٩١٢٣٤٥٦٧');
    await field.press('Enter');
    await page.getByText(samira.reference).waitFor();
    const erase = page.getByRole('button', { name: say('admin_privacy_erase'), exact: true });
    await expect.poll(() => erase.isDisabled()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Khaled Nasser' }).isChecked()).toBe(false);
    await page.getByRole('checkbox', { name: 'Samira Khalil' }).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fullWidth(page)).toBe(width);
    await erase.first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin_privacy_erase'), exact: true })
      .click();
    await page.getByText(say('privacy_person_erased')).waitFor();
    const { items } = await site().services.leads.career.list();
    expect(items.map(({ fullName }) => fullName).sort()).toEqual(['', 'Khaled Nasser']);
  });
});
