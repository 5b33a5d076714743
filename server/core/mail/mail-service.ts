import { randomUUIDv7 } from 'node:crypto';
import type { SmtpAddress } from '#server/core/config/smtp-address.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { type JobKind, reasonOf } from '#server/core/jobs/job-kind.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { MailDelivery, MailError } from '#shared/leads/outbox.ts';
import type { SiteStatus } from '#shared/operations/site-status.ts';
import { day, hour } from '#shared/units.ts';
import { composeTestMail, type Writer } from './compose-mail.ts';
import { mailDelivery } from './mail-delivery.ts';
import { expireMails, forgetMails } from './mail-queries.ts';
import { countUndelivered, failingSince, hasSentMail, lastSentAt, readQueue } from './mail-status-queries.ts';
import { createMailer } from './mailer.ts';
import { queueMail } from './queue-mail.ts';
import { outboxFor } from './staff-outbox.ts';

export type MailService = ReturnType<typeof createMailService>;

type Parts = Writer & {
  /** The mail server; without one mail stays in the outbox. */
  smtp?: SmtpAddress | undefined;
};

const keptMilliseconds = 30 * day;
const toleratedFailureMilliseconds = hour;
const testPatienceMilliseconds = 60_000;
const testLetterSetting = 'mail_test_sent_at';
const failedStates = ['waiting', 'refused', 'given_up'] as const;
const newestMails = { page: 1, limit: 50 };
const mostFailures = 5;

const toServer = ({ host, port, isTls, tls, isVerified, user }: SmtpAddress): MailDelivery['server'] => ({
  ...{ host, port, isVerified },
  encryption: isTls ? 'required' : tls,
  signsIn: user !== undefined,
});

const troubledBefore = (now: Date): Date => new Date(now.getTime() - toleratedFailureMilliseconds);

/** The outbox: mails queued in a transaction are sent after its commit, and kept while no mail server is configured. */
export function createMailService(parts: Parts) {
  const { db, company, from, siteUrl, writeAbout, smtp } = parts;
  const writer: Writer = { db, company, from, siteUrl, writeAbout };
  const mailer = smtp && createMailer(smtp);
  const outbox = outboxFor(writer);
  const readTestTime = async (): Promise<string> => String((await readSetting(db, testLetterSetting)) ?? '');
  return {
    ...outbox,

    /** Whether a mail server is configured; without one nothing leaves the outbox. */
    isSetUp: mailer !== undefined,

    queueMail,

    /** The delivery job; undefined without a mail server. */
    deliveries: (): JobKind[] => (mailer ? [mailDelivery({ db, mailer, writer })] : []),

    /**
     * Sends a message at once. @throws AppError `conflict` without a mail server, `unavailable` with the error class
     */
    async sendTest(to: string, language: Language): Promise<void> {
      if (!mailer) throw new AppError('conflict', 'mail_not_set_up');
      const test = await composeTestMail({ to, language, id: randomUUIDv7() }, writer);
      try {
        await mailer.send(test, AbortSignal.timeout(testPatienceMilliseconds));
      } catch (error) {
        throw new AppError('unavailable', `mail_error_${reasonOf(error) as MailError}`);
      }
      await writeSetting(db, testLetterSetting, new Date().toISOString());
    },

    /** Whether the mail server has taken a letter, and there is no trouble now. */
    async isProven(now = new Date()): Promise<boolean> {
      const isTroubled = !mailer || (await failingSince(db, troubledBefore(now))) !== null;
      if (isTroubled) return false;
      return (await readSetting(db, testLetterSetting)) !== undefined || (await hasSentMail(db));
    },

    async getMailStatus(now = new Date()): Promise<SiteStatus['mail']> {
      const since = mailer ? await failingSince(db, troubledBefore(now)) : null;
      return { isSetUp: mailer !== undefined, failingSince: since, undelivered: await countUndelivered(db) };
    },

    /** Whether and how mail goes out, with what failed last; never a secret. */
    async describeDelivery(now = new Date()): Promise<Omit<MailDelivery, 'email' | 'given'>> {
      const { name, email } = await company.getCompany();
      const { failingSince: since, undelivered } = await this.getMailStatus(now);
      const { waiting, oldestAt } = await readQueue(db);
      const pages = await Promise.all(failedStates.map((state) => outbox.listMails(newestMails, state)));
      const failures = pages.flatMap(({ items }) => items.filter(({ lastError }) => lastError !== null));
      return {
        server: smtp ? toServer(smtp) : null,
        from: `${from?.name || name} <${from?.address ?? email}>`,
        failingSince: since,
        lastSentAt: [(await lastSentAt(db)) ?? '', await readTestTime()].sort().at(-1) || null,
        ...{ waiting, oldestAt, lost: undelivered - waiting },
        failures: failures.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, mostFailures),
      };
    },

    /** Expires waiting mails, and deletes those settled a month ago. */
    async sweep(now = new Date()): Promise<void> {
      await db.transaction().execute((transaction) => expireMails(transaction, now));
      await forgetMails(db, new Date(now.getTime() - keptMilliseconds));
    },
  };
}
