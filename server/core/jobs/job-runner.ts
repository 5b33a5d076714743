import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/core/db/database.ts';
import { errorReason, JobFailure, type JobKind, type RetryPlan } from './job-kind.ts';
import {
  claimJob,
  finishJob,
  giveUpJob,
  insertJob,
  type Job,
  releaseJob,
  renewLease,
  rescheduleJob,
  runJobsNow,
  scheduleRetry,
} from './job-queries.ts';

// Jitter of up to a fifth, so that simultaneous failures are not retried together.
const jitter = 0.2;

/** Milliseconds until the next attempt after `attempts` failures. */
export function retryDelay(attempts: number, { first, longest }: RetryPlan, random = Math.random()): number {
  const doubled = Math.min(first * 2 ** Math.min(attempts - 1, 30), longest);
  return Math.round(doubled * (1 - jitter + 2 * jitter * random));
}

/** The lease time of a claimed job after its last renewal. */
const leaseMilliseconds = 60_000;
const renewEveryMilliseconds = leaseMilliseconds / 4;

type JobLease = { signal: AbortSignal; abort(): void; release(): void };

/**
 * Renews the lease of a claimed job until `release`. When renewal fails in time, or another process holds it, the
 * signal aborts: a job must not run twice at once.
 */
function keepLease(db: Database, job: Job): JobLease {
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

export type JobLogger = {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
};
export type JobRunner = ReturnType<typeof createJobRunner>;

type Parts = { db: Database; logger: JobLogger; kinds: JobKind[]; now?: () => Date };

// How long running jobs may finish when the process stops.
const graceMilliseconds = 10_000;
const longestLookMilliseconds = 30_000;

/**
 * Runs jobs from the database: one of each kind at a time in this process, and each job in one process only. Jobs of a
 * killed process are released when their lease expires. An unreachable database is polled until it answers.
 */
export function createJobRunner({ db, logger, kinds, now = () => new Date() }: Parts) {
  const lanes = new Map<string, Promise<void>>();
  const held = new Set<JobLease>();
  let stopping = new AbortController();
  let isAway = false;

  async function runLane(kind: JobKind): Promise<void> {
    let wait = kind.lookEveryMilliseconds;
    // At the start, and whenever the clock was set back.
    let lookedAt = Number.POSITIVE_INFINITY;
    while (!stopping.signal.aborted) {
      try {
        const at = now().getTime();
        if (at < lookedAt) await seed(kind);
        lookedAt = at;
        wait = await runAllDue(kind);
        noteAnswer();
      } catch (error) {
        noteSilence(error);
        wait = Math.min(wait * 2, Math.max(longestLookMilliseconds, kind.lookEveryMilliseconds));
      }
      await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  /** Inserts the row of a periodic job; what a clock that was ahead has put off is due no later than usual. */
  async function seed({ kind, repeatAfterMilliseconds, retry }: JobKind): Promise<void> {
    if (repeatAfterMilliseconds !== undefined) await insertJob(db, { id: kind, kind, runAfter: now() });
    const latest = new Date(now().getTime() + (repeatAfterMilliseconds ?? retry.longest));
    await runJobsNow(db, kind, { now: latest });
  }

  /** Runs jobs until none is due or their kind has to wait. @returns the milliseconds to wait */
  async function runAllDue(kind: JobKind): Promise<number> {
    let wait = 0;
    while (wait === 0 && !stopping.signal.aborted) wait = await runNext(kind);
    return wait;
  }

  /** Runs one job, if any is due. @returns the milliseconds to wait before the next one */
  async function runNext(kind: JobKind): Promise<number> {
    if (kind.isNeeded && !(await kind.isNeeded())) return kind.lookEveryMilliseconds;
    const at = now();
    const job = await claimJob(db, kind.kind, { now: at, until: new Date(at.getTime() + leaseMilliseconds) });
    if (!job) return kind.lookEveryMilliseconds;
    const lease = keepLease(db, job);
    held.add(lease);
    try {
      const signal = kind.stopsAtOnce ? AbortSignal.any([lease.signal, stopping.signal]) : lease.signal;
      return await attempt(kind, job, signal);
    } finally {
      lease.release();
      held.delete(lease);
    }
  }

  /** @returns the milliseconds to wait before the next job of the kind */
  async function attempt(kind: JobKind, job: Job, signal: AbortSignal): Promise<number> {
    const { repeatAfterMilliseconds: pause } = kind;
    // The previous attempt crashed the process.
    if (pause === undefined && job.attempts > kind.retry.attempts) return giveUp(kind, job, 'interrupted');
    try {
      await kind.run(job, signal);
    } catch (error) {
      return settleFailure(kind, job, error);
    }
    if (pause === undefined) await finishJob(db, job);
    else await rescheduleJob(db, job, { now: now(), runAfter: new Date(now().getTime() + pause) });
    return 0;
  }

  async function settleFailure(kind: JobKind, job: Job, error: unknown): Promise<number> {
    if (stopping.signal.aborted) {
      await releaseJob(db, job);
      return 0;
    }
    const reason = errorReason(error);
    const cause = error instanceof JobFailure ? {} : { err: error };
    const { countsOnlyCrashes, attempts: most } = kind.retry;
    const isLast = kind.repeatAfterMilliseconds === undefined && !countsOnlyCrashes && job.attempts >= most;
    logger.error({ kind: kind.kind, job: job.id, attempt: job.attempts, reason, ...cause }, 'work has failed');
    if (isLast) return giveUp(kind, job, reason);
    const delay = retryDelay(job.attempts, kind.retry);
    const attempts = countsOnlyCrashes ? job.attempts - 1 : job.attempts;
    await scheduleRetry(db, { ...job, attempts }, { now: now(), runAfter: new Date(now().getTime() + delay), reason });
    // What such a job waits for, all of its kind wait for.
    return countsOnlyCrashes ? delay : 0;
  }

  async function giveUp(kind: JobKind, job: Job, reason: string): Promise<number> {
    await kind.onGivenUp?.(job, reason);
    await giveUpJob(db, job, { now: now(), reason });
    return 0;
  }

  function noteSilence(error: unknown): void {
    if (!isAway) logger.error({ err: error }, 'waiting work cannot be read');
    isAway = true;
  }

  function noteAnswer(): void {
    if (isAway) logger.info({}, 'waiting work can be read again');
    isAway = false;
  }

  return {
    start(): void {
      stopping = new AbortController();
      for (const kind of kinds) if (!lanes.has(kind.kind)) lanes.set(kind.kind, runLane(kind));
    },

    /** Stops quickly; running jobs may finish, otherwise they are released. */
    async stop(): Promise<void> {
      stopping.abort();
      const abortAll = () => {
        for (const lease of held) lease.abort();
      };
      const patience = setTimeout(abortAll, graceMilliseconds).unref();
      await Promise.all(lanes.values());
      clearTimeout(patience);
      lanes.clear();
    },

    /** Runs all due jobs whose kind need not wait, and returns. @throws database errors */
    async runDue(): Promise<void> {
      for (const kind of kinds) {
        await seed(kind);
        while ((await runNext(kind)) === 0);
      }
    },
  };
}
