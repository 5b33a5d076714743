import type { HitGroupName } from '#shared/search/search-groups.ts';

/** The address of the results, of all kinds or of one, without language prefix. */
export function searchAddress(query: string, group?: HitGroupName, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (group) parameters.set('category', group);
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters}`;
}
