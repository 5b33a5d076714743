import { stat, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isBucketAddress } from '#server/core/config/bucket-address.ts';
import { readSqliteCode } from '#server/core/db/engines/infrastructure-errors.ts';
import { nearestFolder } from '#server/core/files/storage/writable-folder.ts';
import { readErrorCode } from '#shared/caught.ts';

/** Disk space left free for others: the site may be running on this disk. */
const spared = 64 * 1024 ** 2;

/** How many bytes may be written to the disk of a folder. */
export async function readFreeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, bavail * bsize - spared);
}

export const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0);

export function noDiskSpace(folder: string, room: number): Error {
  return new Error(`The disk of ${folder} has too little room: only ${megabytes(room)} MB may be used.`);
}

const fullCodes = /^(ENOSPC|EDQUOT|EFBIG)$/;
const sqliteFull = 13;

/** Whether an error tells that a disk is full, or a limit of it reached. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    readSqliteCode(error) === sqliteFull || fullCodes.test(String(readErrorCode(error))) || isFullDisk(error.cause)
  );
}

/**
 * Runs work that needs disk space in a folder. @throws Error that says so when the disk is full; otherwise the error of
 * the work
 */
export async function withFullDiskError<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isFullDisk(error) ? new Error(`The disk of ${folder} is full.`, { cause: error }) : error;
  }
}

/** Whether `place`, a folder or the address of a bucket, is lost when the disk of `folder` is. */
export async function sharesDisk(folder: string, place: string): Promise<boolean> {
  if (isBucketAddress(place)) return false;
  const [own, others] = await Promise.all(
    [folder, place].map(async (path) => stat(await nearestFolder(resolve(path))).catch(() => undefined)),
  );
  return own !== undefined && own.dev === others?.dev;
}
