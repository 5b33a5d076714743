import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** An image claimed by this process for making its variants, while it renews the claim. */
export type PendingImage = { path: string; stem: string; width: number; fallback: 'jpg' | 'png'; claim: string };

// Started three times and never finished: the picture crashes the encoder.
const maxAttempts = 3;
// Long enough for several renewals on a slow machine, short enough to wait for after a crash.
const claimExpiresAfterMilliseconds = 60 * 1000;
export const renewClaimEveryMilliseconds = claimExpiresAfterMilliseconds / 4;

/** Claims the oldest image without variants exclusively; undefined when there is none. */
export async function claimNextImage(db: Database, now = new Date()): Promise<PendingImage | undefined> {
  const expired = new Date(now.getTime() - claimExpiresAfterMilliseconds).toISOString();
  await giveUp(db, expired);
  const claim = randomUUID();
  // The condition is repeated in the outer query, which PostgreSQL rechecks after waiting for another claim.
  const row = await db
    .updateTable('media')
    .set({ claimed_at: now.toISOString(), claimed_by: claim, attempts: sql<number>`attempts + 1` })
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
  return row && { ...row, width: row.width ?? 0, claim };
}

/** Renews a claim; false when another process has taken over, or the image was deleted. */
export async function renewClaim(db: Database, { path, claim }: PendingImage): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ claimed_at: new Date().toISOString() })
    .where('path', '=', path)
    .where('claimed_by', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

/** Releases an interrupted image without counting the attempt. */
export async function unclaimImage(db: Database, { path, claim }: PendingImage): Promise<void> {
  await db
    .updateTable('media')
    .set({ claimed_at: null, claimed_by: null, attempts: sql<number>`attempts - 1` })
    .where('path', '=', path)
    .where('claimed_by', '=', claim)
    .where('variants', '=', 'pending')
    .execute();
}

/** Records the result; false when the image was deleted, or another process has taken over. */
export async function finishImage(
  db: Database,
  { path, claim }: PendingImage,
  outcome: { variants: 'ready'; widths: number[] } | { variants: 'failed' },
): Promise<boolean> {
  const { variants } = outcome;
  const widths = JSON.stringify('widths' in outcome ? outcome.widths : []);
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ variants, widths, claimed_at: null, claimed_by: null })
    .where('path', '=', path)
    .where('claimed_by', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
