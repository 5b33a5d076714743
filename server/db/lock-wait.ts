import { AsyncLocalStorage } from 'node:async_hooks';

/** How long changes wait for another process that holds the database, all waits of a request together. */
export const longestLockWaitMilliseconds = 10_000;

type Patience = { millisecondsLeft: number };
const patienceOfWork = new AsyncLocalStorage<Patience>();

/**
 * Does `work`, whose changes wait for other processes' for so long at most, all together. Without it every single change
 * waits for ten seconds.
 */
export function waitAtMost<Result>(milliseconds: number, work: () => Result): Result {
  return patienceOfWork.run({ millisecondsLeft: milliseconds }, work);
}

/** What the current work may still wait; each wait is taken off it. */
export function currentPatience(): Patience {
  return patienceOfWork.getStore() ?? { millisecondsLeft: longestLockWaitMilliseconds };
}
