import type { Database } from '#server/db/database.ts';
import { multiplied, spamLimits, storageLimits } from '#shared/spam-limits.ts';
import { day, kibibyte } from '#shared/units.ts';
import { type Counting, countWithin, stretchOf } from './arrival-counts.ts';
import { sumArrivals } from './arrival-queries.ts';
import type { NetworkNames } from './network-names.ts';
import { forgetKeys, forgetOld } from './spam-queries.ts';

const { windowMilliseconds, perAddress, inAll } = spamLimits;
const { stored, windowMilliseconds: hour } = storageLimits;

/** A message: how often it counts, and the bytes that it occupies permanently. */
export type Arrival = { weight: number; bytes: number };
/** Whether a message is taken without asking; else in how many seconds it is others' turn. */
export type Place = { isFree: boolean; secondsLeft: number };

type Bound = Omit<Counting, 'at'> & { most: number; milliseconds: number };

/** Ends the transaction of a message that found no place: it does not count. */
class NoPlace extends Error {}

type Parts = { db: Database; factor: number; networks: NetworkNames; now: () => number };

/**
 * Counts what is taken without asking, per network and in all, in the database, so that all processes share the
 * counts. What a network sends beyond its own limit counts for nobody.
 */
export function createArrivalLimits({ db, factor, networks, now }: Parts) {
  function boundsOf(names: readonly string[], { weight, bytes }: Arrival): Bound[] {
    const size = Math.ceil(bytes / kibibyte);
    const most = (limit: number) => multiplied(limit, factor);
    const mostBytes = (limit: number) => Math.max(size, most(limit / kibibyte));
    const of = (kind: string) => names.map((name) => `${kind}:${name}`);
    const [messages, kept] = [
      { amount: weight, milliseconds: windowMilliseconds },
      { amount: size, milliseconds: hour },
    ];
    return [
      { ...messages, subjects: of('address'), most: most(perAddress) },
      { ...kept, subjects: of('bytes'), most: mostBytes(stored.perNetwork) },
      { ...messages, subjects: ['all'], most: most(inAll) },
      { ...kept, subjects: ['bytes'], most: mostBytes(stored.inAll) },
    ];
  }

  async function fits(bounds: readonly Bound[], at: number): Promise<boolean> {
    try {
      await db.transaction().execute(async (transaction) => {
        for (const { most, milliseconds, ...counted } of bounds) {
          if ((await countWithin(transaction, { ...counted, at }, milliseconds)) > most) throw new NoPlace();
        }
      });
      return true;
    } catch (error) {
      if (error instanceof NoPlace) return false;
      throw error;
    }
  }

  return {
    /** Takes a place among the messages of `address` and of all that are taken without asking. */
    async takePlace(address: string, arrival: Arrival): Promise<Place> {
      const at = now();
      const isFree = await fits(boundsOf(await networks.namesFor(address, hour), arrival), at);
      const endsAt = stretchOf(at).getTime() + windowMilliseconds;
      return { isFree, secondsLeft: Math.ceil((endsAt - at) / 1000) };
    },

    /** Whether as many messages have come in all as are taken without asking. */
    async isFull(): Promise<boolean> {
      const [beginsAt, since] = [stretchOf(now()), new Date(stretchOf(now()).getTime() - hour)];
      if ((await sumArrivals(db, ['all'], beginsAt)) >= multiplied(inAll, factor)) return true;
      return (await sumArrivals(db, ['bytes'], since)) >= multiplied(stored.inAll / kibibyte, factor);
    },

    /** Forgets old counts, tokens and keys. */
    async sweep(): Promise<void> {
      const at = now();
      await forgetOld(db, { now: new Date(at), countsUntil: new Date(at - day) });
      const { prefix, kept } = networks.keysInUse();
      await forgetKeys(db, prefix, kept);
    },
  };
}
