import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { waitAtMost } from '#server/db/lock-wait.ts';
import { isOutOfService } from '#server/db/out-of-service.ts';
import type { ProofOfWork } from '#server/spam/proof-of-work-service.ts';
import {
  type OpenSession,
  type PasswordChange,
  type Role,
  type SignedInUser,
  type SignInCredentials,
  signInLimits,
} from '#shared/account.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { accountQueries, type StoredAccount } from './account-queries.ts';
import type { AuditService, NewAuditEntry } from './audit-service.ts';
import type { KnownPlaces, Place } from './known-places.ts';
import { type Caller, endSessionsExcept, hashToken } from './other-sessions.ts';
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
  places: KnownPlaces;
  proofOfWork: ProofOfWork;
  rateLimitFactor: number;
  /** What a password is compared by; a test counts how often. */
  verify?: typeof verifyPassword;
};
/** A session that is open; `mustSetUpTotp`: nothing else may be done before there is a second factor. */
export type CurrentSession = Session & { mustSetUpTotp: boolean };

/** A sign-in that worked; the browser keeps `deviceToken`, by which it is known from now on. */
type SignedIn = { token: string; user: SignedInUser; deviceToken: string };

const tokenBytes = 32;
// A session's last use is written at most this often, so that reading does not mean writing.
const touchMilliseconds = 60_000;

