import { readConfigOrExit } from '#server/config/config.ts';

const config = readConfigOrExit();

// The supervisor loads neither pages nor services.
if (config.workers > 1 && config.workerOf === undefined) {
  const { superviseWorkers } = await import('./supervise-workers.ts');
  await superviseWorkers(config);
} else {
  const { builtPages } = await import('#server/pages/built-pages.ts');
  const { runSite } = await import('./run-site.ts');
  await runSite({ config, pages: builtPages, isWatched: true });
}
