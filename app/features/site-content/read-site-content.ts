import { type ListPage, readList } from '#app/components/back-office/list/read-list.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import type { SiteContentKind, SiteRecord } from './site-content-kind.ts';

/** The page of records that an address asks for; for `clientLoader`s, as `readList`. */
export function readSiteContent<Content extends SiteRecord>(
  request: Request,
  { path, filters, words }: SiteContentKind<Content>,
  furtherFilters: readonly string[] = [],
): Promise<Outcome<ListPage<Content>>> {
  const names = [...filters.map(({ name }) => name), ...furtherFilters];
  return readList<Content>(request, { path, filters: names, failed: words.fetchError });
}
