import cluster from 'node:cluster';
import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { heartbeat, heartbeatBytes, type WatchOrder } from './heartbeat.ts';

const watchdog = new URL('./watchdog-thread.ts', import.meta.url);
const beatEveryMilliseconds = 500;
const hungMilliseconds = 10_000;
const stopMilliseconds = 12_000;

export type EventLoopWatch = {
  /** From now on the process has 12 s, whatever its event loop does. */
  stopBegins(): void;
};

type WatchSettings = {
  /** The process id of the shell that keeps the program running, where one says that it does. */
  keptBy?: number;
  logLevel: string;
};

/**
 * Watches the event loop from a thread of its own. A process whose loop hangs for 10 s says in the log where, and ends by
 * SIGALRM: what started it (scripts/keep-running.sh, systemd, the supervisor of several workers) starts it again. When
 * the process that would do so has been killed, this one is too, so that no orphan keeps running.
 */
export function watchEventLoop(config: WatchSettings): EventLoopWatch {
  const shared = new SharedArrayBuffer(heartbeatBytes);
  startThread({ shared, hungMilliseconds, stopMilliseconds, parent: parentOf(config), logs: linesOf(config) });
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
    // What NODE_OPTIONS loads is meant for the program.
    env: {},
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16, stackSizeMb: 1 },
  });
  // The site goes on without it.
  thread.on('error', (error) => process.stderr.write(`The watchdog has ended: ${error}\n`));
  thread.unref();
}

/** Any other parent, a terminal say, may go and leave us running. */
function parentOf({ keptBy }: WatchSettings): number | undefined {
  return cluster.isWorker || keptBy === process.ppid ? process.ppid : undefined;
}

function linesOf({ logLevel }: WatchSettings): WatchOrder['logs'] {
  const error = logLevel !== 'silent' && logLevel !== 'fatal';
  return { error, warn: error && logLevel !== 'error' };
}
