import { countSelected } from '#server/core/db/count-rows.ts';
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
  async insert(db: Database, { username, role, email, ...invitation }: StoredInvitation, tokenHash: string) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('invitation')
      .values({
        ...{ id: invitation.id, username, username_key: usernameKey(username), role, email, token_hash: tokenHash },
        ...{ invited_by: invitation.invitedBy, created_at: invitation.createdAt },
      })
      .onConflict((conflict) => conflict.column('username_key').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  /** By name. */
  async list(db: Database, since: string): Promise<StoredInvitation[]> {
    const rows = db.selectFrom('invitation').select(columns).where('created_at', '>', since);
    return (await rows.orderBy('username_key').execute()).map(toInvitation);
  },

  count: (db: Database): Promise<number> => countSelected(db, db.selectFrom('invitation')),

  async find(db: Database, id: string): Promise<StoredInvitation | undefined> {
    const row = await db.selectFrom('invitation').select(columns).where('id', '=', id).executeTakeFirst();
    return row && toInvitation(row);
  },

  async findByToken(db: Database, tokenHash: string, since: string): Promise<StoredInvitation | undefined> {
    const rows = db.selectFrom('invitation').select(columns).where('token_hash', '=', tokenHash);
    const row = await rows.where('created_at', '>', since).executeTakeFirst();
    return row && toInvitation(row);
  },

  /** @returns false when it was used or revoked concurrently */
  async remove(db: Database, id: string): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('invitation').where('id', '=', id).executeTakeFirst();
    return numDeletedRows === 1n;
  },

  /** Revokes what a user has sent. */
  async removeBy(db: Database, accountId: string): Promise<void> {
    await db.deleteFrom('invitation').where('invited_by', '=', accountId).execute();
  },

  async removeBefore(db: Database, time: string): Promise<void> {
    await db.deleteFrom('invitation').where('created_at', '<=', time).execute();
  },
};
