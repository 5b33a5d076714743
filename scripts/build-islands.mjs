import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runOrExit } from './run-tool.mjs';

const made = join(root, '.cache/islands/assets');
const served = join(root, 'build/client/assets');

/** Builds the islands; the pages' build, which follows, names their entry. */
export function buildIslands() {
  return runOrExit(['vite', 'build', '--config', 'vite.islands.config.ts'], { env: { NODE_ENV: 'production' } });
}

/** Puts the scripts of the islands beside those of the pages, whose build has emptied the folder. */
export async function serveIslands() {
  await mkdir(served, { recursive: true });
  const scripts = (await readdir(made)).filter((name) => name.endsWith('.js'));
  await Promise.all(scripts.map((name) => cp(join(made, name), join(served, name))));
}
