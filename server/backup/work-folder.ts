import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Creates an empty folder in the data folder, and removes those left behind by crashes. */
export async function newWorkFolder(dataDir: string): Promise<string> {
  const parent = join(dataDir, 'backup-work');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  for (const name of await readdir(parent)) await removeIfOld(join(parent, name));
  const folder = join(parent, randomUUID());
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

async function removeIfOld(folder: string): Promise<void> {
  // Another backup may have removed its own concurrently.
  const touched = await stat(folder).catch(() => undefined);
  if (touched && Date.now() - touched.mtimeMs > dayMilliseconds) await rm(folder, { recursive: true, force: true });
}
