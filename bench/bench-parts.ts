import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Bench, BenchOptions } from './bench-options.ts';
import { measureCachedPage } from './cached-page.ts';
import { type Filling, fillFolder } from './demo-data-folder.ts';
import { measureSizes } from './first-page-sizes.ts';
import { measureFirstStart } from './first-start-memory.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureHostileTraffic } from './hostile-traffic.ts';
import { measureLighthouse } from './lighthouse-scores.ts';
import { measureDeskGrowth, measureGrowth, measureListGrowth } from './list-growth.ts';
import { measureLockContention } from './lock-contention.ts';
import { measureSoak } from './memory-soak.ts';
import { measureMemory } from './memory-use.ts';
import { measureNextPage } from './next-page.ts';
import { measureApi, measurePages } from './request-cost.ts';
import { type Row, toTable } from './result-table.ts';
import { measureSearch } from './search-quality.ts';
import { measureStart } from './start-time.ts';
import { measureTextChecks } from './text-check-quality.ts';
import { measureUploadCost } from './upload-cost.ts';

type Part = { title: string; measure(bench: Bench): Promise<Row[]> };

const parts: Record<string, Part> = {
  cached: { title: 'A cached page', measure: measureCachedPage },
  pages: { title: 'Pages rendered for one visitor, CPU per request', measure: measurePages },
  api: { title: 'API reads, CPU per request', measure: measureApi },
  lists: {
    title:
      'Lists of the back office: 10,000 messages, requests and applications, 2,000 products, 1,000 posts beside 20 of each',
    measure: measureListGrowth,
  },
  desk: { title: 'The desk with 10,000 messages beside 20, CPU per request', measure: measureDeskGrowth },
  growth: {
    title: '100,000 products, posts and messages beside 20 of each, CPU per request',
    measure: measureGrowth,
  },
  search: { title: 'Our own searches by class, the right record among the first three', measure: measureSearch },
  texts: { title: 'Checks of texts in both languages', measure: measureTextChecks },
  start: { title: 'Start, until the first page is answered', measure: measureStart },
  memory: { title: 'Memory of all processes (PSS)', measure: measureMemory },
  first: {
    title: 'First start on an empty folder, memory of all processes (PSS), worst run',
    measure: measureFirstStart,
  },
  soak: {
    title: 'Ten minutes of reads, searches, forms and uploads, memory of all processes (PSS)',
    measure: measureSoak,
  },
  locked: { title: 'While another program holds SQLite’s write lock for 15 s', measure: measureLockContention },
  hostile: { title: 'While 2,000 hostile requests and files come in', measure: measureHostileTraffic },
  sizes: { title: 'Sizes of the first page', measure: measureSizes },
  visit: { title: 'A first visit on a phone, everything in 3 s after it has loaded', measure: measureFirstVisit },
  moving: { title: 'The next page, 400 kbit/s and a processor 4 times slower', measure: measureNextPage },
  lighthouse: { title: 'Lighthouse 13, mobile, median of three', measure: measureLighthouse },
  upload: { title: 'Upload of 200 MB through the file layer', measure: measureUploadCost },
};

// These create the data they measure, or need none.
const ownFolder = ['upload', 'lists', 'desk', 'growth', 'first', 'texts'];

export const partNames = Object.keys(parts);

/** Measures the parts one after another and returns the table, with a line about the machine above it. */
export async function runParts(names: string[], options: BenchOptions): Promise<string> {
  const facts = machineFacts();
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'mansooj-bench-')));
  try {
    const filling = names.some((name) => !ownFolder.includes(name)) ? await prepare(dataDir) : undefined;
    const groups: { title: string; rows: Row[] }[] = [];
    for (const name of names) {
      const { title, measure } = parts[name]!;
      process.stderr.write(`${title} …\n`);
      groups.push({ title, rows: await measure({ ...options, dataDir, filling }) });
    }
    return `${facts}\n\n${toTable(groups)}`;
  } finally {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  }
}

function prepare(dataDir: string): Promise<Filling | undefined> {
  process.stderr.write('A site with the demo content and all its pictures …\n');
  return fillFolder(dataDir);
}

function machineFacts(): string {
  const cores = cpus();
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB of memory`;
  const load = `load ${loadavg()[0]!.toFixed(1)} before the run`;
  return [`${cores.length} cores (${cores[0]?.model.trim()})`, memory, `Node ${process.version}`, load].join(', ');
}
