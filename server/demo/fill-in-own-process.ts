import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { memoryCollector } from '#server/memory-collector.ts';
import type { DemoOutcome } from './demo-process.ts';

const program = fileURLToPath(new URL('./demo-process.ts', import.meta.url));

/**
 * Stores the demo content in a process with the settings of this one, whose memory the system has back afterwards
 * (docs/decisions/0041).
 * @throws Error with the reason when it could not be stored
 */
export async function fillInOwnProcess(): Promise<void> {
  const cache = getCompileCacheDir();
  const env = { ...process.env, ...(cache && { NODE_COMPILE_CACHE: cache }) };
  const child = fork(program, { execArgv: [], env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // This process only waits. Afterwards pictures are encoded, which takes much memory.
  memoryCollector({ isThorough: true })?.();
  const reason = await new Promise<string | undefined>((resolve) => {
    child.once('message', ({ error }: DemoOutcome) => resolve(error));
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve('the process ended early.'));
  });
  if (reason !== undefined) throw new Error(`The demo content could not be stored: ${reason}`);
}
