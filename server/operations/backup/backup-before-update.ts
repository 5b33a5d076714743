import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { errorMessage } from '#shared/caught.ts';
import { newArchiveName, openArchiveStore, putArchive, removeOldArchives } from './archive/archive-store.ts';
import { withFullDiskError } from './archive/disk-space.ts';
import { makeArchive } from './archive/make-archive.ts';
import { testRestore } from './test-restore.ts';

const prefix = 'before-update';
const kept = 3;

type Place = {
  dataDir: string;
  /** The passphrase with which the archive is encrypted; undefined: it is not. */
  key: string | undefined;
};

/**
 * Archives the rows before migrations change them, in `backups` of the data folder; keeps the last three. Migrations
 * change no stored files, so files are not copied. The archive must pass a test restore.
 * @throws Error in one line when the archive fails: the update must not continue
 */
export async function backUpBeforeUpdate(database: OpenDatabase, { dataDir, key }: Place): Promise<void> {
  const workFolder = join(dataDir, 'backup-work', `update-${process.pid}`);
  try {
    await withFullDiskError(dataDir, () => keepRows({ database, dataDir, workFolder, key }));
  } catch (error) {
    const [reason] = errorMessage(error).split('\n');
    throw new Error(`The update was not begun, and nothing was changed: its backup failed. ${reason}`, {
      cause: error,
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

type Keeping = Place & { database: OpenDatabase; workFolder: string };

async function keepRows({ database, dataDir, workFolder, key }: Keeping): Promise<void> {
  const store = await openArchiveStore(join(dataDir, 'backups'), {});
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const name = await newArchiveName(store, prefix, key !== undefined);
  const archive = join(workFolder, name);
  await makeArchive({ database }, { archive, workFolder, key });
  // Restores with the old version's schema: migrating the rows is the update itself.
  await testRestore(archive, { workFolder, key, isBroughtUpToDate: false });
  await putArchive(store, name, archive);
  await removeOldArchives(store, prefix, { keep: kept, made: name });
}
