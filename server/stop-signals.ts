// npm, a shell and the terminal may forward one key press several times.
const sameSignalMilliseconds = 300;

type Stopping = {
  /** At the first SIGTERM or SIGINT: stop in order. */
  stop(): void;
  /** At a second one: stop immediately. */
  leave(): void;
  /** Whether a supervisor stops this process. */
  isWorker?: boolean;
};

/** Handles SIGTERM and Ctrl-C. */
export function onStopSignals({ stop, leave, isWorker = false }: Stopping): void {
  let firstAt: number | undefined;
  const take = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      stop();
    } else if (performance.now() - firstAt > sameSignalMilliseconds) leave();
  };
  process.on('SIGTERM', take);
  // Ctrl-C reaches workers too; their supervisor stops them by SIGTERM.
  process.on('SIGINT', isWorker ? () => {} : take);
}
