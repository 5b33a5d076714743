import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import { isOrdinary } from '#server/leads/kinds/lead-filter-queries.ts';
import type { StatusCount } from '#shared/leads/dashboard.ts';
import { type CareerStatus, careerStatuses } from '#shared/leads/lead.ts';
import type { Week } from '#shared/time/amman-weeks.ts';

const countIf = (condition: ReturnType<typeof sql<SqlBool>>) => sql<number>`count(case when ${condition} then 1 end)`;

/** One change of a content record, with the record as it was afterwards. */
export type ContentVersion = { entity: string; id: string; act: string; at: string; by: string | null; record: object };

export const dashboardQueries = {
  /** The latest content changes of these kinds, newest first. */
  async listChanges(db: Database, entities: readonly string[], limit: number): Promise<ContentVersion[]> {
    if (entities.length === 0) return [];
    const rows = await db
      .selectFrom('content_version')
      .select(['entity', 'record_id', 'act', 'made_at', 'made_by', 'record'])
      // A record's original state is not a change.
      .where('act', '<>', 'found')
      // The expression hides the index: SQLite would otherwise sort all versions instead of walking back in time.
      .where(sql<string>`entity || ''`, 'in', entities)
      .orderBy('made_at', 'desc')
      .orderBy('version', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ entity, record_id: id, act, made_at: at, made_by: by, record }) => {
      return { entity, id, act, at, by, record: jsonColumn<object>(record) };
    });
  },

  /** Counts per week, oldest first; one scan of the index by creation time. */
  async countPerWeek(db: Database, table: 'contact' | 'consultation' | 'quote', weeks: Week[]): Promise<number[]> {
    const counts = weeks.map(({ begins, ends }, index) =>
      countIf(sql`created_at >= ${begins} and created_at < ${ends}`).as(`week_${index}`),
    );
    const row = (await db
      .selectFrom(table)
      .select(counts)
      .where('created_at', '>=', weeks[0]?.begins ?? '')
      .where(isOrdinary)
      .executeTakeFirst()) as Record<string, number> | undefined;
    return weeks.map((_, index) => Number(row?.[`week_${index}`] ?? 0));
  },

  /** How many applications have each status, in the order of the statuses. */
  async countPerStatus(db: Database): Promise<StatusCount[]> {
    const rows = await db
      .selectFrom('career')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .where(isOrdinary)
      .groupBy('status')
      .execute();
    const findCount = (status: CareerStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0);
    return careerStatuses.map((status) => ({ status, count: findCount(status) }));
  },
};
