import { sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';

/** Jobs of a kind: due, given up, and since when some have been failing. */
export type JobFigures = { kind: string; due: number; dead: number; failingSince: string | null };

export const metricQueries = {
  async countJobs(db: Database, now = new Date()): Promise<JobFigures[]> {
    const at = now.toISOString();
    const rows = await db
      .selectFrom('job')
      .select(({ fn }) => [
        'kind',
        sql<number>`count(case when state = 'waiting' and run_after <= ${at} then 1 end)`.as('due'),
        sql<number>`count(case when state = 'dead' then 1 end)`.as('dead'),
        fn.min('failing_since').as('failing_since'),
      ])
      .groupBy('kind')
      .execute();
    return rows.map(({ kind, due, dead, failing_since: failingSince }) => {
      return { kind, due: Number(due), dead: Number(dead), failingSince };
    });
  },
};
