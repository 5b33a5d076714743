import { AsyncLocalStorage } from 'node:async_hooks';

/** The total time a request's changes wait for another process that holds the database. */
export const longestLockWaitMilliseconds = 10_000;

const patienceOfWork = new AsyncLocalStorage<LockWait>();

/**
 * Runs `work`; its changes together wait at most this long for other processes. Otherwise every single change waits for
 * up to ten seconds.
 */
export function withLockTimeout<Result>(milliseconds: number, work: () => Result): Result {
  return patienceOfWork.run(createPatience(milliseconds), work);
}

/** The remaining wait of the current work. */
export function currentLockWait(): LockWait {
  return patienceOfWork.getStore() ?? createPatience(longestLockWaitMilliseconds);
}

export type LockWait = ReturnType<typeof createPatience>;

/** Concurrent waits are counted once. */
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
    /** Whether the current waits have used it up. */
    isOver: (): boolean => performance.now() - since >= left,
  };
}
