import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '#server/config/config.ts';
import { onStopSignals } from './stop-signals.ts';
import { type EventLoopWatch, watchEventLoop } from './watchdog/event-loop-watch.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const firstPauseMilliseconds = 500;
const longestPauseMilliseconds = 30_000;
/** A worker that ran this long was healthy; its exit does not increase the delay. */
const soundAfterMilliseconds = 60_000;
/** Workers stop by themselves in less. */
const waitMilliseconds = 11_750;

/** The message a worker sends when it is listening. */
export type OpenMessage = { openAt: string };

/**
 * Runs `workers` processes that share the port, and restarts each when it exits, with a growing delay while it keeps
 * exiting. The first one runs the migrations alone; when it fails to start, the program ends. A signal stops all
 * gracefully.
 */
export async function superviseWorkers(config: Config): Promise<void> {
  cluster.setupPrimary({ exec: program });
  const settings = await workerSettings(config).catch(giveUp);
  const team: Team = { settings, stopping: new AbortController(), open: new Set() };
  stopOnSignals(team, watchEventLoop(config));
  cluster.on('message', (worker, { openAt }: Partial<OpenMessage>) => openAt && team.open.add(worker));
  cluster.on('exit', (worker) => team.open.delete(worker));
  const first = cluster.fork(team.settings);
  const openAt = await Promise.race([opened(first), ended(first).then(([code]) => ({ code }))]);
  // The worker has reported the reason.
  if (typeof openAt === 'object') process.exit(openAt.code ?? 1);
  const others = Array.from({ length: isStopping(team) ? 0 : config.workers - 1 }, () => cluster.fork(team.settings));
  process.stdout.write(`Mansooj is open at ${openAt}\n`);
  if (config.metrics) await serveGathered(config.metrics, team).catch(giveUp);
  await Promise.all([first, ...others].map((worker) => keepRunning(worker, team)));
  process.exit(0);
}

type Team = { settings: Record<string, string>; stopping: AbortController; open: Set<Worker> };

const isStopping = ({ stopping }: Team): boolean => stopping.signal.aborted;

async function workerSettings({ host, port }: Config): Promise<Record<string, string>> {
  const cache = getCompileCacheDir();
  return { PORT: String(await freePort(host, port)), ...(cache && { NODE_COMPILE_CACHE: cache }) };
}

function giveUp(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  endAll('SIGTERM');
  process.exit(1);
}

function stopOnSignals(team: Team, watch: EventLoopWatch): void {
  const stop = () => {
    watch.stopBegins();
    team.stopping.abort();
    endAll('SIGTERM');
    setTimeout(endAll, waitMilliseconds, 'SIGKILL').unref();
  };
  onStopSignals({ stop, leave: () => endAll('SIGKILL') });
}

/** Resolves when the worker has exited and is not restarted. */
async function keepRunning(first: Worker, team: Team): Promise<void> {
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
    worker = cluster.fork(team.settings);
    pause = Math.min(pause * 2, longestPauseMilliseconds);
  }
}

/** The aggregated metrics of all workers. */
async function serveGathered(place: NonNullable<Config['metrics']>, { open }: Team): Promise<void> {
  const { aggregateMetrics: gatherMetrics } = await import('./metrics/aggregated-metrics.ts');
  const { serveMetrics } = await import('./metrics/metrics-server.ts');
  await serveMetrics(place, () => gatherMetrics((worker) => open.has(worker)));
}

function endAll(signal: NodeJS.Signals): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
}

async function opened(worker: Worker): Promise<string> {
  for (;;) {
    const [message]: Partial<OpenMessage>[] = await once(worker, 'message');
    if (message?.openAt) return message.openAt;
  }
}

function ended(worker: Worker): Promise<[code: number | null, signal: string | null]> {
  return new Promise((resolve) => worker.once('exit', (code, signal) => resolve([code, signal])));
}

/**
 * The shared port of the workers: a free one for 0, since each would choose its own.
 * @throws Error when it is in use: listeners of the same user would silently share it
 */
async function freePort(host: string, wanted: number): Promise<number> {
  const server = createServer().listen(wanted, host);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address === 'string' || address === null) throw new Error('The program listens on no port.');
  return address.port;
}
