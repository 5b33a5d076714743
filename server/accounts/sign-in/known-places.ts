import { hash, randomBytes } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { keyedHash } from '#server/core/db/site-secret.ts';
import { knownPlaceLimits } from '#shared/accounts/account.ts';
import type { Language } from '#shared/language.ts';
import { knownPlaceQueries } from './known-place-queries.ts';

/**
 * The origin of a call: network address, device token of an earlier sign-in, a short description of the browser, and the
 * language of its user.
 */
export type SignInPlace = { address: string; deviceToken?: string | undefined; device?: string; language?: Language };
/** A known place: a device of the user (hashed token) or a network from which somebody signed in. */
export type KnownAs = { device?: string; isNetworkKnown: boolean };
export type KnownPlaces = ReturnType<typeof createKnownPlaces>;

const tokenBytes = 32;
const since = (): string => new Date(Date.now() - knownPlaceLimits.milliseconds).toISOString();
const hashDevice = (token: string): string => `device:${hash('sha256', token, 'base64url')}`;

/** Browsers and networks of earlier sign-ins, so that attacks on a name do not lock its user out (decision 32). */
export function createKnownPlaces({ db }: { db: Database }) {
  const hashAddress = keyedHash(db, 'known-network');
  const hashNetwork = async (address: string, database: Database): Promise<string> =>
    `network:${await hashAddress(address, database)}`;

  /** The device token of an earlier sign-in, or a new one: clients cannot choose their own. */
  async function tokenFor(sent: string | undefined, database: Database): Promise<string> {
    if (sent && (await knownPlaceQueries.isKnown(database, hashDevice(sent), since()))) return sent;
    return randomBytes(tokenBytes).toString('base64url');
  }

  return {
    /**
     * Whether the place is known for this name. A network counts when anybody signed in from it; otherwise neighbours
     * could find out which names exist.
     */
    async recognise(username: string, { address, deviceToken }: SignInPlace): Promise<KnownAs> {
      const device = deviceToken ? hashDevice(deviceToken) : undefined;
      const isOwn = await this.isOwnDevice(db, username, { address, deviceToken });
      const isNetworkKnown = await knownPlaceQueries.isKnown(db, await hashNetwork(address, db), since());
      return { ...(isOwn && device !== undefined && { device }), isNetworkKnown };
    },

    async isOwnDevice(database: Database, username: string, { deviceToken }: SignInPlace): Promise<boolean> {
      if (!deviceToken) return false;
      return knownPlaceQueries.isKnownTo(database, hashDevice(deviceToken), username, since());
    },

    hasAny: (database: Database, accountId: string): Promise<boolean> => knownPlaceQueries.hasAny(database, accountId),

    /** Records the place of a successful sign-in. @returns the token that the browser keeps */
    async remember(database: Database, accountId: string, { address, deviceToken }: SignInPlace): Promise<string> {
      const token = await tokenFor(deviceToken, database);
      for (const place of [hashDevice(token), await hashNetwork(address, database)])
        await knownPlaceQueries.remember(database, accountId, place);
      return token;
    },

    async forget(database: Database, accountId: string, kept?: SignInPlace): Promise<void> {
      const places = kept ? [hashDevice(kept.deviceToken ?? ''), await hashNetwork(kept.address, database)] : [];
      await knownPlaceQueries.forget(database, accountId, places);
    },

    sweep: (): Promise<void> => knownPlaceQueries.removeBefore(db, since()),
  };
}
