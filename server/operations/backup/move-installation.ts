import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase, type OpenDatabase, sqliteFile } from '#server/core/db/database.ts';
import { explainOpening } from '#server/core/db/explain-opening.ts';
import { migrate } from '#server/core/db/migrator.ts';
import { digestTables, inSnapshot } from '#server/core/db/tables/table-rows.ts';
import { hashContent } from '#server/core/files/storage/content-hash.ts';
import { type FileStore, openFileStore } from '#server/core/files/storage/file-store.ts';
import type { S3Settings } from '#server/core/files/storage/storage-backend.ts';
import { dumpTables, type TableDump } from './archive/dump-tables.ts';
import { loadTables, requireEmptyDatabase, requireSame } from './archive/load-tables.ts';
import { storedPaths } from './archive/stored-paths.ts';

export type Move = {
  /** The data folder of the embedded installation; it is not modified. */
  dataDir: string;
  /** An empty PostgreSQL database for the rows; undefined: they stay. */
  databaseUrl?: string | undefined;
  /** A bucket for the files; undefined: they stay. */
  s3?: S3Settings | undefined;
};

export type MoveReport = { rows: number; files: number };

/**
 * Copies the rows and files of an embedded installation to PostgreSQL and a bucket, and verifies all of them. The rows
 * appear last, in one transaction; an interrupted move is restarted and skips files already copied.
 * @throws Error when the target is not empty, or the installation changed during the move; the target then has no rows
 */
export async function moveInstallation({ dataDir, databaseUrl, s3 }: Move): Promise<MoveReport> {
  if (!existsSync(sqliteFile(dataDir))) throw new Error(`There is no embedded installation in ${dataDir}.`);
  await using source = connectDatabase({ dataDir });
  await using target = databaseUrl ? connectDatabase({ dataDir, databaseUrl }) : undefined;
  const folder = join(dataDir, 'backup-work', `move-${process.pid}`);
  try {
    if (target) await requireEmptyDatabase(target);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const dump = await dumpTables(source, folder);
    const files = s3 ? await moveFiles(dataDir, s3) : 0;
    const beforeCommit = () => requireUnchanged(source, dump);
    if (target) {
      await loadTables(target, { ...dump, folder, beforeCommit });
      await migrate(target.db, target.engine);
    } else await beforeCommit();
    const rows = target ? Object.values(dump.tables).reduce((sum, table) => sum + table.rows, 0) : 0;
    return { rows, files };
  } catch (error) {
    throw explainOpening(error, { dataDir, databaseUrl, setting: '--to' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function requireUnchanged({ db, engine }: OpenDatabase, { tables }: TableDump): Promise<void> {
  const now = await inSnapshot(db, engine, (snapshot) => digestTables(snapshot, engine));
  try {
    requireSame(now, tables);
  } catch {
    throw new Error('The installation changed while it was moved. Stop the site, then move again.');
  }
}

async function moveFiles(dataDir: string, s3: S3Settings): Promise<number> {
  const [from, to] = [await openFileStore({ dataDir }), await openFileStore({ dataDir, s3 })];
  const known = await requireOurFiles(from, to, s3.bucket);
  let moved = 0;
  for await (const path of storedPaths(from)) {
    const wanted = await hashContent(await from.read(path));
    if (!known.has(path) || (await hashContent(await to.read(path))) !== wanted)
      await to.put(path, join(dataDir, 'files', path));
    if ((await hashContent(await to.read(path))) !== wanted)
      throw new Error(`${path} is not in the bucket as it was sent.`);
    moved++;
  }
  return moved;
}

/** The files already in the bucket. @throws Error when one is not of this installation */
async function requireOurFiles(from: FileStore, to: FileStore, bucket: string): Promise<Set<string>> {
  const known = new Set<string>();
  for await (const path of storedPaths(to)) {
    if (!(await from.exists(path))) {
      throw new Error(`The bucket ${bucket} is not empty: ${path} is not of this installation. Nothing was changed.`);
    }
    known.add(path);
  }
  return known;
}
