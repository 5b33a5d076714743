import type { Database } from '#server/core/db/database.ts';

/** Deletes expired tokens, and counts of periods that began before `countsUntil`. */
export async function deleteExpired(
  db: Database,
  { now, countsUntil }: { now: Date; countsUntil: Date },
): Promise<void> {
  await db.deleteFrom('spent_token').where('expires_at', '<', now.toISOString()).execute();
  await db.deleteFrom('arrival_count').where('begins_at', '<', countsUntil.toISOString()).execute();
}

/** Deletes the keys whose names begin with `prefix`, except `kept`. */
export async function deleteKeys(db: Database, prefix: string, kept: readonly string[]): Promise<void> {
  await db.deleteFrom('secret').where('name', 'like', `${prefix}%`).where('name', 'not in', kept).execute();
}
