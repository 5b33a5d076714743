import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireWritable } from '#server/core/files/storage/writable-folder.ts';

// Others may have a folder there whose name begins so.
const isStaging = (name: string): boolean => /^restore-[\da-f-]{36}$/.test(name);

/** Runs the restore of a data folder with an empty folder in it, where the result is built; it is removed afterwards. */
export async function withStaging<Result>(dataDir: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  await requireWritable(dataDir);
  await removeStaging(dataDir);
  const folder = join(dataDir, `restore-${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what restores left in a data folder that were cut off: people's data, also from encrypted archives. */
export async function removeStaging(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter(isStaging)) await rm(join(dataDir, name), { recursive: true, force: true });
}
