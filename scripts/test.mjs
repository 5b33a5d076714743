// Runs all checks and tests: `node scripts/test.mjs [--full] [--only lint,types,server]`.
import { parseArgs } from 'node:util';
import { runStages } from './run-stages.mjs';
import { chooseStages } from './test-stages.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, full: { type: 'boolean', default: false } } });
try {
  const chosen = chooseStages(values.only?.split(','));
  // A stage that is named is wanted, and continuous integration trusts no earlier run.
  const skipsUnchanged = !values.full && !values.only && !process.env.CI;
  process.exitCode = await runStages(chosen, { isFull: values.full, skipsUnchanged });
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
