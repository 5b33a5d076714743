import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/core/config/config.ts';
import { connectDatabase, type OpenDatabase, sqliteFile } from '#server/core/db/database.ts';
import { type FileStore, openFileStore } from '#server/core/files/storage/file-store.ts';
import { errorMessage } from '#shared/caught.ts';
import {
  type ArchiveStore,
  archivePrefix,
  failedPrefix,
  newArchiveName,
  openArchiveStore,
  putArchive,
  removeOldArchives,
  requireBackupFolder,
  type S3Access,
} from './archive/archive-store.ts';
import { type BackupManifest, fileCount, listArchivedFiles, rowCount } from './archive/backup-manifest.ts';
import { withFullDiskError } from './archive/disk-space.ts';
import { makeArchive } from './archive/make-archive.ts';
import type { DataLocations } from './archive/restore-archive.ts';
import { backupQueries } from './backup-queries.ts';
import { writeArchivedFiles } from './journal-folder.ts';
import { requireRoomForBackup } from './room-for-backup.ts';
import { testRestore } from './test-restore.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Creates an empty folder in the data folder, and removes those left behind by crashes. */
async function newWorkFolder(dataDir: string): Promise<string> {
  const parent = join(dataDir, 'backup-work');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  for (const name of await readdir(parent)) await removeIfOld(join(parent, name));
  const folder = join(parent, randomUUID());
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

async function removeIfOld(folder: string): Promise<void> {
  // Another backup may have removed its own concurrently.
  const touched = await stat(folder).catch(() => undefined);
  if (touched && Date.now() - touched.mtimeMs > dayMilliseconds) await rm(folder, { recursive: true, force: true });
}

const remembered = 365 * 24 * 60 * 60 * 1000;

export type BackupOrder = {
  places: DataLocations;
  /** A folder or `s3://bucket/prefix`. */
  to: string;
  s3: S3Access;
  /** The passphrase with which archives are encrypted; undefined: they are not. */
  key?: string | undefined;
  /** How many of our archives are kept there; undefined: all. */
  keep?: number | undefined;
  /** The id of this run; generated when omitted. */
  id?: string | undefined;
  /** The stored archive that is only to be restored on trial; undefined: a backup is made. */
  tested?: string | undefined;
};

/** The order for a backup of the site with these settings. */
export function toBackupOrder({ backup, dataDir, databaseUrl, s3 }: Config): BackupOrder {
  const { everyMilliseconds: _, ...order } = backup;
  return { ...order, places: { dataDir, ...(databaseUrl && { databaseUrl }), ...(s3 && { s3 }) } };
}

export type BackupReport = { archive: string; bytes: number; manifest: BackupManifest; drillMilliseconds: number };

/**
 * Archives an installation, which may be running, test-restores the archive, stores it and removes older ones. The
 * result is recorded in the database.
 * @throws Error when any step fails; a failed archive is named `failed-…` and replaces no older one
 */
export async function runBackup(order: BackupOrder): Promise<BackupReport> {
  const { dataDir, databaseUrl } = order.places;
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) throw new Error(`There is no installation in ${dataDir}.`);
  const workFolder = await newWorkFolder(dataDir);
  const database = connectDatabase(order.places);
  try {
    return await remember(database, order, (noteArchive) =>
      withFullDiskError(dataDir, () => backUp(order, { database, workFolder, noteArchive, key: order.key })),
    );
  } finally {
    await database.close();
    await rm(workFolder, { recursive: true, force: true });
  }
}

type Made = { archive: string; file: string; bytes: number; manifest: BackupManifest };
type Note = (made: Omit<Made, 'file'>, isRestored: boolean) => Promise<void>;
type Means = Pick<BackupOrder, 'key'> & { database: OpenDatabase; workFolder: string; noteArchive: Note };

