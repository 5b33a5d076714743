import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase, type OpenDatabase, sqliteFile } from '#server/db/database.ts';
import { migrationsOf } from '#server/db/migrator.ts';
import { openFileStore } from '#server/files/file-store.ts';
import {
  type ArchiveStore,
  newArchiveName,
  openArchiveStore,
  removeOldArchives,
  type S3Access,
} from './archive-store.ts';
import { type BackupManifest, fileCount, rowCount } from './backup-manifest.ts';
import { backupQueries } from './backup-queries.ts';
import { makeArchive } from './make-archive.ts';
import { type DataPlaces, restoreArchive } from './restore-archive.ts';

/** What archives made by `npm run backup` and by the schedule are called. */
const prefix = 'mansooj';
const dayMilliseconds = 24 * 60 * 60 * 1000;
const remembered = 365 * dayMilliseconds;

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
 * Makes one archive of an installation that may be running, puts it in its place, restores it on trial and removes
 * older archives. How it went is remembered in the database.
 * @throws Error when any of it fails; an archive that could not be restored stays for whoever looks into it.
 */
export async function runBackup(order: BackupOrder): Promise<BackupReport> {
  const { dataDir, databaseUrl } = order.places;
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) throw new Error(`There is no installation in ${dataDir}.`);
  const workFolder = await newWorkFolder(dataDir);
  const database = connectDatabase(order.places);
  try {
    return await remember(database, order, (noteArchive) => backUp(order, { database, workFolder, noteArchive }));
  } finally {
    await database.close();
    await rm(workFolder, { recursive: true, force: true });
  }
}

type Note = (report: Omit<BackupReport, 'drillMilliseconds'>) => Promise<void>;
type Means = { database: OpenDatabase; workFolder: string; noteArchive: Note };

async function backUp(order: BackupOrder, { database, workFolder, noteArchive }: Means): Promise<BackupReport> {
  const store = await openArchiveStore(order.to, order.s3);
  const archive = await newArchiveName(store, prefix);
  const file = join(workFolder, archive);
  const files = await openFileStore(order.places);
  const manifest = await makeArchive({ database, files }, { archive: file, workFolder });
  const { size: bytes } = await stat(file);
  await store.put(archive, file);
  await noteArchive({ archive, bytes, manifest });
  const drillMilliseconds = await drill(store, archive, workFolder);
  if (order.keep !== undefined) await removeOldArchives(store, prefix, order.keep);
  await refuseLost(database, manifest);
  return { archive, bytes, manifest, drillMilliseconds };
}

/** Restores the archive as it lies in its place into an embedded installation that is thrown away. @returns milliseconds */
async function drill(store: ArchiveStore, archive: string, workFolder: string): Promise<number> {
  const begun = performance.now();
  const scratch = join(workFolder, 'drill');
  await mkdir(scratch);
  const fetched = join(scratch, archive);
  await store.fetch(archive, fetched);
  await restoreArchive(fetched, { dataDir: scratch }, { isDurable: false });
  await rm(scratch, { recursive: true, force: true });
  return Math.round(performance.now() - begun);
}

/** A file that was removed during the backup is missing rightly; one that rows still name is lost. */
async function refuseLost({ db }: OpenDatabase, { missing }: BackupManifest): Promise<void> {
  const lost = await backupQueries.stillNamed(db, missing.slice(0, 500));
  if (lost.length > 0) throw new Error(`Files that records name are not in the store: ${lost.slice(0, 5).join(', ')}`);
}

/** Tells the database of the run, where it has a table for that; an older one is backed up before it gets one. */
async function remember(
  { db, engine }: OpenDatabase,
  { id = randomUUID() }: BackupOrder,
  work: (noteArchive: Note) => Promise<BackupReport>,
): Promise<BackupReport> {
  if (!(await migrationsOf(db, engine)).some((name) => name.includes('backup-runs'))) return work(async () => {});
  await backupQueries.begin(db, id);
  let isDrilled = false;
  try {
    const report = await work(async ({ archive, bytes, manifest }) => {
      await backupQueries.noteArchive(db, id, { archive, bytes, rows: rowCount(manifest), files: fileCount(manifest) });
      isDrilled = true;
    });
    await backupQueries.finish(db, id, { isDrilled });
    await backupQueries.forgetBefore(db, new Date(Date.now() - remembered).toISOString());
    return report;
  } catch (error) {
    await backupQueries.finish(db, id, { isDrilled, reason: (error as Error).message });
    throw error;
  }
}

/** Makes an empty folder beside the data, and removes those that a crash left behind. */
async function newWorkFolder(dataDir: string): Promise<string> {
  const parent = join(dataDir, 'backup-work');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  for (const name of await readdir(parent)) {
    const { mtimeMs } = await stat(join(parent, name));
    if (Date.now() - mtimeMs > dayMilliseconds) await rm(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, randomUUID());
  await mkdir(folder, { mode: 0o700 });
  return folder;
}
