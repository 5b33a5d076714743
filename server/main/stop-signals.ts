// npm, a shell and the terminal may forward one key press several times.
const sameSignalMilliseconds = 300;

type Stopping = {
  /** At the first SIGTERM or SIGINT: stop in order. */
  stop(): void;
  /** At a second one: stop immediately. */
  leave(): void;
};

/** Handles SIGTERM and Ctrl-C. */
export function onStopSignals({ stop, leave }: Stopping): void {
  let firstAt: number | undefined;
  const take = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      stop();
    } else if (performance.now() - firstAt > sameSignalMilliseconds) leave();
  };
  process.on('SIGTERM', take);
  process.on('SIGINT', take);
}
