import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Engine } from '../server/core/db/engines/engine.ts';
import { startPostgresCluster } from '../tests/support/servers/postgres-cluster.ts';
import { fillLargeFolder, type RowCounts } from './large-data-folder.ts';
import { type Changer, openChanger } from './measured-changes.ts';
import { withDescendants } from './process-facts.ts';
import { benchAdministrator, type SiteProcess, startSite } from './site-process.ts';

/** A site with so many rows, its database server's processes and the headers of an administrator. */
export type LargeSite = {
  site: SiteProcess;
  counts: RowCounts;
  staff: Record<string, string>;
  changer: Changer;
  /** The processes that work for it. */
  pids(): Promise<number[]>;
};

type Growing = {
  engine: Engine;
  counts: RowCounts[] /** Sites of earlier runs are reused. */;
  folder: string;
};

/** Fills one site for each of `counts` and runs `work` with them; a temporary database server is removed. */
export async function withLargeSites<Result>(
  { engine, counts, folder }: Growing,
  work: (sites: LargeSite[]) => Promise<Result>,
): Promise<Result> {
  const cluster = engine === 'postgres' ? await startPostgresCluster() : undefined;
  const sites: LargeSite[] = [];
  try {
    for (const [i, each] of counts.entries()) {
      const most = Object.values(each).join('-');
      process.stderr.write(`${engine}: a site with ${most} rows …\n`);
      const dataDir = join(folder, `${engine}-${most}`);
      const databaseUrl = cluster && (await createDatabase(cluster.url, `grown_${i}`));
      const settings = { dataDir, ...(databaseUrl && { databaseUrl }) };
      await fillLargeFolder(settings, each);
      const site = await startSite(dataDir, { environment: { ...(databaseUrl && { DATABASE_URL: databaseUrl }) } });
      const server = cluster && (await serverPid(cluster.url));
      const pids = async () => [site.pid, ...(server ? await withDescendants(server) : [])];
      sites.push({ site, counts: each, staff: await signIn(site), changer: await openChanger(settings), pids });
    }
    return await work(sites);
  } finally {
    for (const { site, changer } of sites) await Promise.all([changer.close(), site.stop()]);
    await cluster?.stop();
  }
}

async function createDatabase(cluster: string, name: string): Promise<string> {
  const client = new Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(cluster);
  address.pathname = `/${name}`;
  return address.href;
}

async function serverPid(cluster: string): Promise<number> {
  const folder = new URL(cluster).searchParams.get('host') ?? '';
  return Number.parseInt(await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8'), 10);
}

/** The headers of a signed-in administrator. */
export async function signIn({ address }: SiteProcess): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(benchAdministrator),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
