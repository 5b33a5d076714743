import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { formatAge } from '#app/ui/i18n/format.ts';
import { journalFolder, writeProgress } from '#server/operations/backup/journal-folder.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { givenArchive } from '../support/sites/new-installation.ts';

const site = useDemoSite({ BACKUP_EVERY: '1d', JOURNAL_EVERY: '30' });
const browser = useBrowser();

const run = (id: string, hoursAgo: number) => ({
  id,
  started_at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  archived_at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  drilled_at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  archive: 'mansooj-20261121T000000Z.tar.zst',
  bytes: 52_428_800,
});

test.each(readersOf('ar'))(
  'the dashboard in %s shows when the last good backup was, and is red when one failed',
  async (language) => {
    const say = words(language);
    const { db } = site().database;
    await db.deleteFrom('backup_run').execute();
    await rm(journalFolder(site().dataDir), { recursive: true, force: true });
    const good = run('good', 2);
    await givenArchive(site().dataDir, good.archive);
    await db
      .insertInto('backup_run')
      .values({ ...good, outcome: 'passed' })
      .execute();
    const context = await openStaff(browser(), {
      address: site().address,
      language,
      session: await givenSession(site()),
    });
    const page = await openScreen(context, '/admin/dashboard');
    const panel = page.getByRole('region', { name: say('admin_backup_title') });
    await panel.getByText(say('admin_backup_fresh')).waitFor();
    await panel.getByText('mansooj-20261121T000000Z.tar.zst · 50.00 MB').waitFor();
    await panel.getByText(formatAge(run('good', 2).drilled_at, { language })).waitFor();
    await panel.getByText(say('admin_journal_waiting')).waitFor();
    if (process.env.BACKUP_SHOTS) {
      await panel.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${process.env.BACKUP_SHOTS}-${language}-good.png` });
    }

    // Changes wait, and the journal cannot be written.
    const { dataDir } = site();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const late = { checkedAt: minutesAgo(0), newestAt: minutesAgo(8), waitingSince: minutesAgo(7) };
    await writeProgress(dataDir, { ...late, error: 'EACCES: permission denied' });
    await page.reload();
    await panel.getByText(say('admin_journal_late')).waitFor();
    await panel.getByText('EACCES: permission denied').waitFor();
    await panel.getByText(formatAge(late.newestAt, { language })).waitFor();

    const reason = 'ENOSPC: no space left on device';
    await db
      .insertInto('backup_run')
      .values({ ...run('bad', 1), outcome: 'failed', reason })
      .execute();
    await page.reload();
    await panel.getByText(say('admin_backup_failed')).waitFor();
    await panel.getByText(reason).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page)).toEqual([]);
    if (process.env.BACKUP_SHOTS) {
      await page.screenshot({ path: `${process.env.BACKUP_SHOTS}-${language}-dark.png`, fullPage: true });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 360, height: 800 });
      await panel.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${process.env.BACKUP_SHOTS}-${language}-phone.png` });
    }
  },
);
