import type { Database } from '#server/db/database.ts';
import { type Job, renewLease } from './job-queries.ts';

/** The lease time of a claimed job after its last renewal. */
export const leaseMilliseconds = 60_000;
const renewEveryMilliseconds = leaseMilliseconds / 4;

export type HeldLease = { signal: AbortSignal; abort(): void; release(): void };

/**
 * Renews the lease of a claimed job until `release`. When renewal fails in time, or another process holds it, the
 * signal aborts: a job must not run twice at once.
 */
export function holdLease(db: Database, job: Job): HeldLease {
  const controller = new AbortController();
  let endsAt = performance.now() + leaseMilliseconds;
  const timer = setInterval(async () => {
    const renewedAt = performance.now();
    const isOurs = await renewLease(db, job, new Date(Date.now() + leaseMilliseconds)).catch(() => undefined);
    if (isOurs) endsAt = renewedAt + leaseMilliseconds;
    // While the database is unreachable, the last renewal still holds until it expires.
    if (isOurs === false || performance.now() + renewEveryMilliseconds > endsAt) controller.abort();
  }, renewEveryMilliseconds).unref();
  return {
    signal: controller.signal,
    abort: () => controller.abort(),
    release: () => clearInterval(timer),
  };
}
