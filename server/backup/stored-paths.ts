import type { FileStore } from '#server/files/file-store.ts';
import { isStoragePath, storageFolders } from '#server/files/storage-path.ts';

/** The path of every stored file. */
export async function* storedPaths(files: FileStore): AsyncGenerator<string> {
  for (const folder of storageFolders) {
    for await (const { path } of files.list(folder)) if (isStoragePath(path)) yield path;
  }
}
