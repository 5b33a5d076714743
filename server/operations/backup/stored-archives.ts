import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Config } from '#server/core/config/config.ts';
import type { Database } from '#server/core/db/database.ts';
import { errorMessage } from '#shared/caught.ts';
import { AppError } from '#shared/errors.ts';
import type { BackupPlace, StoredBackup } from '#shared/operations/backup.ts';
import { openArchiveStore, readStamp, readStampTime } from './archive/archive-store.ts';
import { archiveSuffixes } from './archive/backup-manifest.ts';
import { type BackupChild, startBackupProcess } from './backup-child.ts';
import { createBackupPlace } from './backup-place.ts';
import { askedSign, backupQueries, type KnownRun, testSign } from './backup-queries.ts';
import { toBackupOrder } from './run-backup.ts';

export type ArchiveService = ReturnType<typeof createArchiveService>;

type Outcome = { action: 'backup_made' | 'backup_failed'; section: 'backups'; by: string; record?: string };
type Parts = {
  db: Database;
  settings(): Config;
  audit: { record(outcome: Outcome): Promise<void> };
  logger: { error(details: object, message: string): void };
};

/** `archive` is the one to restore on trial; undefined: a backup is made. */
type Asked = { id: string; by: string; archive: string | undefined };

const mostRuns = 200;

/** The archives in the place of the backups, and what administrators do with them. */
export function createArchiveService({ db, settings, audit, logger }: Parts) {
  const place = createBackupPlace(() => settings().backup);
  let child: BackupChild | undefined;
  let underWay: Promise<void> | undefined;
  /** Whether what is under way has its row. */
  let isRecorded = false;
  let isStopped = false;

  /** @returns its bytes. @throws AppError `unavailable` when the place cannot be read, `not_found` */
  async function readBytes(archive: string): Promise<number> {
    const stored = await place.look();
    if (!stored) throw new AppError('unavailable', 'backup_place_unreachable');
    const bytes = stored.get(archive);
    if (bytes === undefined) throw new AppError('not_found', 'backup_not_found');
    return bytes;
  }

  async function carryOut({ id, by, archive }: Asked): Promise<void> {
    if (!isStopped) child = startBackupProcess(db, { ...toBackupOrder(settings()), id, tested: archive });
    const error = await child?.outcome;
    child = undefined;
    if (isStopped) return backupQueries.release(db, id);
    if (error) {
      logger.error({ id, reason: error }, 'the backup that was asked for failed');
      await backupQueries.endCutOff(db, id, error);
    }
    if (!error && archive) return;
    const made = await backupQueries.find(db, id);
    await audit.record({
      action: error ? 'backup_failed' : 'backup_made',
      section: 'backups',
      by,
      ...(made?.archive && { record: made.archive }),
    });
  }

  /** Begins in the background. @throws AppError `conflict` while another one is under way */
  async function begin(sign: string, by: string, archive?: string): Promise<void> {
    await backupQueries.endSilent(db);
    // One whose row says that it has ended is over in a moment.
    const ending = isRecorded ? underWay : undefined;
    const running = await backupQueries.findRunning(db);
    if (!running) await ending;
    if (underWay || isStopped || running) throw new AppError('conflict', 'backup_under_way');
    const id = `${sign}${randomUUID()}`;
    const begun = backupQueries.begin(db, id, { archive: archive ?? null });
    underWay = begun
      .then(() => carryOut({ id, by, archive }))
      .catch((error: unknown) => logger.error({ err: error }, 'the outcome of a backup could not be recorded'))
      .finally(() => {
        underWay = undefined;
      });
    isRecorded = false;
    await begun;
    isRecorded = true;
  }

  return {
    async describePlace(): Promise<BackupPlace> {
      const [stored, runs, tests, running] = await Promise.all([
        place.look(),
        backupQueries.list(db, mostRuns),
        backupQueries.listTests(db, mostRuns),
        backupQueries.findRunning(db),
      ]);
      const names = stored && [...stored.keys()].sort((a, b) => readStamp(b).localeCompare(readStamp(a)));
      return {
        archives: names?.map((name) => describe(name, stored?.get(name) ?? 0, { runs, tests })) ?? null,
        underWay: running ? { isTest: running.id.startsWith(testSign), since: running.startedAt } : null,
        lastAsked: lastAsked(runs, tests),
      };
    },

    /** Makes a backup now. @throws AppError `conflict` while one is made or tested */
    backUp: (by: string): Promise<void> => begin(askedSign, by),

    /** Restores an archive on trial now. @throws AppError `not_found`, `unavailable`, `conflict` */
    async testArchive(archive: string, by: string): Promise<void> {
      await readBytes(archive);
      await begin(testSign, by, archive);
    },

    /** @throws AppError `not_found`, `unavailable` */
    async openArchive(archive: string): Promise<{ bytes: number; content: Readable }> {
      const bytes = await readBytes(archive);
      const { to, s3 } = settings().backup;
      try {
        return { bytes, content: await (await openArchiveStore(to, s3)).read(archive) };
      } catch (error) {
        logger.error({ reason: errorMessage(error) }, 'an archive could not be read');
        throw new AppError('unavailable', 'backup_place_unreachable');
      }
    },

    async stop(): Promise<void> {
      isStopped = true;
      child?.kill();
      await underWay;
    },
  };
}

type History = { runs: readonly KnownRun[]; tests: readonly KnownRun[] };

function describe(name: string, bytes: number, { runs, tests }: History): StoredBackup {
  const run = runs.find(({ archive }) => archive === name);
  const test = tests.find(({ archive, outcome }) => archive === name && outcome !== 'running');
  return {
    _id: name,
    madeAt: readStampTime(name),
    bytes,
    isEncrypted: name.endsWith(archiveSuffixes.encrypted),
    rows: run?.rows ?? null,
    files: run?.files ?? null,
    provenAt: test?.drilledAt ?? run?.drilledAt ?? null,
    fault: (test ?? run)?.reason ?? null,
  };
}

/** The newest of what administrators asked for that has ended. */
function lastAsked(runs: readonly KnownRun[], tests: readonly KnownRun[]): BackupPlace['lastAsked'] {
  const asked = [...runs.filter(({ id }) => id.startsWith(askedSign)), ...tests];
  const [last] = asked
    .filter(({ outcome }) => outcome !== 'running')
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt));
  if (!last) return null;
  const { id, startedAt, archive, reason } = last;
  return { isTest: id.startsWith(testSign), startedAt, archive, fault: reason };
}
