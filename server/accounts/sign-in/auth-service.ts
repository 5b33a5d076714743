import { randomBytes } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { isInfrastructureError, refusesChanges } from '#server/core/db/engines/infrastructure-errors.ts';
import { withLockTimeout } from '#server/core/db/engines/lock-timeout.ts';
import type { ProofOfWork } from '#server/core/spam/proof-of-work-service.ts';
import { type PasswordChange, type SignInCredentials, signInLimits } from '#shared/accounts/account.ts';
import type { OpenSession } from '#shared/accounts/account-answers.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { accountQueries, type StoredAccount } from '../account-queries.ts';
import type { AuditService, NewAuditEntry } from '../audit/audit-service.ts';
import { hashPassword, verifyPassword } from '../password-hash.ts';
import { passwordLinkQueries } from '../password-link-queries.ts';
import type { PasswordRules } from '../password-rules.ts';
import type { SecondFactorService } from '../second-factor/second-factor-service.ts';
import type { KnownPlaces, SignInPlace } from './known-places.ts';
import { type Caller, endSessionsExcept, hashToken } from './other-sessions.ts';
import type { SessionOpening, SignedIn } from './session-opening.ts';
import { type Account, type Session, sessionQueries } from './session-queries.ts';
import { createSignInThrottle, type SignInAttempt } from './sign-in-throttle.ts';
import { createUnstoredSignIns } from './unstored-sign-ins.ts';

export type AuthService = ReturnType<typeof createAuthService>;
type AuthParts = {
  db: Database;
  audit: AuditService;
  passwordRules: PasswordRules;
  secondFactor: SecondFactorService;
  places: KnownPlaces;
  sessions: SessionOpening;
  proofOfWork: ProofOfWork;
  rateLimitFactor: number;
  /** Compares passwords; replaceable so that a test can count the calls. */
  verify?: typeof verifyPassword;
};
/**
 * An open session; with `mustSetUpTotp`, every other call is refused until a second factor is set up. `isFresh`: its user
 * proved within five minutes who they are.
 */
export type CurrentSession = Session & { mustSetUpTotp: boolean; isFresh: boolean };

/** The password, and the code of a second factor. */
type PasswordProof = { password: string; totp?: string | undefined };

type Entry = Omit<NewAuditEntry, 'section'>;

/** Where a sign-in is counted, recorded and kept: in the database, or in memory while that takes no changes. */
type SignInStorage = Pick<SessionOpening, 'open'> & {
  throttle: Pick<ReturnType<typeof createSignInThrottle>, 'begin' | 'beginCode'>;
  acceptsCode: SecondFactorService['accepts'];
  record(entry: Entry): Promise<void>;
};

// The last use of a session is written at most this often, so that reads do not cause a write each.
const touchMilliseconds = 60_000;

// Compared for unknown names, so that they take as long as wrong passwords.
let nobodysHash: Promise<string> | undefined;

