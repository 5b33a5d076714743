import { availableParallelism, totalmem } from 'node:os';
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

/** The lanes of a step, each a list of stages that follow each other; one lane where they must not run side by side. */
function lanesOf(step, isSideBySide) {
  return isSideBySide ? [...Map.groupBy(step, ({ lane }) => lane).values()] : [step];
}

// A full run measures times, which nothing else may change; two suites or a build beside the types take some gigabytes.
const isRoomy = () => availableParallelism() > 1 && totalmem() > 6 * 1024 ** 3;

/**
 * Runs stages, side by side where their places allow it and the machine has room, and prints a line for each, then
 * `N passed, N failed`.
 * @param options `isFull`: with the tests that a usual run leaves out. `skipsUnchanged`: a stage that passed with the
 * same files is not run again; its line says so. `hasRoom`: whether stages may run side
 * by side. `folder` is the project's; `run` takes the place of `runStage`.
 * @returns the exit code: 1 when something failed
 */
export async function runStages(chosen, options = {}) {
  const { isFull = false, skipsUnchanged = false, hasRoom = isRoomy(), folder, run = runStage } = options;
  const memory = stageMemory(folder);
  const total = { passed: 0, failed: 0 };
  const shared = { env: isFull ? { TEST_FULL: '1' } : {}, proven: new Set(), retried: [], begun: new Map() };

  async function runOrSkip(stage) {
    const state = memory.stateOf(stage);
    const before = skipsUnchanged ? memory.passedIn(state, stage) : undefined;
    if (before) {
      for (const name of before) shared.proven.add(name);
      console.log(`${stage.name.padEnd(16)} unchanged since it passed`);
      return;
    }
    const started = performance.now();
    const own = new Set(stage.claims ? shared.proven : []);
    const result = await run(stage, { ...shared, proven: own });
    for (const name of own) shared.proven.add(name);
    if (result.failed) process.stdout.write(`${result.output.trimEnd()}\n`);
    else memory.remember(state, stage, [...own]);
    console.log(`${stage.name.padEnd(16)} ${describe(stage, result)} in ${seconds(started)}`);
    total.passed += result.passed;
    total.failed += result.failed;
  }

  for (const step of Map.groupBy(chosen, ({ step }) => step).values()) {
    const follow = async (lane) => {
      for (const stage of lane) await runOrSkip(stage);
    };
    await Promise.all(lanesOf(step, !isFull && hasRoom).map(follow));
  }
  total.failed += judgeRetried(shared.retried);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}
