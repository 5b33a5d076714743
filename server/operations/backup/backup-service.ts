import type { BackupRun, BackupStatus } from '#shared/operations/backup.ts';
import type { BackupState } from '#shared/operations/site-status.ts';
import type { S3Access } from './archive/archive-store.ts';
import { archiveSuffixes } from './archive/backup-manifest.ts';
import { sharesDisk } from './archive/disk-space.ts';
import { createBackupPlace } from './backup-place.ts';
import { backupQueries, type KnownRun } from './backup-queries.ts';
import { createJournalWatch, type JournalSettings } from './journal-status.ts';

export type BackupService = ReturnType<typeof createBackupService>;

type Settings = JournalSettings & {
  /** When archives are made now, and where they are stored: a folder or a bucket. */
  plan(): { everyMilliseconds?: number | undefined; to: string; s3: S3Access };
  /** The settings of backups that cannot be chosen on the screen. */
  fixed: string[];
};

// One of the first is usually there: who looks further finds only what was removed by hand.
const mostLookedAt = 100;

/** Reports the state of the backups. Records alone prove nothing: what counts is in the present place. */
export function createBackupService({ plan, fixed, ...settings }: Settings) {
  const { db, dataDir } = settings;
  const journalStatus = createJournalWatch(settings);
  const place = createBackupPlace(plan);
  return {
    async getStatus(now = new Date()): Promise<BackupStatus> {
      const { everyMilliseconds, to } = plan();
      const runs = await backupQueries.list(db, 10, { now });
      const tests = await backupQueries.listTests(db, mostLookedAt, now);
      const latestTest = (archive: string | null) =>
        tests.find((test) => test.archive === archive && test.outcome !== 'running');
      const known = await backupQueries.list(db, mostLookedAt, { outcome: 'passed', now });
      // What could not be restored when somebody tried again is no good backup.
      const passed = known.filter(({ archive }) => latestTest(archive)?.outcome !== 'failed');
      const stored = await place.listArchives(passed[0]?.archive ?? null);
      const good = passed.find(({ archive }) => archive !== null && stored?.has(archive));
      return {
        state: stored || !everyMilliseconds ? judgeState({ runs, good, everyMilliseconds, now }) : 'unreachable',
        everySeconds: everyMilliseconds ? everyMilliseconds / 1000 : null,
        lastPassedAt: good?.startedAt ?? null,
        lastProvenAt: (good && latestTest(good.archive)?.drilledAt) ?? good?.drilledAt ?? null,
        isEncrypted: good?.archive?.endsWith(archiveSuffixes.encrypted) ?? null,
        isOnSameDisk: await sharesDisk(dataDir, to),
        fixed,
        last: lastRun(runs[0], good),
        journal: await journalStatus(now),
      };
    },
  };
}

/** The newest run; one that passed only if its archive is still there. */
function lastRun(newest: KnownRun | undefined, good: KnownRun | undefined): BackupRun | null {
  const shown = newest?.outcome === 'passed' ? good : newest;
  if (!shown) return null;
  const { id: _id, isPlanned: _, ...run } = shown;
  return run;
}

type Known = {
  /** The newest runs, and the newest good one that is in its place. */
  runs: readonly KnownRun[];
  good: KnownRun | undefined;
  everyMilliseconds: number | undefined;
  now: Date;
};

function judgeState({ runs, good, everyMilliseconds, now }: Known): BackupState {
  const [last, before] = runs.filter(({ outcome }) => outcome !== 'running');
  const isFailed = last?.outcome === 'failed';
  const isTriedAgain = everyMilliseconds && last?.isPlanned && before?.outcome !== 'failed';
  if (isFailed && !isTriedAgain) return 'failed';
  if (!everyMilliseconds) return 'off';
  const since = good?.startedAt ?? runs[0]?.startedAt;
  if (since && now.getTime() - Date.parse(since) > 2 * everyMilliseconds) return 'late';
  if (isFailed) return 'retrying';
  return good ? 'fresh' : 'waiting';
}
