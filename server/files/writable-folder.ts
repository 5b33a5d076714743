import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// What a full disk may still have room for is less.
const trial = Buffer.alloc(64 * 1024, 1);

/** Writes a little into `folder` and removes it again. @throws what the disk says when it is full, read-only or broken */
export async function tryWriting(folder: string): Promise<void> {
  const file = join(folder, `${randomUUID()}.trial`);
  try {
    await writeFile(file, trial, { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

/** Makes the data folder if needed. @throws Error with one line for the operator when nothing can be written there */
export async function requireWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await tryWriting(dataDir);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR ${dataDir} cannot be written to: ${reasons[code] ?? code}.`, { cause: error });
  }
}

const reasons: Record<string, string> = {
  EACCES: 'it belongs to somebody else',
  EPERM: 'it is not open to writing',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'files may not grow',
  ENOTDIR: 'a file stands in its place',
  EEXIST: 'a file stands in its place',
};
