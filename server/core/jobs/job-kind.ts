import { readErrorCode } from '#shared/caught.ts';
import type { Job } from './job-queries.ts';

/**
 * The retry delays of a failed job: `first` milliseconds, then doubled each time up to `longest`. After `attempts` it is
 * given up; with `countsOnlyCrashes` only those count in which the process ended, and after any other failure all jobs of
 * the kind wait for the delay, since they need the same unreachable service.
 */
export type RetryPlan = { first: number; longest: number; attempts: number; countsOnlyCrashes?: true };

/** A kind of job and its handler. */
export type JobKind = {
  kind: string;
  lookEveryMilliseconds: number;
  retry: RetryPlan;
  /** Interrupted as soon as the process stops; others have ten seconds to finish. */
  stopsAtOnce?: true;
  /** A periodic job: starts again this long after it finished, and is never given up. */
  repeatAfterMilliseconds?: number;
  /** Called before a periodic job is claimed, so that an idle one writes nothing. */
  isNeeded?(): Promise<boolean>;
  /**
   * Runs the job. `signal` aborts when the process stops or the lease is lost. @throws JobFailure with the error class
   */
  run(job: Job, signal: AbortSignal): Promise<void>;
  onGivenUp?(job: Job, reason: string): Promise<void>;
};

/** A failure identified only by its class: messages of mail servers may contain addresses. */
export class JobFailure extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.name = 'JobFailure';
    this.reason = reason;
  }
}

/** The class of an error: ours, or the code of the system or the database. */
export function errorReason(error: unknown): string {
  if (error instanceof JobFailure) return error.reason;
  const code = readErrorCode(error);
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'unexpected';
}
