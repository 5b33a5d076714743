import { minute } from '#shared/units.ts';

/** Limits of counting, so that nobody can fill the memory or the database. */
export const visitLimits = {
  /** Events per address and minute: enough for an office sharing one. */
  perAddress: 120,
  /** Distinct addresses tracked per minute. */
  addresses: 20_000,
  /** Distinct tallies held in memory. */
  waiting: 5_000,
  /** Distinct values per day; further ones are counted together. */
  valuesOfDay: { path: 2_000, referrer: 200, campaign: 200, language: 10 },
} as const;

type LimitParts = { factor: number; now: () => number; perAddress?: number };

/** Counts events per address in this process's memory for one minute; nothing is stored. */
export function createVisitLimit({ factor, now, perAddress = visitLimits.perAddress }: LimitParts) {
  const most = perAddress * factor;
  const counts = new Map<string, number>();
  let endsAt = 0;
  return {
    /** Counts an event, or one that weighs as much as several. @returns whether there were too many */
    isOver(address: string, weight = 1): boolean {
      if (now() >= endsAt) {
        counts.clear();
        endsAt = now() + minute;
      }
      const known = counts.get(address);
      const count = (known ?? 0) + weight;
      if (known === undefined && counts.size >= visitLimits.addresses) return true;
      counts.set(address, count);
      return count > most;
    },
  };
}

const storeAfterMilliseconds = 5_000;

/** Stores what was counted in memory: at once, or some seconds after the first count; one store after the other. */
export function createFlushing(store: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    underWay = underWay.then(store);
    return underWay;
  }
  const flushSoon = (): void => {
    timer ??= setTimeout(() => void flush(), storeAfterMilliseconds).unref();
  };
  return { flush, flushSoon };
}
