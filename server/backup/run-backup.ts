import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase, type OpenDatabase, sqliteFile } from '#server/db/database.ts';
import { migrationsOf } from '#server/db/migrator.ts';
import { openFileStore } from '#server/files/file-store.ts';
import {
  type ArchiveStore,
  newArchiveName,
  openArchiveStore,
  putArchive,
  removeOldArchives,
  type S3Access,
} from './archive-store.ts';
import { type BackupManifest, fileCount, rowCount } from './backup-manifest.ts';
import { backupQueries } from './backup-queries.ts';
import { sayingWhenFull } from './disk-room.ts';
import { makeArchive } from './make-archive.ts';
import type { DataPlaces } from './restore-archive.ts';
import { tryArchive } from './try-archive.ts';
import { newWorkFolder } from './work-folder.ts';

/** What archives made by `npm run backup` and by the schedule are called. */
const prefix = 'mansooj';
/** What one is called that cannot be relied on; the newest is kept, since it may be better than nothing. */
const failedPrefix = `failed-${prefix}`;
const remembered = 365 * 24 * 60 * 60 * 1000;

export type BackupOrder = {
  places: DataPlaces;
  /** A folder or `s3://bucket/prefix`. */
  to: string;
  s3: S3Access;
  /** How many archives of ours are kept there; undefined: all. */
  keep?: number | undefined;
  /** The run that this is; a new one without. */
  id?: string | undefined;
};

export type BackupReport = { archive: string; bytes: number; manifest: BackupManifest; drillMilliseconds: number };

/**
 * Makes one archive of an installation that may be running, restores it on trial, puts it in its place and removes older
 * archives. How it went is remembered in the database.
 * @throws Error when any of it fails; an archive that is not good is called `failed-…`, and no older one gives way to it
 */
export async function runBackup(order: BackupOrder): Promise<BackupReport> {
  const { dataDir, databaseUrl } = order.places;
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) throw new Error(`There is no installation in ${dataDir}.`);
  const workFolder = await newWorkFolder(dataDir);
  const database = connectDatabase(order.places);
  try {
    return await remember(database, order, (noteArchive) =>
      sayingWhenFull(dataDir, () => backUp(order, { database, workFolder, noteArchive })),
    );
  } finally {
    await database.close();
    await rm(workFolder, { recursive: true, force: true });
  }
}

type Made = { archive: string; file: string; bytes: number; manifest: BackupManifest };
type Note = (made: Omit<Made, 'file'>, isRestored: boolean) => Promise<void>;
type Means = { database: OpenDatabase; workFolder: string; noteArchive: Note };

async function backUp(order: BackupOrder, means: Means): Promise<BackupReport> {
  const store = await openArchiveStore(order.to, order.s3);
  const made = await makeOne(order, store, means);
  const drillMilliseconds = await prove(made, store, means);
  await putArchive(store, made.archive, made.file);
  await means.noteArchive(made, true);
  if (order.keep !== undefined) await removeOldArchives(store, prefix, order.keep);
  return { ...made, drillMilliseconds };
}

async function makeOne({ places }: BackupOrder, store: ArchiveStore, { database, workFolder }: Means): Promise<Made> {
  const archive = await newArchiveName(store, prefix);
  const file = join(workFolder, archive);
  const files = await openFileStore(places);
  const manifest = await makeArchive({ database, files }, { archive: file, workFolder });
  return { archive, file, bytes: (await stat(file)).size, manifest };
}

/** Restores the archive on trial, and looks whether all is in it. @returns milliseconds */
async function prove(made: Made, store: ArchiveStore, { database, workFolder, noteArchive }: Means): Promise<number> {
  let isRestored = false;
  try {
    const milliseconds = await tryArchive(made.file, { workFolder });
    isRestored = true;
    await refuseLost(database, made.manifest);
    return milliseconds;
  } catch (error) {
    const archive = made.archive.replace(prefix, failedPrefix);
    // Why it is not good counts more than why it could not be kept.
    await keepFailed(store, archive, made.file)
      .then(() => noteArchive({ ...made, archive }, isRestored))
      .catch(() => {});
    throw error;
  }
}

async function keepFailed(store: ArchiveStore, archive: string, file: string): Promise<void> {
  await putArchive(store, archive, file);
  await removeOldArchives(store, failedPrefix, 1);
}

/** A file that was removed during the backup is missing rightly; one that rows still name is lost. */
async function refuseLost({ db }: OpenDatabase, { missing }: BackupManifest): Promise<void> {
  const lost: string[] = [];
  for (let start = 0; start < missing.length; start += 500) {
    lost.push(...(await backupQueries.stillNamed(db, missing.slice(start, start + 500))));
  }
  if (lost.length > 0) throw new Error(`Files that records name are not in the store: ${lost.slice(0, 5).join(', ')}`);
}

/** Notes the run in the database, where it has a table for that; an older one is backed up before it gets one. */
async function remember(
  { db, engine }: OpenDatabase,
  { id = randomUUID() }: BackupOrder,
  work: (noteArchive: Note) => Promise<BackupReport>,
): Promise<BackupReport> {
  if (!(await migrationsOf(db, engine)).some((name) => name.includes('backup-runs'))) return work(async () => {});
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
    // On a full disk not even this may be possible; the reason is said in any case.
    await backupQueries.finish(db, id, { isDrilled, reason: (error as Error).message }).catch(() => {});
    throw error;
  }
}
