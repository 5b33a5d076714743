import { createHmac } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { siteSecret } from '#server/core/db/site-secret.ts';
import { day } from '#shared/units.ts';

const keyPrefix = 'address-key-';
const nameLength = 22;
const keyOfDay = (time: number): string => keyPrefix + new Date(time).toISOString().slice(0, 10);

export type NetworkPseudonyms = ReturnType<typeof createNetworkPseudonyms>;

/** Counter names of networks: hashes with a daily key that is then deleted, so that nobody can trace them later. */
export function createNetworkPseudonyms({ db, now = () => Date.now() }: { db: Database; now?: () => number }) {
  const keys = new Map<string, Buffer>();

  async function nameAt(address: string, time: number): Promise<string> {
    const keyName = keyOfDay(time);
    const key = keys.get(keyName) ?? (await siteSecret(db, keyName));
    if (!keys.has(keyName) && keys.size > 1) keys.clear();
    keys.set(keyName, key);
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, nameLength);
  }

  return {
    nameOf: (address: string): Promise<string> => nameAt(address, now()),

    /** Its names within the last milliseconds (less than a day): one, or two after midnight. */
    async namesFor(address: string, milliseconds: number): Promise<string[]> {
      const [at, before] = [now(), now() - milliseconds];
      const times = keyOfDay(at) === keyOfDay(before) ? [at] : [at, before];
      return Promise.all(times.map((time) => nameAt(address, time)));
    },

    /** The prefix of the keys' names in the table of secrets, and those still needed. */
    keysInUse: () => ({ prefix: keyPrefix, kept: [keyOfDay(now()), keyOfDay(now() - day)] }),
  };
}
