import { constants } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readErrorCode } from '#shared/caught.ts';

/** Makes a file's bytes, or a folder's names, durable. */
export async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/** Stores `file` as `target`, completely or not at all; it survives a power cut. */
export async function placeFile(file: string, target: string, { mayMove }: { mayMove: boolean }): Promise<void> {
  if (!mayMove) return copy(file, target);
  await flush(file);
  try {
    await rename(file, target);
  } catch (error) {
    // The file may be on another volume.
    if (readErrorCode(error) !== 'EXDEV') throw error;
    await copy(file, target);
    return rm(file, { force: true });
  }
  await flush(dirname(target));
}

async function copy(file: string, target: string): Promise<void> {
  const partial = `${target}.partial`;
  try {
    await copyFile(file, partial, constants.COPYFILE_FICLONE);
    await flush(partial);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await flush(dirname(target));
}
