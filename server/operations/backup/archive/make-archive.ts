import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { OpenDatabase } from '#server/core/db/database.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { isChosenRow } from '#server/core/settings/chosen-settings.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { type BackupManifest, fileEntry, tableEntry } from './backup-manifest.ts';
import { dumpTables } from './dump-tables.ts';
import { storedPaths } from './stored-paths.ts';
import { listUnowned } from './unowned-queries.ts';

type Source = {
  database: OpenDatabase;
  /** undefined: rows only. */
  files?: FileStore;
};

type Target = {
  archive: string;
  /** An empty folder for temporary files. */
  workFolder: string;
  /** The passphrase with which the archive is encrypted; undefined: it is not. */
  key?: string | undefined;
};

/**
 * Writes the rows and then the files of a running site into one archive. The rows are one snapshot; their files were
 * stored before them, so the archive includes every file that was not removed since. Uploads that no record has taken
 * over are left out: they live for an hour.
 */
export async function makeArchive(
  { database, files }: Source,
  { archive, workFolder, key }: Target,
): Promise<BackupManifest> {
  const createdAt = new Date().toISOString();
  const dumpFolder = join(workFolder, 'tables');
  await mkdir(dumpFolder);
  const { migrations, tables, namedFiles } = await dumpTables(database, dumpFolder, isChosenRow);
  const writer = writeArchive(archive, key);
  try {
    for (const table of Object.keys(tables))
      await writer.addFile(tableEntry(table), join(dumpFolder, `${table}.jsonl`));
    await rm(dumpFolder, { recursive: true });
    if (files) await addStoredFiles(writer, files, database);
    const missing = files ? [...namedFiles].filter((path) => !writer.entries[fileEntry(path)]).sort() : [];
    const manifest: BackupManifest = {
      format: 'mansooj-backup-1',
      createdAt,
      scope: files ? 'all' : 'rows',
      engine: database.engine,
      migrations,
      tables,
      entries: writer.entries,
      missing,
    };
    await writer.finish(manifest);
    return manifest;
  } catch (error) {
    await writer.abort(error);
    throw error;
  }
}

async function addStoredFiles(writer: ArchiveWriter, files: FileStore, { db }: OpenDatabase): Promise<void> {
  const listed: string[] = [];
  for await (const path of storedPaths(files)) listed.push(path);
  const unowned = new Set(await listUnowned(db));
  for (const path of listed) {
    const stored = unowned.has(path) ? undefined : await openStored(files, path);
    if (stored) await writer.addStream(fileEntry(path), stored.bytes, stored.content);
  }
}

/** Opens a stored file for reading; undefined when it was removed after it was listed. */
export async function openStored(
  files: FileStore,
  path: string,
): Promise<{ bytes: number; content: Readable } | undefined> {
  try {
    const bytes = await files.size(path);
    if (bytes === undefined) return undefined;
    const content = await files.read(path);
    await once(content, 'readable');
    return { bytes, content };
  } catch (error) {
    if (await files.exists(path)) throw error;
    return undefined;
  }
}
