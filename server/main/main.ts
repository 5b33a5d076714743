import { readConfigOrExit } from '#server/core/config/config.ts';
import { describeIgnored } from '#server/core/config/unknown-names.ts';
import { builtPages } from '#server/site/pages/built-pages.ts';
import { runSite } from './run-site.ts';

const config = readConfigOrExit();
for (const line of describeIgnored(process.env)) process.stderr.write(`${line}\n`);
await runSite({ config, pages: builtPages, isWatched: true });
