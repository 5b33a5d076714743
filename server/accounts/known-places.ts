import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { siteSecret } from '#server/db/site-secret.ts';
import { knownPlaceLimits } from '#shared/account.ts';
import { knownPlaceQueries } from './known-place-queries.ts';

/** The place of a caller: network address, device token of an earlier sign-in, and a short description of the browser. */
export type Place = { address: string; deviceToken?: string | undefined; device?: string };
/** How a place is known: as a device of the user, under its hash, or as a network in which somebody signed in. */
export type Recognised = { device?: string; isNetworkKnown: boolean };
export type KnownPlaces = ReturnType<typeof createKnownPlaces>;

const tokenBytes = 32;
const since = (): string => new Date(Date.now() - knownPlaceLimits.milliseconds).toISOString();
const deviceOf = (token: string): string => `device:${createHash('sha256').update(token).digest('base64url')}`;

/** The browsers and networks in which users signed in, so that attacks on their names do not keep them out (decision 35). */
export function createKnownPlaces({ db }: { db: Database }) {
  let networkKey: Buffer | undefined;

  async function networkOf(address: string, database: Database = db): Promise<string> {
    const key = networkKey ?? (await siteSecret(database, 'known-network'));
    // What a transaction made is gone when it fails.
    if (database === db) networkKey = key;
    return `network:${createHmac('sha256', key).update(address).digest('base64url')}`;
  }

  /** The token of a browser in which somebody signed in before, or a new one: nobody chooses it. */
  async function tokenFor(sent: string | undefined, database: Database): Promise<string> {
    if (sent && (await knownPlaceQueries.isKnown(database, deviceOf(sent), since()))) return sent;
    return randomBytes(tokenBytes).toString('base64url');
  }

  return {
    /**
     * Whether somebody who gives this name is at a known place. A network in which anybody signed in is known: otherwise
     * its neighbours could learn which names there are.
     */
    async recognise(username: string, { address, deviceToken }: Place): Promise<Recognised> {
      const device = deviceToken ? deviceOf(deviceToken) : undefined;
      const isOwn = device !== undefined && (await knownPlaceQueries.isKnownTo(db, device, username, since()));
      const isNetworkKnown = await knownPlaceQueries.isKnown(db, await networkOf(address), since());
      return { ...(isOwn && { device }), isNetworkKnown };
    },

    /** After a full success. @returns the token that the browser keeps */
    async remember(database: Database, accountId: string, { address, deviceToken }: Place): Promise<string> {
      const token = await tokenFor(deviceToken, database);
      for (const place of [deviceOf(token), await networkOf(address, database)])
        await knownPlaceQueries.remember(database, accountId, place);
      return token;
    },

    /** Forgets what is known of a user, but for the place of the caller. */
    async forget(database: Database, accountId: string, kept?: Place): Promise<void> {
      const places = kept ? [deviceOf(kept.deviceToken ?? ''), await networkOf(kept.address, database)] : [];
      await knownPlaceQueries.forget(database, accountId, places);
    },

    sweep: (): Promise<void> => knownPlaceQueries.removeBefore(db, since()),
  };
}
