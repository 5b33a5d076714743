import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/core/db/database.ts';
import { minute } from '#shared/units.ts';
import type { BackupOutcome } from './backup-process.ts';
import { backupQueries } from './backup-queries.ts';
import type { BackupOrder } from './run-backup.ts';

const worker = fileURLToPath(new URL('./backup-process.ts', import.meta.url));

/** Carries out an order in a process of its own, with a sign of life each minute. */
export function startBackupProcess(db: Database, order: BackupOrder & { id: string }) {
  const child = fork(worker, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  // Without it, a run whose process was killed with this one could not be told from one that takes long.
  const signs = setInterval(() => void backupQueries.touch(db, order.id).catch(() => {}), minute).unref();
  const ended = new Promise<string | undefined>((resolve) => {
    // `node --watch` has other messages sent.
    child.on('message', ({ isOver, error }: Partial<BackupOutcome>) => isOver && resolve(error));
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve('the process that made it ended'));
    child.send(order);
  });
  return {
    /** The reason of the failure; undefined on success. */
    outcome: ended.finally(() => clearInterval(signs)),
    kill: () => child.kill('SIGKILL'),
  };
}

export type BackupChild = ReturnType<typeof startBackupProcess>;
