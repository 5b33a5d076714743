/** The paging facts of a list's loader. */
export type ListFacts = { canonicalSearch: string };

type FoundPage = { page: number; category?: string | undefined; total: number };

/**
 * The page of a list, how many there are, and its canonical address: later pages of the unfiltered list are canonical
 * themselves, filtered ones are not.
 */
export function describePaging({ page, category, total }: FoundPage, pageSize: number) {
  const canonicalSearch = page > 1 && !category ? `?page=${page}` : '';
  return { page, canonicalSearch, pages: Math.max(1, Math.ceil(total / pageSize)) };
}
