import { createHash, randomBytes } from 'node:crypto';
import type { AuditService, NewAuditEntry } from '#server/audit/audit-service.ts';
import type { Database } from '#server/db/database.ts';
import { waitAtMost } from '#server/db/lock-wait.ts';
import { isOutOfService } from '#server/db/out-of-service.ts';
import {
  type OpenSession,
  type PasswordChange,
  type SignedInUser,
  type SignInCredentials,
  signInLimits,
} from '#shared/account.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { accountQueries, type StoredAccount } from './account-queries.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { passwordLinkQueries } from './password-link-queries.ts';
import type { PasswordRules } from './password-rules.ts';
import type { SecondFactorService } from './second-factor-service.ts';
import { type Account, type Session, sessionQueries } from './session-queries.ts';
import { type Attempt, createSignInThrottle } from './sign-in-throttle.ts';

export type AuthService = ReturnType<typeof createAuthService>;
type AuthParts = {
  db: Database;
  audit: AuditService;
  passwordRules: PasswordRules;
  secondFactor: SecondFactorService;
  rateLimitFactor: number;
  /** What a password is compared by; a test counts how often. */
  verify?: typeof verifyPassword;
};
/** A session that is open; `mustSetUpTotp`: nothing else may be done before there is a second factor. */
export type CurrentSession = Session & { mustSetUpTotp: boolean };

/** Where a change comes from: its session and its network address. */
type Caller = { token: string; address: string };
/** Where somebody signs in: the network address, and a few words about the browser. */
type Place = { address: string; device?: string };

