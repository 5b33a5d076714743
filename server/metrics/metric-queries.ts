import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

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

  /** The start of the last backup that also passed its test restore. */
  async lastBackup(db: Database): Promise<string | undefined> {
    const row = await db
      .selectFrom('backup_run')
      .select(({ fn }) => fn.max('started_at').as('started_at'))
      .where('outcome', '=', 'passed')
      .executeTakeFirst();
    return row?.started_at ?? undefined;
  },
};
