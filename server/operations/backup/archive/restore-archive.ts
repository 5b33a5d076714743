import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connectDatabase, type OpenDatabase, sqliteFile } from '#server/core/db/database.ts';
import { migrate } from '#server/core/db/migrator.ts';
import { openFileStore } from '#server/core/files/storage/file-store.ts';
import { flush } from '#server/core/files/storage/flush.ts';
import type { S3Settings } from '#server/core/files/storage/storage-backend.ts';
import { readErrorCode } from '#shared/caught.ts';
import { type Unpacking, unpackArchive } from './archive-reader.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { withFullDiskError } from './disk-space.ts';
import { loadTables, requireEmptyDatabase } from './load-tables.ts';
import { withStaging } from './restore-staging.ts';
import { storedPaths } from './stored-paths.ts';
import { forgetUnowned } from './unowned-queries.ts';

/** Where an installation keeps its data. */
export type DataLocations = { dataDir: string; databaseUrl?: string; s3?: S3Settings };

type RestoreOptions = Partial<Unpacking> & {
  /** Whether to run the remaining migrations; false keeps the schema of the archive. */
  isBroughtUpToDate?: boolean;
};

type Filling = { manifest: BackupManifest; staging: string; places: DataLocations; isBroughtUpToDate: boolean };

/**
 * Restores the rows and files of an archive to the configured place. Everything is unpacked, verified and built next to
 * the target first, and the rows appear last: an earlier failure leaves the target unchanged.
 * @throws ArchiveError when the archive is damaged; Error when the target is not empty, or there is too little disk
 * space
 */
export async function restoreArchive(
  archive: string,
  places: DataLocations,
  { isDurable = true, isBroughtUpToDate = true, key }: RestoreOptions = {},
): Promise<BackupManifest> {
  await requireNoDatabase(places);
  return withStaging(places.dataDir, (staging) =>
    withFullDiskError(places.dataDir, async () => {
      const manifest = await unpackArchive(createReadStream(archive), staging, { isDurable, key });
      if (manifest.scope === 'all') await requireNoFiles(places);
      await (places.databaseUrl ? fillPostgres : fillSqlite)({ manifest, staging, places, isBroughtUpToDate });
      return manifest;
    }),
  );
}

/** @throws Error when there is a database already */
export async function requireNoDatabase({ dataDir, databaseUrl }: DataLocations): Promise<void> {
  const file = sqliteFile(dataDir);
  // SQLite would replay the log of an earlier database into the restored one.
  if (!databaseUrl && (existsSync(file) || existsSync(`${file}-wal`))) {
    const found = existsSync(file) ? 'a database' : 'the log of a database (mansooj.sqlite-wal)';
    throw new Error(`${dataDir} holds ${found}; nothing was changed. Name an empty DATA_DIR, or move that one away.`);
  }
  if (!databaseUrl) return;
  await using database = connectDatabase({ dataDir, databaseUrl });
  await requireEmptyDatabase(database);
}

/** @throws Error when there are files already */
export async function requireNoFiles(places: DataLocations): Promise<void> {
  // Opening a store creates its folders, and a refusal must leave nothing behind.
  if (!places.s3 && !existsSync(join(places.dataDir, 'files'))) return;
  const files = await openFileStore(places);
  for await (const _path of storedPaths(files)) {
    const place = places.s3 ? `The bucket ${places.s3.bucket}` : join(places.dataDir, 'files');
    throw new Error(`${place} holds files; nothing was changed. Name an empty place, or move them away.`);
  }
}

async function fillSqlite({ manifest, staging, places, isBroughtUpToDate }: Filling): Promise<void> {
  {
    await using database = connectDatabase({ dataDir: staging });
    await loadTables(database, { ...manifest, folder: join(staging, 'tables') });
    await finishRows(database, manifest, isBroughtUpToDate);
  }
  await placeSqlite(staging, places, manifest.scope);
}

/** Moves a database and its files from `staging`, where they were built, to where an installation has them. */
export async function placeSqlite(
  staging: string,
  places: DataLocations,
  scope: BackupManifest['scope'] = 'all',
): Promise<void> {
  const undo = await placeFiles(scope, staging, places);
  try {
    // The database comes last: once it exists, the folder is an installation.
    await flush(sqliteFile(staging));
    await rename(sqliteFile(staging), sqliteFile(places.dataDir));
    await flush(places.dataDir);
  } catch (error) {
    await undo();
    throw error;
  }
}

async function fillPostgres({ manifest, staging, places, isBroughtUpToDate }: Filling): Promise<void> {
  await using database = connectDatabase(places);
  let undo = async () => {};
  const beforeCommit = async () => {
    undo = await placeFiles(manifest.scope, staging, places);
  };
  await loadTables(database, { ...manifest, folder: join(staging, 'tables'), beforeCommit }).catch(async (error) => {
    await undo();
    throw error;
  });
  await finishRows(database, manifest, isBroughtUpToDate);
}

async function finishRows({ db, engine }: OpenDatabase, { scope }: BackupManifest, isBroughtUpToDate: boolean) {
  if (isBroughtUpToDate) await migrate(db, engine);
  // With rows alone the files are those of a store that was left alone.
  if (scope === 'all') await forgetUnowned(db);
}

/** Stores the unpacked files in the empty store. @returns a function that removes them again */
async function placeFiles(
  scope: BackupManifest['scope'],
  staging: string,
  places: DataLocations,
): Promise<() => Promise<void>> {
  const unpacked = join(staging, 'files');
  if (scope === 'rows' || !existsSync(unpacked)) return async () => {};
  const files = await openFileStore(places);
  const folders = await readdir(unpacked);
  const undo = async () => {
    for await (const path of storedPaths(files)) await files.remove(path);
  };
  try {
    for (const folder of folders) {
      const from = join(unpacked, folder);
      const isMoved = !places.s3 && (await moveFolder(from, join(places.dataDir, 'files', folder)));
      if (isMoved) continue;
      for (const name of await readdir(from)) await files.put(`${folder}/${name}`, join(from, name));
    }
    return undo;
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Moves a folder to a missing or empty one; false across volumes. */
async function moveFolder(from: string, to: string): Promise<boolean> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
    await flush(dirname(to));
    return true;
  } catch (error) {
    if (readErrorCode(error) !== 'EXDEV') throw error;
    return false;
  }
}
