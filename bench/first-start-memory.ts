import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench-options.ts';
import { picturesAreMade } from './demo-data-folder.ts';
import { everyAddress } from './every-address.ts';
import { startHelper } from './helper-process.ts';
import type { Load, LoadReport } from './load-generator.ts';
import { highestMemory, settledMemory } from './memory-use.ts';
import { inMegabytes, type Row, withinBar } from './result-table.ts';
import { startSite } from './site-process.ts';

const megabyte = 1024 ** 2;
const bars = { peak: 450 * megabyte, after: 220 * megabyte, crawled: 420 * megabyte };
const encodings = ['br', 'gzip', 'identity'];
const connections = 8;
// The process for files of staff ends after fifteen idle seconds.
const idleMilliseconds = 20_000;

type Measured = { peak: number; after: number; crawled: number };

/**
 * The first start on an empty folder: at most until all pictures are made, after it, and after every page, all that
 * pages load and every public list were read once in each encoding. The worst of `rounds` runs.
 */
export async function measureFirstStart({ rounds }: Bench): Promise<Row[]> {
  const runs: Measured[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await measureOnce());
  const worst = (name: keyof Measured) => Math.max(...runs.map((run) => run[name]));
  const row = (what: string, name: keyof Measured) =>
    withinBar(what, worst(name), { bar: bars[name], format: inMegabytes });
  return [
    row('At most, until all pictures are made', 'peak'),
    row('Idle after it', 'after'),
    row('After everything was read three times', 'crawled'),
  ];
}

async function measureOnce(): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mansooj-first-'));
  const peakOf: { whileStarting?: Promise<number> } = {};
  const isDone = Promise.withResolvers<void>();
  const site = await startSite(dataDir, {
    onSpawn: (pid) => {
      peakOf.whileStarting = highestMemory(pid, isDone.promise);
    },
  });
  try {
    await picturesAreMade(dataDir);
    isDone.resolve();
    const peak = (await peakOf.whileStarting) ?? 0;
    const after = await settledMemory(site.pid, idleMilliseconds);
    await crawl(site.address);
    return { peak, after, crawled: await settledMemory(site.pid, idleMilliseconds) };
  } finally {
    isDone.resolve();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function crawl(address: string): Promise<void> {
  const paths = await everyAddress(address);
  const generator = startHelper<Load, LoadReport>('./load-generator.ts');
  try {
    for (const encoding of encodings) {
      const headers = { 'accept-encoding': encoding };
      const { statuses } = await generator.ask({ address, paths, requests: paths.length, connections, headers });
      if (Object.keys(statuses).join() !== '200') throw new Error(`Not all was found: ${JSON.stringify(statuses)}`);
    }
  } finally {
    generator.stop();
  }
}
