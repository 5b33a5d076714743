import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type DatabaseSettings, sqliteFile } from './database.ts';
import { restoring } from './explain-opening.ts';
import type { IntegrityReport } from './integrity-process.ts';

const program = fileURLToPath(new URL('./integrity-process.ts', import.meta.url));

/** A check that runs; `fault` is what it found, undefined when all is well or the check could not be made. */
export type IntegrityCheck = { fault: Promise<string | undefined>; cancel(): void };

/** Checks the structure of an embedded database, also one in use, in a process of its own. */
export function checkIntegrity(file: string): IntegrityCheck {
  const child = fork(program, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const fault = new Promise<string | undefined>((resolve) => {
    child.on('message', ({ fault }: Partial<IntegrityReport>) => fault !== undefined && resolve(fault ?? undefined));
    child.once('error', () => resolve(undefined));
    child.once('exit', () => resolve(undefined));
    child.send(file, () => {});
  });
  return { fault, cancel: () => void child.kill('SIGKILL') };
}

const tooLong = Symbol('the check takes too long');
// In milliseconds. A larger database is checked again while the site runs, since a start must not take minutes.
const longestWait = 30_000;

/**
 * Checks the embedded database of a data folder before the site opens it, for `longest` milliseconds at most.
 * @returns whether there was time for all of it
 * @throws Error with one line when it is damaged
 */
export async function requireSoundDatabase(
  { dataDir, databaseUrl }: DatabaseSettings,
  longest = longestWait,
): Promise<boolean> {
  const file = sqliteFile(dataDir);
  if (databaseUrl || !existsSync(file)) return true;
  const check = checkIntegrity(file);
  const found = await Promise.race([check.fault, wait(longest, tooLong, { ref: false })]);
  check.cancel();
  if (found === tooLong) return false;
  if (found !== undefined) throw new Error(damagedDatabase(file, found));
  return true;
}

const damagedDatabase = (file: string, fault: string): string =>
  `The database ${file} is damaged, and was not opened (${fault.replace(/\s+/g, ' ')}). ${restoring} (docs/operations.md).`;
