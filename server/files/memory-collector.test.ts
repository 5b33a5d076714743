import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { memoryFlags } from '../../scripts/memory-settings.mjs';
import { collectorOptions } from './memory-collector.ts';

const collector = pathToFileURL(`${import.meta.dirname}/memory-collector.ts`).href;

// Every twentieth block stays in use until the end, so that the C library cannot give back the end of its heap.
const program = `
  import { memoryCollector } from ${JSON.stringify(collector)};
  const blocks = Array.from({ length: 200_000 }, () => Buffer.alloc(1_000, 1));
  const kept = blocks.filter((_, index) => index % 20 === 0);
  blocks.length = 0;
  globalThis.gc();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = process.memoryUsage.rss();
  memoryCollector({ isThorough: false })();
  const freed = Math.round((before - process.memoryUsage.rss()) / 1024 ** 2);
  process.stdout.write(kept.length === 10_000 ? String(freed) : 'the blocks are gone');
`;

/** What `source` writes in a process with these options of Node. */
const run = (source: string, options: string[]) =>
  promisify(execFile)(process.execPath, [...options, '--input-type=module', '--eval', source]);

test('the gaps between blocks in use go back to the system, without a warning', async () => {
  const { stdout, stderr } = await run(program, collectorOptions);
  expect(stderr).toBe('');
  // 190 MB of blocks were freed, and an ordinary collection keeps most of them.
  expect(Number(stdout)).toBeGreaterThan(80);
});

test('a process that may not call C functions keeps the gaps, and goes on', async () => {
  const { stdout, stderr } = await run(program, ['--permission', '--allow-fs-read=*', ...collectorOptions]);
  expect(stderr).toBe('');
  expect(Number(stdout)).toBeLessThan(40);
});

test('without access to the collector there is nothing to call', async () => {
  const asked = `import { memoryCollector } from ${JSON.stringify(collector)};
    process.stdout.write(String(memoryCollector({ isThorough: true })));`;
  expect((await run(asked, [])).stdout).toBe('undefined');
});

test('the site is started with what the collector needs', () => {
  expect(memoryFlags).toEqual(expect.arrayContaining(collectorOptions));
});
