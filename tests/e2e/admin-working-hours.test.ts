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

  test('do not overwrite each other: the second sees what the first saved', async () => {
    const width = language === 'ar' ? 390 : 1280;
    const open = () => openAsAdmin(site(), browser(), { path: '/admin/working-hours', language, width });
    const [first, second] = [await open(), await open()];
    const hoursOf = (page: typeof first, of: string) => page.locator(`[name="week.${of}"]`);
    const save = (page: typeof first) => page.getByRole('button', { name: say('working_hours_save') }).click();
    await hoursOf(first, 'mon').fill('08:00-12:00');
    await hoursOf(second, 'tue').fill('09:00-13:00');
    await save(first);
    await first.getByText(say('working_hours_saved')).waitFor();
    await save(second);
    const conflict = second.getByRole('dialog', { name: say('conflict_title') });
    await conflict.getByText('08:00-12:00').waitFor();
    expect(await accessibilityFaults(second)).toEqual([]);
    expect(await fullWidth(second)).toBe(width);
    await conflict.getByRole('button', { name: say('conflict_save_chosen') }).click();
    await second.getByText(say('working_hours_saved')).waitFor();
    const { week } = (await site().services.workingHours.get()).hours;
    expect(week).toEqual({ ...usualWorkingHours.week, mon: '08:00-12:00', tue: '09:00-13:00' });
    await expect.poll(() => hoursOf(second, 'mon').inputValue()).toBe('08:00-12:00');
  });
});
