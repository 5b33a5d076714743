import { expect, test } from 'vitest';
import { runTool } from '../../scripts/run-tool.mjs';

/** A program that starts another, which lives for a minute and holds its output, and writes its number. */
const startsAnother = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit' });
  child.unref();
  console.log('started', child.pid);`;

const startedIn = (output: string) => Number(/started (\d+)/.exec(output)?.[1]);

test('a command that says nothing for too long is ended with all that it has started, by name', async () => {
  const command = ['node', '-e', `${startsAnother} setInterval(() => {}, 1_000);`];
  const { status, output } = await runTool(command, { longestSilence: 3_000 });
  expect(status).toBe(1);
  expect(output).toContain('Nothing was said for 3 s');
  expect(output).toMatch(new RegExp(`  ${startedIn(output)} .*60_000`));
  // It held the output until then.
  expect(output).not.toContain('still held');
});

test('a command that goes on speaking is left alone', async () => {
  const speaks =
    'let left = 6; const timer = setInterval(() => { console.log(left--); if (!left) clearInterval(timer); }, 700);';
  const { status, output } = await runTool(['node', '-e', speaks], { longestSilence: 3_000 });
  expect([status, output]).toEqual([0, '6\n5\n4\n3\n2\n1\n']);
});

test('what a command leaves behind does not keep anybody waiting, and is named', async () => {
  const { status, output } = await runTool(['node', '-e', startsAnother], { longestRest: 500 });
  process.kill(startedIn(output));
  expect(status).toBe(0);
  expect(output).toMatch(new RegExp(`  ${startedIn(output)} .*60_000`));
});