/** Signing in and out, and whose token a call carries. Tokens are opaque; the database holds only their hashes. */
export function createAuthService(parts: AuthParts) {
  const { db, audit, passwordRules, secondFactor, places, verify: isPasswordOf = verifyPassword } = parts;
  const throttle = createSignInThrottle({ ...parts, factor: parts.rateLimitFactor });
  // Checked for unknown names, so that they take as long as wrong passwords.
  const nobodysHash = hashPassword(randomBytes(16).toString('hex'));

  const tell = (entry: Omit<NewAuditEntry, 'section'>) => audit.record({ ...entry, section: 'sign-in' });

  /** @throws AppError `too_many` (429), which the audit log tells, once a minute for a user at most */
  async function beginAttempt<Begun>(username: string, begin: () => Promise<Begun>): Promise<Begun> {
    try {
      return await begin();
    } catch (refusal) {
      const record = (await accountQueries.findByName(db, username))?.id;
      // Without the address: there may be very many of them. The failures before tell theirs.
      await tell({ action: 'sign_in_throttled', record, onceInMilliseconds: 60_000 });
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
  async function requirePassword(username: string, typed: Record<string, string>, caller: Caller): Promise<void> {
    const [[field, password] = ['password', '']] = Object.entries(typed);
    const takeBack = await beginAttempt(username, () => throttle.beginProof(caller.token));
    if (!(await verify({ username, password })).isRight) throw fieldRefused(field, 'user_current_wrong');
    await takeBack();
  }

  /**
   * Stores a session and its place.
   * @throws AppError 401 when the password was changed while it was checked: the change ends sessions, this one too
   */
  async function openSession({ id, passwordHash }: StoredAccount, place: Place) {
    const token = randomBytes(tokenBytes).toString('base64url');
    return db.transaction().execute(async (transaction) => {
      if (!(await accountQueries.holdWithPassword(transaction, id, passwordHash)))
        throw new AppError('unauthenticated', 'login_invalid');
      await sessionQueries.insert(transaction, hashToken(token), id, place.device);
      return { token, deviceToken: await places.remember(transaction, id, place) };
    });
  }

  /**
   * @throws AppError `totp_required` (401) without a code of the second factor, or with one that is not its own;
   * `too_many` (429) after ten wrong ones at places that are not known
   */
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
    // Known places have limits of their own.
    const begin = async () => (attempt.isAtKnownPlace ? async () => {} : throttle.beginCode(account.id));
    const takeBack = await beginAttempt(account.username, begin);
    if (await secondFactor.accepts(account.id, totp)) return takeBack();
    await tell({ action: 'sign_in_failed', record: account.id, address });
    throw new AppError('totp_required', 'login_totp_wrong');
  }

  /** Staff go on reading while nothing can be written. */
  async function noteUse(token: string): Promise<void> {
    // Calls that only read do not wait for it.
    await waitAtMost(0, () => sessionQueries.touch(db, hashToken(token))).catch((error: unknown) => {
      if (!isOutOfService(error)) throw error;
    });
  }

  return {
    /**
     * @throws AppError `unauthenticated` (401) 'Invalid username or password.', the same for an unknown name and a
     * wrong password; `totp_required` (401) where the second factor is missing or wrong; `too_many` (429) after ten
     * failures in fifteen minutes for an address or a known device, and for a name elsewhere: then with a challenge;
     * at unknown places also after very many failures of all together.
     */
    async signIn(credentials: SignInCredentials, place: Place): Promise<SignedIn> {
      const { address } = place;
      const tried = { username: credentials.username, proof: credentials.challengeProof };
      const attempt = await beginAttempt(tried.username, () => throttle.begin(tried, place));
      const { account, isRight } = await verify(credentials);
      if (!account || !isRight) {
        await tell({ action: 'sign_in_failed', record: account?.id, address });
        throw new AppError('unauthenticated', 'login_invalid');
      }
      await requireSecondFactor(account, credentials, attempt, address);
      await attempt.succeed();
      const { token, deviceToken } = await openSession(account, place);
      await tell({ action: 'sign_in', by: account.id, record: account.id, address });
      return { token, user: { username: account.username, role: account.role }, deviceToken };
    },

    /**
     * A new password for the user who is signed in; the session of `caller` stays, every other ends, and password links
     * are no longer valid.
     * @throws AppError `invalid` (422) for a wrong current password; `too_many` (429) after ten of them
     */
    async changePassword({ id, username }: Account, change: PasswordChange, caller: Caller): Promise<void> {
      await requirePassword(username, { current: change.current }, caller);
      const known = await accountQueries.find(db, id);
      await passwordRules.requireGood(change.next, 'next', [username, known?.email]);
      const passwordHash = await hashPassword(change.next);
      await db.transaction().execute(async (transaction) => {
        await accountQueries.setPasswordHash(transaction, id, passwordHash);
        await endSessionsExcept(transaction, id, { places, caller });
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

    /** Ends one session of a user; only the place of the caller stays known. @throws AppError `not_found` */
    async endSession(accountId: string, id: string, caller?: Caller): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const isEnded = await sessionQueries.removeOne(transaction, accountId, id);
        if (!isEnded) throw new AppError('not_found', 'session_not_found');
        await places.forget(transaction, accountId, caller);
      });
    },

    /** Ends the sessions of a user, except that of `caller`, whose place stays known. */
    async endSessions(accountId: string, caller?: Caller): Promise<void> {
      await db.transaction().execute((transaction) => endSessionsExcept(transaction, accountId, { places, caller }));
    },

    /** The session of a token that is still good; undefined for any other. */
    async findSession(token: string): Promise<CurrentSession | undefined> {
      const session = await sessionQueries.find(db, hashToken(token));
      if (!session || hasEnded(session)) return undefined;
      if (Date.now() - Date.parse(session.usedAt) > touchMilliseconds) await noteUse(token);
      const isBound = session.role === 'admin' && !session.hasTotp;
      return { ...session, mustSetUpTotp: isBound && (await secondFactor.isRequired()) };
    },

    /**
     * That a session is still good and its user still has this role, asked within the transaction of a change.
     * @throws AppError `unauthenticated` (401), `forbidden` (403)
     */
    async confirmSession(database: Database, token: string, role: Role): Promise<void> {
      const session = await sessionQueries.find(database, hashToken(token));
      if (!session || hasEnded(session)) throw new AppError('unauthenticated', 'error_unauthenticated');
      if (session.role !== role) throw new AppError('forbidden', 'error_forbidden');
    },

    /** Whether the sign-in of a session was so short ago that its password need not be typed again. */
    async isFresh(token: string): Promise<boolean> {
      const session = await sessionQueries.find(db, hashToken(token));
      return session !== undefined && session.createdAt > before(signInLimits.freshMilliseconds);
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
      await places.sweep();
    },
  };
}

const before = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

function hasEnded({ usedAt, createdAt }: Session): boolean {
  return usedAt < before(signInLimits.idleMilliseconds) || createdAt < before(signInLimits.absoluteMilliseconds);
}
