const minute = 60 * 1000;

/** How much is counted, so that nobody can fill memory or the database. */
export const visitLimits = {
  /** Events of one address in a minute: an office behind one, reading fast. */
  perAddress: 120,
  /** Addresses that are told apart in a minute. */
  addresses: 20_000,
  /** Different events that wait in memory. */
  waiting: 5_000,
  /** Different values of a day; the rest are counted as one. */
  valuesOfDay: { path: 2_000, referrer: 200, campaign: 200, language: 10 },
} as const;

type LimitParts = { factor: number; now: () => number };

/** Counts events of addresses in the memory of this process, for a minute each: nothing of them is stored. */
export function createVisitLimit({ factor, now }: LimitParts) {
  const most = visitLimits.perAddress * factor;
  const counts = new Map<string, number>();
  let endsAt = 0;
  return {
    /** Counts an event, and says whether there were too many. */
    isOver(address: string): boolean {
      if (now() >= endsAt) {
        counts.clear();
        endsAt = now() + minute;
      }
      const count = (counts.get(address) ?? 0) + 1;
      if (count === 1 && counts.size >= visitLimits.addresses) return true;
      counts.set(address, count);
      return count > most;
    },
  };
}
