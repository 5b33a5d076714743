import { appendFile } from 'node:fs/promises';
import { readConfig } from '#server/core/config/config.ts';
import { openDatabase } from '#server/core/db/database.ts';
import { createJobRunner } from '#server/core/jobs/job-runner.ts';

// A separate process that runs jobs of kind `test` on request, and prints the id of each.
const { dataDir, databaseUrl } = readConfig(process.env);
const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
const runner = createJobRunner({
  db: database.db,
  logger: { error: () => {}, info: () => {} },
  kinds: [
    {
      kind: 'test',
      lookEveryMilliseconds: 1_000,
      retry: { first: 1, longest: 1, attempts: 3 },
      async run({ id }) {
        await appendFile(process.env.JOB_LOG ?? '', `${id}\n`);
        if (process.env.JOB_HANGS) await new Promise(() => setInterval(() => {}, 1_000));
      },
    },
  ],
});
process.send?.('ready');
await new Promise((resolve) => process.once('message', resolve));
await runner.runDue();
await database.close();
process.exit(0);
