import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { serverTests } from '../tests/house/support/database-tests.ts';
import { onlyInFullRuns } from '../tests/support/full-run.ts';
import { missingPrerequisite } from './prerequisites.mjs';
import { root, runTool } from './run-tool.mjs';
import { unprovenClaims } from './spec-coverage.mjs';

const failure = (output) => ({ passed: 0, failed: 1, skipped: 0, output });
const success = { passed: 1, failed: 0, skipped: 0, output: '' };

/**
 * Runs one stage: its checks and then, if it has one, its suite of tests.
 * @param options `proven`: the tests that have passed; a suite adds its own. `retried`: the same for tests that
 * passed only when they were tried again. `begun`: commands of this run by their text; each is run once, also where
 * stages side by side need it.
 * @returns {Promise<{ passed: number, failed: number, skipped: number, output: string }>} a stage without tests
 * counts as one; `output` is what explains a failure.
 */
export async function runStage(stage, { env, proven, retried, begun }) {
  const missing = await missingPrerequisite([...stage.requires, ...((env.TEST_FULL && stage.requiresInFull) || [])]);
  if (missing) return failure(missing);
  for (const command of stage.before) {
    const name = command.join(' ');
    if (!begun.has(name)) begun.set(name, runTool(command, { env }));
    const { status, output } = await begun.get(name);
    if (status !== 0) return failure(output);
  }
  if (stage.suite) return runSuite(stage, { env, proven, retried });
  const unproven = stage.claims ? await unprovenClaims(proven, { isFull: Boolean(env.TEST_FULL) }) : [];
  return unproven.length > 0 ? failure(unproven.join('\n')) : success;
}

// Tests start hundreds of short-lived processes of the same program.
const compiledOnce = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') };

// A file of tests says something at its end; one alone takes a few minutes at most.
const longestSilence = 15 * 60_000;

/** The files of a project that a usual run leaves out. */
async function leftOut(project) {
  if (project !== 'server-postgres') return onlyInFullRuns;
  const { onEachEngine, usuallyOnEach } = await serverTests();
  return [...onlyInFullRuns, ...onEachEngine.filter((path) => !usuallyOnEach.includes(path))];
}

async function runSuite({ suite: project, only = [] }, { env, proven, retried }) {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['default', 'json', './scripts/retried-tests.mjs'].map((name) => `--reporter=${name}`);
    const again = join(folder, 'retried.json');
    const excluded = env.TEST_FULL ? [] : (await leftOut(project)).map((path) => `--exclude=${path}`);
    const command = [
      'vitest',
      'run',
      `--project=${project}`,
      ...only,
      ...reporters,
      `--outputFile.json=${report}`,
      ...excluded,
    ];
    const { status, output } = await runTool(command, {
      env: { ...compiledOnce, RETRIED_TESTS: again, ...env },
      longestSilence,
    });
    const counts = await readCounts(report, proven);
    retried.push(...JSON.parse(await readFile(again, 'utf8').catch(() => '[]')));
    return { ...counts, failed: status === 0 ? counts.failed : Math.max(1, counts.failed), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file that fails to load counts as one failed test. */
async function readCounts(report, proven) {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (!text) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(text);
  for (const { name, assertionResults } of testResults)
    for (const test of assertionResults.filter(({ status }) => status === 'passed'))
      proven.add(`${relative(root, name)}: ${[...test.ancestorTitles, test.title].join(' › ')}`);
  const isBroken = (file) =>
    file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(isBroken).length,
    skipped: numPendingTests + numTodoTests,
  };
}
