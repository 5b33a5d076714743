import type { Database } from '#server/db/database.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { VirusScanner } from '#server/files/virus-scanner.ts';
import { insertMarks, listMarked, removeMarks } from './file-mark-queries.ts';

type Parts = { db: Database; files: Pick<FileStore, 'read'>; scanner: VirusScanner };

const atOnce = 20;

/**
 * Rescans files that arrived while the virus scanner was unreachable: clean ones lose the mark, infected ones are
 * marked and blocked. @returns the number of infected ones
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
