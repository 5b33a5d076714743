import type { Database } from '#server/db/database.ts';
import { spamLimits } from '#shared/spam-limits.ts';
import { countArrival, sumArrivals } from './arrival-queries.ts';

const { windowMilliseconds } = spamLimits;

/** The beginning of the stretch of time that a moment belongs to. */
export const stretchOf = (time: number): Date => new Date(time - (time % windowMilliseconds));

/** What is counted: under its name now and, after midnight, the one it had before; so much, at this time. */
export type Counting = { subjects: readonly string[]; amount: number; at: number };

/**
 * Adds to a count and returns its sum over the last `milliseconds`; a stretch of ten minutes that has only partly
 * passed counts as a whole. In PostgreSQL it waits for others who count the same.
 */
export async function countWithin(
  db: Database,
  { subjects, amount, at }: Counting,
  milliseconds: number,
): Promise<number> {
  const beginsAt = stretchOf(at);
  const inStretch = await countArrival(db, subjects[0] ?? '', beginsAt, amount);
  if (milliseconds <= windowMilliseconds) return inStretch;
  return sumArrivals(db, subjects, new Date(beginsAt.getTime() - milliseconds));
}
