import { randomUUIDv7 } from 'node:crypto';
import { changeRow, countSelected } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';

/** A stored passkey; `counter` as the authenticator last told it, 0 where it counts nothing. */
export type StoredPasskey = {
  id: string;
  accountId: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

function toPasskey(row: Tables['passkey']): StoredPasskey {
  return {
    id: row.id,
    accountId: row.account_id,
    credentialId: row.credential_id,
    publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
    counter: Number(row.counter ?? 0),
    transports: jsonColumn<string[]>(row.transports),
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

/** Passkeys of accounts; the public key as base64url of its COSE form. */
export const passkeyQueries = {
  /** The passkeys of an account, oldest first. */
  async list(db: Database, accountId: string): Promise<StoredPasskey[]> {
    const rows = db.selectFrom('passkey').selectAll().where('account_id', '=', accountId);
    return (await rows.orderBy('created_at').orderBy('id').execute()).map(toPasskey);
  },

  count: (db: Database, accountId: string): Promise<number> =>
    countSelected(db, db.selectFrom('passkey').where('account_id', '=', accountId)),

  async find(db: Database, credentialId: string): Promise<StoredPasskey | undefined> {
    const row = await db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
    return row && toPasskey(row);
  },

  /** Stores a passkey. @returns it; undefined when the credential is stored already */
  async insert(
    db: Database,
    passkey: Omit<StoredPasskey, 'id' | 'createdAt' | 'lastUsedAt'>,
  ): Promise<StoredPasskey | undefined> {
    const stored = { ...passkey, id: randomUUIDv7(), createdAt: new Date().toISOString(), lastUsedAt: null };
    const insertion = db
      .insertInto('passkey')
      .values({
        id: stored.id,
        account_id: passkey.accountId,
        credential_id: passkey.credentialId,
        public_key: Buffer.from(passkey.publicKey).toString('base64url'),
        counter: passkey.counter,
        transports: JSON.stringify(passkey.transports),
        name: passkey.name,
        created_at: stored.createdAt,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing());
    return (await changeRow(insertion)) ? stored : undefined;
  },

  /** Records a use; false when the passkey is gone or was used since `known` was read. */
  async use(db: Database, known: StoredPasskey, counter: number): Promise<boolean> {
    const passkey = db.updateTable('passkey').where('id', '=', known.id).where('counter', '=', known.counter);
    return changeRow(passkey.set({ counter, last_used_at: new Date().toISOString() }));
  },

  /** False when the account has no such passkey. */
  async rename(db: Database, { accountId, id, name }: { accountId: string; id: string; name: string }) {
    const own = db.updateTable('passkey').where('account_id', '=', accountId).where('id', '=', id);
    return changeRow(own.set({ name }));
  },

  /** False when the account has no such passkey. */
  remove: (db: Database, accountId: string, id: string): Promise<boolean> =>
    changeRow(db.deleteFrom('passkey').where('account_id', '=', accountId).where('id', '=', id)),

  async removeOf(db: Database, accountId: string): Promise<void> {
    await db.deleteFrom('passkey').where('account_id', '=', accountId).execute();
  },
};
