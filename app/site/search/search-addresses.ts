import { type SearchGroupName, searchGroups } from '#shared/search-groups.ts';

/** Where a hit is read, without language prefix. */
export function hitAddress(group: SearchGroupName, address: string): string {
  return searchGroups[group].replaceAll(':id', encodeURIComponent(address));
}

/** The address of the results, of all kinds or of one, without language prefix. */
export function searchAddress(query: string, group?: SearchGroupName, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (group) parameters.set('category', group);
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters}`;
}
