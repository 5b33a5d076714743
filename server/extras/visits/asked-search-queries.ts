import { sql } from 'kysely';
import { changeRow, countSelected } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';

/** How often a search did not help on one day. */
export type AskedCount = Tables['asked_search'];
/** The same of all days. */
export type AskedTotals = Omit<AskedCount, 'day'> & { last_day: string };

/** Adds to the stored counts. */
export async function addAskedCounts(transaction: Database, counts: readonly AskedCount[]): Promise<void> {
  await transaction
    .insertInto('asked_search')
    .values([...counts])
    .onConflict((conflict) =>
      conflict.columns(['day', 'language', 'query']).doUpdateSet(({ ref, eb }) => ({
        empty: eb(ref('asked_search.empty'), '+', ref('excluded.empty')),
        unclicked: eb(ref('asked_search.unclicked'), '+', ref('excluded.unclicked')),
      })),
    )
    .execute();
}

/** Removes the rarest counts of a month, the oldest of them first, beyond `most`. `month` is YYYY-MM. */
export async function trimMonth(db: Database, month: string, most: number): Promise<void> {
  const ofMonth = db.selectFrom('asked_search').where('day', '>=', `${month}-01`).where('day', '<=', `${month}-31`);
  const tooMany = (await countSelected(db, ofMonth)) - most;
  if (tooMany <= 0) return;
  const rarest = await ofMonth
    .select(['day', 'language', 'query'])
    .orderBy(sql`${sql.ref('empty')} + ${sql.ref('unclicked')}`)
    .orderBy('day')
    .orderBy('query')
    .limit(tooMany)
    .execute();
  await db.transaction().execute(async (transaction) => {
    for (const row of rarest)
      await transaction
        .deleteFrom('asked_search')
        .where((where) => where.and(row))
        .execute();
  });
}

/** The totals of every search in each language. */
export async function listAskedTotals(db: Database): Promise<AskedTotals[]> {
  const rows = await db
    .selectFrom('asked_search')
    .select(({ fn }) => [
      'language',
      'query',
      fn.sum<number>('empty').as('empty'),
      fn.sum<number>('unclicked').as('unclicked'),
      fn.max('day').as('last_day'),
    ])
    .groupBy(['language', 'query'])
    .execute();
  return rows.map((row) => ({ ...row, empty: Number(row.empty), unclicked: Number(row.unclicked) }));
}

/** Forgets a search. @returns whether it was there */
export const removeAsked = (db: Database, { language, query }: Pick<AskedCount, 'language' | 'query'>) =>
  changeRow(db.deleteFrom('asked_search').where('language', '=', language).where('query', '=', query));

/** Deletes the days before `day`. */
export async function removeAskedBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom('asked_search').where('day', '<', day).execute();
}
