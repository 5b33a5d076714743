import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { listChangesOf } from '#server/core/db/list-changes.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { searchTables } from '#server/core/db/search/lexicon.ts';
import { searchMatches } from '#server/core/db/search/search.ts';

const table = 'product';

/** How many products of an industry are in the same classes of every facet: `weight:to-50 liner:yes`. */
export type FacetGroup = { facets: string; industry: string; count: number };

/**
 * The products by their classes and industry, all of them or those that hold every word of `q`. There are at most as many
 * groups as combinations of classes that occur; they are read from an index.
 */
export async function listFacetGroups(db: Database, q: string | undefined): Promise<FacetGroup[]> {
  const cached = await cachedReads(db);
  const reads = { tables: [table], cached };
  const tables = q ? searchTables([table]) : [listChangesOf(table)];
  return cached({ tables, key: ['facets', q] }, async () => {
    const matches = q ? await searchMatches(db, { entity: table, query: q, reads }) : undefined;
    const rows = await db
      .selectFrom(table)
      .$if(matches !== undefined, (found) => found.where(matches?.condition(`${table}.id`) ?? sql<SqlBool>`1 = 1`))
      .select(['figure_facets', 'industry', sql<number | string>`count(*)`.as('count')])
      .groupBy(['figure_facets', 'industry'])
      .execute();
    return rows.map(({ figure_facets: facets, industry, count }) => ({ facets, industry, count: Number(count) }));
  });
}
