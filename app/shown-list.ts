type ShownList = { page?: number; category?: string; query?: string };

/** The list that the innermost of a page's matches shows: its loader says which page of it, and what narrows it down. */
export function shownList(matches: readonly ({ loaderData?: unknown } | undefined)[]): ShownList {
  return (matches.at(-1)?.loaderData ?? {}) as ShownList;
}

/** What makes another page to be found than the list's own address: the later pages of a whole list, but no filters and searches. */
export function furtherPage({ page = 1, category, query }: ShownList): string {
  return page > 1 && !category && !query ? `?page=${page}` : '';
}
