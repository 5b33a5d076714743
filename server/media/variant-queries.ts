import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

export type ImageToDo = { path: string; stem: string; width: number; fallback: 'jpg' | 'png' };

// Three times begun and never ended: the picture ends whoever touches it.
const maxAttempts = 3;
const claimExpiresAfterMilliseconds = 10 * 60 * 1000;

/** Frees the claims of a process that is gone. What a living one is making may then be made twice, to the same end. */
export async function releaseClaims(db: Database): Promise<void> {
  await db.updateTable('media').set({ claimed_at: null }).where('variants', '=', 'pending').execute();
}

/** Claims the oldest image without variants, for one process alone; undefined when there is nothing to do. */
export async function claimNextImage(db: Database, now = new Date()): Promise<ImageToDo | undefined> {
  const expired = new Date(now.getTime() - claimExpiresAfterMilliseconds).toISOString();
  await giveUp(db, expired);
  // The condition stands inside and outside: PostgreSQL checks the outer one again after waiting for another claim.
  const row = await db
    .updateTable('media')
    .set({ claimed_at: now.toISOString(), attempts: sql<number>`attempts + 1` })
    .where((where) => where.or([where('claimed_at', 'is', null), where('claimed_at', '<', expired)]))
    .where('variants', '=', 'pending')
    .where('path', '=', (select) =>
      select
        .selectFrom('media')
        .select('path')
        .where('variants', '=', 'pending')
        .where((where) => where.or([where('claimed_at', 'is', null), where('claimed_at', '<', expired)]))
        .orderBy('created_at')
        .orderBy('path')
        .limit(1),
    )
    .returning(['path', 'stem', 'width', 'fallback'])
    .executeTakeFirst();
  return row && { ...row, width: row.width ?? 0 };
}

async function giveUp(db: Database, expired: string): Promise<void> {
  await db
    .updateTable('media')
    .set({ variants: 'failed', claimed_at: null })
    .where('variants', '=', 'pending')
    .where('attempts', '>=', maxAttempts)
    .where((where) => where.or([where('claimed_at', 'is', null), where('claimed_at', '<', expired)]))
    .execute();
}

/** Puts an image back that was begun in vain, for no fault of its own. */
export async function unclaimImage(db: Database, path: string): Promise<void> {
  await db
    .updateTable('media')
    .set({ claimed_at: null, attempts: sql<number>`attempts - 1` })
    .where('path', '=', path)
    .where('variants', '=', 'pending')
    .execute();
}

/** Records the outcome; false when the image was deleted meanwhile. */
export async function finishImage(
  db: Database,
  path: string,
  outcome: { variants: 'ready'; widths: number[] } | { variants: 'failed' },
): Promise<boolean> {
  const { variants } = outcome;
  const widths = JSON.stringify('widths' in outcome ? outcome.widths : []);
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ variants, widths, claimed_at: null })
    .where('path', '=', path)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
