import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { collectorOptions } from './memory-collector.ts';

const collector = pathToFileURL(`${import.meta.dirname}/memory-collector.ts`).href;

// Every twentieth block stays, so that the C library's heap keeps its end.
const program = `
  import { memoryCollector } from ${JSON.stringify(collector)};
  const blocks = Array.from({ length: 200_000 }, () => Buffer.alloc(1_000, 1));
  const kept = blocks.filter((_, index) => index % 20 === 0);
  blocks.length = 0;
  globalThis.gc();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = process.memoryUsage.rss();
  memoryCollector({ isThorough: false })();
  console.log(Math.round((before - process.memoryUsage.rss()) / 1024 ** 2), kept.length);
`;

test('the gaps between blocks in use go back to the system, without a warning', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    ...collectorOptions,
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(stderr).toBe('');
  const [freedMegabytes] = stdout.split(' ').map(Number);
  // 190 MB of blocks were freed, and an ordinary collection keeps most of them.
  expect(freedMegabytes).toBeGreaterThan(80);
});

test('without access to the collector there is nothing to call', async () => {
  const asked = `import { memoryCollector } from ${JSON.stringify(collector)};
    console.log(memoryCollector({ isThorough: true }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', asked]);
  expect(stdout.trim()).toBe('undefined');
});
