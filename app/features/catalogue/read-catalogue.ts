import { type ListPage, readList } from '#app/components/back-office/list/read-list.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import type { CatalogueRecord } from './catalogue-record.ts';

/** The filter parameters of the list. */
export const catalogueFilters = ['arabic'] as const;

/** The list page for an address; for `clientLoader`s, like `readList`. */
export function readCatalogue(
  request: Request,
  { path, answer, words }: CatalogueKind,
): Promise<Outcome<ListPage<CatalogueRecord>>> {
  return readList<CatalogueRecord>(request, {
    path,
    schema: arrayOf(answer),
    filters: catalogueFilters,
    failed: words.fetchError,
  });
}
