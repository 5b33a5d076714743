import { type FacetName, facetNames, facets } from '#shared/trade/facets.ts';

/** The chosen value of each facet. */
export type Chosen = Partial<Record<FacetName, string>>;
/** Other orders of the catalogue than the newest first. */
export type CatalogueOrder = 'weight';
export type CatalogueAddress = {
  category?: string | undefined;
  q?: string | undefined;
  chosen: Chosen;
  sort?: CatalogueOrder | undefined;
  page?: number;
};

/** The facets and the order that an address names; what is unknown counts as absent. */
export function readCatalogueAddress(url: string): { chosen: Chosen; sort: CatalogueOrder | undefined } {
  const parameters = new URL(url).searchParams;
  const chosen = facetNames.flatMap((name) => {
    const wanted = parameters.get(name);
    const choice = facets[name].choices.find(({ value }) => value === wanted);
    return choice ? [[name, choice.value] as const] : [];
  });
  return { chosen: Object.fromEntries(chosen), sort: parameters.get('sort') === 'weight' ? 'weight' : undefined };
}

/** The address of a part of the catalogue, without language prefix; its parameters have one order. */
export function catalogueAddress({ category, q, chosen, sort, page = 1 }: CatalogueAddress): string {
  const facetsInOrder = facetNames.map((name) => [name, chosen[name]] as const);
  const rest = { sort, page: page > 1 ? String(page) : undefined };
  const given = { category, q, ...Object.fromEntries(facetsInOrder), ...rest };
  const entries = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const parameters = new URLSearchParams(entries);
  return parameters.size > 0 ? `/products?${parameters}` : '/products';
}

/**
 * Whether an address combines filters, searches or sorts. Such lists are for people: search engines do not index them,
 * and their robots follow no link to them, since there are thousands for a few products.
 */
export function isForPeople({ category, q, chosen, sort }: CatalogueAddress): boolean {
  return Boolean(q || sort) || Object.keys(chosen).length + (category ? 1 : 0) > 1;
}

/** Whether an address shows another list than the whole catalogue in its usual order. */
export const isNarrowed = ({ category, q, chosen, sort }: CatalogueAddress): boolean =>
  Boolean(category || q || sort) || Object.keys(chosen).length > 0;
