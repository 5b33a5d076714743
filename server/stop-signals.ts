import cluster from 'node:cluster';

// What npm, a shell and the terminal pass on of one key press arrives several times.
const sameSignalMilliseconds = 300;

type Stopping = {
  /** At the first SIGTERM or SIGINT: ends in order. */
  stop(): void;
  /** At another one, which means that nobody wants to wait. */
  leave(): void;
};

/** What the program does about SIGTERM and Ctrl-C. */
export function onStopSignals({ stop, leave }: Stopping): void {
  let firstAt: number | undefined;
  const take = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      stop();
    } else if (performance.now() - firstAt > sameSignalMilliseconds) leave();
  };
  process.on('SIGTERM', take);
  // Ctrl-C reaches workers too; their supervisor stops them by SIGTERM.
  process.on('SIGINT', cluster.isWorker ? () => {} : take);
}
