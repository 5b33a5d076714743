import type { RetryPlan } from './job-kind.ts';

// Jitter of up to a fifth, so that simultaneous failures are not retried together.
const jitter = 0.2;

/** Milliseconds until the next attempt after `attempts` failures. */
export function retryDelay(attempts: number, { first, longest }: RetryPlan, random = Math.random()): number {
  const doubled = Math.min(first * 2 ** Math.min(attempts - 1, 30), longest);
  return Math.round(doubled * (1 - jitter + 2 * jitter * random));
}
