import type { UnderstoodQuery } from '#shared/search/search-terms.ts';
import { isMeasured } from './nearest-measures.ts';
import type { RankedGroup } from './ranking.ts';
import type { SearchGroup } from './search-hit.ts';

/** Pages do not replace further records. */
export const ofRecords = (groups: readonly RankedGroup[]) => groups.filter(({ name }) => name !== 'pages');

export const countHits = (groups: readonly RankedGroup[]): number => groups.reduce((sum, { total }) => sum + total, 0);

/** The groups with all words, each with its further records, then the other groups. */
export function withMore(groups: readonly RankedGroup[], more: readonly RankedGroup[]): RankedGroup[] {
  const filled = groups.map((group) => {
    const others = more.find(({ name }) => name === group.name)?.hits ?? [];
    return {
      ...group,
      hits: [...group.hits, ...others.filter(({ _id }) => !group.hits.some((hit) => hit._id === _id))],
    };
  });
  return [...filled, ...more.filter(({ name }) => !groups.some((group) => group.name === name))];
}

/** A group as it is answered. */
export const shown = (group: RankedGroup): SearchGroup => ({
  ...group,
  hits: group.hits.map(({ strengths: _, ...hit }) => hit),
});

/** What is shown of a group: its list has all records with every word, so others need a hit that is shown. */
export function limitGroup(group: RankedGroup, limit: number): RankedGroup[] {
  const hits = group.hits.slice(0, limit);
  if (group.match === 'all') return [{ ...group, hits, total: Math.max(group.total, hits.length) }];
  return hits.length > 0 ? [{ ...group, hits, total: hits.length }] : [];
}

/** Whether the best product, if any, has the measures of a search. */
export function haveMeasures(groups: readonly RankedGroup[], { terms }: Pick<UnderstoodQuery, 'terms'>): boolean {
  const best = groups.find(({ name }) => name === 'products')?.hits[0];
  return !best || terms.every((term, i) => !isMeasured(term) || (best.strengths[i] ?? 0) > 0);
}

type Finding = Promise<RankedGroup>;
const foundPages = new WeakMap<readonly object[], Map<string, Finding>>();
const mostFound = 100;

/** What a search finds in the fixed pages, kept as long as their texts and the lexicon are the same. */
export function foundOnce(pages: readonly object[], key: string, find: () => Finding): Finding {
  const kept = foundPages.get(pages) ?? new Map<string, Finding>();
  foundPages.set(pages, kept);
  const known = kept.get(key);
  if (known) return known;
  const found = find();
  if (kept.size >= mostFound) kept.clear();
  kept.set(key, found);
  return found;
}
