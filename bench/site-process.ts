import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { memoryFlags, memorySettings } from '../scripts/memory-settings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const longestStart = 120_000;
const longestStop = 15_000;

export type SiteProcess = {
  /** `http://127.0.0.1:PORT`. */
  address: string;
  pid: number;
  /** From starting the process until it had answered `/` with 200. */
  startMilliseconds: number;
  stop(): Promise<void>;
};

/** Who may sign in to a measured site that this made. */
export const benchAdministrator = { username: 'bench', password: 'measured-in-amman-2005' };

type StartOptions = {
  command?: string[] | undefined;
  environment?: Record<string, string>;
  /** Called as soon as the process exists. */
  onSpawn?(pid: number): void;
};

// As `npm start` does it, without npm and the process that starts it again, but with that process's settings.
const [entry = ''] = manifest.scripts.start.split(' ').slice(-1);
const program = [process.execPath, ...memoryFlags, entry];

/**
 * Starts the built site as a separate process on SQLite in `dataDir`, ignoring the caller's settings.
 * @throws Error when it does not answer within two minutes.
 */
export async function startSite(dataDir: string, options: StartOptions = {}): Promise<SiteProcess> {
  const { command = program, environment, onSpawn } = options;
  const begun = performance.now();
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    env: { ...settings(dataDir), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A separate process group, so that npm's child ends with npm.
    detached: true,
  });
  if (child.pid) onSpawn?.(child.pid);
  const endWithUs = () => signal(child, 'SIGKILL');
  process.once('exit', endWithUs);
  try {
    const address = await openAddress(child);
    await fetchFirstPage(address);
    const startMilliseconds = performance.now() - begun;
    return { address, pid: child.pid!, startMilliseconds, stop: () => stop(child).finally(forget) };
  } catch (error) {
    endWithUs();
    forget();
    throw error;
  }

  function forget(): void {
    process.removeListener('exit', endWithUs);
  }
}

function settings(dataDir: string): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    ...memorySettings,
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_URL: 'https://mansooj.example',
    LOG_LEVEL: 'error',
    BACKUP_EVERY: 'off',
    JOURNAL_EVERY: '0',
    RATE_LIMIT_FACTOR: '1000000',
    ADMIN_USERNAME: benchAdministrator.username,
    ADMIN_PASSWORD: benchAdministrator.password,
  };
}

function openAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error('The site did not open in time.')), longestStart).unref();
    child.on('error', reject);
    child.once('close', () => reject(new Error('The site ended before it opened.')));
    child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const address = /open at (http:\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

async function fetchFirstPage(address: string): Promise<void> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(longestStart) });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The first page was answered with ${response.status}.`);
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // It has ended already.
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => signal(child, 'SIGKILL'), longestStop);
  const ended = once(child, 'close');
  signal(child, 'SIGTERM');
  await ended;
  clearTimeout(timer);
}
