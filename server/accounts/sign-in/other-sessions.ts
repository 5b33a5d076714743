import { hash } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import type { KnownPlaces, SignInPlace } from './known-places.ts';
import { sessionQueries } from './session-queries.ts';

/** The origin of a change: its session and place. */
export type Caller = SignInPlace & { token: string };

/** The stored hash of a session's token. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/**
 * Ends the sessions of a user except that of `caller`, and forgets all places but the caller's; without a caller, all.
 */
export async function endSessionsExcept(
  database: Database,
  accountId: string,
  { places, caller }: { places: KnownPlaces; caller?: Caller | undefined },
): Promise<void> {
  await sessionQueries.removeOf(database, accountId, hashToken(caller?.token ?? ''));
  await places.forget(database, accountId, caller);
}
