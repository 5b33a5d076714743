import { changeRow, countSelected } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { toRole, usernameKey } from '../account-queries.ts';

export type StoredInvitation = {
  /** Becomes the id of the account. */
  id: string;
  username: string;
  role: Role;
  email: string | null;
  invitedBy: string;
  createdAt: string;
};

type Row = { id: string; username: string; role: string; email: string | null; invited_by: string; created_at: string };
const columns = ['id', 'username', 'role', 'email', 'invited_by', 'created_at'] as const;

function toInvitation({ role, invited_by: invitedBy, created_at: createdAt, ...row }: Row): StoredInvitation {
  return { ...row, role: toRole(role), invitedBy, createdAt };
}

/** Invitations made after `since` are open. */
export const invitationQueries = {
  /** @returns false when an invitation for the same name is open */
  insert(db: Database, { invitedBy, createdAt, ...invitation }: StoredInvitation, tokenHash: string) {
    const times = { invited_by: invitedBy, created_at: createdAt };
    const row = { ...invitation, ...times, username_key: usernameKey(invitation.username), token_hash: tokenHash };
    const insertion = db.insertInto('invitation').values(row);
    return changeRow(insertion.onConflict((conflict) => conflict.column('username_key').doNothing()));
  },

  /** By name. */
  async list(db: Database, since: string): Promise<StoredInvitation[]> {
    const rows = db.selectFrom('invitation').select(columns).where('created_at', '>', since);
    return (await rows.orderBy('username_key').execute()).map(toInvitation);
  },

  count: (db: Database): Promise<number> => countSelected(db, db.selectFrom('invitation')),

  async findByToken(db: Database, tokenHash: string, since: string): Promise<StoredInvitation | undefined> {
    const rows = db.selectFrom('invitation').select(columns).where('token_hash', '=', tokenHash);
    const row = await rows.where('created_at', '>', since).executeTakeFirst();
    return row && toInvitation(row);
  },

  /** @returns false when it was used or revoked concurrently */
  remove: (db: Database, id: string): Promise<boolean> => changeRow(db.deleteFrom('invitation').where('id', '=', id)),

  /** Revokes what a user has sent. */
  async removeBy(db: Database, accountId: string): Promise<void> {
    await db.deleteFrom('invitation').where('invited_by', '=', accountId).execute();
  },

  async removeBefore(db: Database, time: string): Promise<void> {
    await db.deleteFrom('invitation').where('created_at', '<=', time).execute();
  },
};
