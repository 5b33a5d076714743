import { currentPatience, longestLockWaitMilliseconds } from './lock-wait.ts';

const busy = 5;
// SQLite's own handler ends up asking every 50 ms; a try costs microseconds.
const retryMilliseconds = 5;
const lookAtHolderMilliseconds = 1_000;

type Need = {
  /** Whether it changes something: changes keep their order. */
  writes: boolean;
  /** Whether the connection is its own from then on, until `release`. */
  holds?: boolean;
};
type Turn = Need & {
  begun: number;
  attempt(): void;
  /** Another process is in the way: gives up when that takes too long. */
  findBusy(error: unknown): void;
  giveUp(error: unknown): void;
};

export type SqliteTurns = ReturnType<typeof createSqliteTurns>;

/**
 * The queue for the only connection of this process. What finds the database held by another process is tried again between
 * other work, so that reads go on meanwhile; SQLite itself would wait with the whole process.
 */
export function createSqliteTurns() {
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

  /** Ends waits behind a transaction that takes too long: it may itself wait for a statement that does not go through it. */
  function watchHolder(): NodeJS.Timeout {
    const since = performance.now();
    return setInterval(() => {
      const late = performance.now() - longestLockWaitMilliseconds;
      if (since > late) return;
      for (const turn of waiting) if (turn.begun <= late) turn.giveUp(heldTooLong());
    }, lookAtHolderMilliseconds);
  }

  /** Tries those who wait, in their order; once a change finds the database locked, so will those after it. */
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

  /** @returns what SQLite said when another process is in the way */
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
    const patience = currentPatience();
    // What waits for transactions of this process is not counted: they come to their end.
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
     * Does `work` at once when nothing is in the way, else as soon as possible.
     * @throws what SQLite says when another process is in the way for longer than `waitAtMost` allows, or a transaction of
     * this process for longer than ten seconds
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

    /** Ends what `holds` began. */
    release(): void {
      isHeld = false;
      clearInterval(holderWatch);
      tryWaiting();
    },
  };
}

const heldTooLong = () => Object.assign(new Error('database is locked'), { errcode: busy });

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  // The high bytes of SQLite's extended codes tell the details.
  return typeof errcode === 'number' && (errcode & 0xff) === busy;
}
