import type { Database } from '#server/core/db/database.ts';
import { invitationLimits } from '#shared/accounts/invitation.ts';
import { readLook } from '#shared/accounts/look-of-name.ts';
import { fieldRefused } from '#shared/errors.ts';
import { accountQueries, usernameKey } from '../account-queries.ts';
import { invitationQueries } from './invitation-queries.ts';

/** Since when invitations are open. */
export const openSince = (): string => new Date(Date.now() - invitationLimits.milliseconds).toISOString();

/**
 * A new name must not look like that of another user, or of somebody who is invited; the same name is another matter.
 * @throws AppError `conflict` (409)
 */
export async function requireUnlikeName(db: Database, username: string): Promise<void> {
  const invited = await invitationQueries.list(db, openSince());
  const names = [...(await accountQueries.listNames(db)), ...invited.map((invitation) => invitation.username)];
  const [key, look] = [usernameKey(username), readLook(username)];
  if (names.some((other) => usernameKey(other) !== key && readLook(other) === look))
    throw fieldRefused('username', 'user_name_alike', 'conflict');
}
