import { runStage } from './run-stage.mjs';
import { stageMemory } from './unchanged-stages.mjs';

/** More tests than these that pass only when tried again are a failure. */
const mostRetried = 3;

const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

function describe(stage, { passed, failed, skipped }) {
  if (!stage.suite) return failed ? 'failed' : 'passed';
  return [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean).join(', ');
}

/** Says which tests were tried again. @returns 1 when they are too many, else 0 */
function judgeRetried(retried) {
  if (retried.length === 0) return 0;
  console.log(`Passed only when tried again:\n${retried.map((name) => `  ${name}`).join('\n')}`);
  if (retried.length <= mostRetried) return 0;
  console.log(`More than ${mostRetried} are a failure.`);
  return 1;
}

/**
 * Runs stages one after the other and prints a line for each, then `N passed, N failed`.
 * @param options `isFull`: with the tests that a usual run leaves out. `skipsUnchanged`: a stage that passed with the
 * same files is not run again; its line says so. `folder` is the project's; `run` takes the place of `runStage`.
 * @returns the exit code: 1 when something failed
 */
export async function runStages(chosen, { isFull = false, skipsUnchanged = false, folder, run = runStage } = {}) {
  const memory = stageMemory(folder);
  const total = { passed: 0, failed: 0 };
  const options = { env: isFull ? { TEST_FULL: '1' } : {}, proven: new Set(), retried: [] };
  for (const stage of chosen) {
    const state = memory.stateOf(stage);
    const before = skipsUnchanged ? memory.passedIn(state, stage) : undefined;
    if (before) {
      for (const name of before) options.proven.add(name);
      console.log(`${stage.name.padEnd(16)} unchanged since it passed`);
      continue;
    }
    const started = performance.now();
    const own = new Set(stage.claims ? options.proven : []);
    const result = await run(stage, { ...options, proven: own });
    for (const name of own) options.proven.add(name);
    if (result.failed) process.stdout.write(`${result.output.trimEnd()}\n`);
    else memory.remember(state, stage, [...own]);
    console.log(`${stage.name.padEnd(16)} ${describe(stage, result)} in ${seconds(started)}`);
    total.passed += result.passed;
    total.failed += result.failed;
  }
  total.failed += judgeRetried(options.retried);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}
