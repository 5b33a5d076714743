import { type ListPage, readList } from '#app/components/back-office/list/read-list.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import type { CatalogueRecord } from './catalogue-record.ts';

/** The parameters of the address that narrow the list. */
export const catalogueFilters = ['arabic'] as const;

/** The page of records that an address asks for; for `clientLoader`s, as `readList`. */
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
