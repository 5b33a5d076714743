import type { BareReply } from './bare-server.ts';
import type { Bench } from './bench-options.ts';
import { type Helper, startHelper } from './helper-process.ts';
import type { Load, LoadReport } from './load-generator.ts';
import { apiTargets, pageTargets, type Target } from './measured-addresses.ts';
import { cpuMilliseconds } from './process-facts.ts';
import { inMilliseconds, median, type Row, withinBar } from './result-table.ts';
import { startSite } from './site-process.ts';

// Identified requests bypass the cache, so this is the cost of an uncached page.
const inPerson = { authorization: 'none' };

export const measurePages = (bench: Bench) => measureTargets(bench, pageTargets, inPerson);
export const measureApi = (bench: Bench) => measureTargets(bench, apiTargets);

const connections = 4;
// CPU time has steps of 10 ms: cheap replies are requested more often, until a step is negligible.
const wantedMilliseconds = 400;
const longestSeries = 16;

type Server = { address: string; pid: number };
type Generator = Helper<Load, LoadReport>;

async function measureTargets(
  bench: Bench,
  targetsOf: (address: string) => Promise<Target[]>,
  headers: Headers = {},
): Promise<Row[]> {
  const site = await startSite(bench.dataDir);
  const bare = startHelper<{ known: BareReply[] }, string>('./bare-server.ts');
  const generator: Generator = startHelper('./load-generator.ts');
  try {
    const targets = await targetsOf(site.address);
    const known = await Promise.all(targets.map((target) => replyOf(site.address, target)));
    const servers = [site, { address: await bare.ask({ known }), pid: bare.pid }];
    const [costs, bareCosts] = await measureRounds(bench, { servers, known, generator, headers });
    return targets.map((target, i) => compare(target, median(costs![i]!), median(bareCosts![i]!)));
  } finally {
    generator.stop();
    bare.stop();
    await site.stop();
  }
}

type KnownReply = BareReply & { isUncached: boolean };

async function replyOf(address: string, { path, isUncached = false }: Target): Promise<KnownReply> {
  const response = await fetch(address + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries(response.headers);
  // What belongs to the connection is the server's own business.
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'date']) delete headers[name];
  return { path, isUncached, status: response.status, headers, body: new Uint8Array(await response.arrayBuffer()) };
}

type Headers = Record<string, string>;
type Rounds = { servers: Server[]; known: KnownReply[]; generator: Generator; headers: Headers };

/** CPU milliseconds per request: a list of rounds for each address of each server, all interleaved. */
async function measureRounds(bench: Bench, { servers, known, generator, headers }: Rounds): Promise<number[][][]> {
  const costs: number[][][] = servers.map(() => known.map(() => []));
  const counts = servers.map(() => known.map(() => bench.requests));
  // Round 0 warms up and determines the number of requests per address.
  for (let round = 0; round <= bench.rounds; round++) {
    for (const [i, reply] of known.entries()) {
      for (const [s, server] of servers.entries()) {
        const cost = await costPerRequest(server, reply, { requests: counts[s]![i]!, generator, headers });
        if (round > 0) costs[s]![i]!.push(cost);
        else counts[s]![i] = enoughRequests(cost, bench.requests);
      }
    }
  }
  return costs;
}

function enoughRequests(cost: number, least: number): number {
  const wanted = cost > 0 ? Math.ceil(wantedMilliseconds / cost) : Number.POSITIVE_INFINITY;
  return Math.min(Math.max(wanted, least), least * longestSeries);
}

type Asking = { requests: number; generator: Generator; headers: Headers };

async function costPerRequest(
  server: Server,
  reply: KnownReply,
  { requests, generator, headers }: Asking,
): Promise<number> {
  const before = await cpuMilliseconds(server.pid);
  const { statuses } = await generator.ask({
    address: server.address,
    paths: reply.isUncached ? uncachedPaths(reply.path, requests) : [reply.path],
    requests,
    connections,
    headers,
  });
  const spent = (await cpuMilliseconds(server.pid)) - before;
  if (statuses[reply.status] !== requests) throw new Error(`${reply.path} answered ${JSON.stringify(statuses)}.`);
  return spent / requests;
}

let asked = 0;

/** Equivalent addresses that were never requested. */
function uncachedPaths(path: string, count: number): string[] {
  const first = `${path}${path.includes('?') ? '&' : '?'}`;
  return Array.from({ length: count }, () => `${first}uncached=${asked++}`);
}

function compare({ name: what, bar }: Target, cost: number, bareCost: number): Row {
  if (bar !== undefined) return withinBar(what, cost, { bar, format: inMilliseconds });
  const ratio = bareCost > 0 ? { ratio: cost / bareCost } : {};
  return { what, measured: inMilliseconds(cost), beside: inMilliseconds(bareCost), ...ratio };
}
