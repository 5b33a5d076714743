import type { Database } from '#server/db/database.ts';
import { type Job, renewLease } from './job-queries.ts';

/** How long claimed work stays with its process after its last sign of life. */
export const leaseMilliseconds = 60_000;
const renewEveryMilliseconds = leaseMilliseconds / 4;

export type HeldLease = { signal: AbortSignal; abort(): void; release(): void };

/**
 * Renews the lease of claimed work until `release`. When it cannot be renewed in time, or another process holds it, the
 * signal aborts: two must not do the same.
 */
export function holdLease(db: Database, job: Job): HeldLease {
  const controller = new AbortController();
  let endsAt = performance.now() + leaseMilliseconds;
  const timer = setInterval(async () => {
    const renewedAt = performance.now();
    const isOurs = await renewLease(db, job, new Date(Date.now() + leaseMilliseconds)).catch(() => undefined);
    if (isOurs) endsAt = renewedAt + leaseMilliseconds;
    // A database that is away leaves us the time that the last renewal bought.
    if (isOurs === false || performance.now() + renewEveryMilliseconds > endsAt) controller.abort();
  }, renewEveryMilliseconds).unref();
  return {
    signal: controller.signal,
    abort: () => controller.abort(),
    release: () => clearInterval(timer),
  };
}
