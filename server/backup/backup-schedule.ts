import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/db/database.ts';
import type { BackupOutcome } from './backup-process.ts';
import { backupQueries } from './backup-queries.ts';
import type { BackupOrder } from './run-backup.ts';

const worker = fileURLToPath(new URL('./backup-process.ts', import.meta.url));
const lookEveryMilliseconds = 30_000;

type Schedule = {
  db: Database;
  order: Omit<BackupOrder, 'id'>;
  everyMilliseconds: number;
  logger: { error(details: object, message: string): void; info(details: object, message: string): void };
};

/**
 * Makes a backup in every interval of `everyMilliseconds`, counted from the Unix epoch, in a separate process. Only one
 * of several site processes starts each; missed intervals are made up for once.
 */
export function startBackupSchedule({ db, order, everyMilliseconds, logger }: Schedule): { stop(): Promise<void> } {
  let child: ChildProcess | undefined;
  let underWay: Promise<void> | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const begins = new Date(Math.floor(Date.now() / everyMilliseconds) * everyMilliseconds).toISOString();
    const id = `every-${everyMilliseconds / 60_000}m-${begins}`;
    if (isStopped || !(await backupQueries.begin(db, id))) return;
    child = fork(worker, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const error = await outcomeOf(child, { ...order, id });
    child = undefined;
    // Another process, or this one after its restart, starts it again.
    if (isStopped) await backupQueries.release(db, id);
    else if (error) logger.error({ id, reason: error }, 'the backup failed');
    else logger.info({ id }, 'backed up');
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
      child?.kill('SIGKILL');
      await underWay;
    },
  };
}

/** @returns the reason of the failure; undefined on success */
function outcomeOf(child: ChildProcess, order: BackupOrder): Promise<string | undefined> {
  return new Promise((resolve) => {
    // `node --watch` has other messages sent.
    child.on('message', ({ isOver, error }: Partial<BackupOutcome>) => isOver && resolve(error));
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve('the process that made it ended'));
    child.send(order);
  });
}
