import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { say } from '#server/core/i18n/say.ts';
import type { MailService } from '#server/core/mail/mail-service.ts';
import { withdrawMail } from '#server/core/mail/queue-mail.ts';
import { signInLimits } from '#shared/accounts/account.ts';
import type { Invitation } from '#shared/accounts/account-answers.ts';
import { type InvitationAcceptance, invitationLimits, type NewInvitation } from '#shared/accounts/invitation.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { accountQueries } from '../account-queries.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { hashPassword } from '../password-hash.ts';
import type { PasswordRules } from '../password-rules.ts';
import { failureQueries } from '../sign-in/failure-queries.ts';
import { hashToken } from '../sign-in/other-sessions.ts';
import { forgetFailures, hashSubject } from '../sign-in/sign-in-throttle.ts';
import { invitationQueries, type StoredInvitation } from './invitation-queries.ts';
import { openSince, requireUnlikeName } from './unlike-name.ts';

export type InvitationService = ReturnType<typeof createInvitationService>;
type Parts = {
  db: Database;
  audit: AuditService;
  mail: Pick<MailService, 'isSetUp' | 'queueMail'>;
  passwordRules: PasswordRules;
  rateLimitFactor: number;
  siteUrl: string;
};
type Inviting = { by: string; language: Language };

const tokenBytes = 32;
const findExpiry = (createdAt: string): Date => new Date(Date.parse(createdAt) + invitationLimits.milliseconds);
const noLonger = () => new AppError('invalid', 'invitation_link_invalid');

/** Invites colleagues through links, mailed or passed on, each valid once for 72 hours; only its hash is stored. */
export function createInvitationService(parts: Parts) {
  const { db, audit, mail, passwordRules, siteUrl } = parts;

  /** @throws AppError `too_many` (429); refused attempts do not count */
  async function count(subject: string, limit: number): Promise<void> {
    const ids = await failureQueries.insert(db, [subject]);
    if ((await failureQueries.count(db, subject)) <= Math.max(1, Math.round(limit * parts.rateLimitFactor))) return;
    await failureQueries.remove(db, ids);
    const retryAfterSeconds = signInLimits.windowMilliseconds / 1000;
    throw new AppError('too_many', 'invitation_too_many', { retryAfterSeconds });
  }

  async function mailLink(
    transaction: Database,
    invitation: StoredInvitation & { email: string },
    link: string,
    language: Language,
  ) {
    const words = { username: invitation.username, link };
    await mail.queueMail(transaction, {
      id: invitation.id,
      kind: 'invitation',
      language,
      written: {
        to: invitation.email,
        subject: say('invitation_mail_subject', {}, language),
        text: say('invitation_mail_text', words, language),
      },
      holdsSecret: true,
      expiresAt: findExpiry(invitation.createdAt),
    });
  }

  /** @throws AppError `conflict` (409) for a name or an address that a user has, and for a name that looks like another */
  async function requireFree(
    database: Database,
    { username, email }: Pick<StoredInvitation, 'username' | 'email'>,
  ): Promise<void> {
    if (await accountQueries.isNameTaken(database, username))
      throw fieldRefused('username', 'user_name_taken', 'conflict');
    await requireUnlikeName(database, username);
    if (email && (await accountQueries.isEmailTaken(database, email)))
      throw fieldRefused('email', 'user_email_taken', 'conflict');
  }

  async function toAnswer({ id, createdAt, invitedBy, ...invitation }: StoredInvitation): Promise<Invitation> {
    const inviter = await accountQueries.find(db, invitedBy);
    const times = { createdAt, expiresAt: findExpiry(createdAt).toISOString() };
    return { _id: id, ...invitation, ...times, invitedBy: inviter?.username ?? null };
  }

  return {
    listOpen: async (): Promise<Invitation[]> =>
      Promise.all((await invitationQueries.list(db, openSince())).map(toAnswer)),

    hasOpenForAdministrator: async (): Promise<boolean> =>
      (await invitationQueries.list(db, openSince())).some(({ role }) => role === 'admin'),

    /**
     * Invites a colleague. With an address and a mail server the link is mailed; otherwise it is returned, this once.
     * @throws AppError `conflict` (409) for a name or address that is taken, a name that is invited already, and beyond
     * 50 open ones; `too_many` (429) after 20 by one administrator or 3 to one address within 15 minutes
     */
    async invite({ username, role, email = '' }: NewInvitation, { by, language }: Inviting) {
      const invitation = {
        id: randomUUIDv7(),
        username,
        role,
        email: email || null,
        invitedBy: by,
        createdAt: new Date().toISOString(),
      };
      await requireFree(db, invitation);
      await count(hashSubject('invitation-sender', by), invitationLimits.perAdministrator);
      if (email) await count(hashSubject('invitation-address', email), invitationLimits.perAddress);
      const token = randomBytes(tokenBytes).toString('base64url');
      const link = `${siteUrl}/login/invitation?token=${token}`;
      const isMailed = mail.isSetUp && email !== '';
      await db.transaction().execute(async (transaction) => {
        await invitationQueries.removeBefore(transaction, openSince());
        if ((await invitationQueries.count(transaction)) >= invitationLimits.open)
          throw new AppError('conflict', 'invitation_too_many_open');
        const isStored = await invitationQueries.insert(transaction, invitation, hashToken(token));
        if (!isStored) throw fieldRefused('username', 'invitation_name_open', 'conflict');
        if (isMailed) await mailLink(transaction, { ...invitation, email }, link, language);
      });
      return { ...(await toAnswer(invitation)), link: isMailed ? null : link };
    },

    /** Its link no longer works, and is not mailed if it still waits. @throws AppError `not_found` */
    async revoke(id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        if (!(await invitationQueries.remove(transaction, id))) throw new AppError('not_found', 'invitation_not_found');
        await withdrawMail(transaction, id);
      });
    },

    /** Whom a link invites; undefined for one that is wrong, expired, used or revoked. Does not use it up. */
    findInvited: async (token: string): Promise<string | undefined> =>
      (await invitationQueries.findByToken(db, hashToken(token), openSince()))?.username,

    /**
     * Adds the invited user with this password; the link is used up.
     * @throws AppError `invalid` (422) for a link that is not valid, and for a password that breaks the rules;
     * `conflict` (409) when the name or the address was taken since
     */
    async accept({ token, password }: InvitationAcceptance, address: string): Promise<void> {
      const invitation = await invitationQueries.findByToken(db, hashToken(token), openSince());
      if (!invitation) throw noLonger();
      const { id, username, role, email } = invitation;
      await passwordRules.requireGood(password, 'password', [username, email]);
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (transaction) => {
        if (!(await invitationQueries.remove(transaction, id))) throw noLonger();
        if (email && (await accountQueries.isEmailTaken(transaction, email)))
          throw new AppError('conflict', 'invitation_taken');
        const isStored = await accountQueries.insert(
          transaction,
          { username, passwordHash, role, email: email ?? undefined },
          id,
        );
        if (!isStored) throw new AppError('conflict', 'invitation_taken');
        await forgetFailures(transaction, username);
        await audit.record(
          { action: 'invitation_accepted', section: 'users', by: id, record: id, address },
          transaction,
        );
      });
    },

    sweep: (): Promise<void> => invitationQueries.removeBefore(db, openSince()),
  };
}
