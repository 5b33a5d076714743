import { sql } from 'kysely';
import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import type { BackupTables } from '#server/core/db/tables/operations-tables.ts';
import type { BackupRun } from '#shared/operations/backup.ts';
import { minute } from '#shared/units.ts';

/** The contents of a completed archive. */
export type ArchiveFacts = { archive: string; bytes: number; rows: number; files: number };

export type KnownRun = BackupRun & { id: string; isPlanned: boolean };

/** What the ids of planned runs begin with, and what stands before the number of a repetition. */
export const plannedSign = 'every-';
export const againSign = '-again-';
/** What the ids of backups begin with that were asked for on the screen, and those of test restores. */
export const askedSign = 'asked-';
export const testSign = 'test-';

/** After so long without a sign of life a run counts as cut off. */
const longestSilence = 15 * minute;
const silentSince = (): string => new Date(Date.now() - longestSilence).toISOString();

/** Machines differ by seconds; a later time was written by a clock that was ahead, and says nothing. */
const longestAhead = 5 * minute;
const latestTime = (now = new Date()): string => new Date(now.getTime() + longestAhead).toISOString();

/** A stored time; null when there is none, or a clock that was ahead wrote it. */
export function dropFastTime(time: string | null | undefined, now: Date): string | null {
  return time && time <= latestTime(now) ? time : null;
}

type Wanted = { outcome?: BackupRun['outcome']; now?: Date };

type ArchiverRow = { mode: string; archived: Date | null; failed: Date | null; file: string | null };
export type ArchiverFacts = {
  isOn: boolean;
  archivedAt: string | null;
  failedAt: string | null;
  failedFile: string | null;
};
const writeTime = (time: Date | null): string | null => (time ? new Date(time).toISOString() : null);

/** What is known of the runs of one interval. */
export type BackupAttempt = { outcome: BackupRun['outcome']; endedAt: string };

const newestRuns = (db: Database, limit: number) =>
  db.selectFrom('backup_run').selectAll().orderBy('started_at', 'desc').orderBy('id', 'desc').limit(limit);

const updateRun = (db: Database, id: string, values: Partial<BackupTables['backup_run']>) =>
  db.updateTable('backup_run').set(values).where('id', '=', id);

function fromRow(row: BackupTables['backup_run']): KnownRun {
  return {
    id: row.id,
    isPlanned: row.id.startsWith(plannedSign),
    startedAt: row.started_at,
    archive: row.archive,
    bytes: row.bytes,
    rows: row.row_count,
    files: row.file_count,
    archivedAt: row.archived_at,
    drilledAt: row.drilled_at,
    outcome: row.outcome,
    reason: row.reason,
  };
}