/** Sign-in, sign-out and session lookup. Tokens are opaque; the database stores only their hashes. */
export function createAuthService(parts: AuthParts) {
  const { db, audit, passwordRules, secondFactor, places, sessions, verify: isPasswordOf = verifyPassword } = parts;
  const throttle = createSignInThrottle({ ...parts, factor: parts.rateLimitFactor });
  // One for the process, before the first sign-in needs it.
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'));
  const unmatched = nobodysHash;

  const unstored = createUnstoredSignIns(parts);

  const recordEntry = (entry: Entry) => audit.record({ ...entry, section: 'sign-in' });
  const inDatabase: SignInStorage = {
    throttle,
    acceptsCode: secondFactor.accepts,
    record: recordEntry,
    open: sessions.open,
  };

  /** @throws AppError `too_many` (429); recorded in the audit log at most once a minute per user */
  async function beginAttempt<Begun>(
    username: string,
    begin: () => Promise<Begun>,
    record = recordEntry,
  ): Promise<Begun> {
    try {
      return await begin();
    } catch (refusal) {
      const id = (await accountQueries.findByName(db, username))?.id;
      // The address is left out because there may be very many; the preceding failures record theirs.
      await record({ action: 'sign_in_throttled', record: id, onceInMilliseconds: 60_000 });
      throw refusal;
    }
  }

  /** The account of a name, and whether the password matches; takes the same time whether or not the account exists. */
  async function verify({ username, password }: SignInCredentials) {
    const isPlausible = username.length <= signInLimits.username && password.length <= 1_000;
    const account = isPlausible ? await accountQueries.findByName(db, username) : undefined;
    const isRight = await isPasswordOf(isPlausible ? password : '', account?.passwordHash ?? (await unmatched));
    return { account, isRight: isRight && account !== undefined };
  }

  /**
   * Checks the password of the signed-in user, typed into the named field.
   * @throws AppError `invalid` (422) on that field for a wrong one; `too_many` (429) after ten
   */
  async function requirePassword(username: string, typed: Record<string, string>, caller: Caller): Promise<void> {
    const [[field, password] = ['password', '']] = Object.entries(typed);
    const takeBack = await beginAttempt(username, () => throttle.beginProof(caller.token));
    if (!(await verify({ username, password })).isRight) throw fieldRefused(field, 'user_current_wrong');
    await takeBack();
  }

  /**
   * @throws AppError `totp_required` (401) for a missing or wrong second-factor code; `too_many` (429) after ten wrong
   * codes from unknown places
   */
  async function requireSecondFactor(
    account: StoredAccount,
    { totp }: SignInCredentials,
    { attempt, address, storage }: { attempt: SignInAttempt; address: string; storage: SignInStorage },
  ) {
    if (!(await secondFactor.isOn(account.id))) return;
    if (!totp?.trim()) {
      await attempt.takeBack();
      throw new AppError('totp_required', 'login_totp_required');
    }
    // Known places have separate limits.
    const begin = async () => (attempt.isAtKnownPlace ? async () => {} : storage.throttle.beginCode(account.id));
    const takeBack = await beginAttempt(account.username, begin, storage.record);
    if (await storage.acceptsCode(account.id, totp)) return takeBack();
    await storage.record({ action: 'sign_in_failed', record: account.id, address });
    throw new AppError('totp_required', 'login_totp_wrong');
  }

  /** Staff can keep reading while the database refuses writes. */
  async function noteUse(token: string): Promise<void> {
    // Calls that only read do not wait for this write.
    await withLockTimeout(0, () => sessionQueries.touch(db, hashToken(token))).catch((error: unknown) => {
      if (!isInfrastructureError(error)) throw error;
    });
  }

  /** @throws as `signIn` */
  async function signInto(
    storage: SignInStorage,
    credentials: SignInCredentials,
    place: SignInPlace,
  ): Promise<SignedIn> {
    const { address } = place;
    const tried = { username: credentials.username, proof: credentials.challengeProof };
    const attempt = await beginAttempt(tried.username, () => storage.throttle.begin(tried, place), storage.record);
    const { account, isRight } = await verify(credentials);
    if (!account || !isRight) {
      await storage.record({ action: 'sign_in_failed', record: account?.id, address });
      throw new AppError('unauthenticated', 'login_invalid');
    }
    await requireSecondFactor(account, credentials, { attempt, address, storage });
    await attempt.succeed();
    return storage.open(account, place);
  }

  /** The session of a token, ended ones included. */
  const findAny = async (token: string, database: Database = db): Promise<Session | undefined> =>
    (await sessionQueries.find(database, hashToken(token))) ?? unstored.find(token);

  return {
    /** Makes the key of known networks now rather than when the disk may be full. */
    prepare: () => places.recognise('', { address: '' }),

    /**
     * While the database takes no changes, failures are not in the audit log, and recovery codes are not accepted.
     * @throws AppError `unauthenticated` (401) 'Invalid username or password.', the same for an unknown name and a
     * wrong password; `totp_required` (401) for a missing or wrong second factor; `too_many` (429) after ten failures
     * in fifteen minutes for an address or a known device, and for a name from unknown places, then with a challenge;
     * from unknown places also after very many failures overall.
     */
    async signIn(credentials: SignInCredentials, place: SignInPlace): Promise<SignedIn> {
      try {
        return await signInto(inDatabase, credentials, place);
      } catch (error) {
        if (!refusesChanges(error)) throw error;
        const { throttle: inMemory, acceptsCode, open } = unstored;
        const storage = { throttle: await inMemory(), acceptsCode, open, record: async () => {} };
        return signInto(storage, credentials, place);
      }
    },

    /**
     * Sets a new password for the signed-in user; the session of `caller` stays open, all others end, and password
     * links become invalid.
     * @throws AppError `invalid` (422) for a wrong current password; `too_many` (429) after ten
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

    /**
     * Proves again who uses a session: with the password, and with a code if the account has a second factor.
     * @throws AppError `invalid` (422) on `password` or `totp`; `too_many` (429) after ten failures of the session
     */
    async confirm({ id, username }: Account, { password, totp = '' }: PasswordProof, caller: Caller): Promise<void> {
      const takeBack = await beginAttempt(username, () => throttle.beginProof(caller.token));
      const hasTotp = await secondFactor.isOn(id);
      const fail = async (field: 'password' | 'totp', key: 'user_current_wrong' | 'login_totp_wrong') => {
        await recordEntry({ action: 'confirmation_failed', by: id, record: id, address: caller.address });
        return fieldRefused(field, key);
      };
      if (!(await verify({ username, password })).isRight) throw await fail('password', 'user_current_wrong');
      if (hasTotp && !totp.trim()) {
        await takeBack();
        throw fieldRefused('totp', 'totp_code_required');
      }
      if (hasTotp && !(await secondFactor.accepts(id, totp))) throw await fail('totp', 'login_totp_wrong');
      await takeBack();
      await sessionQueries.prove(db, hashToken(caller.token));
    },

    /** The open sessions of a user; the session of `token` is marked. */
    listSessions(accountId: string, token: string): Promise<OpenSession[]> {
      const { idleMilliseconds, absoluteMilliseconds } = signInLimits;
      return sessionQueries.listOf(db, accountId, {
        usedSince: before(idleMilliseconds),
        createdSince: before(absoluteMilliseconds),
        currentHash: hashToken(token),
      });
    },

    /** Ends one session of a user; only the caller's place stays known. @throws AppError `not_found` */
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

    async findSession(token: string): Promise<CurrentSession | undefined> {
      await unstored.store();
      const session = await findAny(token);
      if (!session || hasEnded(session)) return undefined;
      if (Date.now() - Date.parse(session.usedAt) > touchMilliseconds) await noteUse(token);
      const isBound = session.role === 'admin' && !session.hasTotp;
      const isFresh = session.provenAt > before(signInLimits.freshMilliseconds);
      return { ...session, isFresh, mustSetUpTotp: isBound && (await secondFactor.isRequired()) };
    },

    /**
     * Checks within a transaction that a session is still open and its user still has this role.
     * @throws AppError `unauthenticated` (401), `forbidden` (403)
     */
    async confirmSession(database: Database, token: string, role: Role): Promise<void> {
      const session = await findAny(token, database);
      if (!session || hasEnded(session)) throw new AppError('unauthenticated', 'error_unauthenticated');
      if (session.role !== role) throw new AppError('forbidden', 'error_forbidden');
    },

    async signOut(token: string): Promise<void> {
      const isUnstored = unstored.end(token);
      // It may be stored at this moment.
      await sessionQueries.remove(db, hashToken(token)).catch((error: unknown) => {
        if (!isUnstored || !refusesChanges(error)) throw error;
      });
    },

    async sweep(): Promise<void> {
      const { idleMilliseconds, absoluteMilliseconds } = signInLimits;
      await sessionQueries.removeEnded(db, before(idleMilliseconds), before(absoluteMilliseconds));
      await throttle.sweep();
      await unstored.sweep();
      await places.sweep();
    },
  };
}

const before = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

function hasEnded({ usedAt, createdAt }: Session): boolean {
  return usedAt < before(signInLimits.idleMilliseconds) || createdAt < before(signInLimits.absoluteMilliseconds);
}
