/** One backup; bytes, rows and files are of its archive. Times are ISO 8601 UTC. */
export type BackupRun = {
  startedAt: string;
  archive: string | null;
  bytes: number | null;
  rows: number | null;
  files: number | null;
  /** When the archive was complete. */
  archivedAt: string | null;
  /** When restoring it into a scratch place had worked. */
  drilledAt: string | null;
  outcome: 'running' | 'passed' | 'failed';
  /** The reason of the failure, as reported by the program. */
  reason: string | null;
};

/**
 * `off`: backups are disabled · `waiting`: none was made yet · `fresh` · `failed`: the last one failed · `late`: none
 * succeeded for twice the interval.
 */
export const backupStates = ['off', 'waiting', 'fresh', 'failed', 'late'] as const;
export type BackupState = (typeof backupStates)[number];

/** Whether backups need attention. */
export const isAlarming = (state: BackupState): boolean => state === 'failed' || state === 'late';

export type BackupStatus = {
  state: BackupState;
  /** Seconds from one backup to the next; null: none is planned. */
  everySeconds: number | null;
  /** The start of the last backup that passed its test restore. */
  lastPassedAt: string | null;
  last: BackupRun | null;
};
