import type { Database } from './database.ts';

/** How a step that is done once in the life of a database went; undefined when it was not done yet. */
export async function setupOutcome(db: Database, step: string): Promise<string | undefined> {
  const row = await db.selectFrom('setup_step').select('outcome').where('name', '=', step).executeTakeFirst();
  return row?.outcome;
}

/** When a step was done; undefined when it was not done yet. */
export async function setupTime(db: Database, step: string): Promise<string | undefined> {
  const row = await db.selectFrom('setup_step').select('created_at').where('name', '=', step).executeTakeFirst();
  return row?.created_at;
}

/**
 * Marks a step as done, in the transaction that does it. A step that was declined before may still be done.
 * @returns false when another process was faster.
 */
export async function markSetupStep(db: Database, step: string, outcome: 'done' | 'declined'): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setup_step')
    .values({ name: step, outcome, created_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ outcome }).where('setup_step.outcome', '=', 'declined'),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
