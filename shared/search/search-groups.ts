import { type KindName, kindList, type SearchGroupName } from '../kinds/kinds.ts';

const grouped = kindList.flatMap(({ name, search, address }) =>
  search ? [{ name, group: search.group, address }] : [],
);

/** What the site search covers, in the order of its results; addresses carry these names. */
export const searchGroupNames = grouped.map(({ group }) => group);

/** The kind of each group, and the path of its hits, without language prefix. */
export const searchGroups = Object.fromEntries(
  grouped.map(({ group, name, address }) => [group, { kind: name, address }]),
) as Readonly<Record<SearchGroupName, { kind: KindName; address: string }>>;

/** What a search finds: records by their kind, and the fixed pages. */
export type HitGroupName = SearchGroupName | 'pages';
export const hitGroupNames: readonly HitGroupName[] = [...searchGroupNames, 'pages'];

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
