/** The kinds of search results, in display order; used in addresses. */
export const searchGroups = ['products', 'posts', 'faqs', 'projects', 'openings', 'partners'] as const;
export type SearchGroupName = (typeof searchGroups)[number];

/** A text in pieces; the marked ones hold a word that was searched for. */
export type MarkedText = { text: string; isMatch: boolean }[];
