import { type CatalogueView, catalogueViews } from '#shared/site/remembered-view.ts';
import { type CatalogueOrder, toCatalogueOrder } from '#shared/trade/catalogue-columns.ts';
import { type FacetName, facetNames, facets } from '#shared/trade/facets.ts';

/** The chosen value of each facet. */
export type Chosen = Partial<Record<FacetName, string>>;
export type CatalogueAddress = {
  category?: string | undefined;
  q?: string | undefined;
  chosen: Chosen;
  /** Undefined: the newest first. */
  sort?: CatalogueOrder | undefined;
  /** Only where the visitor chooses it; a cookie remembers the choice. */
  view?: CatalogueView | undefined;
  page?: number;
};

/** The facets, the order and the view that an address names; what is unknown counts as absent. */
export function readCatalogueAddress(url: string): Pick<CatalogueAddress, 'chosen' | 'sort' | 'view'> {
  const parameters = new URL(url).searchParams;
  const chosen = facetNames.flatMap((name) => {
    const wanted = parameters.get(name);
    const choice = facets[name].choices.find(({ value }) => value === wanted);
    return choice ? [[name, choice.value] as const] : [];
  });
  return {
    chosen: Object.fromEntries(chosen),
    sort: toCatalogueOrder(parameters.get('sort')),
    view: catalogueViews.find((view) => view === parameters.get('view')),
  };
}

/** The address of a part of the catalogue, without language prefix; its parameters have one order. */
export function catalogueAddress({ category, q, chosen, sort, view, page = 1 }: CatalogueAddress): string {
  const facetsInOrder = facetNames.map((name) => [name, chosen[name]] as const);
  const rest = { sort, view, page: page > 1 ? String(page) : undefined };
  const given = { category, q, ...Object.fromEntries(facetsInOrder), ...rest };
  const entries = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const parameters = new URLSearchParams(entries);
  return parameters.size > 0 ? `/products?${parameters}` : '/products';
}

/**
 * Whether an address shows another list than the whole catalogue in its usual order. Such lists are for people: search
 * engines do not index them and find no link to them, since there are thousands for a few products.
 */
export const isNarrowed = ({ category, q, chosen, sort, view }: CatalogueAddress): boolean =>
  Boolean(category || q || sort || view) || Object.keys(chosen).length > 0;
