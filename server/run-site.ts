import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import type { PageSource } from '#server/pages/http-parts.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { createLogger, createSite, type Site } from './site.ts';
import { onStopSignals } from './stop-signals.ts';
import type { OpenMessage } from './supervise-workers.ts';
import { type EventLoopWatch, watchEventLoop } from './watchdog/event-loop-watch.ts';

/** Not logged: logs are stored and shipped, and this is for the operator at the terminal only. */
function showOnce(administrator: Site['newAdministrator']): void {
  if (!administrator) return;
  const { username, password } = administrator;
  process.stdout.write(
    `Administrator "${username}" was created with the password ${password} (shown only this once).\n`,
  );
}

// Requests and jobs have ten seconds; this covers the rest.
const longestStopMilliseconds = 11_250;

type Leaving = { logger: Logger; watch: EventLoopWatch | undefined };

/** Finishes running requests, closes the database and exits within 12 s; a second signal exits at once. */
function stopOnSignals(site: Site, { logger, watch }: Leaving): void {
  const stop = async () => {
    watch?.stopBegins();
    setTimeout(() => {
      logger.warn('the stop took too long; work that was cut off is taken up again after the next start');
      process.exit(0);
    }, longestStopMilliseconds);
    await site.stop();
    process.exit(0);
  };
  onStopSignals({ stop, leave: () => process.exit(1) });
}

// Several workers: the kernel distributes connections among them where supported.
const sharesPort = cluster.isWorker && process.platform === 'linux';

function tellOpen(address: string): void {
  if (cluster.isWorker) process.send?.({ openAt: address } satisfies OpenMessage);
  else process.stdout.write(`Mansooj is open at ${address}\n`);
}

type Running = {
  config: Config;
  pages(): Promise<PageSource>;
  /** Whether the process exits when its event loop hangs, to be restarted. */
  isWatched: boolean;
};

async function openSite({ config, pages, isWatched }: Running): Promise<void> {
  const logger = createLogger(config);
  const site = await createSite(config, { pages: await pages(), logger });
  showOnce(site.newAdministrator);
  const { port, host } = config;
  const address = await site.http.listen({ port, host, ...(sharesPort && { reusePort: true, exclusive: true }) });
  // Started afterwards: migrations may take any time.
  const watch = isWatched ? watchEventLoop(config) : undefined;
  stopOnSignals(site, { logger, watch });
  tellOpen(address);
  // With several workers the supervisor serves the metrics.
  const { metrics } = site;
  if (metrics && config.metrics && !cluster.isWorker) await serveMetrics(config.metrics, () => metrics.text());
  site.startWork();
}

/** Runs the site until a signal stops it; a failed start is reported in one line. */
export async function runSite(running: Running): Promise<void> {
  try {
    await openSite(running);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
