import { randomBytes } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { say } from '#server/core/i18n/say.ts';
import type { MailService } from '#server/core/mail/mail-service.ts';
import { type PasswordRecovery, passwordLinkMilliseconds, signInLimits } from '#shared/accounts/account.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { accountQueries, type StoredAccount } from '../account-queries.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { hashPassword } from '../password-hash.ts';
import { passwordLinkQueries } from '../password-link-queries.ts';
import type { PasswordRules } from '../password-rules.ts';
import { failureQueries } from '../sign-in/failure-queries.ts';
import type { KnownPlaces, SignInPlace } from '../sign-in/known-places.ts';
import { endSessionsExcept, hashToken } from '../sign-in/other-sessions.ts';
import { forgetFailures, hashSubject } from '../sign-in/sign-in-throttle.ts';

export type RecoveryService = ReturnType<typeof createRecoveryService>;
type Parts = {
  db: Database;
  audit: AuditService;
  mail: Pick<MailService, 'isSetUp' | 'queueMail'>;
  passwordRules: PasswordRules;
  places: KnownPlaces;
  rateLimitFactor: number;
  siteUrl: string;
  logger: { error(details: object, message: string): void };
  /** Counts a letter that a network causes; false beyond its limit. */
  takeLetter: (network: string) => Promise<boolean>;
};
/** The origin of a request for a link: place and language. */
type Asking = SignInPlace & { language: Language };

const tokenBytes = 32;
const linkSince = (): string => new Date(Date.now() - passwordLinkMilliseconds).toISOString();

/** Resets forgotten passwords through mailed links, each valid once for half an hour. */
export function createRecoveryService(parts: Parts) {
  const { db, audit, mail, passwordRules, places, logger } = parts;
  const throttle = createRecoveryThrottle({ db, factor: parts.rateLimitFactor, places });
  const underWay = new Set<Promise<void>>();

  async function mailLink(account: StoredAccount & { email: string }, language: Language): Promise<void> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const link = `${parts.siteUrl}/login/reset?token=${token}`;
    const words = { username: account.username, link };
    await db.transaction().execute(async (transaction) => {
      await passwordLinkQueries.replace(transaction, account.id, hashToken(token));
      await mail.queueMail(transaction, {
        kind: 'recovery',
        language,
        written: {
          to: account.email,
          subject: say('recovery_mail_subject', {}, language),
          text: say('recovery_mail_text', words, language),
        },
        holdsSecret: true,
        expiresAt: new Date(Date.now() + passwordLinkMilliseconds),
      });
    });
  }

  async function answer(name: string, { language, ...place }: Asking): Promise<void> {
    const account = await accountQueries.findByNameOrEmail(db, name);
    const isAllowed = await throttle.allowsName(name, place);
    const { email } = account ?? {};
    if (account && email && isAllowed) await mailLink({ ...account, email }, language);
    await audit.record({
      action: 'password_forgotten',
      section: 'sign-in',
      record: account?.id,
      address: place.address,
      onceInMilliseconds: 600_000,
    });
  }

  return {
    get isAvailable() {
      return mail.isSetUp;
    },

    /**
     * Mails a link to the user of a name or an address, if there is one with an address. The reply does not reveal
     * whether: the account-specific work runs after it.
     * @throws AppError `not_found` while mail is not configured; `too_many` (429) after ten from one network, when it
     * caused all the letters that it may, and from unknown places after very many overall
     */
    async askForLink(name: string, asking: Asking): Promise<void> {
      if (!mail.isSetUp) throw new AppError('not_found', 'recovery_not_available');
      await throttle.countNetwork(name, asking);
      // Whether there is such a user or not, so that the answer reveals nothing.
      if (!(await parts.takeLetter(asking.address)))
        throw new AppError('too_many', 'recovery_too_many', { retryAfterSeconds: 600 });
      const work = answer(name, asking)
        .catch((error: unknown) => logger.error({ err: error }, 'a password link could not be mailed'))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },

    /** Whether a link is valid; does not use it up. */
    isGood: async (token: string): Promise<boolean> =>
      (await passwordLinkQueries.find(db, hashToken(token), linkSince())) !== undefined,

    /**
     * Sets a new password and ends every session of the user; the link is used up.
     * @throws AppError `invalid` (422) for a link that is no longer valid, and for a password that breaks the rules
     */
    async setPassword({ token, password }: PasswordRecovery, address: string): Promise<void> {
      const tokenHash = hashToken(token);
      const id = await passwordLinkQueries.find(db, tokenHash, linkSince());
      const account = id === undefined ? undefined : await accountQueries.find(db, id);
      if (!account) throw new AppError('invalid', 'recovery_link_used');
      await passwordRules.requireGood(password, 'password', [account.username, account.email]);
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (transaction) => {
        if (!(await passwordLinkQueries.take(transaction, tokenHash)))
          throw new AppError('invalid', 'recovery_link_used');
        await accountQueries.setPasswordHash(transaction, account.id, passwordHash);
        await endSessionsExcept(transaction, account.id, { places });
        await forgetFailures(transaction, account.username);
        const entry = { action: 'password_recovered', section: 'sign-in', by: account.id, record: account.id } as const;
        await audit.record({ ...entry, address }, transaction);
      });
    },

    sweep: (): Promise<void> => passwordLinkQueries.removeBefore(db, linkSince()),

    /** Waits for the work that runs after replies. */
    async settle(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

const recoveryLimits = { perName: 3, perNetwork: 10 };

/** Throttles requests for password links, with the table and the window of failed sign-ins. */
function createRecoveryThrottle(parts: { db: Database; factor: number; places: KnownPlaces }) {
  const { db, factor, places } = parts;
  const most = (limit: number) => Math.max(1, Math.round(limit * factor));

  /**
   * Counts a request. Requests beyond the limit are not counted; otherwise attackers could block a name permanently.
   */
  async function isOver(subject: string, limit: number): Promise<boolean> {
    const ids = await failureQueries.insert(db, [subject]);
    if ((await failureQueries.count(db, subject)) <= most(limit)) return false;
    await failureQueries.remove(db, ids);
    return true;
  }

  /** Whether failures overall are so many that an unknown place must wait. */
  async function isFullFor(name: string, place: SignInPlace): Promise<boolean> {
    if (!(await failureQueries.exceedTotal(db, factor))) return false;
    const { device, isNetworkKnown } = await places.recognise(name, place);
    return device === undefined && !isNetworkKnown;
  }

  return {
    /** @throws AppError `too_many` (429) after ten from one network, and from unknown places after very many overall */
    async countNetwork(name: string, place: SignInPlace): Promise<void> {
      const subject = hashSubject('recovery-address', place.address);
      const isRefused = (await isFullFor(name, place)) || (await isOver(subject, recoveryLimits.perNetwork));
      if (!isRefused) return;
      throw new AppError('too_many', 'recovery_too_many', {
        retryAfterSeconds: signInLimits.windowMilliseconds / 1000,
      });
    },

    /**
     * Whether a name gets another link: at most three, plus three from known places. The reply does not reveal which.
     */
    async allowsName(name: string, place: SignInPlace): Promise<boolean> {
      const { device, isNetworkKnown } = await places.recognise(name, place);
      const known = device ?? (isNetworkKnown ? place.address : undefined);
      const subject =
        known === undefined ? hashSubject('recovery-name', name) : hashSubject('recovery-device', `${known} ${name}`);
      return !(await isOver(subject, recoveryLimits.perName));
    },
  };
}
