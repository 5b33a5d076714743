import { type BackupOrder, runBackup } from './run-backup.ts';

/** What the process answers when it is done. */
export type BackupOutcome = { error?: string };

// Started by backup-schedule.ts: reading everything must not keep the site's own process from its visitors.
process.once('message', async (order: BackupOrder) => {
  const outcome: BackupOutcome = await runBackup(order).then(
    () => ({}),
    (error: Error) => ({ error: error.message }),
  );
  process.send?.(outcome, () => process.disconnect?.());
});
// The site has gone; nobody waits for the backup any more.
process.once('disconnect', () => process.exit(0));
