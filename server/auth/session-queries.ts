import type { Database } from '#server/db/database.ts';
import type { Role } from '#shared/account.ts';
import { toRole } from './account-queries.ts';

export type Account = { id: string; username: string; role: Role };
export type Session = Account & { createdAt: string; usedAt: string };

export const sessionQueries = {
  async insert(db: Database, tokenHash: string, accountId: string): Promise<void> {
    const now = new Date().toISOString();
    await db
      .insertInto('session')
      .values({ token_hash: tokenHash, account_id: accountId, created_at: now, used_at: now })
      .execute();
  },

  /** The session of a token together with its account; the role is read each time, so that a change works at once. */
  async find(db: Database, tokenHash: string): Promise<Session | undefined> {
    const row = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.username', 'account.role', 'session.created_at', 'session.used_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id, username, role, created_at: createdAt, used_at: usedAt } = row;
    return { id, username, role: toRole(role), createdAt, usedAt };
  },

  async touch(db: Database, tokenHash: string): Promise<void> {
    await db
      .updateTable('session')
      .set({ used_at: new Date().toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute();
  },

  async remove(db: Database, tokenHash: string): Promise<void> {
    await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
  },

  /** Ends the sessions of an account, all but the one of `keptHash` if there is such. */
  async removeOf(db: Database, accountId: string, keptHash = ''): Promise<void> {
    await db.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '<>', keptHash).execute();
  },

  /** Removes sessions last used before `usedBefore` or made before `createdBefore`. */
  async removeEnded(db: Database, usedBefore: string, createdBefore: string): Promise<void> {
    await db
      .deleteFrom('session')
      .where((when) => when.or([when('used_at', '<', usedBefore), when('created_at', '<', createdBefore)]))
      .execute();
  },
};
