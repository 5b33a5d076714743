import { currentPatience } from './lock-wait.ts';

const busy = 5;
// Ten times as often as SQLite's own handler asks in the end; a question costs some microseconds.
const retryMilliseconds = 5;

type Need = {
  /** Whether it changes something: changes keep their order. */
  writes: boolean;
  /** Whether the connection is its own from then on, until `release`. */
  holds?: boolean;
};
type Turn = Need & {
  attempt(): void;
  giveUp(error: unknown): void;
  until: number;
};

export type SqliteTurns = ReturnType<typeof createSqliteTurns>;

/**
 * Turns at the one connection of this process. What finds the database held by another process is tried again between
 * other work, so that reads go on meanwhile; SQLite itself would wait with the whole process.
 */
export function createSqliteTurns() {
  const waiting = new Set<Turn>();
  let isHeld = false;
  let timer: NodeJS.Timeout | undefined;

  function run<Result>(work: () => Result, { holds = false }: Need): Result {
    const result = work();
    isHeld = holds;
    return result;
  }

  /** Tries those who wait, in their order; once a change finds the database locked, so will those after it. */
  function tryWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
    let locked: unknown;
    for (const turn of waiting) {
      if (isHeld) return;
      if (locked === undefined || !turn.writes) locked = tryTurn(turn) ?? locked;
      if (locked !== undefined && performance.now() >= turn.until) turn.giveUp(locked);
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
    const begun = performance.now();
    const patience = currentPatience();
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(turn);
        patience.millisecondsLeft -= performance.now() - begun;
      };
      const turn: Turn = {
        ...need,
        until: begun + patience.millisecondsLeft,
        attempt() {
          const result = run(work, need);
          leave();
          resolve(result);
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
     * @throws what SQLite says when another process is in the way for longer than `waitAtMost` allows
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
      tryWaiting();
    },
  };
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  // The high bytes of SQLite's extended codes tell the details.
  return typeof errcode === 'number' && (errcode & 0xff) === busy;
}
