import { changeRow } from './count-rows.ts';
import type { Database } from './database.ts';

/** The result of a one-time step; undefined when it has not run. */
export async function setupOutcome(db: Database, step: string): Promise<string | undefined> {
  const row = await db.selectFrom('setup_step').select('outcome').where('name', '=', step).executeTakeFirst();
  return row?.outcome;
}

/**
 * Marks a step as done, in its own transaction. A declined step can still be done later.
 * @returns false when another process did it first.
 */
export function markSetupStep(db: Database, step: string, outcome: 'done' | 'declined'): Promise<boolean> {
  const row = { name: step, outcome, created_at: new Date().toISOString() };
  return changeRow(
    db
      .insertInto('setup_step')
      .values(row)
      .onConflict((known) =>
        known.column('name').doUpdateSet({ outcome }).where('setup_step.outcome', '=', 'declined'),
      ),
  );
}
