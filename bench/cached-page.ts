import type { BareReply } from './bare-server.ts';
import type { Bench } from './bench-options.ts';
import { type Helper, startHelper } from './helper-process.ts';
import type { Load, LoadReport } from './load-generator.ts';
import { startNginx } from './nginx-server.ts';
import { cpuMilliseconds } from './process-facts.ts';
import { inMilliseconds, median, type Row } from './result-table.ts';
import { startSite } from './site-process.ts';

const connections = 16;
// CPU time has steps of 10 ms; this many replies take about a hundred of them.
const requests = 30_000;
const leastRatio = 0.75;
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

type Server = { address: string; pid: number };

/**
 * The cached Home page, compared with nginx serving the same bytes and headers from a file. How close Node can come at all on
 * this processor is what a bare `node:http` shows with the same bytes.
 */
export async function measureCachedPage({ dataDir, rounds }: Bench): Promise<Row[]> {
  const site = await startSite(dataDir);
  const generator: Helper<Load, LoadReport> = startHelper('./load-generator.ts');
  const bare: Helper<{ known: BareReply[] }, string> = startHelper('./bare-server.ts');
  const reply = await keptReply(site.address);
  const nginx = await startNginx(reply);
  try {
    if (!nginx) return [{ what: 'nginx is not installed here', measured: '' }];
    const servers = [site, nginx, { address: await bare.ask({ known: [reply] }), pid: bare.pid }];
    const costs: number[][] = servers.map(() => []);
    for (let round = 0; round <= rounds; round++) {
      for (const [i, server] of servers.entries()) {
        const cost = await costOf(server, generator);
        // Round 0 warms up.
        if (round > 0) costs[i]!.push(cost);
      }
    }
    const [ours, ofNginx, ofBare] = costs.map(median);
    return rowsOf({ ours: ours!, nginx: ofNginx!, bare: ofBare! });
  } finally {
    generator.stop();
    bare.stop();
    await nginx?.stop();
    await site.stop();
  }
}

async function keptReply(address: string): Promise<BareReply> {
  await fetch(address, { headers });
  const { ok, body, ...reply } = await rawReply(address);
  if (!ok) throw new Error('Home was not answered.');
  return { path: '/', ...reply, body };
}

async function rawReply(address: string) {
  const { request } = await import('node:http');
  return new Promise<{ ok: boolean; status: number; headers: Record<string, string>; body: Uint8Array }>(
    (resolve, reject) => {
      request(address, { headers, agent: false }, async (response) => {
        const body = Buffer.concat(await Array.fromAsync(response));
        const kept = Object.entries(response.headers).filter(([name]) => !['connection', 'date'].includes(name));
        const status = response.statusCode ?? 0;
        resolve({ ok: status === 200, status, headers: Object.fromEntries(kept) as Record<string, string>, body });
      })
        .on('error', reject)
        .end();
    },
  );
}

async function costOf(server: Server, generator: Helper<Load, LoadReport>): Promise<number> {
  const before = await cpuMilliseconds(server.pid);
  const load = { address: server.address, paths: ['/'], requests, connections, headers };
  const { statuses } = await generator.ask(load);
  if (statuses[200] !== requests) throw new Error(`Home answered ${JSON.stringify(statuses)}.`);
  return ((await cpuMilliseconds(server.pid)) - before) / requests;
}

type Costs = { ours: number; nginx: number; bare: number };

function rowsOf({ ours, nginx, bare }: Costs): Row[] {
  return [
    {
      what: 'CPU per request, nginx beside it',
      measured: inMilliseconds(ours),
      beside: inMilliseconds(nginx),
      ratio: ours / nginx,
    },
    {
      what: 'Requests per CPU second as a share of those of nginx',
      measured: (nginx / ours).toFixed(2),
      beside: `bar ${leastRatio.toFixed(2)}`,
      ratio: nginx / ours / leastRatio,
    },
    {
      what: 'The same share of a bare `node:http` that sends the same bytes',
      measured: (nginx / bare).toFixed(2),
      beside: inMilliseconds(bare),
    },
  ];
}
