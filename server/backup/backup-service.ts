import type { BackupStatus } from '#shared/backup.ts';
import type { BackupState } from '#shared/site-status.ts';
import { backupQueries } from './backup-queries.ts';
import { createJournalWatch, type JournalSettings } from './journal-status.ts';

export type BackupService = ReturnType<typeof createBackupService>;

type Settings = JournalSettings & { everyMilliseconds?: number | undefined; key?: string | undefined };

/** Reports the state of the backups. */
export function createBackupService({ everyMilliseconds, key, ...settings }: Settings) {
  const { db } = settings;
  const journalStatus = createJournalWatch(settings);
  return {
    async getStatus(now = new Date()): Promise<BackupStatus> {
      const [last = null] = await backupQueries.list(db, 1);
      const passed = await backupQueries.lastPassed(db);
      const lastPassedAt = passed?.startedAt ?? null;
      const state = stateOf({ last, lastPassedAt, everyMilliseconds, now });
      return {
        state,
        everySeconds: everyMilliseconds ? everyMilliseconds / 1000 : null,
        lastPassedAt,
        lastProvenAt: passed?.drilledAt ?? null,
        isEncrypted: key !== undefined,
        last,
        journal: await journalStatus(now),
      };
    },
  };
}

type Known = Pick<BackupStatus, 'last' | 'lastPassedAt'> & { everyMilliseconds: number | undefined; now: Date };

function stateOf({ last, lastPassedAt, everyMilliseconds, now }: Known): BackupState {
  if (last?.outcome === 'failed') return 'failed';
  if (!everyMilliseconds) return 'off';
  const since = lastPassedAt ?? last?.startedAt;
  if (!since) return 'waiting';
  const isLate = now.getTime() - Date.parse(since) > 2 * everyMilliseconds;
  if (isLate) return 'late';
  return lastPassedAt ? 'fresh' : 'waiting';
}
