import type { Database } from '#server/core/db/database.ts';
import { multiplied, spamLimits, storageLimits } from '#shared/leads/spam-limits.ts';
import { day, kibibyte } from '#shared/units.ts';
import { deleteExpired, deleteKeys, listArrivals, sumArrivals } from './arrival-queries.ts';
import type { NetworkPseudonyms } from './network-pseudonyms.ts';
import { type Counting, countsIf, countWithin, secondsUntilFewer, startOfPeriod } from './windowed-counts.ts';

const { windowMilliseconds, perAddress, inAll } = spamLimits;
const { stored, windowMilliseconds: hour } = storageLimits;

/** What a message stores: its valid fields, and the size of its files in bytes. */
export type Message = { fields: object; fileBytes?: number | undefined };

/** The approximate disk usage of a message in bytes, with its rows, search index and files. */
export function messageDiskUsage({ fields, fileBytes = 0 }: Message): number {
  return Math.max(stored.least, Buffer.byteLength(JSON.stringify(fields)) * storageLimits.textFactor) + fileBytes;
}

/** A message: its weight, and its permanently stored bytes. */
export type Arrival = { weight: number; bytes: number };
/** Whether a message is accepted without a challenge; otherwise the seconds until the limit frees up. */
export type MessageAllowance = { isFree: boolean; secondsLeft: number };

type Bound = Omit<Counting, 'at'> & { most: number; milliseconds: number };

type Parts = { db: Database; factor: number; networks: NetworkPseudonyms; now: () => number };

/**
 * Limits messages without a challenge, per network and in total, counted in the database for all processes. Messages of
 * a network beyond its own limit do not count towards the total.
 */
export function createMessageLimits({ db, factor, networks, now }: Parts) {
  const inKibibytes = (bytes: number) => Math.ceil(bytes / kibibyte);

  function makeBounds(names: readonly string[], { weight, bytes }: Arrival): Bound[] {
    const size = inKibibytes(bytes);
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

  function fits(bounds: readonly Bound[], at: number): Promise<boolean> {
    return countsIf(db, async (transaction) => {
      for (const { most, milliseconds, ...counted } of bounds) {
        if ((await countWithin(transaction, { ...counted, at }, milliseconds)) > most) return false;
      }
      return true;
    });
  }

  /** The room of a network with answered challenges; a single message always fits. */
  const mostFor = (size: number) => Math.max(size, multiplied(stored.mostPerNetwork / kibibyte, factor));
  const nameByteCounts = (names: readonly string[]) => names.map((name) => `bytes:${name}`);

  return {
    /** The seconds until a network has room for so many more bytes, whatever it answers; 0: it has. */
    async secondsUntilRoom(names: readonly string[], bytes: number): Promise<number> {
      const size = inKibibytes(bytes);
      const since = new Date(startOfPeriod(now()).getTime() - hour);
      const counts = await listArrivals(db, nameByteCounts(names), since);
      return secondsUntilFewer(counts, { most: mostFor(size) - size + 1, milliseconds: hour, now: now() });
    },

    /** Counts the bytes of a message with an answered challenge; false, and not counted, when they do not fit. */
    takeRoom(names: readonly string[], bytes: number): Promise<boolean> {
      const size = inKibibytes(bytes);
      const counted = { subjects: nameByteCounts(names), amount: size, at: now() };
      return countsIf(db, async (transaction) => (await countWithin(transaction, counted, hour)) <= mostFor(size));
    },

    /** Counts a message of `address`, and in total. */
    async takePlace(address: string, arrival: Arrival): Promise<MessageAllowance> {
      const at = now();
      const isFree = await fits(makeBounds(await networks.namesFor(address, hour), arrival), at);
      const endsAt = startOfPeriod(at).getTime() + windowMilliseconds;
      return { isFree, secondsLeft: Math.ceil((endsAt - at) / 1000) };
    },

    async isFull(): Promise<boolean> {
      const [beginsAt, since] = [startOfPeriod(now()), new Date(startOfPeriod(now()).getTime() - hour)];
      if ((await sumArrivals(db, ['all'], beginsAt)) >= multiplied(inAll, factor)) return true;
      return (await sumArrivals(db, ['bytes'], since)) >= multiplied(stored.inAll / kibibyte, factor);
    },

    async sweep(): Promise<void> {
      const at = now();
      await deleteExpired(db, { now: new Date(at), countsUntil: new Date(at - day) });
      const { prefix, kept } = networks.keysInUse();
      await deleteKeys(db, prefix, kept);
    },
  };
}
