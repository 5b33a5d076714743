import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import type { PageSource } from '#server/pages/http-parts.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { createLogger, createSite, type Site } from './site.ts';
import { onStopSignals } from './stop-signals.ts';
import type { OpenMessage } from './supervise-workers.ts';
import { type EventLoopWatch, watchEventLoop } from './watchdog/event-loop-watch.ts';

/** Not through the logger: logs are kept and shipped, this is for the owner's eyes at the terminal. */
function showOnce(administrator: Site['newAdministrator']): void {
  if (!administrator) return;
  const { username, password } = administrator;
  process.stdout.write(
    `Administrator "${username}" was created with the password ${password} (shown only this once).\n`,
  );
}

// Requests and jobs have ten seconds; this is for the rest.
const longestStopMilliseconds = 11_250;

type Leaving = { logger: Logger; watch: EventLoopWatch | undefined };

/** Finishes the requests under way, closes the database and leaves, within 12 s; a second signal leaves at once. */
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

// Of several workers the kernel lets each take its share of the connections, where it can.
const sharesPort = cluster.isWorker && process.platform === 'linux';

function tellOpen(address: string): void {
  if (cluster.isWorker) process.send?.({ openAt: address } satisfies OpenMessage);
  else process.stdout.write(`Mansooj is open at ${address}\n`);
}

type Running = {
  config: Config;
  pages(): Promise<PageSource>;
  /** Whether the process ends when its event loop hangs, to be started again. */
  isWatched: boolean;
};

async function openSite({ config, pages, isWatched }: Running): Promise<void> {
  const logger = createLogger(config);
  const site = await createSite(config, { pages: await pages(), logger });
  showOnce(site.newAdministrator);
  const { port, host } = config;
  const address = await site.http.listen({ port, host, ...(sharesPort && { reusePort: true, exclusive: true }) });
  // Not before: bringing the tables up to date may take as long as it likes.
  const watch = isWatched ? watchEventLoop(config) : undefined;
  stopOnSignals(site, { logger, watch });
  tellOpen(address);
  // Of several workers the supervisor gathers the figures.
  const { metrics } = site;
  if (metrics && config.metrics && !cluster.isWorker) await serveMetrics(config.metrics, () => metrics.text());
  site.startWork();
}

/** Runs the site until a signal stops it; whatever prevents the start is told in one line. */
export async function runSite(running: Running): Promise<void> {
  try {
    await openSite(running);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
