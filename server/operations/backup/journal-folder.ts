import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile, replaceFile } from '#server/core/files/storage/json-file.ts';

/** The files of the journal in a data folder; all can be lost without harm. */
export const journalFolder = (dataDir: string): string => join(dataDir, 'journal');
export const journalStateFile = (dataDir: string): string => join(journalFolder(dataDir), 'state.sqlite');

const time = z.iso.datetime().nullable();
const statusSchema = z.object({
  /** When the journal last looked, with success or without. */
  checkedAt: time,
  /** The moment of the newest segment. */
  newestAt: time,
  /** Since when changes wait for a segment; null: none does. */
  waitingSince: time,
  /** Why the last look failed; null: it did not. */
  error: z.string().nullable(),
});
export type JournalProgress = z.infer<typeof statusSchema>;

const archivedSchema = z.object({ archive: z.string(), files: z.array(z.string()) });
/** The newest archive, and the stored files in it. */
export type ArchivedFiles = z.infer<typeof archivedSchema>;

const progressFile = (dataDir: string) => join(journalFolder(dataDir), 'progress.json');
const archivedFile = (dataDir: string) => join(journalFolder(dataDir), 'archived-files.json');

async function writeJson(dataDir: string, file: string, content: object): Promise<void> {
  await mkdir(journalFolder(dataDir), { recursive: true, mode: 0o700 });
  await replaceFile(file, JSON.stringify(content));
}

/** How the journal does, as its process wrote it; undefined before it ever looked. */
export const readProgress = (dataDir: string) => readJsonFile(progressFile(dataDir), statusSchema);
export const writeProgress = (dataDir: string, progress: JournalProgress) =>
  writeJson(dataDir, progressFile(dataDir), progress);

/** What the journal need not contain again; undefined before the first archive. */
export const readArchivedFiles = (dataDir: string) => readJsonFile(archivedFile(dataDir), archivedSchema);
export const writeArchivedFiles = (dataDir: string, archived: ArchivedFiles) =>
  writeJson(dataDir, archivedFile(dataDir), archived);
