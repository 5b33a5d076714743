import { randomUUIDv7 } from 'node:crypto';
import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OpenSession } from '#shared/accounts/account-answers.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { toRole } from '../account-queries.ts';

export type Account = { id: string; username: string; role: Role };
/** A session; at `provenAt` its user last proved who they are, by signing in or later. */
export type Session = Account & { createdAt: string; usedAt: string; provenAt: string; hasTotp: boolean };
/** Sessions used since the first and created since the second time are open. */
export type OpenSince = { usedSince: string; createdSince: string };

export const sessionQueries = {
  /** Adds a session, opened now or `at`. */
  async insert(
    db: Database,
    tokenHash: string,
    accountId: string,
    { device = '', at = new Date().toISOString() }: { device?: string | undefined; at?: string | undefined } = {},
  ): Promise<void> {
    await db
      .insertInto('session')
      .values({
        token_hash: tokenHash,
        id: randomUUIDv7(),
        account_id: accountId,
        device,
        created_at: at,
        used_at: at,
      })
      .execute();
  },

  /**
   * The session of a token together with its account; the role is read every time, so that changes take effect at once.
   */
  async find(db: Database, tokenHash: string): Promise<Session | undefined> {
    const row = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.username', 'account.role', 'account.totp_since'])
      .select(['session.created_at', 'session.used_at', 'session.proven_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id, username, role, created_at: createdAt, used_at: usedAt } = row;
    const provenAt = row.proven_at ?? createdAt;
    return { id, username, role: toRole(role), createdAt, usedAt, provenAt, hasTotp: row.totp_since !== null };
  },

  /** The open sessions of an account, last used first; that of `currentHash` is marked. */
  async listOf(db: Database, accountId: string, open: OpenSince & { currentHash: string }): Promise<OpenSession[]> {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'device', 'created_at', 'used_at', 'token_hash'])
      .where('account_id', '=', accountId)
      .where('used_at', '>=', open.usedSince)
      .where('created_at', '>=', open.createdSince)
      .orderBy('used_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, device, created_at: createdAt, used_at: usedAt, token_hash: hash }) => {
      return { _id: id ?? '', device, createdAt, usedAt, isCurrent: hash === open.currentHash };
    });
  },

  async touch(db: Database, tokenHash: string): Promise<void> {
    await db
      .updateTable('session')
      .set({ used_at: new Date().toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute();
  },

  /** Its user proved just now who they are. */
  async prove(db: Database, tokenHash: string): Promise<void> {
    const proven_at = new Date().toISOString();
    await db.updateTable('session').set({ proven_at }).where('token_hash', '=', tokenHash).execute();
  },

  async remove(db: Database, tokenHash: string): Promise<void> {
    await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
  },

  /** Ends one session of an account; false when it does not exist. */
  removeOne: (db: Database, accountId: string, id: string): Promise<boolean> =>
    changeRow(db.deleteFrom('session').where('account_id', '=', accountId).where('id', '=', id)),

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
