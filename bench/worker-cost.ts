import type { Bench } from './bench-options.ts';
import { type Helper, startHelper } from './helper-process.ts';
import type { Load, LoadReport } from './load-generator.ts';
import { pageTargets } from './measured-addresses.ts';
import { cpuMilliseconds, withDescendants } from './process-facts.ts';
import { inMilliseconds, median, type Row } from './result-table.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const connections = 8;
// One round has to be long beside the 10 ms in which CPU time is told.
const loadFactor = 16;

type Generator = Helper<Load, LoadReport>;
type Measured = { site: SiteProcess; pids: number[]; costs: number[] };

/** What a request costs all processes of the site together, with two workers beside one. */
export async function measureWorkers({ dataDir, rounds, requests }: Bench): Promise<Row[]> {
  const generator: Generator = startHelper('./load-generator.ts');
  const sites: Measured[] = [];
  try {
    for (const workers of ['1', '2']) sites.push(await begin(dataDir, workers));
    const paths = (await pageTargets(sites[0]!.site.address)).map(({ path }) => path);
    // Round 0 warms up; the sites take turns.
    for (let round = 0; round <= rounds; round++) {
      for (const measured of sites) {
        const cost = await costPerRequest(measured, { paths, requests: requests * loadFactor, generator });
        if (round > 0) measured.costs.push(cost);
      }
    }
    const [one, two] = sites.map(({ costs }) => median(costs));
    return [
      {
        what: 'All pages in turn, two workers',
        measured: inMilliseconds(two!),
        beside: `one worker ${inMilliseconds(one!)}`,
        ratio: two! / one!,
      },
      {
        what: 'The supervisor, CPU since its start',
        measured: inMilliseconds(await cpuMilliseconds(sites[1]!.site.pid)),
      },
    ];
  } finally {
    generator.stop();
    for (const { site } of sites) await site.stop();
  }
}

async function begin(dataDir: string, workers: string): Promise<Measured> {
  const site = await startSite(dataDir, { environment: { WORKERS: workers } });
  return { site, pids: await withDescendants(site.pid), costs: [] };
}

type Asking = { paths: string[]; requests: number; generator: Generator };

async function costPerRequest({ site, pids }: Measured, { paths, requests, generator }: Asking): Promise<number> {
  const before = await cpuOf(pids);
  await generator.ask({ address: site.address, paths, requests, connections });
  return ((await cpuOf(pids)) - before) / requests;
}

async function cpuOf(pids: number[]): Promise<number> {
  const spent = await Promise.all(pids.map(cpuMilliseconds));
  return spent.reduce((sum, each) => sum + each, 0);
}
