import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../scripts/build.mjs';
import { compileWords } from '../scripts/words.mjs';

const longestRun = 90 * 60_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '250' },
    data: { type: 'string' },
    database: { type: 'string', default: 'sqlite' },
  },
});

const whole = (text) => Math.max(1, Number.parseInt(text, 10) || 1);

// Child processes end with this one (site-process.ts).
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
setTimeout(() => {
  console.error('The benchmarks took too long and were stopped.');
  process.exit(1);
}, longestRun).unref();

// The parts import the compiled messages, which a fresh clone does not have yet.
await compileWords();
const { partNames, runParts } = await import('./bench-parts.ts');
const names = values.only?.split(',') ?? partNames;
const unknown = names.find((name) => !partNames.includes(name));
if (unknown) {
  console.error(`No part is called ${unknown}; there are ${partNames.join(', ')}.`);
  process.exit(1);
}

if (!['sqlite', 'postgres', 'both'].includes(values.database)) {
  console.error('--database is sqlite, postgres or both.');
  process.exit(1);
}

await buildAll({ announce: () => console.error('Building the pages; this takes a moment …') });
const table = await runParts(names, {
  rounds: whole(values.rounds),
  requests: whole(values.requests),
  database: values.database,
  ...(values.data && { dataDir: resolve(values.data) }),
});
console.log(table);
