import { readConfigOrExit } from './config.ts';
import { vitePages } from './http/vite-pages.ts';
import { runSite } from './run-site.ts';

// Not watched: a developer may stop at a breakpoint or wait for Vite.
await runSite({ config: readConfigOrExit(), pages: vitePages, isWatched: false });
