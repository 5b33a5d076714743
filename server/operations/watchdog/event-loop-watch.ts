import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { heartbeat, heartbeatBytes, type WatchOrder } from './heartbeat.ts';

const watchdog = new URL('./watchdog-thread.ts', import.meta.url);
const beatEveryMilliseconds = 500;
const hungMilliseconds = 10_000;
const stopMilliseconds = 12_000;

export type EventLoopWatch = {
  /** From now on the process has 12 s to exit, even if its event loop hangs. */
  stopBegins(): void;
};

type WatchSettings = {
  /** The process id of the program that restarts this one, if there is one. */
  keptBy?: number;
  logLevel: string;
};

/**
 * Watches the event loop from a separate thread. When it hangs for 10 s, the watchdog logs where and ends the process
 * by SIGALRM; its parent (scripts/keep-running.mjs, systemd) restarts it. When that parent has been
 * killed, this process exits too.
 */
export function watchEventLoop(config: WatchSettings): EventLoopWatch {
  const shared = new SharedArrayBuffer(heartbeatBytes);
  startThread({ shared, hungMilliseconds, stopMilliseconds, parent: findParent(config), logs: describeLogs(config) });
  const words = new Int32Array(shared);
  setInterval(() => {
    Atomics.store(words, heartbeat.isDebugged, inspector.url() === undefined ? 0 : 1);
    Atomics.add(words, heartbeat.beats, 1);
  }, beatEveryMilliseconds).unref();
  return { stopBegins: () => void Atomics.store(words, heartbeat.isStopping, 1) };
}

function startThread(workerData: WatchOrder): void {
  const thread = new Worker(watchdog, {
    workerData,
    // NODE_OPTIONS is meant for the program, not for the thread.
    env: {},
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16, stackSizeMb: 1 },
  });
  // The site runs without it.
  thread.on('error', (error) => process.stderr.write(`The watchdog has ended: ${error}\n`));
  thread.unref();
}

/** Any other parent, for example a terminal, may exit while we keep running. */
function findParent({ keptBy }: WatchSettings): number | undefined {
  return keptBy === process.ppid ? keptBy : undefined;
}

function describeLogs({ logLevel }: WatchSettings): WatchOrder['logs'] {
  const error = logLevel !== 'silent' && logLevel !== 'fatal';
  return { error, warn: error && logLevel !== 'error' };
}
