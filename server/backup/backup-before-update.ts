import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '#server/db/database.ts';
import { newArchiveName, openArchiveStore, removeOldArchives } from './archive-store.ts';
import { makeArchive } from './make-archive.ts';

const prefix = 'before-update';
const kept = 3;

/**
 * Keeps the rows of a database as they are before its tables are changed, in `backups` of the data folder, the last
 * three times. Updates change no stored files, so these are not copied.
 */
export async function backUpBeforeUpdate(database: OpenDatabase, dataDir: string): Promise<void> {
  const store = await openArchiveStore(join(dataDir, 'backups'), {});
  const workFolder = join(dataDir, 'backup-work', `update-${process.pid}`);
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  try {
    const name = await newArchiveName(store, prefix);
    const archive = join(workFolder, name);
    await makeArchive({ database }, { archive, workFolder });
    await store.put(name, archive);
    await removeOldArchives(store, prefix, kept);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
