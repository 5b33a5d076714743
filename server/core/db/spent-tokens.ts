import type { Database } from './database.ts';

/** Marks a single-use value as used; false when it was already. PostgreSQL waits for concurrent uses. */
export async function redeemToken(db: Database, id: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_token')
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether one of these values was used. */
export async function isAnySpent(db: Database, ids: readonly string[]): Promise<boolean> {
  return (await db.selectFrom('spent_token').select('id').where('id', 'in', ids).executeTakeFirst()) !== undefined;
}
