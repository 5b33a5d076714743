import { hasRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { knownPlaceLimits } from '#shared/accounts/account.ts';
import { usernameKey } from '../account-queries.ts';

const selectPlaces = (db: Database, place: string, since: string) =>
  db.selectFrom('known_place').select('place').where('place', '=', place).where('used_at', '>=', since);

/** Browsers and networks of earlier sign-ins, identified by hashes. */
export const knownPlaceQueries = {
  /** Whether the user of a name, if it exists, signed in from a place since `since`. */
  async isKnownTo(db: Database, place: string, username: string, since: string): Promise<boolean> {
    // PostgreSQL rejects NUL characters in parameters; no name contains one.
    if (username.includes('\0')) return false;
    const places = selectPlaces(db, place, since).innerJoin('account', 'account.id', 'known_place.account_id');
    return hasRow(places.where('username_key', '=', usernameKey(username)));
  },

  isKnown: (db: Database, place: string, since: string): Promise<boolean> => hasRow(selectPlaces(db, place, since)),

  hasAny: (db: Database, accountId: string): Promise<boolean> =>
    hasRow(db.selectFrom('known_place').select('place').where('account_id', '=', accountId)),

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
