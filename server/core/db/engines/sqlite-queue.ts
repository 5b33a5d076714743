import { readSqliteCode } from './infrastructure-errors.ts';
import { currentLockWait, longestLockWaitMilliseconds } from './lock-timeout.ts';

const busy = 5;
// SQLite's busy handler polls every 50 ms in the end; an attempt takes microseconds.
const retryMilliseconds = 5;
const lookAtHolderMilliseconds = 1_000;

type Need = {
  /** Whether it writes: writes keep their order. */
  writes: boolean;
  /** Whether it holds the connection exclusively until `release`. */
  holds?: boolean;
};
type Turn = Need & {
  begun: number;
  attempt(): void;
  /** The database is locked by another process; gives up after the limit. */
  findBusy(error: unknown): void;
  giveUp(error: unknown): void;
};

export type SqliteQueue = ReturnType<typeof createSqliteQueue>;

/**
 * The queue for the process's only SQLite connection. Work that finds the database locked by another process is retried
 * between other work, so that reads continue; SQLite's own handler would block the process.
 */
export function createSqliteQueue() {
  const waiting = new Set<Turn>();
  let isHeld = false;
  let timer: NodeJS.Timeout | undefined;
  let holderWatch: NodeJS.Timeout | undefined;

  function run<Result>(work: () => Result, { holds = false }: Need): Result {
    const result = work();
    isHeld = holds;
    if (holds) holderWatch = watchHolder();
    return result;
  }

  /** Ends waits behind a transaction that takes too long, which may itself be waiting for a statement outside it. */
  function watchHolder(): NodeJS.Timeout {
    const since = performance.now();
    return setInterval(() => {
      const late = performance.now() - longestLockWaitMilliseconds;
      if (since > late) return;
      for (const turn of waiting) if (turn.begun <= late) turn.giveUp(heldTooLong());
    }, lookAtHolderMilliseconds);
  }

  /** Retries the waiting work in order; once a write finds the database locked, later writes are skipped. */
  function tryWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
    let locked: unknown;
    for (const turn of waiting) {
      if (isHeld) return;
      if (locked === undefined || !turn.writes) locked = tryTurn(turn) ?? locked;
      if (locked !== undefined && waiting.has(turn)) turn.findBusy(locked);
    }
    if (waiting.size > 0 && !isHeld) timer = setTimeout(tryWaiting, retryMilliseconds);
  }

  /** @returns the SQLite error when another process holds the lock */
  function tryTurn(turn: Turn): unknown {
    try {
      turn.attempt();
    } catch (error) {
      if (isBusy(error)) return error;
      turn.giveUp(error);
    }
    return undefined;
  }

  function wait<Result>(work: () => Result, need: Need): Promise<Result> {
    const patience = currentLockWait();
    // Waits for this process's own transactions are not counted: those end by themselves.
    let isCounted = false;
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(turn);
        if (isCounted) patience.end();
      };
      const turn: Turn = {
        ...need,
        begun: performance.now(),
        attempt() {
          const result = run(work, need);
          leave();
          resolve(result);
        },
        findBusy(error) {
          if (!isCounted) patience.begin();
          isCounted = true;
          if (patience.isOver()) turn.giveUp(error);
        },
        giveUp(error) {
          leave();
          reject(error);
        },
      };
      waiting.add(turn);
      if (!isHeld) timer ??= setTimeout(tryWaiting, retryMilliseconds);
    });
  }

  return {
    /**
     * Runs `work` at once if possible, otherwise as soon as possible.
     * @throws the SQLite error when another process holds the lock longer than `waitAtMost` allows, or a transaction of
     * this process takes longer than ten seconds
     */
    take<Result>(work: () => Result, need: Need): Result | Promise<Result> {
      if (isHeld || (need.writes && waiting.size > 0)) return wait(work, need);
      try {
        return run(work, need);
      } catch (error) {
        if (isBusy(error)) return wait(work, need);
        throw error;
      }
    },

    /** Ends an exclusive hold. */
    release(): void {
      isHeld = false;
      clearInterval(holderWatch);
      tryWaiting();
    },
  };
}

const heldTooLong = () => Object.assign(new Error('database is locked'), { errcode: busy });

const isBusy = (error: unknown): boolean => readSqliteCode(error) === busy;
