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
  /** Why it failed, in the words of the program that failed. */
  reason: string | null;
};

/**
 * `off`: nobody has asked for backups · `waiting`: the first one is still to come · `fresh` · `failed`: the last one
 * did · `late`: none has passed for twice the interval.
 */
export const backupStates = ['off', 'waiting', 'fresh', 'failed', 'late'] as const;
export type BackupState = (typeof backupStates)[number];

/** Whether somebody has to look after the backups now. */
export const isAlarming = (state: BackupState): boolean => state === 'failed' || state === 'late';

export type BackupStatus = {
  state: BackupState;
  /** Seconds from one backup to the next; null: none is planned. */
  everySeconds: number | null;
  /** When the last backup began that was also restored on trial. */
  lastPassedAt: string | null;
  last: BackupRun | null;
};
