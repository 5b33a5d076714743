import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../..');

export type RunningProgram = {
  address: string;
  pid: number;
  /** The processes that it has started. */
  children(): Promise<number[]>;
  /** GET over a connection of its own, so that any of several workers may answer. */
  read(path: string, headers?: Record<string, string>): Promise<{ status: number; body: string }>;
  /** SIGTERM, as a service manager sends it. @returns the exit status */
  stop(): Promise<number | null>;
};

export const programAdministrator = { username: 'owner', password: 'woven-in-amman-2005' };

type ProgramPlace = { folder?: string; entry?: string };

/** The program in `folder` as a process, on any free port, with the built pages; `settings` is all that it finds. */
export async function startProgram(
  settings: Record<string, string>,
  { folder = root, entry = 'server/main.ts' }: ProgramPlace = {},
): Promise<RunningProgram> {
  const { PATH = '', HOME = '' } = process.env;
  const defaults = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_CONTENT: 'off',
    NODE_ENV: 'production',
    ADMIN_USERNAME: programAdministrator.username,
    ADMIN_PASSWORD: programAdministrator.password,
  };
  const child = spawn(process.execPath, [entry], {
    cwd: folder,
    env: { PATH, HOME, ...defaults, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = await openAddress(child);
  return {
    address,
    pid: child.pid!,
    children: () => childrenOf(child.pid!),
    read: (path, headers = {}) => readOnce(address + path, headers),
    stop() {
      process.removeListener('exit', endWithUs);
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function openAddress(child: ChildProcess): Promise<string> {
  const complaints = text(child.stderr!);
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('close', async () => reject(new Error(`The program ended before it opened: ${await complaints}`)));
    child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const address = /open at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
}

async function childrenOf(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return listed.split(' ').filter(Boolean).map(Number);
}

function readOnce(url: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent: new Agent({ keepAlive: false }), headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) });
    }).on('error', reject);
  });
}
