import type { Database } from '#server/db/database.ts';
import { signInLimits } from '#shared/account.ts';
import { failureQueries } from './failure-queries.ts';

const { windowMilliseconds, storedInAll } = signInLimits;
const windowBegins = (): string => new Date(Date.now() - windowMilliseconds).toISOString();

/** The times of a subject's failures within the window, oldest first. */
export function failuresOf(db: Database, subject: string): Promise<string[]> {
  return failureQueries.listSince(db, subject, windowBegins());
}

export async function countFailures(db: Database, subject: string): Promise<number> {
  return (await failuresOf(db, subject)).length;
}

/** Whether failures overall are so many that no more are stored for unknown places. */
export async function exceedsTotalLimit(db: Database, factor: number): Promise<boolean> {
  const most = Math.max(1, Math.round(storedInAll * factor));
  return (await failureQueries.countSince(db, windowBegins(), most)) >= most;
}

/** The seconds until a subject is below `limit` again; the last time is the current attempt. */
export function secondsUntilFree(times: readonly string[], limit: number): number {
  const oldest = times.at(-limit - 1) ?? times[0] ?? new Date().toISOString();
  return Math.max(1, Math.ceil((Date.parse(oldest) + windowMilliseconds - Date.now()) / 1000));
}
