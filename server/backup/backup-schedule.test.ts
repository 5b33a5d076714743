import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type BuiltSite, buildSite } from '../../tests/support/build-site.ts';
import { givenContact } from '../../tests/support/given-contact.ts';
import { startBackupSchedule } from './backup-schedule.ts';
import { createBackupService } from './backup-service.ts';

let site: BuiltSite;
afterEach(() => {
  vi.unstubAllEnvs();
  return site.close();
});

const hour = 3_600_000;

test('a site makes a backup when one is due, test-restores it, and another process makes no second one', async () => {
  site = await buildSite({ settings: { BACKUP_EVERY: '1d' } });
  await givenContact(site);
  expect((await site.services.backups.getStatus()).state).toBe('waiting');
  site.startWork();
  await vi.waitFor(async () => expect((await site.services.backups.getStatus()).state).toBe('fresh'), {
    timeout: 30_000,
    interval: 100,
  });
  const { last, everySeconds } = await site.services.backups.getStatus();
  expect(last).toMatchObject({ outcome: 'passed', drilledAt: expect.any(String), rows: expect.any(Number) });
  expect(everySeconds).toBe(86_400);
  expect(await readdir(join(site.dataDir, 'backups'))).toEqual([last?.archive]);
  // Another process on the same data checks for due backups.
  const order = { places: { dataDir: site.dataDir }, to: join(site.dataDir, 'backups'), keep: 7, s3: {} };
  const logger = { error: vi.fn(), info: vi.fn() };
  const other = startBackupSchedule({ db: site.database.db, order, everyMilliseconds: 24 * hour, logger });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await other.stop();
  expect(logger.error).not.toHaveBeenCalled();
  const runs = await site.database.db.selectFrom('backup_run').selectAll().execute();
  expect(runs).toHaveLength(1);
}, 40_000);

test('a backup whose process was killed is made again after six hours', async () => {
  // As `node --watch` sets it: the process that backs up also sends what it has loaded.
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  site = await buildSite();
  const { db } = site.database;
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = site.environment;
  const places = { dataDir, ...(databaseUrl && { databaseUrl }) };
  const order = { places, to: join(dataDir, 'backups'), keep: 7, s3: {} };
  const runFor = async (hoursAgo: number) => {
    const started_at = new Date(Date.now() - hoursAgo * hour).toISOString();
    await db.updateTable('backup_run').set({ outcome: 'running', started_at }).execute();
    const logger = { error: vi.fn(), info: vi.fn() };
    // An interval that does not end during the test.
    const schedule = startBackupSchedule({ db, order, everyMilliseconds: 1_000_000 * hour, logger });
    return { logger, schedule };
  };
  const first = await runFor(0);
  await vi.waitFor(() => expect(first.logger.info).toHaveBeenCalled(), { timeout: 30_000 });
  await first.schedule.stop();
  const early = await runFor(5);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await early.schedule.stop();
  expect(early.logger.info).not.toHaveBeenCalled();
  const late = await runFor(7);
  await vi.waitFor(() => expect(late.logger.info).toHaveBeenCalled(), { timeout: 30_000 });
  await late.schedule.stop();
  expect(await db.selectFrom('backup_run').select('outcome').execute()).toEqual([{ outcome: 'passed' }]);
}, 70_000);

test('backups are late when none succeeded for twice the interval, and failing when the last one failed', async () => {
  site = await buildSite();
  const { db } = site.database;
  const begun = Date.parse('2026-11-20T00:00:00.000Z');
  const run = { id: 'one', started_at: new Date(begun).toISOString(), outcome: 'passed' as const };
  await db.insertInto('backup_run').values(run).execute();
  const { engine } = site.database;
  const { getStatus } = createBackupService({ db, engine, dataDir: site.dataDir, everyMilliseconds: hour });
  const stateAfter = async (hours: number) => (await getStatus(new Date(begun + hours * hour))).state;
  expect([await stateAfter(1), await stateAfter(2), await stateAfter(2.1)]).toEqual(['fresh', 'fresh', 'late']);
  const failed = { ...run, id: 'two', outcome: 'failed' as const, started_at: new Date(begun + hour).toISOString() };
  await db.insertInto('backup_run').values(failed).execute();
  const { state, lastPassedAt } = await getStatus(new Date(begun + hour));
  expect([state, lastPassedAt]).toEqual(['failed', run.started_at]);
});
