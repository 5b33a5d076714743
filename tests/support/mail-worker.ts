import { readConfig } from '#server/config/config.ts';
import { createSite } from '#server/site.ts';

// A process of its own on the data that its environment names: it does what is due and leaves.
const site = await createSite(readConfig(process.env));
await site.jobs.runDue();
await site.close();
