import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from './bench-options.ts';
import { startHelper } from './helper-process.ts';
import type { Reading, ReadingReport } from './latency-reader.ts';
import { inMilliseconds, percentile, type Row, withinBar } from './result-table.ts';
import { startSite } from './site-process.ts';

const lockMilliseconds = 15_000;
const formEveryMilliseconds = 250;
const bar = 100;
const kept = ['/', '/ar', '/our-story', '/products', '/ar/partners'];

const hold = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('begin immediate');
  process.stdout.write('held');
  setTimeout(() => database.exec('rollback'), Number(process.argv[2]));
`;

/** Cached pages and forms while another program holds SQLite's write lock for fifteen seconds. */
export async function measureLockContention({ dataDir }: Bench): Promise<Row[]> {
  const site = await startSite(dataDir);
  const reader = startHelper<Reading, ReadingReport>('./latency-reader.ts');
  try {
    const read = (milliseconds: number) => reader.ask({ address: site.address, paths: kept, milliseconds });
    // Rendered and cached by then.
    await read(2_000);
    const usual = await read(3_000);
    const file = join(dataDir, 'mansooj.sqlite');
    const holder = spawn(process.execPath, ['-e', hold, file, String(lockMilliseconds)]);
    await once(holder.stdout, 'data');
    const reading = read(lockMilliseconds);
    const forms = await Promise.all(await sendForms(site.address));
    const { latencies, failures } = await reading;
    return [
      { what: 'Cached pages, p99 without a lock', measured: inMilliseconds(percentile(usual.latencies, 99)) },
      withinBar('Cached pages, p99', percentile(latencies, 99), { bar, format: inMilliseconds }),
      { what: 'Cached pages, the slowest', measured: inMilliseconds(Math.max(...latencies)) },
      { what: 'Cached pages answered, others than 200', measured: `${latencies.length}, ${failures}` },
      ...formRows(forms),
    ];
  } finally {
    reader.stop();
    await site.stop();
  }
}

type FormAnswer = { kind: 'stored' | 'unavailable' | 'lost'; milliseconds: number };

/** Starts a form request every quarter of a second while the lock lasts, alternating calls and pages. */
async function sendForms(address: string): Promise<Promise<FormAnswer>[]> {
  const sent: Promise<FormAnswer>[] = [];
  const begun = performance.now();
  for (let i = 0; performance.now() - begun < lockMilliseconds - formEveryMilliseconds; i++) {
    sent.push(i % 2 === 0 ? call(address) : post(address));
    await wait(formEveryMilliseconds);
  }
  return sent;
}

const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };

async function call(address: string): Promise<FormAnswer> {
  const begun = performance.now();
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${address}/api/contacts`, { method: 'POST', headers, body: JSON.stringify(message) });
  const kind = status === 201 ? 'stored' : status === 503 ? 'unavailable' : 'lost';
  return { kind, milliseconds: performance.now() - begun };
}

async function post(address: string): Promise<FormAnswer> {
  const begun = performance.now();
  const body = new URLSearchParams(message);
  const reply = await fetch(`${address}/contact-us`, { method: 'POST', body, redirect: 'manual' });
  const page = await reply.text();
  const hasTexts = Object.values(message).every((text) => page.includes(text));
  const kind = reply.status === 303 ? 'stored' : reply.status === 503 && hasTexts ? 'unavailable' : 'lost';
  return { kind, milliseconds: performance.now() - begun };
}

function formRows(forms: FormAnswer[]): Row[] {
  const count = (kind: FormAnswer['kind']) => forms.filter((form) => form.kind === kind).length;
  const longest = Math.max(...forms.map(({ milliseconds }) => milliseconds));
  return [
    {
      what: 'Forms stored, refused with their texts kept, anything else',
      measured: `${count('stored')}, ${count('unavailable')}, ${count('lost')}`,
    },
    { what: 'Forms, the longest wait', measured: inMilliseconds(longest) },
  ];
}
