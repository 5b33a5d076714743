import type { Database } from '#server/core/db/database.ts';
import { listMissingOnDesk, refreshDesk } from './desk-row-queries.ts';

const completedAtOnce = 100;

/** Whether every lead is on the desk; those that an earlier release stored may not be. */
export const isDeskComplete = async (db: Database): Promise<boolean> => (await listMissingOnDesk(db, 1)).length === 0;

/** Puts leads on the desk that an earlier release stored. */
export async function completeDesk(db: Database): Promise<void> {
  for (;;) {
    const missed = await listMissingOnDesk(db, completedAtOnce);
    if (missed.length === 0) return;
    await db.transaction().execute(async (transaction) => {
      for (const { kind, id } of missed) await refreshDesk(transaction, kind, id);
    });
  }
}
