import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#server/core/db/database.ts';
import type { FileInspector } from '#server/core/files/inspection/file-inspector.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { isAppError } from '#shared/errors.ts';

type Parts = { db: Database; files: FileStore; inspector: FileInspector };

const atOnce = 20;

const listUnread = (db: Database, limit: number) =>
  db
    .selectFrom('career')
    .select(['id', 'cv_path'])
    .where('cv_text', 'is', null)
    .where('anonymised_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** Takes the words of each CV once, by which the desk finds its application. */
export function createCvTexts({ db, files, inspector }: Parts) {
  /** @returns '' for a file that has no words or cannot be read; undefined while it cannot be tried */
  async function readWords(path: string): Promise<string | undefined> {
    const copy = files.temp.newFile('pdf');
    try {
      await pipeline(await files.read(path), createWriteStream(copy));
      return await inspector.readCv(copy);
    } catch (error) {
      return isAppError(error) && error.code === 'unavailable' ? undefined : '';
    } finally {
      await rm(copy, { force: true });
    }
  }

  return {
    isComplete: async (): Promise<boolean> => (await listUnread(db, 1)).length === 0,

    /** Reads the newest that were not read. */
    async read(): Promise<void> {
      for (const { id, cv_path } of await listUnread(db, atOnce)) {
        const words = await readWords(cv_path);
        if (words === undefined) return;
        await db.transaction().execute(async (transaction) => {
          await leadTables.career.lock(transaction, id);
          const row = transaction.updateTable('career').set({ cv_text: words }).where('id', '=', id);
          await row.where('anonymised_at', 'is', null).execute();
          await leadTables.career.index(transaction, id);
        });
      }
    },
  };
}
