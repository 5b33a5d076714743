import type { RetryPlan } from './job-kind.ts';

// Up to a fifth sooner or later, so that what failed together does not come back together.
const jitter = 0.2;

/** Milliseconds until the next attempt after `attempts` vain ones. */
export function retryDelay(attempts: number, { first, longest }: RetryPlan, random = Math.random()): number {
  const doubled = Math.min(first * 2 ** Math.min(attempts - 1, 30), longest);
  return Math.round(doubled * (1 - jitter + 2 * jitter * random));
}
