import { type ListPage, readList } from '#app/components/back-office/list/read-list.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import type { SiteContentKind, SiteRecord } from './site-content-kind.ts';

/** The list page for an address; for `clientLoader`s, like `readList`. */
export function readSiteContent<Content extends SiteRecord>(
  request: Request,
  { path, answer, filters, words }: SiteContentKind<Content>,
  furtherFilters: readonly string[] = [],
): Promise<Outcome<ListPage<Content>>> {
  const names = [...filters.map(({ name }) => name), ...furtherFilters];
  return readList<Content>(request, { path, schema: arrayOf(answer), filters: names, failed: words.fetchError });
}
