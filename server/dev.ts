import { readConfigOrExit } from './config.ts';
import { vitePages } from './http/vite-pages.ts';
import { runSite } from './run-site.ts';

await runSite(readConfigOrExit(), vitePages);
