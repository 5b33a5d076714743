import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWithAll, orphans } from './left-processes.mjs';

if (Number.parseInt(process.versions.node, 10) < 26) {
  console.error('This needs the Node of the project: start it through npm (npm start, npm test, npm run build …).');
  process.exit(1);
}

/** The folder of the project. */
export const root = join(import.meta.dirname, '..');

const pinnedNodeFirst = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

/**
 * Runs a command in the project folder, with the project's tools first in PATH.
 * @param options `show`: its output goes to this one's. `longestSilence`: milliseconds after which a command that says
 * nothing is ended with all that it has started; `longestRest`: how long a process that it leaves behind may hold its
 * output. The output names such processes.
 * @returns its exit status and, unless `show` is set, its output.
 */
export function runTool(command, { env, show = false, longestSilence = 0, longestRest = 10_000 } = {}) {
  const [file, ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(file, parameters, {
      cwd: root,
      env: { ...process.env, PATH: pinnedNodeFirst, ...(show ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    const tooSilent = () => {
      output += `\nNothing was said for ${longestSilence / 1000} s. Ended:\n${endWithAll(child.pid)}${orphans()}`;
    };
    const silence = longestSilence ? setTimeout(tooSilent, longestSilence).unref() : undefined;
    let rest;
    const keep = (chunk) => {
      silence?.refresh();
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ status: 127, output: error.message }));
    child.on('exit', () => {
      clearTimeout(silence);
      rest = setTimeout(() => {
        output += `\nIts output was still held after its end.\n${orphans()}`;
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, longestRest);
    });
    child.on('close', (status, signal) => {
      clearTimeout(rest);
      resolve({ status: status ?? 1, signal, output: output + (signal ?? '') });
    });
  });
}

const memoryAdvice =
  'The machine had too little memory: a build takes 1.5 GB. Add swap for the time of the build, or build on another machine and copy the folder (docs/operations.md).\n';

/** Runs a command silently; on failure prints its output and exits. */
export async function runOrExit(command, options) {
  const { status, signal, output } = await runTool(command, options);
  if (status === 0) return;
  process.stderr.write(`${output}\n${command.join(' ')} failed.\n`);
  if (signal === 'SIGKILL' || /heap out of memory/.test(output)) process.stderr.write(memoryAdvice);
  process.exit(1);
}
