// An idle turn of the event loop takes about ten microseconds.
const quietMilliseconds = 0.1;

type Waiting = {
  /** Counts arrivals; must not grow during the turn. */
  arrivals?: () => number;
  /** After this time any turn will do. */
  longestMilliseconds?: number;
};

/**
 * Calls `act` after an event loop turn in which hardly anything arrived: earlier input has been read by then. While the
 * process stays busy the condition is relaxed over some seconds, but at least six turns are tried before one in which
 * `arrivals` grew is accepted: rendering a single uncached page may fill the first ones.
 */
export function atQuietTurn(act: () => void, { arrivals = () => 0, longestMilliseconds = 6_000 }: Waiting = {}): void {
  const asked = performance.now();
  // The current turn may be half over and is not measured.
  let begun = Number.NEGATIVE_INFINITY;
  let counted = arrivals();
  setImmediate(function look() {
    const now = performance.now();
    const isQuiet = now - begun < quietMilliseconds + (now - asked) / 10 && arrivals() === counted;
    if (isQuiet || now - asked > longestMilliseconds) return act();
    begun = now;
    counted = arrivals();
    setImmediate(look);
  });
}
