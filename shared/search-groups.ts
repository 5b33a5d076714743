/**
 * What the site search covers, in the order of its results, and the path of each hit, without language prefix;
 * addresses carry these names. A separate file: public pages need only this part of the registry.
 */
export const searchGroups = {
  products: '/products/:id',
  posts: '/blog/:id',
  faqs: '/faqs#faq-:id',
  projects: '/projects?project=:id#project-:id',
  openings: '/careers?opening=:id',
  partners: '/partners/:id',
} as const;
export type SearchGroupName = keyof typeof searchGroups;
export const searchGroupNames = Object.keys(searchGroups) as [SearchGroupName, ...SearchGroupName[]];

/** A text in pieces; the marked ones hold a word that was searched for. */
export type MarkedText = { text: string; isMatch: boolean }[];
