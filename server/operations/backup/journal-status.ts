import type { Database } from '#server/core/db/database.ts';
import type { DatabaseCondition } from '#server/core/db/engines/database-condition.ts';
import type { Engine } from '#server/core/db/engines/engine.ts';
import type { JournalStatus } from '#shared/operations/backup.ts';
import { minute } from '#shared/units.ts';
import { backupQueries, dropFastTime } from './backup-queries.ts';
import { readProgress } from './journal-folder.ts';

const longestWait = 5 * minute;

export type JournalSettings = {
  db: Database;
  engine: Engine;
  condition: DatabaseCondition;
  dataDir: string;
  /** How often the journal is written; undefined: it is not. */
  journalMilliseconds?: number | undefined;
};

/** Reads how the journal does: the program's own, or the archiving of PostgreSQL. */
export function createJournalWatch({ db, engine, condition, dataDir, journalMilliseconds }: JournalSettings) {
  const startedAt = new Date().toISOString();

  async function ownStatus(every: number, now: Date): Promise<JournalStatus> {
    const progress = await readProgress(dataDir);
    const keep = (time: string | null | undefined) => dropFastTime(time, now) ?? '';
    const checkedAt = [startedAt, progress?.checkedAt].map(keep).sort().at(-1) ?? '';
    const since = keep(progress?.waitingSince) || checkedAt;
    const isUnheard = [since, checkedAt].some((time) => time < new Date(now.getTime() - longestWait).toISOString());
    // What is shipped of lost or damaged files is not what somebody will look for.
    const trouble = condition.trouble();
    const isLate = isUnheard || trouble !== undefined;
    const error = trouble ? `The database is ${trouble}: nothing is kept until it is restored.` : progress?.error;
    const newestAt = dropFastTime(progress?.newestAt, now);
    const usual = newestAt ? ('current' as const) : ('waiting' as const);
    const state = isLate ? ('late' as const) : usual;
    return { state, by: 'program', everySeconds: every / 1000, newestAt, error: error ?? null };
  }

  return async (now = new Date()): Promise<JournalStatus> => {
    if (engine === 'postgres') return archiverStatus(db, now);
    if (journalMilliseconds) return ownStatus(journalMilliseconds, now);
    return { state: 'off', by: 'program', everySeconds: null, newestAt: null, error: null };
  };
}

/** PostgreSQL tries again by itself: it is late when its last attempt failed. */
async function archiverStatus(db: Database, now: Date): Promise<JournalStatus> {
  const known = { by: 'postgres', everySeconds: null } as const;
  const archiver = await backupQueries.readArchiver(db);
  if (!archiver?.isOn) return { ...known, state: 'off', newestAt: null, error: null };
  const { failedAt, failedFile } = archiver;
  const archivedAt = dropFastTime(archiver.archivedAt, now);
  const isFailing = failedAt !== null && failedAt > (archivedAt ?? '');
  const error = isFailing ? `PostgreSQL could not archive ${failedFile} at ${failedAt}.` : null;
  const usual = archivedAt ? ('current' as const) : ('waiting' as const);
  return { ...known, state: isFailing ? 'late' : usual, newestAt: archivedAt, error };
}
