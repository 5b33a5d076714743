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
  services: '/services#service-:id',
  certificates: '/certificates#certificate-:id',
  markets: '/markets/:id',
} as const;
export type SearchGroupName = keyof typeof searchGroups;
export const searchGroupNames = Object.keys(searchGroups) as [SearchGroupName, ...SearchGroupName[]];

/** What a search finds: records by their kind, and the fixed pages. */
export const hitGroupNames = [...searchGroupNames, 'pages'] as const;
export type HitGroupName = (typeof hitGroupNames)[number];

/** A text in pieces; the marked ones hold a word that was searched for. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** How hits match: all of what was searched for, some of it, or none but of the nearest kind. */
export const matchKinds = ['all', 'some', 'nearest'] as const;
export type SearchMatch = (typeof matchKinds)[number];

/** What visitors call some kinds: they search for "certificates" or "jobs", and the records do not say it. */
export const groupWords: Partial<Record<HitGroupName, string>> = {
  products: 'product',
  openings: 'job opening',
  partners: 'partner',
  projects: 'project',
  services: 'service',
  certificates: 'certificate',
  markets: 'export market',
};

/** Records suggested at once while words are typed. */
export const mostSuggestions = 8;
