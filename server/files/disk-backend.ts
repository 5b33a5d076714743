import { constants, createReadStream } from 'node:fs';
import { access, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { codeOf } from '#shared/caught.ts';
import { flush } from './flush.ts';
import type { StorageBackend } from './storage-backend.ts';

/** Files in a folder; stored files survive a power cut. */
export async function diskBackend(folder: string): Promise<StorageBackend> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  return {
    async put(path, file, { mayMove }) {
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true });
      await (mayMove ? move(file, target) : copy(file, target));
    },
    read: async (path, range) => createReadStream(join(root, path), range),
    size: (path) => stat(join(root, path)).then((found) => found.size, undefinedIfMissing),
    remove: (path) => disk.delete(path),
    check: () => access(root, constants.W_OK | constants.X_OK),
    async *list(path) {
      for (const found of (await disk.listAll(path)).objects) {
        if (found.isFile) yield { path: found.key, storedAt: (await disk.getMetaData(found.key)).lastModified };
      }
    },
  };
}

async function move(file: string, target: string): Promise<void> {
  await flush(file);
  try {
    await rename(file, target);
  } catch (error) {
    // Temporary files may be on another volume.
    if (codeOf(error) !== 'EXDEV') throw error;
    await copy(file, target);
    await rm(file, { force: true });
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

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
