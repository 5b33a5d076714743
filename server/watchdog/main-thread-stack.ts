import { readFileSync } from 'node:fs';

/** Where the main thread is: its functions, innermost first; in native code only what the system knows of it. */
export type Where = { stack: string[] } | { stack: null; state: string };

const patienceMilliseconds = 1_000;
const deepest = 40;
// Evaluated on top of whatever runs: no frame but our own is added, and nothing is changed.
const expression = `(() => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = ${deepest};
  try { return new Error().stack } finally { Error.stackTraceLimit = stackTraceLimit }
})()`;
const ownFrames = /^at (<anonymous>|null|eval)[: ]/;

/** Asked from another thread. JavaScript answers wherever it is, in regular expressions too; other native code does not. */
export async function whereMainThreadIs(): Promise<Where> {
  // Without a stack the hang is ended all the same.
  const stack = await stackOfMainThread().catch(() => undefined);
  return stack ? { stack } : { stack: null, state: stateOfMainThread() };
}

async function stackOfMainThread(): Promise<string[] | undefined> {
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  const lines = new Promise<string[] | undefined>((resolve) => {
    setTimeout(resolve, patienceMilliseconds, undefined);
    session.post('Runtime.evaluate', { expression, returnByValue: true }, (_error, answer) => {
      resolve(linesOf(answer?.result.value));
    });
  });
  return lines.finally(() => session.disconnect());
}

function linesOf(stack: unknown): string[] | undefined {
  if (typeof stack !== 'string') return undefined;
  const frames = stack.split('\n').map((line) => line.trim());
  return frames.filter((frame) => frame.startsWith('at ') && !ownFrames.test(frame)).map((frame) => frame.slice(3));
}

/** Whether it computes or waits, as Linux tells: the letter of its state, and what it waits for in the kernel. */
function stateOfMainThread(): string {
  const stat = readFact('stat');
  // The command before it, in brackets, may hold anything.
  const letter = stat.charAt(stat.lastIndexOf(')') + 2);
  const facts = [letter, readFact('wchan')].filter((fact) => fact !== '' && fact !== '0').join(' ');
  return `in native code, for example in a statement of SQLite (${facts || 'no more is known'})`;
}

// At once, not by the threads that may all be waiting for the disk that is the reason.
function readFact(name: string): string {
  try {
    return readFileSync(`/proc/self/task/${process.pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
