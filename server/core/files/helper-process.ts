import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { setImmediate as nextTurn, setTimeout as passed } from 'node:timers/promises';
import { bareEnvironment } from '#server/core/config/config.ts';

/** Limits for one request: time since it was sent, and memory of the process. */
export type HelperLimits = { milliseconds: number; residentBytes: number };

/** The process exceeded its limits and was ended: retrying would have the same result. */
export class HelperOverrun extends Error {}

/** The process ended during a question. */
export class HelperEnded extends Error {}

/** No process is running and none can be started, or it is closed. */
export class HelperMissing extends Error {}

export type HelperSettings = {
  /** A module that sends `ready` when it has started, and then one reply per message. */
  program: string;
  /** Options of Node, and arguments of the program. */
  execArgv: string[];
  args?: string[];
  /** An idle process is ended after this time. */
  idleMilliseconds: number;
};

const startMilliseconds = 30_000;
const lookAtMemoryMilliseconds = 25;

/**
 * A process that answers one question at a time. It starts on demand, inherits no secrets from the environment, and
 * does not keep the parent alive.
 */
export function createHelperProcess(settings: HelperSettings) {
  let child: ChildProcess | undefined;
  let ready: Promise<ChildProcess> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
    ready = undefined;
  }

  function readyChild(): Promise<ChildProcess> {
    if (!child || !isAlive(child)) {
      child = start(settings);
      ready = whenReady(child);
    }
    return ready ?? whenReady(child);
  }

  async function ask(question: object, limits: HelperLimits): Promise<unknown> {
    clearTimeout(idle);
    if (isClosed) throw new HelperMissing('it is closed');
    try {
      const asked = await readyChild();
      keepOpen(asked, true);
      const answer = await awaitAnswer(asked, question, limits);
      keepOpen(asked, false);
      idle = setTimeout(stop, settings.idleMilliseconds).unref();
      return answer;
    } catch (error) {
      stop();
      throw error;
    }
  }

  return {
    /** @throws HelperOverrun, HelperEnded, HelperMissing; the next question then goes to a new process */
    ask,

    /** Asks once more when the process ended: it may have done so for an unrelated reason. @throws as `ask` */
    askAgain: (question: object, limits: HelperLimits): Promise<unknown> =>
      ask(question, limits).catch((error: unknown) => {
        if (error instanceof HelperEnded || error instanceof HelperMissing) return ask(question, limits);
        throw error;
      }),

    /** Ends the process and its current question; the next question starts another. */
    stop,

    close(): void {
      isClosed = true;
      stop();
    },
  };
}

function start({ program, execArgv, args = [] }: HelperSettings): ChildProcess {
  const cache = getCompileCacheDir();
  // One memory pool for all threads: with one per thread, glibc keeps what the image library frees (decision 41).
  const env = { ...bareEnvironment(), MALLOC_ARENA_MAX: '1', ...(cache && { NODE_COMPILE_CACHE: cache }) };
  const child = fork(program, args, { execArgv, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  // The caller gets failures through its question; an unhandled `error` event would end the program.
  child.on('error', () => {});
  return child;
}

async function whenReady(child: ChildProcess): Promise<ChildProcess> {
  await before(child, ({ signal }) => [once(child, 'message', { signal }), tooLong(startMilliseconds, signal)]).catch(
    (error: unknown) => {
      throw new HelperMissing('the process could not be started', { cause: error });
    },
  );
  return child;
}

async function awaitAnswer(child: ChildProcess, question: object, limits: HelperLimits): Promise<unknown> {
  const [answer] = await before(child, ({ signal }) => {
    const answered = once(child, 'message', { signal });
    child.send(question, () => {});
    const isMemoryLimited = Number.isFinite(limits.residentBytes);
    const memory = isMemoryLimited ? [tooLarge(child.pid, { limits, signal })] : [];
    return [answered, tooLong(limits.milliseconds, signal), ...memory];
  });
  return answer;
}

/** The first of `events`, as `once` returns it; rejects when the process ends before. */
async function before(
  child: ChildProcess,
  events: (until: AbortController) => Promise<unknown[]>[],
): Promise<unknown[]> {
  const until = new AbortController();
  try {
    if (!isAlive(child)) throw new Error('it had ended');
    return await Promise.race([...events(until), ended(child, until.signal)]);
  } catch (error) {
    // Errors of the IPC channel only mean that it is closed.
    throw error instanceof HelperOverrun ? error : new HelperEnded('the process ended', { cause: error });
  } finally {
    until.abort();
  }
}

async function ended(child: ChildProcess, signal: AbortSignal): Promise<never> {
  const [code, killedBy] = await once(child, 'exit', { signal });
  throw new Error(`it ended with ${killedBy ?? code}`);
}

async function tooLong(milliseconds: number, signal: AbortSignal): Promise<never> {
  await passed(milliseconds, undefined, { signal });
  // After a pause of the event loop the reply may already be queued: it takes precedence over the timeout.
  await nextTurn();
  throw new HelperOverrun('it took too long');
}

async function tooLarge(
  pid: number | undefined,
  { limits, signal }: { limits: HelperLimits; signal: AbortSignal },
): Promise<never> {
  do await passed(lookAtMemoryMilliseconds, undefined, { signal });
  while ((await readResidentBytes(pid)) <= limits.residentBytes);
  throw new HelperOverrun('it took too much memory');
}

/** Memory of a process; 0 where the system does not report it, so that only the heap limit applies. */
async function readResidentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  return 1024 * Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0);
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.connected;
}

function keepOpen(child: ChildProcess, isAsked: boolean): void {
  if (isAsked) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
