import type { KindParts } from '#server/content/records/kind-service.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { Page } from '#shared/list-query.ts';
import type { CatalogueOrder } from '#shared/trade/catalogue-columns.ts';
import { type FacetName, facetNames, facets } from '#shared/trade/facets.ts';
import { type FacetGroup, listFacetGroups, listIdsByFigure } from './catalogue-queries.ts';

/** What visitors narrow the catalogue by; `industry` is an English name. */
export type CatalogueQuery = {
  q?: string | undefined;
  industry?: string | undefined;
  chosen?: Readonly<Partial<Record<FacetName, string>>>;
  /** Undefined: the newest first. */
  sort?: CatalogueOrder | undefined;
  page: number;
  limit: number;
};

/** A value of a facet, and how many products it would show beside what else is chosen. */
export type FacetCount = { value: string; count: number };
export type Catalogue = Page<Product> & {
  counts: Record<FacetName, FacetCount[]>;
  /** The same of the industries, by their English names. */
  industries: FacetCount[];
  /** Of an empty page: how many products there would be without one of the choices, for each that is in the way. */
  withoutOne: { name: FacetName | 'industry' | 'q'; count: number }[];
};

type Chosen = NonNullable<CatalogueQuery['chosen']>;

const isIn = ({ facets: classes }: FacetGroup, name: string, value: string): boolean =>
  classes.split(' ').includes(`${name}:${value}`);

/** Whether products of a group are shown; one choice may be left out, to count what else there is in its place. */
function fits(
  group: FacetGroup,
  { industry, chosen = {} }: Pick<CatalogueQuery, 'industry' | 'chosen'>,
  but?: FacetName | 'industry',
) {
  if (but !== 'industry' && industry !== undefined && group.industry !== industry) return false;
  return facetNames.every((name) => name === but || !chosen[name] || isIn(group, name, chosen[name]));
}

/** How many products are shown, or would be without one of the choices. */
const countShown = (groups: readonly FacetGroup[], query: CatalogueQuery, without?: FacetName | 'industry'): number =>
  groups.reduce((sum, group) => sum + (fits(group, query, without) ? group.count : 0), 0);

function countFacet(groups: readonly FacetGroup[], query: CatalogueQuery, name: FacetName): FacetCount[] {
  const shown = groups.filter((group) => fits(group, query, name));
  return facets[name].choices.flatMap(({ value }) => {
    const count = shown.reduce((sum, group) => sum + (isIn(group, name, value) ? group.count : 0), 0);
    return count > 0 || query.chosen?.[name] === value ? [{ value, count }] : [];
  });
}

function countIndustries(groups: readonly FacetGroup[], query: CatalogueQuery): FacetCount[] {
  const counts = new Map<string, number>(query.industry === undefined ? [] : [[query.industry, 0]]);
  for (const group of groups.filter((each) => fits(each, query, 'industry')))
    counts.set(group.industry, (counts.get(group.industry) ?? 0) + group.count);
  return [...counts].map(([value, count]) => ({ value, count }));
}

function withoutOne(groups: readonly FacetGroup[], query: CatalogueQuery): Catalogue['withoutOne'] {
  const made = (['industry', ...facetNames] as const).filter((name) =>
    name === 'industry' ? query.industry : query.chosen?.[name],
  );
  return made.flatMap((name) => {
    const count = countShown(groups, query, name);
    return count > 0 ? [{ name, count }] : [];
  });
}

const hasChosen = (chosen: Chosen | undefined): boolean => Object.values(chosen ?? {}).some(Boolean);

type Ordered = Parameters<typeof listIdsByFigure>[1];

async function listByFigure(db: KindParts['db'], asked: Ordered, total: number): Promise<Page<Product>> {
  const { page, limit } = asked;
  const ids = (page - 1) * limit < total ? await listIdsByFigure(db, asked) : [];
  return { items: await kindTables.product.findNamed(db, ids), total, page, limit };
}

/** Reads the catalogue: what fits, and what each further choice would show. */
export function createCatalogue({ db }: Pick<KindParts, 'db'>) {
  return async (query: CatalogueQuery): Promise<Catalogue> => {
    const { q, industry, chosen, sort, page, limit } = query;
    const groups = await listFacetGroups(db, q);
    const classes = [
      ...new Set(groups.filter((group) => fits(group, { chosen: chosen ?? {} })).map((group) => group.facets)),
    ];
    const narrowing = hasChosen(chosen) ? classes : undefined;
    const found = sort
      ? await listByFigure(db, { q, industry, classes: narrowing, order: sort, page, limit }, countShown(groups, query))
      : await kindTables.product.list(
          db,
          { page, limit, ...(q && { q }) },
          { industry, ...(narrowing && { figureFacets: { anyOf: narrowing } }) },
        );
    const withoutWords = q && found.total === 0 ? countShown(await listFacetGroups(db, undefined), query) : 0;
    const counts = Object.fromEntries(facetNames.map((name) => [name, countFacet(groups, query, name)]));
    return {
      ...found,
      counts: counts as Catalogue['counts'],
      industries: countIndustries(groups, query),
      withoutOne:
        found.total > 0
          ? []
          : [...(withoutWords > 0 ? [{ name: 'q' as const, count: withoutWords }] : []), ...withoutOne(groups, query)],
    };
  };
}
