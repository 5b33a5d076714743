import type { Database } from '#server/db/database.ts';
import { listForgotten } from './media-queries.ts';

// A form with a large video may take hours to upload; a file unused after a day is not part of one.
const forgottenAfterMilliseconds = 24 * 60 * 60 * 1000;
const batchSize = 100;

type Parts = { db: Database; removeUnused(paths: string[]): Promise<void>; now: Date };

/**
 * Removes files older than a day that no record, version or deleted record uses and that are not in the library: their
 * record was never stored.
 */
export async function removeForgotten({ db, removeUnused, now }: Parts): Promise<void> {
  const before = new Date(now.getTime() - forgottenAfterMilliseconds);
  let forgotten: string[];
  do {
    forgotten = await listForgotten(db, before, batchSize);
    await removeUnused(forgotten);
  } while (forgotten.length === batchSize);
}
