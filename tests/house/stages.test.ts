import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import RetriedTests from '../../scripts/retried-tests.mjs';
import { runStages } from '../../scripts/run-stages.mjs';
import { stages } from '../../scripts/test-stages.mjs';

type Stage = (typeof stages)[number];
type Outcome = { failed?: number; retried?: string[]; passes?: string[] };

let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mansooj-stages-'));
  execFileSync('git', ['init', '--quiet', folder]);
  mkdirSync(join(folder, 'docs'));
  for (const path of ['.gitignore', 'page.ts', 'docs/page.md']) write(path, '/.cache/\n');
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  printed = [];
  rmSync(folder, { recursive: true });
});

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

/** Runs all stages on the sample project. @returns the exit code, the stages that ran, and the tests known to have passed at the end */
async function runAll(outcomes: Record<string, Outcome> = {}, skipsUnchanged = true) {
  const ran = new Set<string>();
  let known: string[] = [];
  const run = async ({ name }: Stage, { proven, retried }: { proven: Set<string>; retried: string[] }) => {
    ran.add(name);
    if (name === 'coverage') known = [...proven];
    const { failed = 0, passes = [], retried: again = [] } = outcomes[name] ?? {};
    for (const test of passes) proven.add(test);
    retried.push(...again);
    return { passed: 1, failed, skipped: 0, output: '' };
  };
  return { code: await runStages(stages, { skipsUnchanged, folder, run }), ran, known };
}

const all = new Set(stages.map(({ name }) => name));
const alwaysRun = new Set(['words', 'build', 'coverage']);

it('skips what passed with the same files, but not what others need', async () => {
  expect((await runAll()).ran).toEqual(all);
  expect((await runAll()).ran).toEqual(alwaysRun);
});

it('runs everything again where a program file has changed, and what reads texts where a text has', async () => {
  await runAll();
  write('docs/page.md', 'Other words.\n');
  expect((await runAll()).ran).toEqual(new Set(['lint', 'words', 'build', 'house', 'coverage']));
  write('page.ts', 'export {};\n');
  expect((await runAll()).ran).toEqual(all);
});

it('runs again what failed', async () => {
  expect((await runAll({ browser: { failed: 1 } })).code).toBe(1);
  expect((await runAll()).ran).toEqual(new Set(['words', 'build', 'browser', 'coverage']));
});

it('runs again what passed while a file was changed', async () => {
  const run = async ({ name }: Stage) => {
    if (name === 'house') write('page.ts', 'export const changed = true;\n');
    return { passed: 1, failed: 0, skipped: 0, output: '' };
  };
  await runStages(stages, { skipsUnchanged: true, folder, run });
  expect((await runAll()).ran).toContain('house');
});

it('skips nothing unless told to', async () => {
  await runAll();
  expect((await runAll({}, false)).ran).toEqual(all);
});

it('counts the tests of a skipped stage as passed', async () => {
  await runAll({ 'server-sqlite': { passes: ['a.test.ts: works'] } });
  expect((await runAll()).known).toEqual(['a.test.ts: works']);
});

it('names the tests that passed only when tried again, and fails for more than three', async () => {
  const three = ['a: 1', 'a: 2', 'b: 3'];
  expect((await runAll({ browser: { retried: three } })).code).toBe(0);
  expect(printed.join('\n')).toContain('a: 2');
  expect((await runAll({ house: { retried: ['c: 4'] }, browser: { retried: three } }, false)).code).toBe(1);
});

it('only a test that passed at a second try is one of these', () => {
  const file = join(folder, 'retried.json');
  vi.stubEnv('RETRIED_TESTS', file);
  const reporter = new RetriedTests();
  for (const flaky of [true, false])
    reporter.onTestCaseResult({
      diagnostic: () => ({ flaky }),
      module: { relativeModuleId: 'a.test.ts' },
      fullName: `is ${flaky ? 'shaky' : 'firm'}`,
    });
  reporter.onTestRunEnd();
  vi.unstubAllEnvs();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(['a.test.ts: is shaky']);
});

describe('stages side by side', () => {
  // Each goes on until the last of the other lane has begun.
  const awaited: Record<string, string> = {
    build: 'house',
    'server-postgres': 'server-sqlite',
    'server-sqlite': 'browser',
  };

  /** Runs all stages. @returns for each that was not alone the others that ran at the same time */
  async function neighbours({ isFull = false, hasRoom = true }) {
    const open = new Set<string>();
    const beside: Record<string, string[]> = {};
    const run = async ({ name }: Stage) => {
      for (const other of open) beside[other]?.push(name);
      beside[name] = [...open];
      open.add(name);
      const other = awaited[name];
      if (other && hasRoom && !isFull) await expect.poll(() => beside[other], { timeout: 10_000 }).toBeTruthy();
      open.delete(name);
      return { passed: 1, failed: 0, skipped: 0, output: '' };
    };
    await runStages(stages, { isFull, hasRoom, folder, run });
    return Object.fromEntries(Object.entries(beside).filter(([, others]) => others.length > 0));
  }

  it('are the checks beside the build, and SQLite beside PostgreSQL and the browser', async () => {
    const { build, 'server-sqlite': sqlite } = await neighbours({});
    expect(build).toEqual(expect.arrayContaining(['types', 'unused', 'house']));
    expect(sqlite).toEqual(expect.arrayContaining(['server-postgres', 'browser']));
  });

  it('are none on a small machine, and in a full run, which measures times', async () => {
    expect(await neighbours({ hasRoom: false })).toEqual({});
    expect(await neighbours({ isFull: true })).toEqual({});
  });

  it('prepare once what both need', async () => {
    const counted = join(folder, 'counted.txt');
    const count = ['node', '-e', `require('node:fs').appendFileSync(${JSON.stringify(counted)}, 'x')`];
    const place = { requires: [], requiresInFull: [], step: 1 };
    const pair = [0, 1].map((lane) => ({ ...place, name: `sample-${lane}`, before: [count], lane }));
    expect(await runStages(pair, { folder })).toBe(0);
    expect(readFileSync(counted, 'utf8')).toBe('x');
  });
});
