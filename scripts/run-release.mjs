import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { memoryFlags, memorySettings } from './memory-settings.mjs';
import { root } from './run-tool.mjs';

const listenFd = 3;
const rememberedLetters = 4_000;

/** The Node that a release was installed with; this release runs with the current one. */
export function nodeOf(folder) {
  const own = join(folder, 'node_modules/.bin/node');
  return folder !== root && existsSync(own) ? own : process.execPath;
}

/**
 * Starts the release in `folder` on the bound `socket`.
 * @param takesOver whether another release still serves: it then opens only when its pages are warm
 * @returns `opened` resolves when it accepts connections and rejects with its last words when it ends before that;
 *   `ended` resolves to its exit status, 128 + the signal's number for a signal; `stop` sends a signal
 */
export function runRelease({ folder, entry, socket, environment, takesOver = false }) {
  const child = spawn(nodeOf(folder), [...memoryFlags, entry], {
    cwd: folder,
    env: {
      ...memorySettings,
      ...environment,
      KEPT_BY: String(process.pid),
      ...(socket && { LISTEN_FD: String(listenFd) }),
      ...(takesOver && { TAKES_OVER: 'on' }),
    },
    stdio: ['inherit', 'inherit', takesOver ? 'pipe' : 'inherit', socket ? socket.fd() : 'ignore', 'ipc'],
  });
  const lastWords = takesOver ? forwardErrors(child.stderr) : () => '';
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (status, signal) => resolve(status ?? 128 + constants.signals[signal]));
  });
  const opened = new Promise((resolve, reject) => {
    child.on('message', ({ openAt }) => openAt && resolve());
    void ended.then((status) => reject(new Error(lastWords() || `It ended with status ${status}.`)));
  });
  // Nobody waits for it when the release is the only one.
  opened.catch(() => {});
  return { folder, ended, opened, stop: (signal) => child.kill(signal) };
}

/** Passes error output on. @returns a function that returns its last line */
function forwardErrors(stream) {
  let said = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    process.stderr.write(chunk);
    said = (said + chunk).slice(-rememberedLetters);
  });
  return () => said.trim().split('\n').at(-1) ?? '';
}
