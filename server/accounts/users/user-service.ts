import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { lexiconForSearch } from '#server/core/db/search/lexicon.ts';
import type { NewUser, UserChange } from '#shared/accounts/account.ts';
import type { User } from '#shared/accounts/account-answers.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { accountQueries, type StoredAccount } from '../account-queries.ts';
import { listViewQueries } from '../list-views/list-view-queries.ts';
import { passkeyQueries } from '../passkeys/passkey-queries.ts';
import { hashPassword } from '../password-hash.ts';
import { passwordLinkQueries } from '../password-link-queries.ts';
import type { PasswordRules } from '../password-rules.ts';
import { reliesOnPrintedPassword } from '../recovery/printed-password.ts';
import { secondFactorQueries } from '../second-factor/second-factor-queries.ts';
import type { KnownPlaces } from '../sign-in/known-places.ts';
import { endSessionsExcept } from '../sign-in/other-sessions.ts';
import { forgetFailures } from '../sign-in/sign-in-throttle.ts';
import { invitationQueries } from './invitation-queries.ts';
import { requireUnlikeName } from './unlike-name.ts';
import { pageOfUsers } from './user-list.ts';
import { userQueries } from './user-queries.ts';

export type UserService = ReturnType<typeof createUserService>;
type Parts = { db: Database; passwordRules: PasswordRules; places: KnownPlaces };

/** User accounts. All data of a user refers to the id, so that a later user of the same name inherits nothing. */
export function createUserService({ db, passwordRules, places }: Parts) {
  return {
    /** By name unless `?sort=` says otherwise. @throws AppError `malformed` for an unknown sort field. */
    listUsers: async (query: ListQuery = {}): Promise<Page<User>> =>
      pageOfUsers(await userQueries.list(db), query, await lexiconForSearch(db)),

    /** @throws AppError `not_found` */
    async getUser(id: string): Promise<User> {
      const user = await userQueries.find(db, id);
      if (!user) throw userNotFound();
      return user;
    },

    /** Whether somebody still signs in with nothing but the password that was printed at the first start. */
    reliesOnPrintedPassword: (): Promise<boolean> => reliesOnPrintedPassword(db),

    /** The user of a name, in any letter case. */
    async findUser(username: string): Promise<User | undefined> {
      const account = await accountQueries.findByName(db, username);
      return account && userQueries.find(db, account.id);
    },

    /**
     * @throws AppError `conflict` (409) when the name (in any letter case) or the address is taken, or the name looks
     * like another; `invalid` (422) for a password that is easily guessed
     */
    async createUser({ username, password, role, email }: NewUser): Promise<User> {
      const id = randomUUIDv7();
      await passwordRules.requireGood(password, 'password', [username, email]);
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (transaction) => {
        if (email) await requireFreeEmail(transaction, email);
        await requireUnlikeName(transaction, username);
        const isStored = await accountQueries.insert(transaction, { username, passwordHash, role, email }, id);
        if (!isStored) throw fieldRefused('username', 'user_name_taken', 'conflict');
        await forgetFailures(transaction, username);
      });
      return this.getUser(id);
    },

    isEmailTaken: (email: string): Promise<boolean> => accountQueries.isEmailTaken(db, email),

    /**
     * Changes role, address or both; a new role takes effect at once, also for open sessions.
     * @throws AppError `not_found`; `conflict` for the last administrator and for an address that is taken
     */
    async changeUser(id: string, { role, email }: UserChange): Promise<User> {
      await inAccountChange(db, id, async (transaction, account) => {
        if (role !== undefined) {
          if (account.role === 'admin' && role !== 'admin') await requireOtherAdministrator(transaction, id);
          await accountQueries.setRole(transaction, id, role);
          if (role !== 'admin') await invitationQueries.removeBy(transaction, id);
        }
        if (email !== undefined) {
          if (email) await requireFreeEmail(transaction, email, id);
          await accountQueries.setEmail(transaction, id, email);
          // A pending link was mailed to the old address.
          await passwordLinkQueries.removeOf(transaction, id);
        }
      });
      return this.getUser(id);
    },

    /** Sets a password, removes the passkeys and ends every session of the user. @throws AppError `not_found`, `invalid` (422) */
    async resetPassword(id: string, password: string): Promise<void> {
      const { username, email } = await this.getUser(id);
      await passwordRules.requireGood(password, 'password', [username, email]);
      const passwordHash = await hashPassword(password);
      await inAccountChange(db, id, async (transaction, { username }) => {
        await accountQueries.setPasswordHash(transaction, id, passwordHash);
        await passkeyQueries.removeOf(transaction, id);
        await endSessionsExcept(transaction, id, { places });
        await passwordLinkQueries.removeOf(transaction, id);
        await forgetFailures(transaction, username);
      });
    },

    /** Removes a user with sessions and failed attempts. @throws AppError `not_found`; `conflict` for the last administrator */
    async removeUser(id: string): Promise<void> {
      await inAccountChange(db, id, async (transaction, { username, role }) => {
        if (role === 'admin') await requireOtherAdministrator(transaction, id);
        await endSessionsExcept(transaction, id, { places });
        await passwordLinkQueries.removeOf(transaction, id);
        await invitationQueries.removeBy(transaction, id);
        await secondFactorQueries.remove(transaction, id);
        await passkeyQueries.removeOf(transaction, id);
        await listViewQueries.removeOf(transaction, id);
        await accountQueries.remove(transaction, id);
        await forgetFailures(transaction, username);
      });
    },
  };
}

const userNotFound = () => new AppError('not_found', 'user_not_found');

/** Serialises changes of accounts, so that two administrators cannot remove each other. */
async function inAccountChange(
  db: Database,
  id: string,
  change: (transaction: Database, account: StoredAccount) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await accountQueries.lockAdministrators(transaction);
    const account = await accountQueries.find(transaction, id);
    if (!account) throw userNotFound();
    await change(transaction, account);
  });
}

async function requireOtherAdministrator(transaction: Database, id: string): Promise<void> {
  if (await accountQueries.hasOtherAdministrator(transaction, id)) return;
  throw new AppError('conflict', 'user_last_admin');
}

async function requireFreeEmail(transaction: Database, email: string, id?: string): Promise<void> {
  if (await accountQueries.isEmailTaken(transaction, email, id))
    throw fieldRefused('email', 'user_email_taken', 'conflict');
}
