import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const firstPauseMilliseconds = 500;
const longestPauseMilliseconds = 30_000;
/** A worker that ran this long was sound; its end is no reason for a longer pause. */
const soundAfterMilliseconds = 60_000;
const patienceMilliseconds = 30_000;

/** What a worker tells when its front door is open. */
export type OpenMessage = { openAt: string };

/**
 * Runs `workers` processes that share the port, and begins each anew when it ends, after a pause that grows while it
 * keeps ending. The first one prepares the data alone; when it cannot open, neither do the others. A signal stops all,
 * each finishing its requests.
 */
export async function superviseWorkers({ workers, port, host, metrics }: Config): Promise<void> {
  const cache = getCompileCacheDir();
  const settings = {
    PORT: String(port || (await freePort(host))),
    ...(cache && { NODE_COMPILE_CACHE: cache }),
  };
  cluster.setupPrimary({ exec: program });
  let isStopping = false;
  const stop = () => {
    // Told twice, or left waiting: what is under way is given up.
    if (isStopping) endAll('SIGKILL');
    isStopping = true;
    endAll('SIGTERM');
    setTimeout(endAll, patienceMilliseconds, 'SIGKILL').unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

  async function keepRunning(first: Worker): Promise<void> {
    let worker = first;
    let pause = firstPauseMilliseconds;
    for (;;) {
      const begun = Date.now();
      const [code, signal] = await ended(worker);
      if (isStopping) return;
      pause =
        Date.now() - begun > soundAfterMilliseconds
          ? firstPauseMilliseconds
          : Math.min(pause * 2, longestPauseMilliseconds);
      process.stderr.write(`A worker ended (${signal ?? code}) and is begun anew in ${pause / 1000} s.\n`);
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (isStopping) return;
      worker = cluster.fork(settings);
    }
  }

  const first = cluster.fork(settings);
  const openAt = await Promise.race([opened(first), ended(first).then(([code]) => ({ code }))]);
  if (typeof openAt === 'object') process.exit(openAt.code ?? 1);
  const others = isStopping ? [] : Array.from({ length: workers - 1 }, () => cluster.fork(settings));
  process.stdout.write(`Mansooj is open at ${openAt}\n`);
  if (metrics) await serveGathered(metrics);
  await Promise.all([first, ...others].map(keepRunning));
  process.exit(0);
}

/** The figures of all workers together. */
async function serveGathered(place: NonNullable<Config['metrics']>): Promise<void> {
  const { AggregatorRegistry } = await import('prom-client');
  const { serveMetrics } = await import('./metrics/metrics-server.ts');
  const gathered = new AggregatorRegistry();
  await serveMetrics(place, () => gathered.clusterMetrics());
}

function endAll(signal: NodeJS.Signals): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
}

async function opened(worker: Worker): Promise<string> {
  for (;;) {
    const [message] = (await once(worker, 'message')) as [Partial<OpenMessage>];
    if (message.openAt) return message.openAt;
  }
}

function ended(worker: Worker): Promise<[code: number | null, signal: string | null]> {
  return new Promise((resolve) => worker.once('exit', (code, signal) => resolve([code, signal])));
}

/** Workers cannot each draw a port of their own. */
async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