/** Stores the results of backups. */
export const backupQueries = {
  /** Starts a run. @returns false when another process has started the run with this id */
  async begin(db: Database, id: string, { archive = null }: { archive?: string | null } = {}): Promise<boolean> {
    const row = { id, started_at: new Date().toISOString(), outcome: 'running', archive } as const;
    const insertion = db.insertInto('backup_run').values(row);
    return changeRow(insertion.onConflict((conflict) => conflict.column('id').doNothing()));
  },

  /** The runs that were made for `plan`: those whose id is `plan`, or begins with it and a sign of repetition. */
  async listAttempts(db: Database, plan: string): Promise<BackupAttempt[]> {
    const rows = await db
      .selectFrom('backup_run')
      .select(['outcome', 'started_at', 'touched_at'])
      .where((where) => where.or([where('id', '=', plan), where('id', 'like', `${plan}${againSign}%`)]))
      .execute();
    return rows.map(({ outcome, started_at, touched_at }) => ({ outcome, endedAt: touched_at ?? started_at }));
  },

  async touch(db: Database, id: string): Promise<void> {
    const sign = { touched_at: new Date().toISOString() };
    await updateRun(db, id, sign).where('outcome', '=', 'running').execute();
  },

  /** Records the failure of a run that could not do so itself. */
  async endCutOff(db: Database, id: string, reason: string): Promise<void> {
    const end = { outcome: 'failed', reason, touched_at: new Date().toISOString() } as const;
    await updateRun(db, id, end).where('outcome', '=', 'running').execute();
  },

  /** Records the failure of runs of this program that have given no sign of life for a quarter of an hour, or only one that is still to come. */
  async endSilent(db: Database): Promise<void> {
    await db
      .updateTable('backup_run')
      .set({ outcome: 'failed', reason: 'The process that made it was cut off.' })
      .where('outcome', '=', 'running')
      .where((where) => where.or([plannedSign, askedSign, testSign].map((sign) => where('id', 'like', `${sign}%`))))
      .where((where) => {
        const lastSign = where.fn.coalesce('touched_at', 'started_at');
        return where.or([where(lastSign, '<', silentSince()), where(lastSign, '>', latestTime())]);
      })
      .execute();
  },

  /** A backup or a test restore that is under way. */
  async findRunning(db: Database): Promise<{ id: string; startedAt: string } | undefined> {
    return db
      .selectFrom('backup_run')
      .select(['id', 'started_at as startedAt'])
      .where('outcome', '=', 'running')
      .where((where) => where.between(where.fn.coalesce('touched_at', 'started_at'), silentSince(), latestTime()))
      .orderBy('started_at')
      .limit(1)
      .executeTakeFirst();
  },

  /** Deletes a run that was stopped before it finished. */
  async release(db: Database, id: string): Promise<void> {
    await db.deleteFrom('backup_run').where('id', '=', id).where('outcome', '=', 'running').execute();
  },

  async noteArchive(db: Database, id: string, { archive, bytes, rows, files }: ArchiveFacts): Promise<void> {
    const facts = { archive, bytes, row_count: rows, file_count: files, archived_at: new Date().toISOString() };
    await updateRun(db, id, facts).execute();
  },

  async finish(db: Database, id: string, end: { isDrilled: boolean; reason?: string | undefined }): Promise<void> {
    const at = new Date().toISOString();
    const outcome = end.reason ? 'failed' : 'passed';
    const ended = { ...(end.isDrilled && { drilled_at: at }), outcome, reason: end.reason ?? null } as const;
    await updateRun(db, id, { ...ended, touched_at: at }).execute();
  },

  /** The last backups, newest first, without those that begin after `now`; `isPlanned`: not ordered by hand. */
  async list(db: Database, limit: number, { outcome, now }: Wanted = {}): Promise<KnownRun[]> {
    const all = newestRuns(db, limit).where('started_at', '<=', latestTime(now));
    const runs = all.where('id', 'not like', `${testSign}%`);
    return (await (outcome ? runs.where('outcome', '=', outcome) : runs).execute()).map(fromRow);
  },

  /** The last test restores that were asked for, newest first, without those that begin after `now`. */
  async listTests(db: Database, limit: number, now?: Date): Promise<KnownRun[]> {
    const runs = newestRuns(db, limit).where('started_at', '<=', latestTime(now));
    return (await runs.where('id', 'like', `${testSign}%`).execute()).map(fromRow);
  },

  async find(db: Database, id: string): Promise<KnownRun | undefined> {
    const [row] = await newestRuns(db, 1).where('id', '=', id).execute();
    return row && fromRow(row);
  },

  /** What PostgreSQL reports of archiving its log; undefined when it does not tell. */
  async readArchiver(db: Database): Promise<ArchiverFacts | undefined> {
    const asked = sql<ArchiverRow>`select current_setting('archive_mode') as mode, last_archived_time as archived,
      last_failed_time as failed, last_failed_wal as file from pg_stat_archiver`.execute(db);
    // Databases that are compatible with PostgreSQL may lack the view.
    const { rows } = await asked.catch(() => ({ rows: [] }));
    const [row] = rows;
    return (
      row && {
        isOn: row.mode !== 'off',
        archivedAt: writeTime(row.archived),
        failedAt: writeTime(row.failed),
        failedFile: row.file,
      }
    );
  },

  /** Deletes runs older than `before`, except the newest successful one, and those of a clock that was ahead. */
  async forgetBefore(db: Database, before: string): Promise<void> {
    const [newest] = await this.list(db, 1, { outcome: 'passed' });
    const kept = newest?.startedAt ?? before;
    const first = kept < before ? kept : before;
    await db
      .deleteFrom('backup_run')
      .where((where) => where.or([where('started_at', '<', first), where('started_at', '>', latestTime())]))
      .execute();
  },

  /** The subset of `paths` that rows still refer to. */
  async stillNamed(db: Database, paths: string[]): Promise<string[]> {
    if (paths.length === 0) return [];
    const media = await db.selectFrom('media').select('path').where('path', 'in', paths).execute();
    const cvs = await db.selectFrom('career').select('cv_path as path').where('cv_path', 'in', paths).execute();
    const attached = await db.selectFrom('lead_file').select('path').where('path', 'in', paths).execute();
    return [...media, ...cvs, ...attached].map(({ path }) => path);
  },
};
