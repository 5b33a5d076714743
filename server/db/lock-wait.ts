import { AsyncLocalStorage } from 'node:async_hooks';

/** How long changes wait for another process that holds the database, all waits of a request together. */
export const longestLockWaitMilliseconds = 10_000;

const patienceOfWork = new AsyncLocalStorage<Patience>();

/**
 * Runs `work`; its changes wait at most this long for other processes, all waits together. Without it every single change
 * waits for ten seconds.
 */
export function waitAtMost<Result>(milliseconds: number, work: () => Result): Result {
  return patienceOfWork.run(createPatience(milliseconds), work);
}

/** What the current work may still wait; each wait is taken off it. */
export function currentPatience(): Patience {
  return patienceOfWork.getStore() ?? createPatience(longestLockWaitMilliseconds);
}

export type Patience = ReturnType<typeof createPatience>;

/** Waits at the same time are counted once. */
function createPatience(milliseconds: number) {
  let left = milliseconds;
  let waits = 0;
  let since = 0;
  return {
    begin(): void {
      if (waits === 0) since = performance.now();
      waits += 1;
    },
    end(): void {
      waits -= 1;
      if (waits === 0) left -= performance.now() - since;
    },
    /** Whether the waits that have begun have taken all of it. */
    isOver: (): boolean => performance.now() - since >= left,
  };
}
