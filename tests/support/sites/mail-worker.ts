import { readConfig } from '#server/core/config/config.ts';
import { createSite } from '#server/main/site.ts';

// A separate process that runs due jobs and exits.
const site = await createSite(readConfig(process.env));
await site.jobs.runDue();
await site.close();
