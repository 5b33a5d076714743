import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '#server/db/database.ts';
import { newArchiveName, openArchiveStore, putArchive, removeOldArchives } from './archive-store.ts';
import { sayingWhenFull } from './disk-room.ts';
import { makeArchive } from './make-archive.ts';
import { tryArchive } from './try-archive.ts';

const prefix = 'before-update';
const kept = 3;

/**
 * Keeps the rows of a database as they are before its tables are changed, in `backups` of the data folder, the last
 * three times. Updates change no stored files, so these are not copied. The archive counts once it was restored on trial.
 * @throws Error in one line when there is no such archive: the update must not go on
 */
export async function backUpBeforeUpdate(database: OpenDatabase, dataDir: string): Promise<void> {
  const workFolder = join(dataDir, 'backup-work', `update-${process.pid}`);
  try {
    await sayingWhenFull(dataDir, () => keepRows({ database, dataDir, workFolder }));
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Error(`The update was not begun, and nothing was changed: its backup failed. ${reason}`, {
      cause: error,
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

type Keeping = { database: OpenDatabase; dataDir: string; workFolder: string };

async function keepRows({ database, dataDir, workFolder }: Keeping): Promise<void> {
  const store = await openArchiveStore(join(dataDir, 'backups'), {});
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const name = await newArchiveName(store, prefix);
  const archive = join(workFolder, name);
  await makeArchive({ database }, { archive, workFolder });
  // As the version that made these rows would restore them: bringing them up to date is the update itself.
  await tryArchive(archive, { workFolder, isBroughtUpToDate: false });
  await putArchive(store, name, archive);
  await removeOldArchives(store, prefix, kept);
}
