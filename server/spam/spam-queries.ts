import type { Database } from '#server/db/database.ts';

/** Counts `weight` arrivals of a subject in the stretch of time that begins at `beginsAt`; how many there are now. */
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

/** What the counts of these subjects come to, of the stretches of time that begin at `since` or later. */
export async function sumArrivals(db: Database, subjects: readonly string[], since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('arrival_count')
    .select(({ fn }) => fn.sum<number | null>('arrivals').as('total'))
    .where('subject', 'in', subjects)
    .where('begins_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** The same, each stretch of time by itself, oldest first. */
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

/** Spends what may be used once; false when it was spent before. In PostgreSQL it waits for whoever is spending it. */
export async function spendToken(db: Database, id: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_token')
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets tokens that are refused for their age anyway, and counts of stretches that began before `countsUntil`. */
export async function forgetOld(db: Database, { now, countsUntil }: { now: Date; countsUntil: Date }): Promise<void> {
  await db.deleteFrom('spent_token').where('expires_at', '<', now.toISOString()).execute();
  await db.deleteFrom('arrival_count').where('begins_at', '<', countsUntil.toISOString()).execute();
}

/** Forgets the keys whose names begin with `prefix`, but for `kept`. */
export async function forgetKeys(db: Database, prefix: string, kept: readonly string[]): Promise<void> {
  await db.deleteFrom('secret').where('name', 'like', `${prefix}%`).where('name', 'not in', kept).execute();
}
