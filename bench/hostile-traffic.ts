import { hostileRequests } from '../tests/fuzz/hostile-requests.ts';
import { type Outcome, sendBytes } from '../tests/fuzz/send-bytes.ts';
import type { Bench } from './bench-options.ts';
import { startHelper } from './helper-process.ts';
import type { Reading, ReadingReport } from './latency-reader.ts';
import { highestMemory } from './memory-use.ts';
import { inMegabytes, inMilliseconds, percentile, type Row, withinBar } from './result-table.ts';
import { startSite } from './site-process.ts';

const count = 2_000;
const atOnce = 2;
const largest = 5 * 1024 ** 2;
const patience = 120_000;
const windowMilliseconds = 1_000;
const bars = { latency: 250, memory: 400 * 1024 ** 2 };
const read = ['/', '/ar', '/products', '/search?q=bags', '/ar/search?q=ISO', '/api/products?page=1&limit=12'];

/** Response times of others, and total memory, during hostile traffic on two connections. */
export async function measureHostileTraffic({ dataDir }: Bench): Promise<Row[]> {
  const site = await startSite(dataDir);
  const reader = startHelper<Reading, ReadingReport>('./latency-reader.ts');
  try {
    const ask = () => reader.ask({ address: site.address, paths: read, milliseconds: windowMilliseconds });
    await ask();
    const usual = await ask();
    const outcomes = new Map<Outcome, number>();
    let isOver = false;
    const sending = sendAll(site.address, outcomes).finally(() => {
      isOver = true;
    });
    const latencies: number[] = [];
    const reading = async () => {
      while (!isOver) latencies.push(...(await ask()).latencies);
      await sending;
    };
    const memory = await highestMemory(site.pid, reading());
    if (outcomes.has(500)) throw new Error(`${outcomes.get(500)} requests were answered 500.`);
    const told = [...outcomes].map(([outcome, times]) => `${outcome}: ${times}`).sort();
    return [
      { what: 'Others, p99 without them', measured: inMilliseconds(percentile(usual.latencies, 99)) },
      withinBar('Others, p99', percentile(latencies, 99), { bar: bars.latency, format: inMilliseconds }),
      { what: 'Others, the slowest', measured: inMilliseconds(Math.max(...latencies)) },
      withinBar('Memory of all processes at most', memory, { bar: bars.memory, format: inMegabytes }),
      { what: `${count} requests, by what was answered`, measured: told.join(', ') },
    ];
  } finally {
    reader.stop();
    await site.stop();
  }
}

async function sendAll(address: string, outcomes: Map<Outcome, number>): Promise<void> {
  const requests = hostileRequests(count, { seed: 20_261_122, largest });
  const sender = async () => {
    for (const { bytes } of requests) {
      const outcome = await sendBytes(address, bytes, patience);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
}
