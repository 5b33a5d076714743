import { readConfigOrExit } from '#server/core/config/config.ts';
import { vitePages } from '#server/site/pages/vite-pages.ts';
import { runSite } from './run-site.ts';

// Without the watchdog: a developer may stop at a breakpoint or wait for Vite.
await runSite({ config: readConfigOrExit(), pages: vitePages, isWatched: false });
