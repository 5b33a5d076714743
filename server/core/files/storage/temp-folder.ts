import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { tryWriting } from './writable-folder.ts';

// A file still being written was modified within the connection's timeout.
const staleAfterMilliseconds = 10 * 60 * 1000;

/** Opens the folder of temporary files: uploads in progress, images being encoded. Creates it if missing. */
export async function openTempFolder(folder: string) {
  const path = resolve(folder);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return {
    path,
    newFile: (extension = 'part') => join(path, `${randomUUID()}.${extension}`),
    holds: (file: string) => resolve(file).startsWith(path + sep),
    /** Writes and removes a small file. @throws the disk's error when it is full, read-only or failing */
    tryWriting: () => tryWriting(path),
    /** Removes files left by crashes; files being written by other processes stay. */
    async sweep(now = Date.now()) {
      for (const name of await readdir(path)) await removeIfStale(join(path, name), now);
    },
  };
}

export type TempFolder = Awaited<ReturnType<typeof openTempFolder>>;

async function removeIfStale(file: string, now: number): Promise<void> {
  const touched = await stat(file).then(
    (found) => found.mtimeMs,
    () => now,
  );
  if (now - touched > staleAfterMilliseconds) await rm(file, { recursive: true, force: true });
}
