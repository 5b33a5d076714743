import type { Database } from '#server/core/db/database.ts';
import { knownPlaceLimits } from '#shared/accounts/account.ts';
import { usernameKey } from '../account-queries.ts';

/** Browsers and networks of earlier sign-ins, identified by hashes. */
export const knownPlaceQueries = {
  /** Whether the user of a name, if it exists, signed in from a place since `since`. */
  async isKnownTo(db: Database, place: string, username: string, since: string): Promise<boolean> {
    // PostgreSQL rejects NUL characters in parameters; no name contains one.
    if (username.includes('\0')) return false;
    const row = await db
      .selectFrom('known_place')
      .innerJoin('account', 'account.id', 'known_place.account_id')
      .select('place')
      .where('place', '=', place)
      .where('used_at', '>=', since)
      .where('username_key', '=', usernameKey(username))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  async isKnown(db: Database, place: string, since: string): Promise<boolean> {
    const places = db.selectFrom('known_place').select('place').where('place', '=', place);
    return (await places.where('used_at', '>=', since).limit(1).executeTakeFirst()) !== undefined;
  },

  async hasAny(db: Database, accountId: string): Promise<boolean> {
    const places = db.selectFrom('known_place').select('place').where('account_id', '=', accountId);
    return (await places.limit(1).executeTakeFirst()) !== undefined;
  },

  /** Records a sign-in from a place, now; keeps only the newest places of each kind. */
  async remember(db: Database, accountId: string, place: string): Promise<void> {
    const used_at = new Date().toISOString();
    await db
      .insertInto('known_place')
      .values({ account_id: accountId, place, used_at })
      .onConflict((conflict) => conflict.columns(['account_id', 'place']).doUpdateSet({ used_at }))
      .execute();
    await removeOldest(db, accountId, `${place.split(':')[0]}:%`);
  },

  async forget(db: Database, accountId: string, kept: readonly string[] = []): Promise<void> {
    const places = db.deleteFrom('known_place').where('account_id', '=', accountId);
    await (kept.length > 0 ? places.where('place', 'not in', kept) : places).execute();
  },

  async removeBefore(db: Database, time: string): Promise<void> {
    await db.deleteFrom('known_place').where('used_at', '<', time).execute();
  },
};

async function removeOldest(db: Database, accountId: string, kind: string): Promise<void> {
  const oldest = await db
    .selectFrom('known_place')
    .select('place')
    .where('account_id', '=', accountId)
    .where('place', 'like', kind)
    .orderBy('used_at', 'desc')
    .orderBy('place')
    // SQLite requires a limit with an offset; this is above any possible number.
    .limit(1_000)
    .offset(knownPlaceLimits.perUser)
    .execute();
  if (oldest.length === 0) return;
  const places = oldest.map(({ place }) => place);
  await db.deleteFrom('known_place').where('account_id', '=', accountId).where('place', 'in', places).execute();
}