const tokenBytes = 32;
// A session's last use is written at most this often, so that reading does not mean writing.
const touchMilliseconds = 60_000;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Signing in and out, and whose token a call carries. Tokens are opaque; the database holds only their hashes. */
export function createAuthService(parts: AuthParts) {
  const { db, audit, passwordRules, secondFactor, rateLimitFactor, verify: isPasswordOf = verifyPassword } = parts;
  const throttle = createSignInThrottle({ db, factor: rateLimitFactor });
  // Checked for unknown names, so that they take as long as wrong passwords.
  const nobodysHash = hashPassword(randomBytes(16).toString('hex'));

  const tell = (entry: Omit<NewAuditEntry, 'section'>) => audit.record({ ...entry, section: 'sign-in' });

  /** @throws AppError `too_many` (429), which the audit log tells, once a minute at most */
  async function beginAttempt(username: string, address: string): Promise<Attempt> {
    try {
      return await throttle.begin(username, address);
    } catch (refusal) {
      await tell({ action: 'sign_in_throttled', address, onceInMilliseconds: 60_000 });
      throw refusal;
    }
  }

  /** The account of a name, and whether the password is its own; costs the same whether or not there is one. */
  async function verify({ username, password }: SignInCredentials) {
    const isPlausible = username.length <= signInLimits.username && password.length <= 1_000;
    const account = isPlausible ? await accountQueries.findByName(db, username) : undefined;
    const isRight = await isPasswordOf(isPlausible ? password : '', account?.passwordHash ?? (await nobodysHash));
    return { account, isRight: isRight && account !== undefined };
  }

  /**
   * That whoever is signed in knows the password, typed into the named field.
   * @throws AppError `invalid` (422) about that field for a wrong one; `too_many` (429) after ten of them
   */
  async function requirePassword(username: string, typed: Record<string, string>, address: string): Promise<void> {
    const [[field, password] = ['password', '']] = Object.entries(typed);
    const attempt = await beginAttempt(username, address);
    if (!(await verify({ username, password })).isRight) throw fieldRefused(field, 'user_current_wrong');
    await attempt.takeBack();
    await throttle.forgetName(username);
  }

  /** @throws AppError 401 when the password was changed while it was checked: the change ends sessions, this one too */
  async function openSession({ id, passwordHash }: StoredAccount, device: string): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    await sessionQueries.insert(db, hashToken(token), id, device);
    const current = await accountQueries.find(db, id);
    if (current?.passwordHash === passwordHash) return token;
    await sessionQueries.remove(db, hashToken(token));
    throw new AppError('unauthenticated', 'login_invalid');
  }

  /** @throws AppError `totp_required` (401) without a code of the second factor, or with one that is not its own */
  async function requireSecondFactor(
    account: StoredAccount,
    { totp }: SignInCredentials,
    attempt: Attempt,
    address: string,
  ) {
    if (!(await secondFactor.isOn(account.id))) return;
    if (!totp?.trim()) {
      await attempt.takeBack();
      throw new AppError('totp_required', 'login_totp_required');
    }
    if (await secondFactor.accepts(account.id, totp)) return;
    await tell({ action: 'sign_in_failed', record: account.id, address });
    throw new AppError('totp_required', 'login_totp_wrong');
  }

  /** Staff go on reading while nothing can be written. */
  async function noteUse(token: string): Promise<void> {
    // Whoever only reads does not wait for it.
    await waitAtMost(0, () => sessionQueries.touch(db, hashToken(token))).catch((error: unknown) => {
      if (!isOutOfService(error)) throw error;
    });
  }

  return {
    /**
     * @throws AppError `unauthenticated` (401) 'Invalid username or password.', the same for an unknown name and a
     * wrong password; `totp_required` (401) where the second factor is missing or wrong; `too_many` (429) after ten failures in fifteen minutes for a name or an address.
     */
    async signIn(
      credentials: SignInCredentials,
      { address, device = '' }: Place,
    ): Promise<{ token: string; user: SignedInUser }> {
      const attempt = await beginAttempt(credentials.username, address);
      const { account, isRight } = await verify(credentials);
      if (!account || !isRight) {
        await tell({ action: 'sign_in_failed', record: account?.id, address });
        throw new AppError('unauthenticated', 'login_invalid');
      }
      await requireSecondFactor(account, credentials, attempt, address);
      await attempt.takeBack();
      await throttle.forgetName(credentials.username);
      const token = await openSession(account, device);
      await tell({ action: 'sign_in', by: account.id, record: account.id, address });
      return { token, user: { username: account.username, role: account.role } };
    },

    /**
     * A new password for whoever is signed in; every other session of the user ends, that of `token` stays;
     * links for a forgotten one are no longer good.
     * @throws AppError `invalid` (422) for a wrong current password; `too_many` (429) after ten of them
     */
    async changePassword({ id, username }: Account, change: PasswordChange, { token, address }: Caller): Promise<void> {
      await requirePassword(username, { current: change.current }, address);
      const known = await accountQueries.find(db, id);
      await passwordRules.requireGood(change.next, 'next', [username, known?.email]);
      const passwordHash = await hashPassword(change.next);
      await db.transaction().execute(async (transaction) => {
        await accountQueries.setPasswordHash(transaction, id, passwordHash);
        await sessionQueries.removeOf(transaction, id, hashToken(token));
        await passwordLinkQueries.removeOf(transaction, id);
      });
    },

    requirePassword,

    /** The browsers in which a user is signed in; the one of `token` is marked. */
    listSessions(accountId: string, token: string): Promise<OpenSession[]> {
      const { idleMilliseconds, absoluteMilliseconds } = signInLimits;
      return sessionQueries.listOf(db, accountId, {
        usedSince: before(idleMilliseconds),
        createdSince: before(absoluteMilliseconds),
        currentHash: hashToken(token),
      });
    },

    /** Ends one session of a user. @throws AppError `not_found` */
    async endSession(accountId: string, id: string): Promise<void> {
      if (!(await sessionQueries.removeOne(db, accountId, id))) throw new AppError('not_found', 'session_not_found');
    },

    /** Ends the sessions of a user, except that of `keptToken`. */
    async endSessions(accountId: string, keptToken = ''): Promise<void> {
      await sessionQueries.removeOf(db, accountId, hashToken(keptToken));
    },

    /** The session of a token that is still good; undefined for any other. */
    async findSession(token: string): Promise<CurrentSession | undefined> {
      const session = await sessionQueries.find(db, hashToken(token));
      if (!session || hasEnded(session)) return undefined;
      if (Date.now() - Date.parse(session.usedAt) > touchMilliseconds) await noteUse(token);
      const isBound = session.role === 'admin' && !session.hasTotp;
      return { ...session, mustSetUpTotp: isBound && (await secondFactor.isRequired()) };
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
