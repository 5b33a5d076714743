import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
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

const start = () => startProgram({ ...place.environment, DEMO_CONTENT: '' });

const countFiles = async () =>
  (await readdir(join(place.dataDir, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.webp'),
  ).length;

test('a start that is killed while it stores the demo content leaves the next one to store everything', async () => {
  const failing = expect(start()).rejects.toThrow();
  await vi.waitFor(async () => expect(await countFiles()).toBeGreaterThan(5), { timeout: 30_000, interval: 5 });
  const [pid] = await childrenRunning('build/program/main.js');
  process.kill(pid!, 'SIGKILL');
  await failing;
  program = await start();
  const { body } = await program.read('/api/products');
  expect(JSON.parse(body)).toHaveLength(content.records.product.length);
}, 120_000);
