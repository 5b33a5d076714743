import type { Database } from '#server/core/db/database.ts';
import { multiplied, storageLimits } from '#shared/leads/spam-limits.ts';
import { sumArrivals } from './arrival-queries.ts';
import { countWithin, startOfPeriod } from './windowed-counts.ts';

/** Who causes a letter: a network by its counter names, none for what comes from inside; and when. */
type Causing = { networks: readonly string[]; at: number };

/** The letters that one network may cause within an hour, of all kinds together; counted for all processes. */
export function createLetterLimits({ factor }: { factor: number }) {
  const most = multiplied(storageLimits.mailsPerNetwork, factor);
  const hour = storageLimits.windowMilliseconds;
  const nameSubjects = (networks: readonly string[]) => networks.map((network) => `mails:${network}`);

  return {
    async hasRoom(transaction: Database, { networks, at }: Causing): Promise<boolean> {
      if (networks.length === 0) return true;
      const since = new Date(startOfPeriod(at).getTime() - hour);
      return (await sumArrivals(transaction, nameSubjects(networks), since)) < most;
    },

    /** Counts a letter in the transaction that queues it. @returns whether it is within the limit */
    async take(transaction: Database, { networks, at }: Causing): Promise<boolean> {
      if (networks.length === 0) return true;
      const counted = { subjects: nameSubjects(networks), amount: 1, at };
      return (await countWithin(transaction, counted, hour)) <= most;
    },
  };
}
