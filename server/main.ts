import { builtPages } from './http/built-pages.ts';
import { runSite } from './run-site.ts';

await runSite(builtPages);
