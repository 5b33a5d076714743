import { m } from '#messages';
import { type SearchGroupName, searchGroupNames, searchGroups } from '#shared/search-groups.ts';

/** What each kind of results is called. */
export const searchLabels: Record<SearchGroupName, () => string> = {
  products: m.search_products,
  posts: m.search_posts,
  faqs: m.search_faqs,
  projects: m.search_projects,
  openings: m.search_openings,
  partners: m.search_partners,
};

/** Where a hit is read, without language prefix. */
export function hitAddress(group: SearchGroupName, id: string): string {
  return searchGroups[group].replaceAll(':id', id);
}

/** The address of the results, of all kinds or of one, without language prefix. */
export function searchAddress(query: string, group?: SearchGroupName, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (group) parameters.set('category', group);
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters}`;
}

/** A kind of results out of an address; undefined when it names none. */
export function toSearchGroup(value: string | undefined): SearchGroupName | undefined {
  return searchGroupNames.find((group) => group === value);
}
