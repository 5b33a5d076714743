import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';
const startTimeout = 60_000;

/** The folder with the machine's own PostgreSQL programs, the newest if there are several. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...newestFirst];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

type Account = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root; root uses Debian's postgres account, or nobody's. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

// ICU's English order differs from byte order, so that a query relying on the database's own order fails.
const initialise = ['--username=mansooj', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'];
const collation = ['--locale-provider=icu', '--icu-locale=en'];
// Nothing in this cluster outlives the tests, so nothing needs to reach the disk.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=',
  'max_connections=200',
];

/** Resolves once the server takes connections. */
function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start in time.\n${log}`)), startTimeout);
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk;
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL did not start.\n${log}`));
    });
  });
}

export type PostgresCluster = {
  url: string;
  /** Stops the server; what was committed stays. */
  interrupt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts an empty cluster in a temporary folder, reached through a socket in it; `more` are settings as `name=value`. */
export async function startPostgresCluster(more: readonly string[] = []): Promise<PostgresCluster> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is missing: install it (on Debian: apt-get install postgresql).');
  const folder = mkdtempSync(join(tmpdir(), 'mansooj-pg-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const place = join(folder, 'cluster');
  execFileSync(join(programs, 'initdb'), ['-D', place, ...initialise, ...collation], {
    ...account,
    cwd: folder,
    stdio: 'pipe',
  });
  const parameters = ['-D', place, '-k', folder, ...[...settings, ...more].flatMap((setting) => ['-c', setting])];
  const begin = () =>
    spawn(join(programs, 'postgres'), parameters, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let server = begin();
  await isReady(server);
  return {
    url: `postgres://mansooj@localhost/postgres?host=${folder}`,
    interrupt: () => endServer(server, 'SIGINT'),
    async resume() {
      server = begin();
      await isReady(server);
    },
    async stop() {
      // The immediate shutdown: there is nothing to keep.
      await endServer(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

let cluster: PostgresCluster | undefined;

/** For Vitest's `globalSetup`: the address reaches the tests as TEST_POSTGRES_URL. */
export async function setup(): Promise<void> {
  cluster = await startPostgresCluster();
  process.env.TEST_POSTGRES_URL = cluster.url;
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}
