import { afterEach, describe, expect, test } from 'vitest';
import { usualWorkingHours } from '#shared/leads/working-hours.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth, openAsAdmin } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
afterEach(() => site().services.workingHours.set(usualWorkingHours));

describe.each(readersOf('en'))('administrators who read %s', (language) => {
  const say = words(language);

  test('set the hours of a day and take over a feast; what is wrong is said at its field', async () => {
    const width = language === 'ar' ? 360 : 1280;
    const page = await openAsAdmin(site(), browser(), { path: '/admin/working-hours', language, width });
    const monday = page.locator('[name="week.mon"]');
    await monday.fill('08:00-12:00, 11:00-16:00');
    await page
      .getByRole('link', { name: say('admin_nav_company'), exact: true })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: say('unsaved_title') });
    await question.getByRole('button', { name: say('admin_cancel') }).click();
    const save = page.getByRole('button', { name: say('working_hours_save') });
    await save.click();
    await page.getByText(say('working_hours_spans_wrong')).waitFor();
    await expect.poll(() => monday.evaluate((field) => field === document.activeElement)).toBe(true);
    await monday.fill('٠٨:٠٠-١٢:٠٠، 13:00-17:00');
    await page
      .getByRole('button', { name: new RegExp(`^${say('working_hours_fitr')}`) })
      .first()
      .click();
    await page
      .getByRole('button', { name: say('working_hours_holiday_remove', { name: say('working_hours_fitr') }) })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fullWidth(page)).toBe(width);
    await save.click();
    await page.getByText(say('working_hours_saved')).waitFor();
    const { hours, feasts } = await site().services.workingHours.get();
    const { feast: _, ...days } = feasts.find(({ feast }) => feast === 'fitr')!;
    expect(hours).toMatchObject({
      week: { ...usualWorkingHours.week, mon: '08:00-12:00, 13:00-17:00' },
      holidays: [{ name: say('working_hours_fitr'), ...days }],
    });
  });
});
