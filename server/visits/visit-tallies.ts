import { campaignName, referrerHost, type VisitEvent } from '#shared/visit.ts';
import { visitLimits } from './visit-limits.ts';
import type { VisitCount, VisitDimension } from './visit-queries.ts';

/** How often the same happened on one day. */
export type VisitTally = {
  day: string;
  kind: VisitEvent['kind'];
  path: string;
  language: string;
  first: boolean;
  referrer: string;
  campaign: string;
  total: number;
};

/** The tallies of what has happened since they were last taken, as many as there may be. */
export function createTallies() {
  let tallies = new Map<string, VisitTally>();

  function add(tally: VisitTally): void {
    const { total, ...same } = tally;
    const key = JSON.stringify(Object.values(same));
    const known = tallies.get(key);
    if (known) known.total += total;
    else if (tallies.size < visitLimits.waiting) tallies.set(key, { ...tally });
  }

  return {
    add,
    /** Counts one event of `path`, which is that of a page of ours. */
    addEvent({ kind, language, first, referrer, campaign }: VisitEvent, { day, path }: { day: string; path: string }) {
      const source = { referrer: referrerHost(referrer), campaign: campaignName(campaign) };
      add({ day, kind, path, language, first, ...source, total: 1 });
    },
    take(): VisitTally[] {
      const taken = [...tallies.values()];
      tallies = new Map();
      return taken;
    },
    isEmpty: (): boolean => tallies.size === 0,
  };
}

/** What is counted of one tally. Only the beginning of a visit and clicks are counted by where the visit came from. */
function countsOf({ day, kind, path, language, first, referrer, campaign, total }: VisitTally): VisitCount[] {
  const isView = kind === 'view';
  const count = (counted: string, dimension: VisitDimension, value: string): VisitCount[] => [
    { day, dimension, value, kind: counted, total },
  ];
  const page = (counted: string) => [...count(counted, 'path', path), ...count(counted, 'language', language)];
  const source = (counted: string) => [
    ...count(counted, 'referrer', referrer),
    ...(campaign ? count(counted, 'campaign', campaign) : []),
  ];
  if (!isView) return [...page(kind), ...source(kind)];
  return first ? [...page(kind), ...page('visit'), ...source('visit')] : page(kind);
}

/** Tallies as rows, each once, in one order: two processes then wait for each other instead of blocking each other. */
export function toCounts(tallies: readonly VisitTally[], rename: (count: VisitCount) => VisitCount): VisitCount[] {
  const rows = new Map<string, VisitCount>();
  for (const count of tallies.flatMap(countsOf).map(rename)) {
    const key = [count.day, count.dimension, count.value, count.kind].join('\n');
    const known = rows.get(key);
    rows.set(key, { ...count, total: count.total + (known?.total ?? 0) });
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
