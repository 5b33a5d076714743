import type { Database } from '#server/core/db/database.ts';
import { parseVariantPath } from '#server/core/files/images/variant-plan.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { cutEnding, isStoragePath, storageFolders } from '#server/core/files/storage/storage-path.ts';
import { knownStems, listUnusedMedia } from './media-queries.ts';

// A file is stored before its row; older files are not waiting for one.
const orphanAfterMilliseconds = 60 * 60 * 1000;
const orphansAtOnce = 200;
// A form with a large video may take hours to upload; a file unused after a day is not part of one.
const forgottenAfterMilliseconds = 24 * 60 * 60 * 1000;
const forgottenAtOnce = 100;

/** Removes files older than an hour without a row. @returns how many */
export async function removeOrphans(parts: { db: Database; files: FileStore; now: Date }): Promise<number> {
  let removed = 0;
  for (const folder of storageFolders) {
    let batch: string[] = [];
    for await (const { path, storedAt } of parts.files.list(folder)) {
      // The list of a bucket includes what others put deeper; it is not ours.
      if (!isStoragePath(path)) continue;
      if (parts.now.getTime() - storedAt.getTime() > orphanAfterMilliseconds) batch.push(path);
      if (batch.length < orphansAtOnce) continue;
      removed += await removeUnknown(batch, parts);
      batch = [];
    }
    removed += await removeUnknown(batch, parts);
  }
  return removed;
}

async function removeUnknown(paths: string[], { db, files }: { db: Database; files: FileStore }): Promise<number> {
  const stems = new Map(paths.map((path) => [path, parseVariantPath(path)?.stem ?? cutEnding(path)]));
  const known = await knownStems(db, [...new Set(stems.values())]);
  const orphans = paths.filter((path) => !known.has(stems.get(path) ?? ''));
  for (const path of orphans) await files.remove(path);
  return orphans.length;
}

type Forgetting = { db: Database; removeUnused(paths: string[]): Promise<void>; now: Date };

/**
 * Removes files older than a day that no record, version or deleted record uses and that are not in the library: their
 * record was never stored.
 */
export async function removeUnusedMedia({ db, removeUnused, now }: Forgetting): Promise<void> {
  const before = new Date(now.getTime() - forgottenAfterMilliseconds);
  let forgotten: string[];
  do {
    forgotten = await listUnusedMedia(db, before, forgottenAtOnce);
    await removeUnused(forgotten);
  } while (forgotten.length === forgottenAtOnce);
}
