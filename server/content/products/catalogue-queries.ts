import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { nameListChanges } from '#server/core/db/list-changes.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { searchTables } from '#server/core/db/search/lexicon.ts';
import { searchMatches } from '#server/core/db/search/search.ts';
import { findEngine } from '#server/core/db/search/search-conditions.ts';
import { type CatalogueOrder, catalogueColumns, readOrder } from '#shared/trade/catalogue-columns.ts';
import type { FieldKey } from '#shared/trade/trade-fields.ts';

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
  const tables = q ? searchTables([table]) : [nameListChanges(table)];
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

type Ordered = {
  q: string | undefined;
  industry: string | undefined;
  /** The classes of `FacetGroup` that are shown; undefined: all. */
  classes: readonly string[] | undefined;
  order: CatalogueOrder;
  page: number;
  limit: number;
};

/** The ids of a page of products in the order of one of their figures; those without it come last, whichever way. */
export async function listIdsByFigure(db: Database, asked: Ordered): Promise<string[]> {
  const { q, industry, classes, order, page, limit } = asked;
  if (classes?.length === 0) return [];
  const cached = await cachedReads(db);
  const reads = { tables: [table], cached };
  return cached({ tables: q ? searchTables([table]) : [table], key: ['by figure', asked] }, async () => {
    const matches = q ? await searchMatches(db, { entity: table, query: q, reads }) : undefined;
    const { column, isDescending } = readOrder(order);
    const figure = selectFigure(db, catalogueColumns[column].keys);
    let rows = db.selectFrom(table).select('id');
    if (matches) rows = rows.where(matches.condition(`${table}.id`));
    if (industry !== undefined) rows = rows.where('industry', '=', industry);
    if (classes) rows = rows.where('figure_facets', 'in', [...classes]);
    const found = await rows
      .orderBy(sql`${figure} is null`)
      .orderBy(figure, isDescending ? 'desc' : 'asc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return found.map(({ id }) => id);
  });
}

/** The first of some numbers that a product has. */
function selectFigure(db: Database, keys: readonly FieldKey[]) {
  const isPostgres = findEngine(db) === 'postgres';
  const numbers = keys.map((key) =>
    isPostgres
      ? sql<number>`cast(cast(attributes as json) ->> ${sql.lit(key)} as numeric)`
      : sql<number>`json_extract(attributes, ${sql.lit(`$.${key}`)})`,
  );
  // One argument alone is an error in SQLite.
  return sql<number>`coalesce(${sql.join(numbers)}, null)`;
}
