import { kindList, type SearchGroupName } from '../kinds/kinds.ts';

const grouped = kindList.flatMap(({ name, search, address }) => (search ? [{ ...search, kind: name, address }] : []));

/** What the site search covers, in the order of its results; addresses carry these names. */
export const searchGroupNames = grouped.map(({ group }) => group);

/** The kind of each group, what it is called, and the path of its hits, without language prefix. */
export const searchGroups = Object.fromEntries(grouped.map((each) => [each.group, each])) as Readonly<
  Record<SearchGroupName, (typeof grouped)[number]>
>;

/** What a search finds: records by their kind, and the fixed pages. */
export type HitGroupName = SearchGroupName | 'pages';
export const hitGroupNames: readonly HitGroupName[] = [...searchGroupNames, 'pages'];

/** A text in pieces; the marked ones hold a word that was searched for. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** How hits match: all of what was searched for, some of it, or none but of the nearest kind. */
export const matchKinds = ['all', 'some', 'nearest'] as const;
export type SearchMatch = (typeof matchKinds)[number];
