import type { Database } from '#server/db/database.ts';

export type NewJob = { id: string; kind: string; payload: Record<string, string>; runAfter: Date };

/** Puts work down, once per id: what waits under an id already stays as it is. Ids alone go into the payload. */
export async function insertJob(db: Database, { id, kind, payload, runAfter }: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({
      id,
      kind,
      payload: JSON.stringify(payload),
      state: 'waiting',
      run_after: runAfter.toISOString(),
      attempts: 0,
      lease_token: null,
      lease_until: null,
      failing_since: null,
      last_error: null,
      done_at: null,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
