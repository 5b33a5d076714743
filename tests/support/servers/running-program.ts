import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../../..');

export type RunningProgram = {
  /** Where it listens, or did last: with port 0 another start draws another port. */
  readonly address: string;
  pid: number;
  /** Its standard output so far. */
  output(): string;
  /** What it has written to standard error so far. */
  complaints(): string;
  /** The processes that it has started. */
  children(): Promise<number[]>;
  /** GET over a new connection. */
  read(path: string, headers?: Record<string, string>): Promise<{ status: number; body: string }>;
  /** SIGTERM, as a service manager sends it. @returns the exit status */
  stop(): Promise<number | null>;
  /** Its exit status, once it has ended. */
  ended: Promise<number | null>;
};

export const programAdministrator = { username: 'owner', password: 'woven-in-amman-2005' };

type ProgramPlace = {
  folder?: string;
  entry?: string;
  /** The command in place of Node with `entry`. */
  command?: string[];
};

/** The program as it is operated; `server/main/main.ts` would read and compile a thousand files at each start. */
const builtProgram = 'build/program/main.js';

/** A command that runs `entry` as the container does: with what starts it again when it hangs. */
export const keptRunning = (entry: string): string[] => [process.execPath, 'scripts/keep-running.mjs', entry];

/** The program in `folder` as a process, on any free port, with the built pages; `settings` is all that it finds. */
export async function startProgram(
  settings: Record<string, string>,
  { folder = root, entry = builtProgram, command = [process.execPath, entry] }: ProgramPlace = {},
): Promise<RunningProgram> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  const defaults = {
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    PORT: '0',
    SETTINGS_FILE: 'off',
    LOG_LEVEL: 'silent',
    DEMO_CONTENT: 'off',
    BACKUP_EVERY: 'off',
    JOURNAL_EVERY: '0',
    NODE_ENV: 'production',
    ADMIN_USERNAME: programAdministrator.username,
    ADMIN_PASSWORD: programAdministrator.password,
  };
  const child = spawn(command[0]!, command.slice(1), {
    cwd: folder,
    env: { PATH, HOME, ...defaults, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [said, complaints] = [collectOutput(child.stdout!), collectOutput(child.stderr!)];
  await hasOpened(child, said, complaints);
  const program: RunningProgram = {
    get address() {
      return addressesIn(said()).at(-1)!;
    },
    pid: child.pid!,
    output: said,
    complaints,
    ended,
    children: () => childrenOf(child.pid!),
    read(path, headers = {}) {
      return readOnce(program.address + path, headers);
    },
    stop() {
      process.removeListener('exit', endWithUs);
      child.kill('SIGTERM');
      return ended;
    },
  };
  return program;
}

const addressesIn = (output: string) => [...output.matchAll(/open at (http:\S+)/g)].map(([, address]) => address!);

function collectOutput(stream: Readable): () => string {
  let said = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  return () => said;
}

function hasOpened(child: ChildProcess, said: () => string, complaints: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error(`The program ended before it opened: ${complaints()}`)));
    child.stdout!.on('data', () => addressesIn(said()).length > 0 && resolve());
  });
}

/** The processes that a process has started. */
export async function childrenOf(pid: number): Promise<number[]> {
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
