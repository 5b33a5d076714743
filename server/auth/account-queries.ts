import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import type { Role } from '#shared/account.ts';

export type NewAccount = { username: string; passwordHash: string; role: string };

/** The form of a user name in which two spellings are one account. */
function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

export type StoredAccount = { id: string; username: string; passwordHash: string; role: Role };

export const accountQueries = {
  /** The account of a user name, in whatever spelling that is one account. */
  async findByName(db: Database, username: string): Promise<StoredAccount | undefined> {
    const row = await db
      .selectFrom('account')
      .select(['id', 'username', 'password_hash', 'role'])
      .where('username_key', '=', usernameKey(username))
      .executeTakeFirst();
    if (!row) return undefined;
    return { id: row.id, username: row.username, passwordHash: row.password_hash, role: toRole(row.role) };
  },

  async isEmpty(db: Database): Promise<boolean> {
    return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) === undefined;
  },

  /** Stores an account; false when the name is taken. */
  async insert(db: Database, { username, passwordHash, role }: NewAccount): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('account')
      .values({
        id: randomUUIDv7(),
        username,
        username_key: usernameKey(username),
        password_hash: passwordHash,
        role,
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('username_key').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
};

/** A role this program does not know has no rights. */
export function toRole(role: string): Role {
  return role === 'admin' ? 'admin' : 'user';
}
