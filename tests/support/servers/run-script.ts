import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../../..');

/** Runs a script of the project, or of a release in `folder`, to its end; `environment` is all that it finds of settings. */
export const runScript = (name: string, parameters: string[], environment: Record<string, string>, folder = root) =>
  runNode([join(folder, 'scripts', name), ...parameters], environment);

const callCommand = `
  const { commands } = await import(process.argv[1]);
  process.exit(await commands[process.argv[2]](process.argv.slice(3), process.env));
`;

/**
 * Runs a command of the built program to its end, as a release does. A script that runs from the sources reads and
 * compiles a thousand files first.
 */
export const runBuiltCommand = (name: string, parameters: string[], environment: Record<string, string>) =>
  runNode(
    ['--input-type=module', '-e', callCommand, join(root, 'build/program/commands.js'), name, ...parameters],
    environment,
  );

async function runNode(parameters: string[], environment: Record<string, string>) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, parameters, {
    env: { PATH, HOME, SETTINGS_FILE: 'off', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, out, err };
}
