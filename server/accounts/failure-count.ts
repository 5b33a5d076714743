import type { Database } from '#server/db/database.ts';
import { signInLimits } from '#shared/account.ts';
import { failureQueries } from './failure-queries.ts';

const { windowMilliseconds, storedInAll } = signInLimits;
const windowBegins = (): string => new Date(Date.now() - windowMilliseconds).toISOString();

/** The times of the failures of a subject that still count, oldest first. */
export function failuresOf(db: Database, subject: string): Promise<string[]> {
  return failureQueries.listSince(db, subject, windowBegins());
}

export async function countFailures(db: Database, subject: string): Promise<number> {
  return (await failuresOf(db, subject)).length;
}

/** Whether all names and networks together have failed so often that no more may be stored for unknown places. */
export async function areTooManyInAll(db: Database, factor: number): Promise<boolean> {
  const most = Math.max(1, Math.round(storedInAll * factor));
  return (await failureQueries.countSince(db, windowBegins(), most)) >= most;
}

/** In how many seconds a subject is below `limit` again; the last of its times is the attempt that is being made. */
export function secondsUntilFree(times: readonly string[], limit: number): number {
  const oldest = times.at(-limit - 1) ?? times[0] ?? new Date().toISOString();
  return Math.max(1, Math.ceil((Date.parse(oldest) + windowMilliseconds - Date.now()) / 1000));
}
