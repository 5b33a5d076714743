import type { Database } from '#server/core/db/database.ts';
import { mailTime } from '#server/core/i18n/mail-time.ts';
import { say } from '#server/core/i18n/say.ts';
import type { MailService } from '#server/core/mail/mail-service.ts';
import { defaultLanguage, type Language } from '#shared/language.ts';
import { day, minute } from '#shared/units.ts';
import { accountQueries, type StoredAccount } from '../account-queries.ts';
import type { KnownPlaces, SignInPlace } from './known-places.ts';

type Parts = { mail: Pick<MailService, 'queueMail'>; places: KnownPlaces; siteUrl: string };

/** Signs in from one kind of browser are reported once in this time: whoever knows a password must not fill a mailbox. */
const reportedOnceIn = 10 * minute;

export type NewDeviceNotice = ReturnType<typeof createNewDeviceNotice>;

/** Mails users when somebody signs in with their name from a browser without the device token of an earlier sign-in. */
export function createNewDeviceNotice({ mail, places, siteUrl }: Parts) {
  function write({ username, email }: StoredAccount & { email: string }, device: string, language: Language) {
    const words = {
      username,
      time: mailTime(new Date().toISOString(), language),
      device: device || say('session_device_unknown', {}, language),
      link: `${siteUrl}/admin/account`,
    };
    const subject = say('new_device_mail_subject', {}, language);
    return { to: email, subject, text: say('new_device_mail_text', words, language) };
  }

  return {
    /**
     * Queues the mail in the transaction of the sign-in, before its place is remembered: in the language of the sign-ins
     * so far, since this one may be a stranger's. Nothing is mailed for the first sign-in of an account.
     */
    async tell(transaction: Database, account: StoredAccount, place: SignInPlace): Promise<void> {
      const { id, username, email } = account;
      const known = await accountQueries.findLanguage(transaction, id);
      const isFirst = known === undefined && !(await places.hasAny(transaction, id));
      const isOwn = await places.isOwnDevice(transaction, username, place);
      const language = known ?? place.language ?? defaultLanguage;
      if (isFirst || isOwn) await accountQueries.setLanguage(transaction, id, place.language ?? language);
      if (isFirst || isOwn || !email) return;
      const { device = '' } = place;
      await mail.queueMail(transaction, {
        kind: 'sign_in',
        language,
        slot: `sign-in:${id}:${device}:${Math.floor(Date.now() / reportedOnceIn)}`,
        written: write({ ...account, email }, device, language),
        expiresAt: new Date(Date.now() + day),
      });
    },
  };
}
