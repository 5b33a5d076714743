import { spawn } from 'node:child_process';
import { join } from 'node:path';

if (Number.parseInt(process.versions.node, 10) < 26) {
  console.error('This needs the Node of the project: start it through npm (npm start, npm test, npm run build …).');
  process.exit(1);
}

/** The folder of the project. */
export const root = join(import.meta.dirname, '..');

const pinnedNodeFirst = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

/**
 * Runs a command in the project folder, with the project's tools first in PATH.
 * @returns its exit status and, unless `show` is set, its output.
 */
export function runTool(command, { env, show = false } = {}) {
  const [file, ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(file, parameters, {
      cwd: root,
      env: { ...process.env, PATH: pinnedNodeFirst, ...(show ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ status: 127, output: error.message }));
    child.on('close', (status, signal) => resolve({ status: status ?? 1, signal, output: output + (signal ?? '') }));
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
