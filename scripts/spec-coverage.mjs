import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run-tool.mjs';

/** The table that links each specified sentence about staff to its tests. */
export const coverageTable = 'docs/spec-coverage.md';

const languages = ['en', 'ar'];

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

const inEachLanguage = (test) =>
  test.includes('{language}') ? languages.map((language) => test.replaceAll('{language}', language)) : [test];

/**
 * Rows without proof.
 * @param {Set<string>} passed the tests that passed, as `path: group › name`
 * @returns {Promise<string[]>} one line for each row without a test and each test that did not pass
 */
export async function unprovenClaims(passed) {
  const rows = readRows(await readFile(join(root, coverageTable), 'utf8'));
  if (rows.length === 0) return [`${coverageTable} has no rows.`];
  const open = rows.filter(({ tests }) => tests.length === 0).map(({ sentence }) => `No test proves: ${sentence}`);
  const claimed = new Set(rows.flatMap(({ tests }) => tests.flatMap(inEachLanguage)));
  const missing = [...claimed].filter((test) => !passed.has(test)).map((test) => `Did not run and pass: ${test}`);
  return [...open, ...missing];
}
