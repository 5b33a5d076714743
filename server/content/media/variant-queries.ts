import type { Database } from '#server/core/db/database.ts';

export type PendingImage = { path: string; width: number; fallback: 'jpg' | 'png' };

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

/** Records the widths of a pending image's variants; none when they cannot be made. */
export async function settleImage(db: Database, path: string, widths: number[]): Promise<void> {
  await db
    .updateTable('media')
    .set({ variants: widths.length > 0 ? 'ready' : 'failed', widths: JSON.stringify(widths) })
    .where('path', '=', path)
    .where('variants', '=', 'pending')
    .execute();
}

/** Marks images as pending again whose variants could not be made. @returns their paths */
export async function reopenFailedImages(db: Database): Promise<string[]> {
  const rows = await db
    .updateTable('media')
    .set({ variants: 'pending' })
    .where('variants', '=', 'failed')
    .returning('path')
    .execute();
  return rows.map(({ path }) => path);
}

/** The pending images without a waiting job. */
export async function listUnqueuedImages(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('path')
    .where('variants', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job').select('job.id').whereRef('job.id', '=', 'media.path').where('job.state', '=', 'waiting'),
        ),
      ),
    )
    .execute();
  return rows.map(({ path }) => path);
}
