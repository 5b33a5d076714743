import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from './bench-options.ts';
import { startHelper } from './helper-process.ts';
import type { Load, LoadReport } from './load-generator.ts';
import { pageTargets } from './measured-addresses.ts';
import { memoryBytes, withDescendants } from './process-facts.ts';
import { inMegabytes, type Row, withinBar } from './result-table.ts';
import { startSite } from './site-process.ts';

const settleMilliseconds = 5_000;
const connections = 32;
const megabyte = 1024 ** 2;
const bars = { idle: 130 * megabyte, busy: 240 * megabyte };

/** Memory of all processes after one page and a pause, at most while 32 connections ask for all pages, and after a pause again. */
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
      withinBar('Idle after the start', idle, { bar: bars.idle, format: inMegabytes }),
      withinBar(`At most, ${connections} connections`, peak, { bar: bars.busy, format: inMegabytes }),
      { what: 'Idle afterwards', measured: inMegabytes(after) },
    ];
  } finally {
    generator.stop();
    await site.stop();
  }
}

/** What a process and all that it started take after a pause, in bytes. */
export async function settledMemory(pid: number, milliseconds = settleMilliseconds): Promise<number> {
  await wait(milliseconds);
  return memoryOfAll(pid);
}

/** What a process and all that it started take at most, in bytes, until `work` is done. */
export async function highestMemory(pid: number, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  let highest = 0;
  while (!isOver) {
    highest = Math.max(highest, await memoryOfAll(pid));
    await Promise.race([ended, wait(100)]);
  }
  await ended;
  return highest;
}

/** What a process and all that it started take now, in bytes (PSS). */
export async function memoryOfAll(pid: number): Promise<number> {
  const each = await Promise.all((await withDescendants(pid)).map(memoryBytes));
  return each.reduce((sum, bytes) => sum + bytes, 0);
}
