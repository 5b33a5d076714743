import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrerequisite } from './prerequisites.mjs';
import { runTool } from './run-tool.mjs';

const failure = (output) => ({ passed: 0, failed: 1, skipped: 0, output });

/**
 * Runs one stage: its checks and then, if it has one, its suite of tests.
 * @returns {Promise<{ passed: number, failed: number, skipped: number, output: string }>} a stage without tests
 * counts as one; `output` is what explains a failure.
 */
export async function runStage(stage, { env }) {
  const missing = await missingPrerequisite(stage.requires);
  if (missing) return failure(missing);
  for (const command of stage.before) {
    const { status, output } = await runTool(command, { env });
    if (status !== 0) return failure(output);
  }
  return stage.suite ? runSuite(stage.suite, env) : { passed: 1, failed: 0, skipped: 0, output: '' };
}

async function runSuite(project, env) {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { status, output } = await runTool(['vitest', 'run', `--project=${project}`, ...reporters], { env });
    const counts = await readCounts(report);
    return { ...counts, failed: status === 0 ? counts.failed : Math.max(1, counts.failed), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file that could not even be loaded has no tests of its own and counts as one failed test. */
async function readCounts(report) {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (!text) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(text);
  const isBroken = (file) =>
    file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(isBroken).length,
    skipped: numPendingTests + numTodoTests,
  };
}
