import type { Job } from './job-queries.ts';

/** How failed work is tried again: after `first` milliseconds, then twice as long each time up to `longest`. */
export type RetryPlan = { first: number; longest: number; attempts: number };

/** One sort of work, and who does it. */
export type JobKind = {
  kind: string;
  /** How often a process looks whether some is due. */
  lookEveryMilliseconds: number;
  retry: RetryPlan;
  /** Work without end: it begins again so long after it was done, and is never given up. */
  repeatAfterMilliseconds?: number;
  /** Asked before repeated work is claimed: while there is nothing to do, nothing is written. */
  isNeeded?(): Promise<boolean>;
  /** Does it. `signal` tells that the process stops or another has taken over. @throws JobFailure with the class of the error */
  run(job: Job, signal: AbortSignal): Promise<void>;
  /** Told when work without success is given up for good. */
  onGivenUp?(job: Job, reason: string): Promise<void>;
};

/** A failure that is told by its class alone: what a mail server answers may hold an address. */
export class JobFailure extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.name = 'JobFailure';
    this.reason = reason;
  }
}

/** The class of an error: ours, or the code of the system's or the database's. */
export function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.reason;
  const code = (error as { code?: unknown })?.code;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'unexpected';
}
