import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { tryWriting } from './writable-folder.ts';

// A file that is still being written was touched within the connection's timeout.
const staleAfterMilliseconds = 10 * 60 * 1000;

/** The folder of unfinished files: uploads on their way in, images being made. */
export type TempFolder = {
  path: string;
  /** The name of a file that does not exist yet. */
  newFile(extension?: string): string;
  holds(file: string): boolean;
  /** Writes a little and removes it again. @throws what the disk says when it is full, read-only or broken */
  tryWriting(): Promise<void>;
  /** Removes what a crash left behind; files that another process is writing are spared. */
  sweep(now?: number): Promise<void>;
};

/** Makes `folder` if needed. */
export async function openTempFolder(folder: string): Promise<TempFolder> {
  const path = resolve(folder);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return {
    path,
    newFile: (extension = 'part') => join(path, `${randomUUID()}.${extension}`),
    holds: (file) => resolve(file).startsWith(path + sep),
    tryWriting: () => tryWriting(path),
    async sweep(now = Date.now()) {
      for (const name of await readdir(path)) await removeIfStale(join(path, name), now);
    },
  };
}

async function removeIfStale(file: string, now: number): Promise<void> {
  const touched = await stat(file).then(
    (found) => found.mtimeMs,
    () => now,
  );
  if (now - touched > staleAfterMilliseconds) await rm(file, { recursive: true, force: true });
}