async function backUp(order: BackupOrder, means: Means): Promise<BackupReport> {
  const store = await openArchiveStore(order.to, order.s3);
  if (store.kind === 'folder') await requireBackupFolder(order.to);
  const files = await openFileStore(order.places);
  const target = store.kind === 'folder' ? order.to : undefined;
  await requireRoomForBackup({ ...means, files }, { workFolder: means.workFolder, target });
  const made = await makeOne(files, store, means);
  const drillMilliseconds = await prove(made, store, means);
  await putArchive(store, made.archive, made.file);
  await means.noteArchive(made, true);
  const { archive, manifest } = made;
  if (order.keep !== undefined) await removeOldArchives(store, archivePrefix, { keep: order.keep, made: archive });
  // Without it the journal contains more than it must.
  await writeArchivedFiles(order.places.dataDir, { archive, files: listArchivedFiles(manifest) }).catch(() => {});
  return { ...made, drillMilliseconds };
}

async function makeOne(files: FileStore, store: ArchiveStore, { database, workFolder, key }: Means): Promise<Made> {
  const archive = await newArchiveName(store, archivePrefix, key !== undefined);
  const file = join(workFolder, archive);
  const manifest = await makeArchive({ database, files }, { archive: file, workFolder, key });
  return { archive, file, bytes: (await stat(file)).size, manifest };
}

/** Test-restores the archive and checks that everything is included. @returns milliseconds */
async function prove(made: Made, store: ArchiveStore, means: Means): Promise<number> {
  const { database, workFolder, noteArchive, key } = means;
  let isRestored = false;
  try {
    const milliseconds = await testRestore(made.file, { workFolder, key });
    isRestored = true;
    await refuseLost(database, made.manifest);
    return milliseconds;
  } catch (error) {
    const archive = made.archive.replace(archivePrefix, failedPrefix);
    // The reason for failing the test matters more than the reason for not storing it.
    await keepFailed(store, archive, made.file)
      .then(() => noteArchive({ ...made, archive }, isRestored))
      .catch(() => {});
    throw error;
  }
}

async function keepFailed(store: ArchiveStore, archive: string, file: string): Promise<void> {
  await putArchive(store, archive, file);
  await removeOldArchives(store, failedPrefix, { keep: 1, made: archive });
}

/** A file that was removed during the backup may be missing; one that rows still refer to is lost. */
async function refuseLost({ db }: OpenDatabase, { missing }: BackupManifest): Promise<void> {
  const lost: string[] = [];
  for (let start = 0; start < missing.length; start += 500) {
    lost.push(...(await backupQueries.stillNamed(db, missing.slice(start, start + 500))));
  }
  if (lost.length > 0) throw new Error(`Files that records name are not in the store: ${lost.slice(0, 5).join(', ')}`);
}

/**
 * Fetches a stored archive and restores it on trial; the result is recorded in the database under the id of the order.
 * @throws Error with the reason why it cannot be restored
 */
export async function testStoredArchive({ places, to, s3, key, id = '' }: BackupOrder, archive: string): Promise<void> {
  const workFolder = await newWorkFolder(places.dataDir);
  const database = connectDatabase(places);
  const end = (reason?: string) => backupQueries.finish(database.db, id, { isDrilled: !reason, reason });
  try {
    await withFullDiskError(places.dataDir, async () => {
      const file = join(workFolder, archive);
      await pipeline(await (await openArchiveStore(to, s3)).read(archive), createWriteStream(file, { mode: 0o600 }));
      await testRestore(file, { workFolder, key });
    });
    await end();
  } catch (error) {
    await end(errorMessage(error)).catch(() => {});
    throw error;
  } finally {
    await database.close();
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function remember(
  { db }: OpenDatabase,
  { id = randomUUID() }: BackupOrder,
  work: (noteArchive: Note) => Promise<BackupReport>,
): Promise<BackupReport> {
  await backupQueries.begin(db, id);
  let isDrilled = false;
  try {
    const report = await work(async ({ archive, bytes, manifest }, isRestored) => {
      await backupQueries.noteArchive(db, id, { archive, bytes, rows: rowCount(manifest), files: fileCount(manifest) });
      isDrilled = isRestored;
    });
    await backupQueries.finish(db, id, { isDrilled });
    await backupQueries.forgetBefore(db, new Date(Date.now() - remembered).toISOString());
    return report;
  } catch (error) {
    // On a full disk recording may fail too; the reason is reported in any case.
    await backupQueries.finish(db, id, { isDrilled, reason: errorMessage(error) }).catch(() => {});
    throw error;
  }
}
