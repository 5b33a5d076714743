import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../../..');

/** Runs a script of the project, or of a release in `folder`, to its end; `environment` is all that it finds of settings. */
export async function runScript(
  name: string,
  parameters: string[],
  environment: Record<string, string>,
  folder = root,
) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [join(folder, 'scripts', name), ...parameters], {
    env: { PATH, HOME, SETTINGS_FILE: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, out, err };
}
