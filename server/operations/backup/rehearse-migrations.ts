import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase, type OpenDatabase } from '#server/core/db/database.ts';
import { migrate, pendingMigrations } from '#server/core/db/migrator.ts';
import { copySqlite, makeScratchDatabase, type ScratchDatabase } from '#server/core/db/scratch-database.ts';
import { requireIntegrity } from '#server/core/db/tables/table-rows.ts';
import { withFullDiskError } from './archive/disk-space.ts';
import { makeArchive } from './archive/make-archive.ts';
import { type DataLocations, restoreArchive } from './archive/restore-archive.ts';

/** `migrations` names those that were tried. */
export type Rehearsal = { migrations: string[]; milliseconds: number };

/**
 * Runs the missing migrations on a copy of the database that is made for it and removed again; the database itself is
 * only read.
 * @throws Error when a migration fails or leaves a damaged database, or there is no room for the copy
 */
export async function rehearseMigrations(places: DataLocations): Promise<Rehearsal> {
  const begun = performance.now();
  await using database = connectDatabase(places);
  const missing = await pendingMigrations(database.db);
  if (missing.length > 0) await withFullDiskError(places.dataDir, () => tryOnCopy(places, database));
  return { migrations: missing, milliseconds: Math.round(performance.now() - begun) };
}

async function tryOnCopy(places: DataLocations, database: OpenDatabase): Promise<void> {
  await using scratch = await makeScratchDatabase(places);
  await copyInto(scratch, places, database);
  await using copy = connectDatabase(scratch.settings);
  await migrate(copy.db, copy.engine);
  await requireIntegrity(copy.db, copy.engine);
}

async function copyInto({ settings }: ScratchDatabase, places: DataLocations, database: OpenDatabase): Promise<void> {
  if (database.engine === 'sqlite') return copySqlite(places, settings.dataDir);
  const workFolder = join(settings.dataDir, 'archive');
  await mkdir(workFolder);
  const archive = join(workFolder, 'rows.tar');
  await makeArchive({ database }, { archive, workFolder });
  await restoreArchive(archive, settings, { isDurable: false, isBroughtUpToDate: false });
}
