import { createHmac } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { siteSecret } from '#server/db/site-secret.ts';
import { spamLimits } from './spam-limits.ts';
import { countArrival, forgetKeys, forgetOld } from './spam-queries.ts';

const keyPrefix = 'address-key-';
const dayMilliseconds = 24 * 60 * 60 * 1000;
const keyOfDay = (time: number): string => keyPrefix + new Date(time).toISOString().slice(0, 10);

/** Whether there were more messages than are taken without asking, and in how many seconds it is others' turn. */
export type ArrivalCount = { isOver: boolean; secondsLeft: number };

/**
 * Counts messages per address and in all, in the database, so that all processes share the counts. Addresses are
 * counted under hashes whose key is of one day and then forgotten: after that nobody can tell whose they were.
 */
export function createArrivalLimits({ db, factor, now }: { db: Database; factor: number; now: () => number }) {
  const atMost = (limit: number): number => Math.max(1, Math.round(limit * factor));
  let key: { name: string; value: Buffer } | undefined;

  async function subjectOf(address: string, at: number): Promise<string> {
    const name = keyOfDay(at);
    if (key?.name !== name) key = { name, value: await siteSecret(db, name) };
    const hash = createHmac('sha256', key.value).update(address).digest('base64url');
    return `address:${hash.slice(0, 22)}`;
  }

  return {
    /** Counts a message from `address`. */
    async count(address: string, weight: number): Promise<ArrivalCount> {
      const at = now();
      const { windowMilliseconds, perAddress, inAll } = spamLimits;
      const beginsAt = new Date(at - (at % windowMilliseconds));
      const subject = await subjectOf(address, at);
      const isOver = await db.transaction().execute(async (transaction) => {
        const fromAddress = await countArrival(transaction, subject, beginsAt, weight);
        const fromAll = await countArrival(transaction, 'all', beginsAt, weight);
        return fromAddress > atMost(perAddress) || fromAll > atMost(inAll);
      });
      return { isOver, secondsLeft: Math.ceil((beginsAt.getTime() + windowMilliseconds - at) / 1000) };
    },

    /** Forgets old counts, tokens and keys. */
    async sweep(): Promise<void> {
      const at = now();
      await forgetOld(db, { now: new Date(at), countsUntil: new Date(at - dayMilliseconds) });
      await forgetKeys(db, keyPrefix, [keyOfDay(at), keyOfDay(at - dayMilliseconds)]);
    },
  };
}
