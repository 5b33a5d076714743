import type { Database } from '#server/core/db/database.ts';
import { spamLimits } from '#shared/leads/spam-limits.ts';
import { countArrival, sumArrivals } from './arrival-queries.ts';

const { windowMilliseconds } = spamLimits;

/** The start of the counting period of a moment. */
export const startOfPeriod = (time: number): Date => new Date(time - (time % windowMilliseconds));

/** A counted subject: its current name, the one before midnight, an amount, and a time. */
export type Counting = { subjects: readonly string[]; amount: number; at: number };

/** Rolls back the transaction of a count beyond its limit. */
class BeyondLimit extends Error {}

/** Counts in a transaction; false, and nothing is counted, when `count` returns false. */
export async function countsIf(db: Database, count: (transaction: Database) => Promise<boolean>): Promise<boolean> {
  try {
    await db.transaction().execute(async (transaction) => {
      if (!(await count(transaction))) throw new BeyondLimit();
    });
    return true;
  } catch (error) {
    if (error instanceof BeyondLimit) return false;
    throw error;
  }
}

/**
 * Adds to a count and returns its sum over the last `milliseconds`; partly elapsed ten-minute periods count in full.
 * PostgreSQL waits for concurrent counts of the same subject.
 */
export async function countWithin(
  db: Database,
  { subjects, amount, at }: Counting,
  milliseconds: number,
): Promise<number> {
  const beginsAt = startOfPeriod(at);
  const inStretch = await countArrival(db, subjects[0] ?? '', beginsAt, amount);
  if (milliseconds <= windowMilliseconds) return inStretch;
  return sumArrivals(db, subjects, new Date(beginsAt.getTime() - milliseconds));
}

/** A limit on counts: fewer than `most` of them within the last `milliseconds`. */
type Fewer = { most: number; milliseconds: number; now: number };

/** Seconds until there are fewer; `counts` are those of the time before, oldest first. */
export function secondsUntilFewer(
  counts: readonly { beginsAt: Date; arrivals: number }[],
  { most, milliseconds, now }: Fewer,
): number {
  let left = counts.reduce((sum, { arrivals }) => sum + arrivals, 0);
  for (const { beginsAt, arrivals } of counts) {
    if (left < most) break;
    left -= arrivals;
    if (left < most) return Math.ceil((beginsAt.getTime() + milliseconds + windowMilliseconds - now) / 1000);
  }
  return 0;
}
