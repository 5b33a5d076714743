import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { type SignedInUser, type SignInCredentials, signInLimits } from '#shared/account.ts';
import { AppError } from '#shared/errors.ts';
import { accountQueries } from './account-queries.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { type Account, type Session, sessionQueries } from './session-queries.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

export type AuthService = ReturnType<typeof createAuthService>;

const tokenBytes = 32;
// A session's last use is written at most this often, so that reading does not mean writing.
const touchMilliseconds = 60_000;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Signing in and out, and whose token a call carries. Tokens are opaque; the database holds only their hashes. */
export function createAuthService({ db, rateLimitFactor }: { db: Database; rateLimitFactor: number }) {
  const throttle = createSignInThrottle({ db, factor: rateLimitFactor });
  // Checked for unknown names, so that they take as long as wrong passwords.
  const nobodysHash = hashPassword(randomBytes(16).toString('hex'));

  async function findVerified({ username, password }: SignInCredentials): Promise<Account | undefined> {
    const isPlausible = username.length <= signInLimits.username && password.length <= 1_000;
    const account = isPlausible ? await accountQueries.findByName(db, username) : undefined;
    const isRight = await verifyPassword(isPlausible ? password : '', account?.passwordHash ?? (await nobodysHash));
    return isRight ? account : undefined;
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
      const token = randomBytes(tokenBytes).toString('base64url');
      await sessionQueries.insert(db, hashToken(token), account.id);
      return { token, user: { username: account.username, role: account.role } };
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
