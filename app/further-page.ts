/** What the loader of a list says of the page of it that is shown. */
export type ListFacts = { furtherPage: string };

/** What makes another page to be found than a list's own address: the later pages of the whole list, but not what is narrowed down. */
export function furtherPageOf({ page, category }: { page: number; category?: string | undefined }): string {
  return page > 1 && !category ? `?page=${page}` : '';
}
