import { changeRow, hasRow } from './count-rows.ts';
import type { Database } from './database.ts';

/** Marks a single-use value as used; false when it was already. PostgreSQL waits for concurrent uses. */
export function redeemToken(db: Database, id: string, expiresAt: Date): Promise<boolean> {
  const insertion = db.insertInto('spent_token').values({ id, expires_at: expiresAt.toISOString() });
  return changeRow(insertion.onConflict((conflict) => conflict.column('id').doNothing()));
}

/** Whether one of these values was used. */
export const isAnySpent = (db: Database, ids: readonly string[]): Promise<boolean> =>
  hasRow(db.selectFrom('spent_token').select('id').where('id', 'in', ids));
