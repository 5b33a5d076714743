import type { SearchGroupName } from '../kinds/kinds.ts';
import { type FixedPage, fixedEntries, fixedPages } from '../site/fixed-pages.ts';
import { searchGroupNames, searchGroups } from './search-groups.ts';

/** What people type who look for a page. */
export const pageWords = Object.fromEntries(fixedEntries.map(({ path, words }) => [path, words])) as Readonly<
  Record<FixedPage, string>
>;

/** The page that lists the records of a group: those are what its words mean, too. */
export const pageOfGroup = Object.fromEntries(
  searchGroupNames.map((group) => [
    group,
    fixedPages.find((page) => page !== '/' && searchGroups[group].address.startsWith(page)),
  ]),
) as Readonly<Record<SearchGroupName, FixedPage>>;
