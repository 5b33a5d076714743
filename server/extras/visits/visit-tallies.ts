import { campaignName, referrerHost, type VisitEvent } from '#shared/site/visit.ts';
import { visitLimits } from './visit-limits.ts';
import type { VisitCount, VisitDimension } from './visit-queries.ts';

/** How often an event occurred on one day. */
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

/** The tallies since they were last taken, up to the limit. */
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
    /** Counts one event of the known page `path`. */
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

/** The counts of one tally. Only starts of visits and clicks are counted by source. */
function splitTally({ day, kind, path, language, first, referrer, campaign, total }: VisitTally): VisitCount[] {
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

/** Tallies as unique, sorted rows, so that two processes wait instead of deadlocking. */
export function toCounts(tallies: readonly VisitTally[], rename: (count: VisitCount) => VisitCount): VisitCount[] {
  const rows = new Map<string, VisitCount>();
  for (const count of tallies.flatMap(splitTally).map(rename)) {
    const key = [count.day, count.dimension, count.value, count.kind].join('\n');
    const known = rows.get(key);
    rows.set(key, { ...count, total: count.total + (known?.total ?? 0) });
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
