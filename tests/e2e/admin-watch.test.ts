import { beforeEach, expect, test } from 'vitest';
import { insertJob } from '#server/core/jobs/job-queries.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite({ BACKUP_EVERY: '1d' });
const browser = useBrowser();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** A mail that was given up, work that keeps failing, and no backup for a week. */
beforeEach(async () => {
  const { db } = site().database;
  for (const table of ['mail', 'job', 'backup_run'] as const) await db.deleteFrom(table).execute();
  const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
  await site().http.inject({ method: 'POST', url: '/api/contacts', payload: message });
  await db
    .updateTable('mail')
    .set({ state: 'given_up', last_error: 'unreachable', settled_at: hoursAgo(2) })
    .execute();
  await insertJob(db, { id: 'sweep-files', kind: 'sweep-files', runAfter: new Date(Date.now() + 3_600_000) });
  const failing = { failing_since: hoursAgo(2), last_error: 'EIO' };
  await db.updateTable('job').set(failing).where('id', '=', 'sweep-files').execute();
  await db
    .insertInto('backup_run')
    .values({ id: 'old', started_at: hoursAgo(170), outcome: 'passed' })
    .execute();
});

test.each(readersOf('en'))('administrators who read %s see stalled jobs, and retry them', async (language) => {
  const say = words(language);
  const width = language === 'ar' ? 360 : 1280;
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width });
  const page = await openScreen(context, '/admin/outbox');
  await page.getByText(say('outbox_not_set_up')).waitFor();
  const lines = page.getByRole('status').filter({ hasText: say('admin_trouble_backup') });
  await lines.getByRole('link', { name: say('admin_trouble_backup_link') }).click();

  const panel = page.getByRole('region', { name: say('admin_work_title') });
  const { length: count } = await site().database.db.selectFrom('mail').select('id').execute();
  const mails = panel.getByRole('link', { name: say('admin_work_mails', { count }) });
  expect(await mails.getAttribute('href')).toBe('/admin/outbox?state=undelivered');
  await panel.getByText(say('work_sweep_files')).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await fullWidth(page)).toBe(width);
  await panel.getByRole('button', { name: say('admin_work_retry') }).click();
  await page.getByText(say('work_retried')).waitFor();
  await panel.getByRole('link').waitFor({ state: 'detached' });
  // A failing job stays there until it succeeds.
  await panel.getByText(say('work_sweep_files')).waitFor();
  await site().jobs.runDue();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await panel.waitFor({ state: 'detached' });
  const states = await site().database.db.selectFrom('mail').select('state').execute();
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['waiting']));
});

test('when the way to try again fails, the panel stays and says so', async () => {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language: 'en', session });
  const page = await openScreen(context, '/admin/dashboard');
  await page.route('**/api/work/retry', (route) => route.fulfill({ status: 503, json: { success: false } }));
  const panel = page.getByRole('region', { name: 'Stalled background jobs' });
  await panel.getByRole('button', { name: 'Try again' }).click();
  await panel.getByText('Error trying again').waitFor();
});
