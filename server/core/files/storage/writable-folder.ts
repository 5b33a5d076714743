import { randomUUID } from 'node:crypto';
import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readErrorCode } from '#shared/caught.ts';

// A full disk may still accept less than this.
const trial = Buffer.alloc(64 * 1024, 1);

/** Writes and removes a small file in `folder`. @throws the disk's error when it is full, read-only or failing */
export async function tryWriting(folder: string): Promise<void> {
  const file = join(folder, `${randomUUID()}.trial`);
  try {
    await writeFile(file, trial, { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * A folder, or the nearest one above it that exists; a link to a place that is not there is taken as it is.
 * @throws the system's error for a name that is too long for any folder
 */
export async function nearestFolder(folder: string): Promise<string> {
  const found = await lstat(folder).catch((error: unknown) => {
    if (readErrorCode(error) === 'ENAMETOOLONG') throw error;
  });
  return found || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

/**
 * Creates the data folder, or the one that is `called` something else, if missing.
 * @throws Error with one line for the operator when it is not writable
 */
export async function requireWritable(place: string, called = `DATA_DIR ${place}`): Promise<void> {
  try {
    const folder = resolve(place);
    const nearest = await nearestFolder(folder);
    // First: where nothing can be made, such as in /proc, Node would try to make a folder for ever.
    await tryWriting(nearest);
    if (nearest !== folder) await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`${called} ${explainWriting(error)}`, { cause: error });
  }
}

/** Why a folder took no file, in the words of an operator. */
export function explainWriting(error: unknown): string {
  const code = readErrorCode(error) ?? 'unknown';
  return `cannot be written to: ${reasons[code] ?? code}.`;
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'it is not open to writing',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'files may not grow',
  ENOTDIR: 'a file has its name',
  EEXIST: 'a file has its name',
  ENOENT:
    'a folder cannot be made there, or a link leads to a place that is not there, such as a disk that is not mounted',
  ELOOP: 'a link leads to itself',
  ENAMETOOLONG: 'its name is too long',
};
