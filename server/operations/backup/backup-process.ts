import { lowerPriority } from '#server/core/config/lower-priority.ts';
import { type BackupOrder, runBackup, testStoredArchive } from './run-backup.ts';

/** The message the process sends when it has finished. */
export type BackupOutcome = { isOver: true; error?: string };

// Started by backup-schedule.ts: a backup must not slow down the site.
lowerPriority(10);
process.once('message', async (order: BackupOrder) => {
  const outcome: BackupOutcome = await (order.tested ? testStoredArchive(order, order.tested) : runBackup(order)).then(
    () => ({ isOver: true }),
    (error: Error) => ({ isOver: true, error: error.message }),
  );
  process.send?.(outcome, () => process.disconnect?.());
});
// The parent has exited; nobody waits for the backup.
process.once('disconnect', () => process.exit(0));
