import cluster from 'node:cluster';
import type { Config } from './config.ts';
import type { PageSource } from './http/http-parts.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { createSite, type Site } from './site.ts';
import type { OpenMessage } from './supervise-workers.ts';

/** Not through the logger: logs are kept and shipped, this is for the owner's eyes at the terminal. */
function showOnce(administrator: Site['newAdministrator']): void {
  if (!administrator) return;
  const { username, password } = administrator;
  process.stdout.write(
    `Administrator "${username}" was created with the password ${password} (shown only this once).\n`,
  );
}

/** Finishes the requests under way, closes the database and leaves; a second signal leaves at once. */
function stopOnSignals(site: Site): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await site.close();
    process.exit(0);
  };
  // Ctrl-C reaches workers too; their supervisor tells them by SIGTERM.
  if (cluster.isWorker) process.on('SIGINT', () => {});
  else process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

// Of several workers the kernel lets each take its share of the connections, where it can.
const sharesPort = cluster.isWorker && process.platform === 'linux';

function tellOpen(address: string): void {
  if (cluster.isWorker) process.send?.({ openAt: address } satisfies OpenMessage);
  else process.stdout.write(`Mansooj is open at ${address}\n`);
}

async function openSite(config: Config, pages: () => Promise<PageSource>): Promise<void> {
  const site = await createSite(config, { pages: await pages() });
  stopOnSignals(site);
  showOnce(site.newAdministrator);
  const { port, host } = config;
  tellOpen(await site.http.listen({ port, host, ...(sharesPort && { reusePort: true, exclusive: true }) }));
  // Of several workers the supervisor gathers the figures.
  const { metrics } = site;
  if (metrics && config.metrics && !cluster.isWorker) await serveMetrics(config.metrics, () => metrics.text());
  site.startWork();
}

/** Runs the site until a signal stops it; whatever prevents the start is told in one line. */
export async function runSite(config: Config, pages: () => Promise<PageSource>): Promise<void> {
  try {
    await openSite(config, pages);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
