import type { FileStore } from '#server/core/files/storage/file-store.ts';
import type { ListedFile } from '#server/core/files/storage/storage-backend.ts';
import { isStoragePath, storageFolders } from '#server/core/files/storage/storage-path.ts';

/** Every stored file. */
export async function* storedFiles(files: Pick<FileStore, 'list'>): AsyncGenerator<ListedFile> {
  for (const folder of storageFolders) {
    for await (const file of files.list(folder)) if (isStoragePath(file.path)) yield file;
  }
}

/** The path of every stored file. */
export async function* storedPaths(files: FileStore): AsyncGenerator<string> {
  for await (const { path } of storedFiles(files)) yield path;
}
