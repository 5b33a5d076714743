import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as content from '#content/index.ts';
import { childrenRunning } from '../../../tests/support/servers/child-processes.ts';
import { type RunningProgram, startProgram } from '../../../tests/support/servers/running-program.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';

let place: EmptyInstallation;
let program: RunningProgram | undefined;
beforeEach(async () => {
  place = await emptyInstallation();
});
afterEach(async () => {
  await program?.stop();
  program = undefined;
  await place.remove();
});

const start = (settings = {}) => startProgram({ ...place.environment, DEMO_CONTENT: '', ...settings });

/** The process that stores the demo content for a program started here. */
async function storing(): Promise<number> {
  return vi.waitFor(
    async () => {
      const programs = await childrenRunning('build/program/main.js');
      const found = await Promise.all(programs.map((pid) => childrenRunning('build/program/demo-process.js', pid)));
      return found.flat()[0] ?? Promise.reject(new Error('It has not begun.'));
    },
    { timeout: 30_000, interval: 20 },
  );
}

test('a start whose storing of the demo content is killed says so, and the next start stores everything', async () => {
  const failing = expect(start()).rejects.toThrow('The demo content could not be stored: the process ended early.');
  process.kill(await storing(), 'SIGKILL');
  await failing;
  // As `node --watch` sets it: the process also sends what it has loaded.
  program = await start({ WATCH_REPORT_DEPENDENCIES: '1' });
  const { body } = await program.read('/api/products');
  expect(JSON.parse(body)).toHaveLength(content.records.product.length);
  // Its memory is free again.
  expect(await childrenRunning('demo-process.js', program.pid)).toEqual([]);
}, 120_000);
