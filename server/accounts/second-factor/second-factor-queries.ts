import { changeRow, countSelected } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';

/** `step`: the time step of the last code that was used. */
export type StoredFactor = { sealedKey: string | null; since: string | null; step: number };

/** The second factor of accounts and its recovery codes. */
export const secondFactorQueries = {
  async find(db: Database, accountId: string): Promise<StoredFactor> {
    const row = await db
      .selectFrom('account')
      .select(['totp_secret', 'totp_since', 'totp_step'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    return { sealedKey: row?.totp_secret ?? null, since: row?.totp_since ?? null, step: row?.totp_step ?? 0 };
  },

  /** A key that is not active yet. False when the account already has a second factor. */
  async begin(db: Database, accountId: string, sealedKey: string): Promise<boolean> {
    const account = db.updateTable('account').where('id', '=', accountId).where('totp_since', 'is', null);
    return changeRow(account.set({ totp_secret: sealedKey, totp_step: 0 }));
  },

  async confirm(db: Database, accountId: string): Promise<void> {
    await db.updateTable('account').set({ totp_since: new Date().toISOString() }).where('id', '=', accountId).execute();
  },

  /** Marks codes up to a time step as used; false when they already were. */
  async takeStep(db: Database, accountId: string, step: number): Promise<boolean> {
    const account = db.updateTable('account').where('id', '=', accountId).where('totp_step', '<', step);
    return changeRow(account.set({ totp_step: step }));
  },

  async remove(db: Database, accountId: string): Promise<void> {
    const nothing = { totp_secret: null, totp_since: null, totp_step: 0 };
    await db.updateTable('account').set(nothing).where('id', '=', accountId).execute();
    await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  },

  async replaceRecoveryCodes(db: Database, accountId: string, hashes: string[]): Promise<void> {
    await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
    const rows = hashes.map((hash) => ({ account_id: accountId, code_hash: hash }));
    await db.insertInto('recovery_code').values(rows).execute();
  },

  /** Uses a recovery code up; false when there is none. */
  takeRecoveryCode: async (db: Database, accountId: string, hash: string): Promise<boolean> =>
    changeRow(db.deleteFrom('recovery_code').where('account_id', '=', accountId).where('code_hash', '=', hash)),

  countRecoveryCodes: (db: Database, accountId: string): Promise<number> =>
    countSelected(db, db.selectFrom('recovery_code').where('account_id', '=', accountId)),
};
