import { constants, createReadStream } from 'node:fs';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { placeFile } from './flush.ts';
import type { StorageBackend } from './storage-backend.ts';

/** Files in a folder; stored files survive a power cut. */
export async function diskBackend(folder: string): Promise<StorageBackend> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  return {
    async put(path, file, options) {
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true });
      await placeFile(file, target, options);
    },
    read: async (path, range) => createReadStream(join(root, path), range),
    size: (path) => stat(join(root, path)).then((found) => found.size, undefinedIfMissing),
    remove: (path) => rm(join(root, path), { force: true }),
    check: () => access(root, constants.W_OK | constants.X_OK),
    async *list(path) {
      for (const name of (await readdir(join(root, path)).catch(undefinedIfMissing)) ?? []) {
        const found = await stat(join(root, path, name)).catch(undefinedIfMissing);
        if (found?.isFile()) yield { path: `${path}/${name}`, bytes: found.size, storedAt: found.mtime };
      }
    },
  };
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
