import { type OpenDatabase, storedBytes } from '#server/core/db/database.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { megabytes, readFreeSpace } from './archive/disk-space.ts';
import { storedFiles } from './archive/stored-paths.ts';

type Source = { database: OpenDatabase; files: Pick<FileStore, 'list'> };
type Folders = {
  /** Where the archive is made and restored on trial. */
  workFolder: string;
  /** Where archives stay; undefined: in a bucket. */
  target: string | undefined;
};

/**
 * Estimates what a backup will write, from the sizes of the database and of the files. On trial rows exist as text, in
 * the new database and in its log; files exist in the archive and unpacked.
 * @throws Error when a disk would be full afterwards; nothing was written
 */
export async function requireRoomForBackup(
  { database, files }: Source,
  { workFolder, target }: Folders,
): Promise<void> {
  const rows = await storedBytes(database);
  let stored = 0;
  for await (const { bytes } of storedFiles(files)) stored += bytes;
  await requireRoom(workFolder, 4 * rows + 2 * stored);
  if (target !== undefined) await requireRoom(target, rows / 4 + stored);
}

async function requireRoom(folder: string, needed: number): Promise<void> {
  const room = await readFreeSpace(folder);
  if (needed <= room) return;
  throw new Error(
    `The backup was not begun, because it would fill the disk of ${folder}: it needs about ${megabytes(needed)} MB, and ${megabytes(room)} MB may be used.`,
  );
}
