import type { Database } from '#server/core/db/database.ts';

/** Counts `weight` arrivals of a subject in the period beginning at `beginsAt`. @returns the new count */
export async function countArrival(db: Database, subject: string, beginsAt: Date, weight: number): Promise<number> {
  const { arrivals } = await db
    .insertInto('arrival_count')
    .values({ subject, begins_at: beginsAt.toISOString(), arrivals: weight })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'begins_at'])
        .doUpdateSet((builder) => ({ arrivals: builder('arrival_count.arrivals', '+', weight) })),
    )
    .returning('arrivals')
    .executeTakeFirstOrThrow();
  return arrivals;
}

/** The sum of these subjects' counts in periods beginning at `since` or later. */
export async function sumArrivals(db: Database, subjects: readonly string[], since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('arrival_count')
    .select(({ fn }) => fn.sum<number | null>('arrivals').as('total'))
    .where('subject', 'in', subjects)
    .where('begins_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** The same for each period separately, oldest first. */
export async function listArrivals(db: Database, subjects: readonly string[], since: Date) {
  const rows = await db
    .selectFrom('arrival_count')
    .select(['begins_at', 'arrivals'])
    .where('subject', 'in', subjects)
    .where('begins_at', '>=', since.toISOString())
    .orderBy('begins_at')
    .execute();
  return rows.map(({ begins_at, arrivals }) => ({ beginsAt: new Date(begins_at), arrivals }));
}

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
