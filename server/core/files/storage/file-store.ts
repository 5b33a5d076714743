import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { diskBackend } from './disk-backend.ts';
import type { ByteRange, ListedFile, S3Settings, StorageBackend } from './storage-backend.ts';
import { isStoragePath } from './storage-path.ts';
import { openTempFolder, type TempFolder } from './temp-folder.ts';

export type FileStore = ReturnType<typeof toFileStore>;

/**
 * Opens the store of uploaded files: the folder `files` in `dataDir`, or a bucket when `s3` is given. Leftovers of
 * unfinished uploads are removed.
 */
export async function openFileStore(settings: { dataDir: string; s3?: S3Settings }): Promise<FileStore> {
  const temp = await openTempFolder(join(settings.dataDir, 'tmp'));
  await temp.sweep();
  return toFileStore(await openBackend(settings), temp);
}

/** Where stored files are; the folder `files` is made when it is missing. */
export async function openBackend({ dataDir, s3 }: { dataDir: string; s3?: S3Settings }): Promise<StorageBackend> {
  if (!s3) return diskBackend(join(dataDir, 'files'));
  // The bucket client is a large package, so it is loaded on demand.
  const { openBucket } = await import('./s3-bucket.ts');
  return openBucket(s3);
}

function toFileStore(backend: StorageBackend, temp: TempFolder) {
  return {
    temp,

    /**
     * Stores `file` under a path of `newStoragePath`; it is durable when this resolves. A temporary file is moved, any
     * other copied.
     */
    put: (path: string, file: string): Promise<void> => backend.put(checked(path), file, { mayMove: temp.holds(file) }),

    /** The bytes, all or a range. @throws Error when there is no such file, at the latest while reading. */
    read: (path: string, range?: ByteRange): Promise<Readable> => backend.read(checked(path), range),

    size: async (path: string): Promise<number | undefined> => backend.size(checked(path)),

    exists: async (path: string): Promise<boolean> => isStoragePath(path) && (await backend.size(path)) !== undefined,

    /** Removing a missing file is no error. */
    remove: (path: string): Promise<void> => backend.remove(checked(path)),

    /** @throws Error while files can be neither stored nor read */
    check: (): Promise<void> => backend.check(),

    list: (folder: string): AsyncIterable<ListedFile> => backend.list(folder),
  };
}

function checked(path: string): string {
  if (!isStoragePath(path)) throw new Error('not a storage path');
  return path;
}
