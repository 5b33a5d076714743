import type { Logger } from 'pino';
import type { Config } from '#server/core/config/config.ts';
import { metricsNames, requireFreePlace } from '#server/core/config/listening-place.ts';
import { createLogMemory } from '#server/core/config/log-memory.ts';
import { createLogger } from '#server/core/config/logger.ts';
import { findReleaseAround } from '#server/core/config/release-around.ts';
import type { PageSource } from '#server/site/pages/http-parts.ts';
import { requireSoundDatabase } from '../core/db/integrity-check.ts';
import { recordServing } from '../core/db/migrator.ts';
import { findScannerFault } from '../core/files/inspection/virus-scanner.ts';
import { serveMetrics } from '../operations/metrics/metrics-server.ts';
import { type EventLoopWatch, watchEventLoop } from '../operations/watchdog/event-loop-watch.ts';
import { createSite, type Site } from './site.ts';
import { onStopSignals } from './stop-signals.ts';

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

/** An inherited socket, or one of its own. Fastify would open a second socket for the host name "localhost". */
const placeToListen = ({ listenFd, port, host }: Config) =>
  listenFd === undefined ? { port, host } : { fd: listenFd, host: '127.0.0.1' };

/** Before anything is created: a password that was printed once must not be lost with a failed start. */
async function requirePlaces(config: Config): Promise<void> {
  const { listenFd, takesOver, metrics } = config;
  if (listenFd === undefined) await requireFreePlace(config);
  // An earlier release may still hold the port of its metrics.
  if (metrics && !takesOver) await requireFreePlace(metrics, metricsNames);
}

/** A scanner may start later, so the site opens without it. */
async function warnOfScanner({ clamavSocket }: Config): Promise<void> {
  const fault = clamavSocket && (await findScannerFault(clamavSocket));
  if (fault)
    process.stderr.write(
      `CLAMAV_SOCKET ${clamavSocket} does not answer (${fault}). Until it does, files are stored as not scanned.\n`,
    );
}

function tellOpen(openAt: string): void {
  // The process that started this one may wait for it, as in an update.
  if (process.connected) process.send?.({ openAt });
  process.stdout.write(`Mansooj is open at ${openAt}\nStaff sign in at ${openAt}/login\n`);
}

type Running = {
  config: Config;
  pages(): Promise<PageSource>;
  /** Whether the process exits when its event loop hangs, to be restarted. */
  isWatched: boolean;
};

async function openSite({ config, pages, isWatched }: Running): Promise<void> {
  const log = createLogMemory();
  const logger = createLogger(config, log);
  await requirePlaces(config);
  const [source, isChecked] = await Promise.all([pages(), requireSoundDatabase(config)]);
  const site = await createSite(config, { pages: source, logger, log, isChecked });
  showOnce(site.newAdministrator);
  const address = await site.http.listen(placeToListen(config));
  // Started afterwards: migrations may take any time.
  const watch = isWatched ? watchEventLoop(config) : undefined;
  stopOnSignals(site, { logger, watch });
  await warnOfScanner(config);
  const around = findReleaseAround(config.dataDir);
  if (around) process.stderr.write(`${around}\n`);
  await recordServing(site.database.db).catch((error) =>
    logger.error({ err: error }, 'which release serves was not recorded'),
  );
  tellOpen(address);
  site.startWork();
  const { metrics } = site;
  if (!metrics || !config.metrics) return;
  await serveMetrics(config.metrics, () => metrics.text(), { isTakenOver: config.takesOver });
}

/** Runs the site until a signal stops it; a failed start is reported in one line. */
export async function runSite(running: Running): Promise<void> {
  // The data are people's, with the keys of the site: no other user reads them.
  process.umask(0o077);
  try {
    await openSite(running);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
