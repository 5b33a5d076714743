import type { Database } from '#server/db/database.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { VirusScanner } from '#server/files/virus-scanner.ts';
import { insertMarks, listMarked, removeMarks } from './file-mark-queries.ts';

type Parts = { db: Database; files: Pick<FileStore, 'read'>; scanner: VirusScanner };

const atOnce = 20;

/**
 * Shows the virus scanner what came in while it could not be reached: what is clean loses its mark, what is not is
 * marked as infected and cannot be downloaded any more. How many of the latter were found.
 */
export async function recheckUploads({ db, files, scanner }: Parts): Promise<number> {
  let infected = 0;
  for (const path of await listMarked(db, 'unchecked', atOnce)) {
    const verdict = await scanner.scan(await files.read(path));
    if (verdict === 'unreachable' || verdict === 'off') break;
    await db.transaction().execute(async (transaction) => {
      await removeMarks(transaction, path, 'unchecked');
      if (verdict === 'infected') await insertMarks(transaction, path, ['infected']);
    });
    if (verdict === 'infected') infected += 1;
  }
  return infected;
}
