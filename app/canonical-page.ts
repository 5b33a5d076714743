/** The paging facts of a list's loader. */
export type ListFacts = { canonicalSearch: string };

/** The canonical page of a list: later pages of the unfiltered list are canonical themselves, filtered ones are not. */
export function canonicalPageOf({ page, category }: { page: number; category?: string | undefined }): string {
  return page > 1 && !category ? `?page=${page}` : '';
}
