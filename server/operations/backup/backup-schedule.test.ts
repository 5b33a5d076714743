import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { untilLowPriority } from '../../../tests/support/low-priority.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { givenArchive } from '../../../tests/support/sites/new-installation.ts';
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
  await vi.waitFor(async () => expect((await site.services.backups.getStatus()).state).toBe('fresh'), untilLowPriority);
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
}, 600_000);

type Order = Parameters<typeof startBackupSchedule>[0]['order'];

/** Where a schedule of the test makes backups, beside the site. */
function orderFor({ environment }: BuiltSite, to = join(environment.DATA_DIR ?? '', 'backups')): Order {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = environment;
  return { places: { dataDir, ...(databaseUrl && { databaseUrl }) }, to, keep: 7, s3: {} };
}

// An interval that does not end during the test.
const everyMilliseconds = 1_000_000 * hour;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Lets a schedule look once. @returns whether it made a backup, and what it logged of failures */
async function lookOnce(order: Order, isExpected: boolean) {
  const logger = { error: vi.fn(), info: vi.fn() };
  const schedule = startBackupSchedule({ db: site.database.db, order, everyMilliseconds, logger });
  const hasEnded = () => expect(logger.info.mock.calls.length + logger.error.mock.calls.length).toBeGreaterThan(0);
  if (isExpected) await vi.waitFor(hasEnded, untilLowPriority);
  else await new Promise((resolve) => setTimeout(resolve, 300));
  await schedule.stop();
  return { isMade: logger.info.mock.calls.length > 0, isFailed: logger.error.mock.calls.length > 0 };
}

test('a backup that was cut off is made again within the hour', async () => {
  // As `node --watch` sets it: the process that backs up also sends what it has loaded.
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  site = await buildSite();
  const { db } = site.database;
  const order = orderFor(site);
  expect(await lookOnce(order, true)).toEqual({ isMade: true, isFailed: false });
  const lastSign = async (minutes: number) => {
    const touched_at = minutesAgo(minutes);
    await db
      .updateTable('backup_run')
      .set({ outcome: 'running', started_at: minutesAgo(300), touched_at })
      .execute();
  };
  await lastSign(2);
  expect(await lookOnce(order, false)).toEqual({ isMade: false, isFailed: false });
  await lastSign(45);
  expect(await lookOnce(order, true)).toEqual({ isMade: true, isFailed: false });
  const runs = await db.selectFrom('backup_run').select(['outcome', 'reason']).orderBy('id').execute();
  expect(runs).toEqual([
    { outcome: 'failed', reason: 'The process that made it was cut off.' },
    { outcome: 'passed', reason: null },
  ]);
}, 600_000);

test('a backup that failed is tried again after growing pauses, and the dashboard is red after the second failure', async () => {
  site = await buildSite({ settings: { BACKUP_EVERY: '1d' } });
  const { db } = site.database;
  // Nothing can be stored where a file is.
  const order = orderFor(site, join(site.dataDir, 'taken'));
  await writeFile(order.to, 'a file where the folder should be');
  const state = async () => (await site.services.backups.getStatus()).state;
  const endedBefore = (minutes: number) =>
    db
      .updateTable('backup_run')
      .set({ touched_at: minutesAgo(minutes) })
      .execute();
  const failed = { isMade: false, isFailed: true };
  const waits = { isMade: false, isFailed: false };
  expect(await lookOnce(order, true)).toEqual(failed);
  expect(await state()).toBe('retrying');
  await endedBefore(5);
  expect(await lookOnce(order, false)).toEqual(waits);
  await endedBefore(12);
  expect(await lookOnce(order, true)).toEqual(failed);
  expect(await state()).toBe('failed');
  await endedBefore(12);
  expect(await lookOnce(order, false)).toEqual(waits);
  await endedBefore(25);
  expect(await lookOnce(order, true)).toEqual(failed);
  await rm(order.to);
  await endedBefore(59);
  expect(await lookOnce(order, true)).toEqual({ isMade: true, isFailed: false });
  expect(await lookOnce(order, false)).toEqual(waits);
  expect(await db.selectFrom('backup_run').select('id').execute()).toHaveLength(4);
}, 600_000);

test('another place gets a backup at once, and until then nothing is said of the earlier one', async () => {
  site = await buildSite();
  const { db, engine, condition } = site.database;
  expect(await lookOnce(orderFor(site), true)).toMatchObject({ isMade: true });
  const statusAt = (to: string) =>
    createBackupService({
      ...{ db, engine, condition, dataDir: site.dataDir, fixed: [] },
      plan: () => ({ everyMilliseconds, to, s3: {} }),
    }).getStatus();
  const here = await statusAt(orderFor(site).to);
  expect(here).toMatchObject({ state: 'fresh', isEncrypted: false, last: { outcome: 'passed' } });
  const elsewhere = orderFor(site, join(site.dataDir, 'elsewhere'));
  const nothing = { state: 'waiting', isEncrypted: null, last: null, lastPassedAt: null, lastProvenAt: null };
  expect(await statusAt(elsewhere.to)).toMatchObject(nothing);
  expect(await lookOnce({ ...elsewhere, key: 'a long enough passphrase' }, true)).toMatchObject({ isMade: true });
  expect(await statusAt(elsewhere.to)).toMatchObject({ state: 'fresh', isEncrypted: true });
  await rm(elsewhere.to, { recursive: true });
  expect(await statusAt(elsewhere.to)).toMatchObject(nothing);
  await writeFile(elsewhere.to, 'a file where the folder should be');
  expect(await statusAt(elsewhere.to)).toMatchObject({ ...nothing, state: 'unreachable' });
}, 600_000);

test('backups are late when none succeeded for twice the interval, and failing when one made by hand failed', async () => {
  site = await buildSite();
  const { db, engine, condition } = site.database;
  const begun = Date.parse('2026-11-20T00:00:00.000Z');
  const archive = 'mansooj-20261120T000000Z.tar.zst';
  await givenArchive(site.dataDir, archive);
  const run = { id: 'one', started_at: new Date(begun).toISOString(), outcome: 'passed' as const, archive };
  await db.insertInto('backup_run').values(run).execute();
  const plan = () => ({ everyMilliseconds: hour, to: join(site.dataDir, 'backups'), s3: {} });
  const { getStatus } = createBackupService({ db, engine, condition, dataDir: site.dataDir, fixed: [], plan });
  const stateAfter = async (hours: number) => (await getStatus(new Date(begun + hours * hour))).state;
  expect([await stateAfter(1), await stateAfter(2), await stateAfter(2.1)]).toEqual(['fresh', 'fresh', 'late']);
  const failed = { ...run, id: 'two', outcome: 'failed' as const, started_at: new Date(begun + hour).toISOString() };
  await db.insertInto('backup_run').values(failed).execute();
  const { state, lastPassedAt } = await getStatus(new Date(begun + hour));
  expect([state, lastPassedAt]).toEqual(['failed', run.started_at]);
});
