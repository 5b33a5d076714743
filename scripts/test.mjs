// Runs all checks and tests: `node scripts/test.mjs [--full] [--only lint,types,server]`.
import { parseArgs } from 'node:util';
import { runStage } from './run-stage.mjs';
import { chooseStages } from './test-stages.mjs';

const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

function describe(stage, { passed, failed, skipped }) {
  if (!stage.suite) return failed ? 'failed' : 'passed';
  return [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean).join(', ');
}

async function runAll(chosen, options) {
  const total = { passed: 0, failed: 0 };
  for (const stage of chosen) {
    const started = performance.now();
    const result = await runStage(stage, options);
    if (result.failed) process.stdout.write(`${result.output.trimEnd()}\n`);
    console.log(`${stage.name.padEnd(16)} ${describe(stage, result)} in ${seconds(started)}`);
    total.passed += result.passed;
    total.failed += result.failed;
  }
  return total;
}

const { values } = parseArgs({ options: { only: { type: 'string' }, full: { type: 'boolean', default: false } } });
try {
  const chosen = chooseStages(values.only?.split(','));
  const total = await runAll(chosen, { env: values.full ? { TEST_FULL: '1' } : {}, proven: new Set() });
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
