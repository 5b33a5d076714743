import { kindList } from '#shared/kinds/kinds.ts';
import { fixedEntries } from '#shared/site/fixed-pages.ts';
import type { ShownTable } from './address-queries.ts';

/** A fixed, indexable page and the content it shows, by which it is dated. */
export type SitePage = { path: string; shows: ShownTable[]; changedOn?: string };

/** Every indexable fixed page. */
export const sitePages: SitePage[] = fixedEntries.map(({ path, showsCompany, changedOn }) => ({
  path,
  shows: [
    ...(showsCompany ? (['company'] as const) : []),
    ...kindList.filter(({ shownOn }) => shownOn.includes(path)).map(({ name }) => name),
  ],
  ...(changedOn && { changedOn }),
}));
