import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onlyInFullRuns } from '../tests/support/full-run.ts';
import { root } from './run-tool.mjs';

/** The table that links each specified sentence about staff to its tests. */
export const coverageTable = 'docs/spec-coverage.md';

/** The rows of the table: a sentence, and the tests as `path: group › name`, `{language}` standing for each language. */
export function readRows(markdown) {
  const cells = (line) => line.split(/(?<!\\)\|/).slice(1, -1);
  const isRow = (line) => line.startsWith('| ') && !line.startsWith('| Sentence');
  return markdown
    .split('\n')
    .filter(isRow)
    .map((line) => {
      const [sentence = '', tests = ''] = cells(line).map((cell) => cell.trim());
      const names = tests.split('<br>').map((name) => name.trim().replaceAll('`', '').replaceAll('\\|', '|'));
      return { sentence, tests: names.filter(Boolean) };
    });
}

// A usual run does its journeys in English, and leaves some to a full one.
const languagesOf = (isFull) => (isFull ? ['en', 'ar'] : ['en']);
const inEachLanguage = (test, languages) =>
  test.includes('{language}') ? languages.map((language) => test.replaceAll('{language}', language)) : [test];
const isOnlyInFullRuns = (test) => onlyInFullRuns.some((path) => test.startsWith(`${path}:`));

/**
 * Rows without proof.
 * @param {Set<string>} passed the tests that passed, as `path: group › name`
 * @param {{ isFull: boolean }} run whether the tests were all that there are
 * @returns {Promise<string[]>} one line for each row without a test and each test that did not pass
 */
export async function unprovenClaims(passed, { isFull }) {
  const rows = readRows(await readFile(join(root, coverageTable), 'utf8'));
  if (rows.length === 0) return [`${coverageTable} has no rows.`];
  const open = rows.filter(({ tests }) => tests.length === 0).map(({ sentence }) => `No test proves: ${sentence}`);
  const expected = rows.flatMap(({ tests }) => tests).filter((test) => isFull || !isOnlyInFullRuns(test));
  const claimed = new Set(expected.flatMap((test) => inEachLanguage(test, languagesOf(isFull))));
  const missing = [...claimed].filter((test) => !passed.has(test)).map((test) => `Did not run and pass: ${test}`);
  return [...open, ...missing];
}
