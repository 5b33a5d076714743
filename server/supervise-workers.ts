import { type ChildProcess, fork } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { BoundSocket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Config, environmentWith } from '#server/config/config.ts';
import { explainListening, metricsNames, requireFreePlace } from '#server/config/listening-place.ts';
import { type OpenMessage, reportOpen } from './process-messages.ts';
import { onStopSignals } from './stop-signals.ts';
import { type EventLoopWatch, watchEventLoop } from './watchdog/event-loop-watch.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const firstPauseMilliseconds = 500;
const longestPauseMilliseconds = 30_000;
/** A worker that ran this long was healthy; its exit does not increase the delay. */
const soundAfterMilliseconds = 60_000;
/** Workers stop by themselves in less. */
const waitMilliseconds = 11_750;
/** The number of the shared socket in a worker. */
const workerFd = 3;

/**
 * Runs `workers` processes that accept connections from one socket, and restarts each when it exits, with a growing
 * delay while it keeps exiting. The first one runs the migrations alone; when it fails to start, the program ends. A
 * signal stops all gracefully.
 */
export async function superviseWorkers(config: Config): Promise<void> {
  if (config.metrics && !config.takesOver) await requireFreePlace(config.metrics, metricsNames).catch(giveUp);
  const team = await gatherTeam(config).catch(giveUp);
  stopOnSignals(team, watchEventLoop(config));
  const first = team.start();
  const openAt = await Promise.race([opened(first), ended(first).then(([code]) => ({ code }))]);
  // The worker has reported the reason.
  if (typeof openAt === 'object') process.exit(openAt.code ?? 1);
  const others = Array.from({ length: isStopping(team) ? 0 : config.workers - 1 }, team.start);
  reportOpen(openAt);
  process.stdout.write(`Mansooj is open at ${openAt}\n`);
  serveGathered(config, team).catch((error) => giveUp(error, team));
  await Promise.all([first, ...others].map((worker) => keepRunning(worker, team)));
  process.exit(0);
}

type Team = {
  /** Starts a worker. */
  start(): ChildProcess;
  /** Lets the workers close the socket: while this process holds it too, it would still accept connections. */
  closeSocket(): void;
  stopping: AbortController;
  /** The running workers, and those of them that accept connections. */
  workers: Set<ChildProcess>;
  open: Set<ChildProcess>;
};

const isStopping = ({ stopping }: Team): boolean => stopping.signal.aborted;

async function gatherTeam(config: Config): Promise<Team> {
  const { fd, close: closeSocket } = await openSocket(config);
  const cache = getCompileCacheDir();
  const env = environmentWith({
    LISTEN_FD: String(workerFd),
    WORKER_OF: String(process.pid),
    ...(cache && { NODE_COMPILE_CACHE: cache }),
  });
  const team: Team = {
    start() {
      const worker = fork(program, { env, stdio: ['inherit', 'inherit', 'inherit', fd, 'ipc'] });
      team.workers.add(worker);
      worker.on('message', ({ openAt }: Partial<OpenMessage>) => openAt && team.open.add(worker));
      // Without memory for a process there is no exit either.
      worker.on('error', () => worker.pid === undefined && worker.emit('exit', 1, null));
      worker.once('exit', () => team.workers.delete(worker) && team.open.delete(worker));
      return worker;
    },
    closeSocket,
    stopping: new AbortController(),
    workers: new Set(),
    open: new Set(),
  };
  return team;
}

/** The inherited socket, or one that is bound here. @throws Error when the port is in use */
async function openSocket({ listenFd, host, port }: Config): Promise<{ fd: number; close(): void }> {
  if (listenFd !== undefined) return { fd: listenFd, close: () => closeSync(listenFd) };
  try {
    const { address } = await lookup(host);
    const socket = new BoundSocket({ host: address, port });
    return { fd: socket.fd(), close: () => socket.close() };
  } catch (error) {
    throw explainListening(error, { host, port });
  }
}

function giveUp(error: Error, team?: Team): never {
  process.stderr.write(`${error.message}\n`);
  if (team) endAll(team, 'SIGTERM');
  process.exit(1);
}

function stopOnSignals(team: Team, watch: EventLoopWatch): void {
  const stop = () => {
    watch.stopBegins();
    team.stopping.abort();
    team.closeSocket();
    endAll(team, 'SIGTERM');
    setTimeout(endAll, waitMilliseconds, team, 'SIGKILL').unref();
  };
  onStopSignals({ stop, leave: () => endAll(team, 'SIGKILL') });
}

/** Resolves when the worker has exited and is not restarted. */
async function keepRunning(first: ChildProcess, team: Team): Promise<void> {
  let worker = first;
  let pause = firstPauseMilliseconds;
  for (;;) {
    const begun = Date.now();
    const [code, signal] = await ended(worker);
    if (isStopping(team)) return;
    if (Date.now() - begun > soundAfterMilliseconds) pause = firstPauseMilliseconds;
    process.stderr.write(`A worker ended (${signal ?? code}) and is started again in ${pause / 1000} s.\n`);
    await wait(pause, undefined, { signal: team.stopping.signal }).catch(() => {});
    if (isStopping(team)) return;
    worker = team.start();
    pause = Math.min(pause * 2, longestPauseMilliseconds);
  }
}

/** The aggregated metrics of all workers. */
async function serveGathered({ metrics, takesOver }: Config, { open }: Team): Promise<void> {
  if (!metrics) return;
  const { aggregateMetrics } = await import('./metrics/aggregated-metrics.ts');
  const { serveMetrics } = await import('./metrics/metrics-server.ts');
  await serveMetrics(metrics, () => aggregateMetrics(open), { isTakenOver: takesOver });
}

function endAll({ workers }: Team, signal: NodeJS.Signals): void {
  for (const worker of workers) worker.kill(signal);
}

async function opened(worker: ChildProcess): Promise<string> {
  for (;;) {
    const [message]: Partial<OpenMessage>[] = await once(worker, 'message');
    if (message?.openAt) return message.openAt;
  }
}

function ended(worker: ChildProcess): Promise<[code: number | null, signal: string | null]> {
  if (worker.exitCode !== null || worker.signalCode !== null)
    return Promise.resolve([worker.exitCode, worker.signalCode]);
  return new Promise((resolve) => worker.once('exit', (code, signal) => resolve([code, signal])));
}
