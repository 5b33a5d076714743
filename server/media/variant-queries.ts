import type { Database } from '#server/db/database.ts';
import { insertJob, type NewJob, retryJob } from '#server/jobs/job-queries.ts';

/** An image whose variants are to be made. */
export type PendingImage = { path: string; width: number; fallback: 'jpg' | 'png' };

/** The kind of the jobs that make variants. */
export const variantJobKind = 'variants';

const jobFor = (path: string): NewJob => ({
  id: path,
  kind: variantJobKind,
  payload: { path },
  runAfter: new Date(),
});

/** Queues the making of an image's variants, in the transaction that inserts its row. */
export function queueVariants(transaction: Database, path: string): Promise<void> {
  return insertJob(transaction, jobFor(path));
}

/** An image without variants; undefined when it has them, or was deleted. */
export async function findPendingImage(db: Database, path: string): Promise<PendingImage | undefined> {
  const row = await db
    .selectFrom('media')
    .select(['path', 'width', 'fallback'])
    .where('path', '=', path)
    .where('variants', '=', 'pending')
    .executeTakeFirst();
  return row && { ...row, width: row.width ?? 0 };
}

/** Records the widths of an image's variants; none when they cannot be made. */
export async function settleImage(db: Database, path: string, widths: number[]): Promise<void> {
  await db
    .updateTable('media')
    .set({ variants: widths.length > 0 ? 'ready' : 'failed', widths: JSON.stringify(widths) })
    .where('path', '=', path)
    .execute();
}

/** Queues all images again whose variants could not be made. */
export async function retryFailedImages(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const failed = await transaction
      .updateTable('media')
      .set({ variants: 'pending' })
      .where('variants', '=', 'failed')
      .returning('path')
      .execute();
    for (const { path } of failed) await retryJob(transaction, jobFor(path));
  });
}
