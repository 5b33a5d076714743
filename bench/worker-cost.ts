import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench-options.ts';
import { type Helper, startHelper } from './helper-process.ts';
import type { Load, LoadReport } from './load-generator.ts';
import { pageTargets } from './measured-addresses.ts';
import { cpuMilliseconds, withDescendants } from './process-facts.ts';
import { inMilliseconds, median, type Row } from './result-table.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const connections = 4;
// A round must be long compared with the 10 ms resolution of CPU time.
const loadFactor = 16;

type Generator = Helper<Load, LoadReport>;
type Measured = { sites: SiteProcess[]; pids: number[]; costs: number[] };

/**
 * The cost of a request for all processes of the site: with two workers, compared with one worker and a second busy
 * site beside it. Two busy cores share resources that one has to itself; that is not a cost of the workers.
 */
export async function measureWorkers({ dataDir, rounds, requests }: Bench): Promise<Row[]> {
  const generators: Generator[] = [startHelper('./load-generator.ts'), startHelper('./load-generator.ts')];
  const copy = await mkdtemp(join(tmpdir(), 'mansooj-bench-'));
  const all: Measured[] = [];
  try {
    await cp(dataDir, copy, { recursive: true });
    all.push(await begin([dataDir, copy], '1'));
    all.push(await begin([dataDir], '2'));
    const paths = (await pageTargets(all[0]!.sites[0]!.address)).map(({ path }) => path);
    // Round 0 warms up; they take turns.
    for (let round = 0; round <= rounds; round++) {
      for (const measured of all) {
        const cost = await costPerRequest(measured, { paths, requests: requests * loadFactor, generators });
        if (round > 0) measured.costs.push(cost);
      }
    }
    const [one, two] = all.map(({ costs }) => median(costs));
    return [
      {
        what: 'All pages in turn, two workers',
        measured: inMilliseconds(two!),
        beside: `two sites of one worker ${inMilliseconds(one!)}`,
        ratio: two! / one!,
      },
      {
        what: 'The supervisor, CPU since its start',
        measured: inMilliseconds(await cpuMilliseconds(all[1]!.sites[0]!.pid)),
      },
    ];
  } finally {
    for (const generator of generators) generator.stop();
    for (const site of all.flatMap(({ sites }) => sites)) await site.stop();
    await rm(copy, { recursive: true, force: true });
  }
}

async function begin(folders: string[], workers: string): Promise<Measured> {
  const sites: SiteProcess[] = [];
  for (const folder of folders) sites.push(await startSite(folder, { environment: { WORKERS: workers } }));
  const pids = await Promise.all(sites.map(({ pid }) => withDescendants(pid)));
  return { sites, pids: pids.flat(), costs: [] };
}

type Asking = { paths: string[]; requests: number; generators: Generator[] };

/** Half of the requests from each generator: to the one site, or to a site each. */
async function costPerRequest({ sites, pids }: Measured, { paths, requests, generators }: Asking): Promise<number> {
  const before = await cpuOf(pids);
  const loads = generators.map((generator, i) => {
    const { address } = sites[i % sites.length]!;
    return generator.ask({ address, paths, requests: requests / 2, connections });
  });
  await Promise.all(loads);
  return ((await cpuOf(pids)) - before) / requests;
}

async function cpuOf(pids: number[]): Promise<number> {
  const spent = await Promise.all(pids.map(cpuMilliseconds));
  return spent.reduce((sum, each) => sum + each, 0);
}
