import { readFileSync } from 'node:fs';

/** The main thread's call stack, innermost first; in native code only what the system reports. */
export type StackReport = { stack: string[] } | { stack: null; state: string };

const waitMilliseconds = 1_000;
const deepest = 40;
// Evaluated on top of the current stack, without side effects.
const expression = `(() => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = ${deepest};
  try { return new Error().stack } finally { Error.stackTraceLimit = stackTraceLimit }
})()`;
const ownFrames = /^at (<anonymous>|null|eval)[: ]/;

/**
 * Requested from another thread. JavaScript replies anywhere, also in regular expressions; other native code does not.
 */
export async function mainThreadStack(): Promise<StackReport> {
  // A hang is ended even without a stack.
  const stack = await stackOfMainThread().catch(() => undefined);
  return stack ? { stack } : { stack: null, state: stateOfMainThread() };
}

async function stackOfMainThread(): Promise<string[] | undefined> {
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  const lines = new Promise<string[] | undefined>((resolve) => {
    setTimeout(resolve, waitMilliseconds, undefined);
    session.post('Runtime.evaluate', { expression, returnByValue: true }, (_error, answer) => {
      resolve(readLines(answer?.result.value));
    });
  });
  return lines.finally(() => session.disconnect());
}

function readLines(stack: unknown): string[] | undefined {
  if (typeof stack !== 'string') return undefined;
  const frames = stack.split('\n').map((line) => line.trim());
  return frames.filter((frame) => frame.startsWith('at ') && !ownFrames.test(frame)).map((frame) => frame.slice(3));
}

/** Whether it is computing or waiting, from Linux: its state letter and kernel wait channel. */
function stateOfMainThread(): string {
  const stat = readFact('stat');
  // The preceding command name, in brackets, may contain anything.
  const letter = stat.charAt(stat.lastIndexOf(')') + 2);
  const facts = [letter, readFact('wchan')].filter((fact) => fact !== '' && fact !== '0').join(' ');
  return `in native code, for example in a statement of SQLite (${facts || 'no more is known'})`;
}

// Synchronously: the thread pool may be blocked by the disk that caused the hang.
function readFact(name: string): string {
  try {
    return readFileSync(`/proc/self/task/${process.pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
