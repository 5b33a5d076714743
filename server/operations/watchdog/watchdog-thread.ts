import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { heartbeat, type WatchOrder } from './heartbeat.ts';
import { mainThreadStack } from './main-thread-stack.ts';

const lookEveryMilliseconds = 250;
/** A check this late means that the process or machine was suspended, which is not a hang. */
const suspendedMilliseconds = 1_500;
const logMilliseconds = 500;
const standardOutput = 1;
const levels = { warn: 40, error: 50 };

const { shared, parent, logs, hungMilliseconds, stopMilliseconds }: WatchOrder = workerData;
const words = new Int32Array(shared);
let lastLook = performance.now();
let lastBeats = 0;
let hungFor = 0;
let stoppingFor = 0;
let isEnding = false;

function look(): void {
  const now = performance.now();
  const passed = now - lastLook;
  lastLook = now;
  if (parent !== undefined && process.ppid !== parent) end('SIGKILL');
  if (passed > suspendedMilliseconds || isEnding) return;
  if (Atomics.load(words, heartbeat.isStopping) === 1) stoppingFor += passed;
  hungFor = hasBeaten() ? 0 : hungFor + passed;
  if (stoppingFor > stopMilliseconds) void endStop();
  else if (hungFor > hungMilliseconds) void endHang();
}

/** Whether the event loop has turned since the last check, or a debugger may be pausing it. */
function hasBeaten(): boolean {
  const beats = Atomics.load(words, heartbeat.beats);
  const isSound = beats !== lastBeats || Atomics.load(words, heartbeat.isDebugged) === 1;
  lastBeats = beats;
  return isSound;
}

async function endHang(): Promise<void> {
  isEnding = true;
  const seconds = Math.round(hungFor / 1000);
  const where = await mainThreadStack();
  isEnding = !hasBeaten();
  if (!isEnding) hungFor = 0;
  if (!isEnding) return log('warn', { seconds, ...where }, 'the event loop was blocked for long');
  await log('error', { seconds, ...where }, 'the event loop hangs; the process is ended');
  end('SIGALRM');
}

async function endStop(): Promise<void> {
  isEnding = true;
  await log('error', await mainThreadStack(), 'the stop takes too long; the process is ended');
  end('SIGALRM');
}

/** SIGALRM identifies the watchdog: nothing else sends it. */
function end(signal: 'SIGALRM' | 'SIGKILL'): void {
  process.kill(process.pid, signal);
}

/** In the program's log format. A blocked log, possibly the cause, is not waited for. */
function log(level: keyof typeof levels, details: object, message: string): Promise<void> {
  if (!logs[level]) return Promise.resolve();
  const line = JSON.stringify({ level: levels[level], time: Date.now(), ...details, msg: message });
  return new Promise((resolve) => {
    setTimeout(resolve, logMilliseconds);
    write(standardOutput, `${line}\n`, () => resolve());
  });
}

setInterval(look, lookEveryMilliseconds);
