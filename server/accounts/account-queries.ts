import { randomUUIDv7 } from 'node:crypto';
import { changeRow, hasRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { type Role, roles } from '#shared/accounts/roles.ts';
import { type Language, toLanguage } from '#shared/language.ts';
import { normalLine } from '#shared/text/normal-text.ts';

export type NewAccount = { username: string; passwordHash: string; role: string; email?: string | undefined };

/** The normalised form of a user name; names with equal forms are the same account. */
export function usernameKey(username: string): string {
  return normalLine(username.normalize('NFKC')).toLowerCase();
}

export type StoredAccount = { id: string; username: string; passwordHash: string; role: Role; email: string | null };

const columns = ['id', 'username', 'password_hash', 'role', 'email'] as const;

/** The normalised form of an address; addresses with equal forms are the same. */
function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

const emailColumns = (email?: string) => ({ email: email || null, email_key: email ? emailKey(email) : null });

/** The accounts whose user name or address this is. */
function withNameOrEmail(db: Database, name: string) {
  const accounts = db.selectFrom('account').select([...columns, 'username_key']);
  return accounts.where(({ or, eb }) =>
    or([eb('username_key', '=', usernameKey(name)), eb('email_key', '=', emailKey(name))]),
  );
}

export const accountQueries = {
  /** The account of a user name, compared in its normalised form. */
  async findByName(db: Database, username: string): Promise<StoredAccount | undefined> {
    // PostgreSQL rejects NUL characters in parameters; no name contains one.
    if (username.includes('\0')) return undefined;
    const named = db.selectFrom('account').select(columns).where('username_key', '=', usernameKey(username));
    const row = await named.executeTakeFirst();
    return row && toAccount(row);
  },

  /** The account of a user name or, if there is none, of an address. */
  async findByNameOrEmail(db: Database, name: string): Promise<StoredAccount | undefined> {
    if (name.includes('\0')) return undefined;
    const rows = await withNameOrEmail(db, name).execute();
    const row = rows.find(({ username_key }) => username_key === usernameKey(name)) ?? rows[0];
    return row && toAccount(row);
  },

  isEmpty: async (db: Database): Promise<boolean> => !(await hasRow(db.selectFrom('account').select('id'))),

  /** Whether an account has a user name, or has it as its address: a sign-in must mean one account. */
  async isNameTaken(db: Database, username: string): Promise<boolean> {
    return (await this.findByNameOrEmail(db, username)) !== undefined;
  },

  listNames: async (db: Database): Promise<string[]> =>
    (await db.selectFrom('account').select('username').execute()).map(({ username }) => username),

  /** Stores an account under a new id; false when the name is taken. */
  async insert(
    db: Database,
    { username, passwordHash, role, email }: NewAccount,
    id: string = randomUUIDv7(),
  ): Promise<boolean> {
    if (await this.isNameTaken(db, username)) return false;
    const names = { username, username_key: usernameKey(username), ...emailColumns(email) };
    const row = { id, ...names, password_hash: passwordHash, role, created_at: new Date().toISOString() };
    const insertion = db.insertInto('account').values(row);
    return changeRow(insertion.onConflict((conflict) => conflict.column('username_key').doNothing()));
  },

  async find(db: Database, id: string): Promise<StoredAccount | undefined> {
    const row = await db.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst();
    return row && toAccount(row);
  },

  /** Whether an account still has this password; locks it until the transaction ends. */
  holdWithPassword(transaction: Database, id: string, passwordHash: string): Promise<boolean> {
    // A write takes the row lock in both databases.
    const account = transaction.updateTable('account').where('id', '=', id).where('password_hash', '=', passwordHash);
    return changeRow(account.set({ password_hash: passwordHash }));
  },

  /** Locks an account until the transaction ends. */
  async hold(transaction: Database, id: string): Promise<void> {
    // A write takes the row lock in both databases.
    await transaction.updateTable('account').set({ id }).where('id', '=', id).execute();
  },

  /** Locks every administrator until the transaction ends, so that no concurrent change removes or demotes one. */
  async lockAdministrators(transaction: Database): Promise<void> {
    // A write takes the row lock in both databases.
    await transaction.updateTable('account').set({ role: 'admin' }).where('role', '=', 'admin').execute();
  },

  hasOtherAdministrator: (db: Database, id: string): Promise<boolean> =>
    hasRow(db.selectFrom('account').select('id').where('role', '=', 'admin').where('id', '<>', id)),

  async setRole(db: Database, id: string, role: Role): Promise<void> {
    await db.updateTable('account').set({ role }).where('id', '=', id).execute();
  },

  /** Whether another account has the address, also as its user name. */
  isEmailTaken: (db: Database, email: string, id = ''): Promise<boolean> =>
    hasRow(withNameOrEmail(db, email).where('id', '<>', id)),

  /** An empty string removes the address. */
  async setEmail(db: Database, id: string, email: string): Promise<void> {
    await db.updateTable('account').set(emailColumns(email)).where('id', '=', id).execute();
  },

  /** The language of the user's sign-ins so far. */
  async findLanguage(db: Database, id: string): Promise<Language | undefined> {
    const row = await db.selectFrom('account').select('language').where('id', '=', id).executeTakeFirst();
    return toLanguage(row?.language);
  },

  async setLanguage(db: Database, id: string, language: Language): Promise<void> {
    await db.updateTable('account').set({ language }).where('id', '=', id).execute();
  },

  async setPasswordHash(db: Database, id: string, passwordHash: string): Promise<void> {
    await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  },

  /** With what they began to write about leads, which nobody else can see. */
  async remove(db: Database, id: string): Promise<void> {
    await db.deleteFrom('lead_reader').where('account_id', '=', id).execute();
    await db.deleteFrom('account').where('id', '=', id).execute();
  },
};

type Row = { id: string; username: string; password_hash: string; role: string; email: string | null };

function toAccount({ id, username, password_hash: passwordHash, role, email }: Row): StoredAccount {
  return { id, username, passwordHash, role: toRole(role), email };
}

/** A role unknown to this program has no rights. */
export function toRole(role: string): Role {
  return roles.find((known) => known === role) ?? 'user';
}
