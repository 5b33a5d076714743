import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { BackupRun } from '#shared/backup.ts';

/** The contents of a completed archive. */
export type ArchiveFacts = { archive: string; bytes: number; rows: number; files: number };

type ArchiverRow = { mode: string; archived: Date | null; failed: Date | null; file: string | null };
export type ArchiverFacts = {
  isOn: boolean;
  archivedAt: string | null;
  failedAt: string | null;
  failedFile: string | null;
};
const timeOf = (time: Date | null): string | null => (time ? new Date(time).toISOString() : null);

// Longer than any backup takes; its process ended without a word, at a power cut for example.
const abandonedMilliseconds = 6 * 60 * 60 * 1000;

/** Stores the results of backups. */
export const backupQueries = {
  /**
   * Starts a run, also one that was started six hours ago and never ended.
   * @returns false when another process has started the run with this id
   */
  async begin(db: Database, id: string, now = new Date()): Promise<boolean> {
    const started_at = now.toISOString();
    const abandonedBefore = new Date(now.getTime() - abandonedMilliseconds).toISOString();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('backup_run')
      .values({ id, started_at, outcome: 'running' })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ started_at })
          .where('backup_run.outcome', '=', 'running')
          .where('backup_run.started_at', '<', abandonedBefore),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  /** Deletes a run that was stopped before it finished. */
  async release(db: Database, id: string): Promise<void> {
    await db.deleteFrom('backup_run').where('id', '=', id).where('outcome', '=', 'running').execute();
  },

  async noteArchive(db: Database, id: string, { archive, bytes, rows, files }: ArchiveFacts): Promise<void> {
    await db
      .updateTable('backup_run')
      .set({ archive, bytes, row_count: rows, file_count: files, archived_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
  },

  async finish(db: Database, id: string, end: { isDrilled: boolean; reason?: string | undefined }): Promise<void> {
    const drilled = end.isDrilled ? { drilled_at: new Date().toISOString() } : {};
    await db
      .updateTable('backup_run')
      .set({ ...drilled, outcome: end.reason ? 'failed' : 'passed', reason: end.reason ?? null })
      .where('id', '=', id)
      .execute();
  },

  /** The last runs, newest first. */
  async list(db: Database, limit: number): Promise<BackupRun[]> {
    const rows = await db
      .selectFrom('backup_run')
      .selectAll()
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      startedAt: row.started_at,
      archive: row.archive,
      bytes: row.bytes,
      rows: row.row_count,
      files: row.file_count,
      archivedAt: row.archived_at,
      drilledAt: row.drilled_at,
      outcome: row.outcome,
      reason: row.reason,
    }));
  },

  /** When the last backup that also passed its test restore was begun, and when it was restored. */
  async lastPassed(db: Database): Promise<{ startedAt: string; drilledAt: string | null } | undefined> {
    const row = await db
      .selectFrom('backup_run')
      .select(['started_at', 'drilled_at'])
      .where('outcome', '=', 'passed')
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { startedAt: row.started_at, drilledAt: row.drilled_at };
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
        archivedAt: timeOf(row.archived),
        failedAt: timeOf(row.failed),
        failedFile: row.file,
      }
    );
  },

  /** Deletes runs older than `before`, except the newest successful one. */
  async forgetBefore(db: Database, before: string): Promise<void> {
    const kept = (await this.lastPassed(db))?.startedAt ?? before;
    await db
      .deleteFrom('backup_run')
      .where('started_at', '<', kept < before ? kept : before)
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
