// A turn of the event loop that finds nothing to read takes some ten microseconds.
const quietMilliseconds = 0.1;

type Waiting = {
  /** Counts what is not to grow in the turn. */
  arrivals?: () => number;
  /** After so long any turn will do. */
  longestMilliseconds?: number;
};

/**
 * Calls `act` right after a turn of the event loop in which hardly anything arrived: whatever was sent before has been
 * read by then. While the process is busy it settles, in the course of seconds, for turns that are less quiet, but only
 * after six for one in which `arrivals` grew: a single page that is made for the first time may fill the first ones.
 */
export function atQuietTurn(act: () => void, { arrivals = () => 0, longestMilliseconds = 6_000 }: Waiting = {}): void {
  const asked = performance.now();
  // The turn in which this is called may have been half over, and says nothing.
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
