import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { type PasswordChange, type SignedInUser, type SignInCredentials, signInLimits } from '#shared/account.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { accountQueries, type StoredAccount } from './account-queries.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { type Account, type Session, sessionQueries } from './session-queries.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

export type AuthService = ReturnType<typeof createAuthService>;

/** Where a change comes from: its session and its network address. */
type Caller = { token: string; address: string };

const tokenBytes = 32;
// A session's last use is written at most this often, so that reading does not mean writing.
const touchMilliseconds = 60_000;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Signing in and out, and whose token a call carries. Tokens are opaque; the database holds only their hashes. */
export function createAuthService({ db, rateLimitFactor }: { db: Database; rateLimitFactor: number }) {
  const throttle = createSignInThrottle({ db, factor: rateLimitFactor });
  // Checked for unknown names, so that they take as long as wrong passwords.
  const nobodysHash = hashPassword(randomBytes(16).toString('hex'));

  async function findVerified({ username, password }: SignInCredentials): Promise<StoredAccount | undefined> {
    const isPlausible = username.length <= signInLimits.username && password.length <= 1_000;
    const account = isPlausible ? await accountQueries.findByName(db, username) : undefined;
    const isRight = await verifyPassword(isPlausible ? password : '', account?.passwordHash ?? (await nobodysHash));
    return isRight ? account : undefined;
  }

  /** @throws AppError 401 when the password was changed while it was checked: the change ends sessions, this one too */
  async function openSession({ id, passwordHash }: StoredAccount): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    await sessionQueries.insert(db, hashToken(token), id);
    const current = await accountQueries.find(db, id);
    if (current?.passwordHash === passwordHash) return token;
    await sessionQueries.remove(db, hashToken(token));
    throw new AppError('unauthenticated', 'login_invalid');
  }

  return {
    /**
     * @throws AppError `unauthenticated` (401) 'Invalid username or password.', the same for an unknown name and a
     * wrong password; `too_many` (429) after ten failures in fifteen minutes for a name or an address.
     */
    async signIn(credentials: SignInCredentials, address: string): Promise<{ token: string; user: SignedInUser }> {
      await throttle.check(credentials.username, address);
      const account = await findVerified(credentials);
      if (!account) {
        await throttle.countFailure(credentials.username, address);
        throw new AppError('unauthenticated', 'login_invalid');
      }
      await throttle.forgetName(credentials.username);
      const token = await openSession(account);
      return { token, user: { username: account.username, role: account.role } };
    },

    /**
     * A new password for whoever is signed in; every other session of the user ends, that of `token` stays.
     * @throws AppError `invalid` (422) for a wrong current password; `too_many` (429) after ten of them
     */
    async changePassword({ id, username }: Account, change: PasswordChange, { token, address }: Caller): Promise<void> {
      await throttle.check(username, address);
      if (!(await findVerified({ username, password: change.current }))) {
        await throttle.countFailure(username, address);
        throw fieldRefused('current', 'user_current_wrong');
      }
      await throttle.forgetName(username);
      const passwordHash = await hashPassword(change.next);
      await db.transaction().execute(async (transaction) => {
        await accountQueries.setPasswordHash(transaction, id, passwordHash);
        await sessionQueries.removeOf(transaction, id, hashToken(token));
      });
    },

    /** Ends the sessions of a user, except that of `keptToken`. */
    async endSessions(accountId: string, keptToken = ''): Promise<void> {
      await sessionQueries.removeOf(db, accountId, hashToken(keptToken));
    },

    /** The session of a token that is still good; undefined for any other. */
    async findSession(token: string): Promise<Session | undefined> {
      const session = await sessionQueries.find(db, hashToken(token));
      if (!session || hasEnded(session)) return undefined;
      if (Date.now() - Date.parse(session.usedAt) > touchMilliseconds) await sessionQueries.touch(db, hashToken(token));
      return session;
    },

    /** The token no longer works. */
    async signOut(token: string): Promise<void> {
      await sessionQueries.remove(db, hashToken(token));
    },

    /** Removes what no longer counts: ended sessions and old failures. */
    async sweep(): Promise<void> {
      const { idleMilliseconds, absoluteMilliseconds } = signInLimits;
      await sessionQueries.removeEnded(db, before(idleMilliseconds), before(absoluteMilliseconds));
      await throttle.sweep();
    },
  };
}

const before = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

function hasEnded({ usedAt, createdAt }: Session): boolean {
  return usedAt < before(signInLimits.idleMilliseconds) || createdAt < before(signInLimits.absoluteMilliseconds);
}
