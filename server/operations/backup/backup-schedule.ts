import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { isBucketAddress } from '#server/core/config/bucket-address.ts';
import type { Database } from '#server/core/db/database.ts';
import { hour, minute } from '#shared/units.ts';
import { type BackupChild, startBackupProcess } from './backup-child.ts';
import { againSign, backupQueries, plannedSign } from './backup-queries.ts';
import type { BackupOrder } from './run-backup.ts';

const lookEveryMilliseconds = 30_000;
const firstPause = 10 * minute;
const longestPause = 6 * hour;

type Schedule = {
  db: Database;
  order: Omit<BackupOrder, 'id'>;
  everyMilliseconds: number;
  logger: { error(details: object, message: string): void; info(details: object, message: string): void };
};

/** A planned run: one in each interval for each place, so that a new place gets a backup at once. */
function namePlan(everyMilliseconds: number, to: string): string {
  const begins = new Date(Math.floor(Date.now() / everyMilliseconds) * everyMilliseconds).toISOString();
  const place = hash('sha256', isBucketAddress(to) ? to : resolve(to)).slice(0, 8);
  return `${plannedSign}${everyMilliseconds / minute}m-${begins}-${place}`;
}

/** How long after so many failures in one interval the next attempt begins. */
const pauseAfter = (failures: number): number => Math.min(firstPause * 2 ** (failures - 1), longestPause);

/** Begins the run of a plan if it is due: for the first time, or again after a failure. @returns its id */
async function beginDue(db: Database, plan: string): Promise<string | undefined> {
  await backupQueries.endSilent(db);
  const attempts = await backupQueries.listAttempts(db, plan);
  if (attempts.some(({ outcome }) => outcome !== 'failed')) return undefined;
  // A clock that was ahead may have written ends that are still to come.
  const ends = attempts.map(({ endedAt }) => Date.parse(endedAt)).filter((end) => end <= Date.now());
  if (Date.now() < Math.max(...ends) + pauseAfter(attempts.length)) return undefined;
  const id = attempts.length === 0 ? plan : `${plan}${againSign}${attempts.length}`;
  return (await backupQueries.begin(db, id)) ? id : undefined;
}

/**
 * Makes a backup in every interval of `everyMilliseconds`, counted from the Unix epoch, in a separate process. Only one
 * of several site processes starts each; missed intervals are made up for once. One that failed or was cut off is tried
 * again within the hour, and then after growing pauses.
 */
export function startBackupSchedule({ db, order, everyMilliseconds, logger }: Schedule): { stop(): Promise<void> } {
  let child: BackupChild | undefined;
  let underWay: Promise<void> | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const id = isStopped ? undefined : await beginDue(db, namePlan(everyMilliseconds, order.to));
    if (id === undefined) return;
    child = startBackupProcess(db, { ...order, id });
    const error = await child.outcome;
    child = undefined;
    // Another process, or this one after its restart, starts it again.
    if (isStopped) return backupQueries.release(db, id);
    if (!error) return logger.info({ id }, 'backed up');
    logger.error({ id, reason: error }, 'the backup failed');
    await backupQueries.endCutOff(db, id, error);
  }

  const again = () => {
    underWay ??= look()
      .catch((error: unknown) => logger.error({ err: error }, 'the backup could not be begun'))
      .finally(() => {
        underWay = undefined;
      });
  };
  again();
  const timer = setInterval(again, Math.min(lookEveryMilliseconds, everyMilliseconds)).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      child?.kill();
      await underWay;
    },
  };
}
