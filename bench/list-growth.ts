import { setTimeout } from 'node:timers/promises';
import type { Engine } from '../server/core/db/engines/engine.ts';
import type { Bench } from './bench-options.ts';
import { type Helper, startHelper } from './helper-process.ts';
import type { RowCounts } from './large-data-folder.ts';
import { type LargeSite, withLargeSites } from './large-sites.ts';
import {
  changeTargets,
  deskTargets,
  inboxTargets,
  type ListTarget,
  publicTargets,
  recordTargets,
  staffTargets,
} from './list-targets.ts';
import type { Load, LoadReport } from './load-generator.ts';
import { readCpu, spentBetween, withDescendants } from './process-facts.ts';
import { inMilliseconds, median, type Row } from './result-table.ts';

const few: RowCounts = { contacts: 20, consultations: 20, careers: 20, products: 20, posts: 20 };
const ofABackOffice: RowCounts = {
  contacts: 10_000,
  consultations: 10_000,
  careers: 10_000,
  products: 2_000,
  posts: 1_000,
};
const ofAWarehouse: RowCounts = { ...few, contacts: 100_000, products: 100_000, posts: 100_000 };

/** The back office's lists with many rows beside the same lists with twenty. */
export const measureListGrowth = (bench: Bench): Promise<Row[]> => measure(bench, ofABackOffice, () => staffTargets);

/** The desk with ten thousand messages and what was said after them, beside the same with twenty. */
export const measureDeskGrowth = (bench: Bench): Promise<Row[]> =>
  measure(bench, { ...few, contacts: 10_000 }, () => [
    ...inboxTargets,
    ...changeTargets.filter(({ name }) => name.startsWith('Leads')),
  ]);

/** Pages, calls and lists with a hundred thousand products, posts and messages beside the same with twenty. */
export const measureGrowth = (bench: Bench): Promise<Row[]> =>
  measure(bench, ofAWarehouse, (idsOf) => [
    ...publicTargets,
    ...recordTargets.map(({ name, list, path }) => ({
      name,
      paths: (counts: RowCounts) => [path(idsOf(counts, list))],
    })),
    ...staffTargets.filter(({ name }) => !/^(consultations|careers)/.test(name)),
    ...deskTargets,
    ...changeTargets,
  ]);

// The time until a site is notified of a change, in milliseconds.
const untilTold = 50;

const idleSeconds = 3;
const longestWork = 20 * 60;
// Work of a start that waits for a statement of the database is idle in between.
const calmTimes = 4;
/** What timers of an idle site use in that time, in milliseconds. */
const littleWork = 60;

/** Waits until a site has finished what a start leaves to do, such as pictures: it would count as cost of requests. */
async function untilIdle({ pids }: LargeSite): Promise<void> {
  const all = async () => readCpu((await Promise.all((await pids()).map(withDescendants))).flat());
  let calm = 0;
  for (let waited = 0; waited < longestWork; waited += idleSeconds) {
    const before = await all();
    await setTimeout(idleSeconds * 1000);
    calm = spentBetween(before, await all()) < littleWork ? calm + 1 : 0;
    if (calm === calmTimes) return;
  }
  throw new Error('The site did not become idle.');
}

type IdsOf = (counts: RowCounts, list: string) => string;

async function measure(bench: Bench, many: RowCounts, targetsOf: (idsOf: IdsOf) => ListTarget[]): Promise<Row[]> {
  const engines: Engine[] = bench.database === 'both' ? ['sqlite', 'postgres'] : [bench.database];
  const rows: Row[] = [];
  for (const engine of engines) {
    const measured = await withLargeSites({ engine, counts: [few, many], folder: bench.dataDir }, async (sites) => {
      for (const each of sites) await untilIdle(each);
      const ids = await Promise.all(sites.map(firstIds));
      const idsOf: IdsOf = (counts, list) => ids[sites.findIndex((each) => each.counts === counts)]![list]!;
      // Writing targets come last: they invalidate what the others have cached.
      const targets = Object.groupBy(targetsOf(idsOf), ({ after }) => (after ? 'writing' : 'reading'));
      const read = await compare(sites, { targets: targets.reading ?? [], bench });
      return [...read, ...(await compare(sites, { targets: targets.writing ?? [], bench }))];
    });
    rows.push(...measured.map((row) => ({ ...row, what: `${engine}: ${row.what}` })));
  }
  return rows;
}

async function firstIds({ site }: LargeSite): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const list of new Set(recordTargets.map((target) => target.list))) {
    const reply = await fetch(`${site.address}${list}?page=2&limit=5`);
    ids[list] = ((await reply.json()) as { address: string }[])[0]!.address;
  }
  return ids;
}

type Generator = Helper<Load, LoadReport>;
type Comparing = { targets: ListTarget[]; bench: Bench };

async function compare(sites: LargeSite[], { targets, bench }: Comparing): Promise<Row[]> {
  const generator: Generator = startHelper('./load-generator.ts');
  const costs = targets.map((): number[][] => sites.map(() => []));
  try {
    // Round 0 warms up, and fills the caches.
    for (let round = 0; round <= bench.rounds; round++)
      for (const [i, target] of targets.entries())
        for (const [s, grown] of sites.entries()) {
          const cost = await costOf(grown, target, { requests: bench.requests, generator });
          if (round > 0) costs[i]![s]!.push(cost);
        }
  } finally {
    generator.stop();
  }
  return targets.map(({ name }, i) => {
    const [beside, measured] = costs[i]!.map(median) as [number, number];
    return { what: name, measured: inMilliseconds(measured), beside: inMilliseconds(beside), ratio: measured / beside };
  });
}

type Asking = { requests: number; generator: Generator };

/** CPU milliseconds per request, of the site and its database server. */
async function costOf(grown: LargeSite, target: ListTarget, { requests, generator }: Asking): Promise<number> {
  const { site, counts, staff } = grown;
  const asked = target.paths(counts);
  const isCall = !target.isForStaff && asked[0]!.startsWith('/api/');
  const paths = isCall ? asked.flatMap((path) => neverAsked(path, requests)) : asked;
  // Identified requests bypass the cache, so this is the cost of an uncached page.
  const headers = target.isForStaff ? staff : isCall ? undefined : { authorization: 'none' };
  const ask = async (some: string[]) => {
    const before = await readCpu(await grown.pids());
    const load = { address: site.address, paths: some, requests: target.after ? 1 : requests, connections: 4 };
    const { statuses } = await generator.ask({ ...load, ...(headers && { headers }) });
    if (statuses[200] !== load.requests) throw new Error(`${some[0]} answered ${JSON.stringify(statuses)}.`);
    return spentBetween(before, await readCpu(await grown.pids()));
  };
  if (!target.after) return (await ask(paths)) / requests;
  const costs: number[] = [];
  for (let i = 0; i < requests; i++) {
    await grown.changer.change(target.after);
    await setTimeout(untilTold);
    costs.push(await ask([paths[i % paths.length]!]));
  }
  return median(costs);
}

let asking = 0;

/** Variants of one address that were never requested, so that none is cached. */
function neverAsked(path: string, count: number): string[] {
  return Array.from({ length: count }, () => `${path}${path.includes('?') ? '&' : '?'}asked=${asking++}`);
}
