/**
 * A backup: `archived_at` when its archive was complete, `drilled_at` when its test restore passed. `outcome` covers
 * both; `reason` is the failure.
 */
type BackupRunTable = {
  id: string;
  started_at: string;
  archive: string | null;
  bytes: number | null;
  row_count: number | null;
  file_count: number | null;
  archived_at: string | null;
  drilled_at: string | null;
  outcome: 'running' | 'passed' | 'failed';
  reason: string | null;
};

export type BackupTables = { backup_run: BackupRunTable };
