import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { VariantJob, VariantOutcome } from './variant-maker.ts';

const maker = fileURLToPath(new URL('./variant-maker.ts', import.meta.url));
const patienceMilliseconds = 3 * 60 * 1000;

/** The picture is at fault, not the disk or the network: a retry would have the same result. */
export class EncodingError extends Error {}

export type VariantProcess = {
  /** Encodes one image; one call at a time. @throws EncodingError when it cannot be decoded, or times out */
  encode(job: VariantJob): Promise<void>;
  /** Ends the process; the next `encode` starts another. */
  stop(): void;
};

/** A low-priority process that encodes images, started on demand. */
export function createVariantProcess(): VariantProcess {
  let child: ChildProcess | undefined;
  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    stop,
    async encode(job) {
      child ??= start();
      const outcome = await outcomeOf(child, job).finally(() => {
        if (child && !isAlive(child)) child = undefined;
      });
      if (outcome.isTooSlow) stop();
      if (outcome.error) throw new EncodingError(outcome.error);
    },
  };
}

function start(): ChildProcess {
  // Without our arguments: a debugger or a test runner must not be inherited.
  const child = fork(maker, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  // Background work must not keep the program alive.
  child.unref();
  child.channel?.unref();
  return child;
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.connected;
}

type Outcome = VariantOutcome & { isTooSlow?: true };
const tooSlow: Outcome = { error: 'it took minutes', isTooSlow: true };

function outcomeOf(child: ChildProcess, job: VariantJob): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(patience);
      child.off('message', settle);
      child.off('exit', onExit);
      child.off('error', onExit);
      resolve(outcome);
    };
    const onExit = () => settle({ error: 'the encoding process ended' });
    const patience = setTimeout(settle, patienceMilliseconds, tooSlow).unref();
    child.once('message', settle).once('exit', onExit).once('error', onExit);
    child.send(job, (error) => error && onExit());
  });
}
