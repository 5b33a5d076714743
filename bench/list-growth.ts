import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench-options.ts';
import { commonWord, growFolder, type RowCounts, rareWord } from './grown-folder.ts';
import { type Helper, startHelper } from './helper-process.ts';
import type { Load, LoadReport } from './load-generator.ts';
import { cpuMilliseconds } from './process-facts.ts';
import { inMilliseconds, median, type Row } from './result-table.ts';
import { benchAdministrator, type SiteProcess, startSite } from './site-process.ts';

const few: RowCounts = { leads: 20, products: 20, posts: 20 };
const many: RowCounts = { leads: 10_000, products: 2_000, posts: 1_000 };
const lists = ['contacts', 'consultations', 'careers', 'products', 'blogs/admin/all'];
const page = 'page=1&limit=25';

type Generator = Helper<Load, LoadReport>;
type Grown = { site: SiteProcess; headers: Record<string, string>; costs: number[][] };

/** The back office's lists with many rows beside the same lists with twenty. */
export async function measureListGrowth(bench: Bench): Promise<Row[]> {
  const folders = await Promise.all([few, many].map(() => mkdtemp(join(tmpdir(), 'mansooj-grown-'))));
  const generator: Generator = startHelper('./load-generator.ts');
  const sites: Grown[] = [];
  try {
    for (const [i, counts] of [few, many].entries()) {
      await growFolder(folders[i]!, counts);
      const site = await startSite(folders[i]!);
      sites.push({ site, headers: await signIn(site), costs: [] });
    }
    return await compare(sites, { bench, generator });
  } finally {
    generator.stop();
    for (const { site } of sites) await site.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

const leads = ['contacts', 'consultations', 'careers'];

const targets = [
  ...leads.flatMap((list) => [
    { name: `${list}, the suspicious ones`, path: `/api/${list}?${page}&suspicious=yes` },
    { name: `${list}, without them`, path: `/api/${list}?${page}&suspicious=no` },
  ]),
  ...lists.flatMap((list) => [
    { name: `\`GET /api/${list}\`, first page`, path: `/api/${list}?${page}` },
    { name: `${list}, search that finds all`, path: `/api/${list}?${page}&q=${commonWord}` },
    { name: `${list}, search that finds one`, path: `/api/${list}?${page}&q=${rareWord}` },
  ]),
];

async function compare(sites: Grown[], parts: { bench: Bench; generator: Generator }): Promise<Row[]> {
  // Round 0 warms up.
  for (let round = 0; round <= parts.bench.rounds; round++)
    for (const [i, { path }] of targets.entries())
      for (const grown of sites) {
        const cost = await costOf(grown, path, parts);
        grown.costs[i] ??= [];
        if (round > 0) grown.costs[i].push(cost);
      }
  const [small, large] = sites;
  return targets.map(({ name }, i) => {
    const [beside, measured] = [median(small!.costs[i]!), median(large!.costs[i]!)];
    const ratio = beside > 0 ? { ratio: measured / beside } : {};
    return { what: name, measured: inMilliseconds(measured), beside: inMilliseconds(beside), ...ratio };
  });
}

type Asking = { bench: Bench; generator: Generator };

async function costOf({ site, headers }: Grown, path: string, { bench, generator }: Asking): Promise<number> {
  const requests = bench.requests;
  const before = await cpuMilliseconds(site.pid);
  const { statuses } = await generator.ask({ address: site.address, paths: [path], requests, connections: 4, headers });
  if (statuses[200] !== requests) throw new Error(`${path} answered ${JSON.stringify(statuses)}.`);
  return ((await cpuMilliseconds(site.pid)) - before) / requests;
}

async function signIn({ address }: SiteProcess): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(benchAdministrator),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
