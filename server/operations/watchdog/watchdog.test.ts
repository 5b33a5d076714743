import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, type TestContext, test, vi } from 'vitest';
import { isFullRun } from '../../../tests/support/full-run.ts';
import {
  childrenOf,
  keptRunning,
  type RunningProgram,
  startProgram,
} from '../../../tests/support/servers/running-program.ts';
import { one, required } from '../../../tests/support/sites/first.ts';

const built = 'build/program/main.js';
const hanger = pathToFileURL(join(import.meta.dirname, '../../../tests/support/hang-on-signal.mjs')).href;
// A hang is detected after 10 s; the new process answers 5 s later, on a busy machine more.
const replaced = { timeout: 25_000, interval: 100 };
const soon = { timeout: 5_000, interval: 50 };

/** `errors` holds the location in each logged error. */
type Started = { program: RunningProgram; errors(): string[] };

type Test = Pick<TestContext, 'onTestFinished'>;

async function start(test: Test, command: string[], settings: Record<string, string> = {}): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-hang-'));
  test.onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const all = { DATA_DIR: folder, LOG_LEVEL: 'error', NODE_OPTIONS: `--import=${hanger}`, ...settings };
  const program = await startProgram(all, { command });
  test.onTestFinished(async () => void (await program.stop()));
  const lines = () =>
    program
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"level":50'));
  return { program, errors: () => lines().map(placeOf) };
}

function placeOf(line: string): string {
  const { stack, state }: { stack: string[] | null; state?: string } = JSON.parse(line);
  return stack?.join(', ') ?? state ?? '';
}

/** The serving process: the innermost descendant of `pid`, excluding encoders. */
async function serving(pid: number): Promise<number> {
  const [child] = await childrenOf(pid).catch(() => []);
  return child === undefined ? pid : serving(child);
}

const isUp = (program: RunningProgram) =>
  program
    .read('/api/health')
    .then(({ status }) => status === 200)
    .catch(() => false);
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Resolves once `holds` is true. @throws Error on timeout */
function until(holds: () => boolean | Promise<boolean>, patience: { timeout: number; interval: number }) {
  return vi.waitFor(async () => {
    if (!(await holds())) throw new Error(`still not: ${holds}`);
  }, patience);
}

/** Makes the serving process hang, and resolves when another one serves. */
async function hangAndBeReplaced({ program }: Started): Promise<void> {
  const hung = await serving(program.pid);
  process.kill(hung, 'SIGUSR2');
  await until(async () => (await serving(program.pid)) !== hung && (await isUp(program)), replaced);
}

// A usual run sees one process hang, and one stop.
const inFullRuns = test.runIf(isFullRun);

// The event loop does not depend on the database.
describe.runIf(process.env.TEST_DATABASE !== 'postgres').concurrent('a process whose event loop hangs', () => {
  test('is restarted by its parent, and the log shows where it hung', async ({ expect, onTestFinished }) => {
    const started = await start({ onTestFinished }, keptRunning(built));
    await hangAndBeReplaced(started);
    expect(started.errors()).toEqual([expect.stringContaining('hangInJavaScript')]);
  }, 60_000);

  inFullRuns(
    'is restarted under npm start',
    async ({ expect, onTestFinished }) => {
      const started = await start({ onTestFinished }, ['npm', 'start']);
      await hangAndBeReplaced(started);
      expect(started.errors()).toEqual([expect.stringContaining('hangInJavaScript')]);
    },
    120_000,
  );

  inFullRuns(
    'is restarted when it hangs in native code, known only to the system',
    async ({ expect, onTestFinished }) => {
      const started = await start({ onTestFinished }, keptRunning(built), { HANG_IN: 'sqlite' });
      await hangAndBeReplaced(started);
      expect(started.errors()).toEqual([expect.stringContaining('in native code')]);
    },
    60_000,
  );

  inFullRuns(
    'is killed when it hangs while stopping, and not restarted',
    async ({ expect, onTestFinished }) => {
      const { program } = await start({ onTestFinished }, keptRunning(built));
      const hung = await serving(program.pid);
      process.kill(hung, 'SIGUSR2');
      await wait(200);
      const ended = program.stop();
      expect(await ended).not.toBe(0);
      expect(isRunning(hung)).toBe(false);
    },
    60_000,
  );
});

describe.runIf(process.env.TEST_DATABASE !== 'postgres').concurrent('what keeps the program running', () => {
  inFullRuns(
    'does not treat a suspended machine as a hang',
    async ({ expect, onTestFinished }) => {
      const { program } = await start({ onTestFinished }, [process.execPath, built]);
      process.kill(program.pid, 'SIGSTOP');
      await wait(12_000);
      process.kill(program.pid, 'SIGCONT');
      await wait(1_000);
      expect(await isUp(program)).toBe(true);
    },
    60_000,
  );

  inFullRuns(
    'is not restarted after an operator kills it',
    async ({ expect, onTestFinished }) => {
      const { program } = await start({ onTestFinished }, keptRunning(built));
      process.kill(await serving(program.pid), 'SIGKILL');
      expect(await program.ended).toBe(128 + 9);
      expect(await isUp(program)).toBe(false);
    },
    60_000,
  );

  inFullRuns(
    'leaves nothing listening when the parent is killed',
    async ({ onTestFinished }) => {
      const { program } = await start({ onTestFinished }, keptRunning(built));
      const [site] = await childrenOf(program.pid);
      process.kill(program.pid, 'SIGKILL');
      await until(() => !isRunning(required(site)), soon);
      await until(async () => !(await isUp(program)), soon);
    },
    60_000,
  );

  test('forwards a stop, and exits with the program’s status', async ({ expect, onTestFinished }) => {
    const { program } = await start({ onTestFinished }, keptRunning(built));
    process.kill(program.pid, 'SIGINT');
    expect(await program.ended).toBe(0);
    const refused = start({ onTestFinished }, keptRunning(built), { PORT: 'none' });
    await expect(refused).rejects.toThrow(/ended before it opened: The setting PORT/);
  }, 60_000);

  inFullRuns(
    'counts one key press once, although npm, shell and terminal forward it',
    async ({ expect, onTestFinished }) => {
      const { program } = await start({ onTestFinished }, ['npm', 'start']);
      const { pid } = program;
      const shell = one(await childrenOf(pid));
      for (const each of [pid, shell, await serving(pid)]) process.kill(each, 'SIGINT');
      expect(await program.ended).toBe(0);
    },
    120_000,
  );
});
