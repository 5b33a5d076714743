import { writeFileSync } from 'node:fs';

/** For Vitest: writes the names of the tests that passed only when they were tried again into the file RETRIED_TESTS. */
export default class RetriedTests {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    if (process.env.RETRIED_TESTS) writeFileSync(process.env.RETRIED_TESTS, JSON.stringify(this.#names));
  }
}
