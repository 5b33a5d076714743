import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from './bench-options.ts';
import { startHelper } from './helper-process.ts';
import type { Load, LoadReport } from './load-generator.ts';
import { pageTargets } from './measured-addresses.ts';
import { memoryBytes } from './process-facts.ts';
import { inMegabytes, type Row } from './result-table.ts';
import { startSite } from './site-process.ts';

const settleMilliseconds = 5_000;
const connections = 32;

/** Memory after one page and a pause, at most while 32 connections ask for all pages, and after a pause again. */
export async function measureMemory({ dataDir, requests }: Bench): Promise<Row[]> {
  const site = await startSite(dataDir);
  const generator = startHelper<Load, LoadReport>('./load-generator.ts');
  try {
    const idle = await settledMemory(site.pid);
    const paths = (await pageTargets(site.address)).map(({ path }) => path);
    const load = { address: site.address, paths, requests: requests * 16, connections };
    const peak = await highestMemory(site.pid, generator.ask(load));
    const after = await settledMemory(site.pid);
    return [
      { what: 'Idle after the start', measured: inMegabytes(idle) },
      { what: `At most, ${connections} connections`, measured: inMegabytes(peak) },
      { what: 'Idle afterwards', measured: inMegabytes(after) },
    ];
  } finally {
    generator.stop();
    await site.stop();
  }
}

async function settledMemory(pid: number): Promise<number> {
  await wait(settleMilliseconds);
  return memoryBytes(pid);
}

async function highestMemory(pid: number, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  let highest = 0;
  while (!isOver) {
    highest = Math.max(highest, await memoryBytes(pid));
    await Promise.race([ended, wait(100)]);
  }
  await ended;
  return highest;
}
