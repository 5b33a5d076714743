import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type {
  MailDelivery,
  MailDomainState,
  MailError,
  OutboxEntry,
  OutboxFilter,
  OutboxLetter,
} from '#shared/leads/outbox.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { SiteStatus } from '#shared/operations/site-status.ts';
import { day, hour, minute } from '#shared/units.ts';
import type { MailAddress } from '../config/mail-address.ts';
import type { SmtpAddress } from '../config/mail-server-address.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { errorReason, type JobKind } from '../jobs/job-kind.ts';
import { findJobStates, type JobState, retryJob } from '../jobs/job-queries.ts';
import type { TrialLimit } from '../spam/trial-limit.ts';
import { composeMail, composeTestMail, type Writer } from './compose-mail.ts';
import { mailDelivery, mailJob } from './mail-delivery.ts';
import { type MailDomain, readMailDomain } from './mail-domain.ts';
import {
  deleteMail,
  expireMails,
  findMail,
  forgetMails,
  listMails,
  reopenMail,
  type StoredMail,
} from './mail-queries.ts';
import {
  countOutcomes,
  countUndelivered,
  failingSince,
  hasSentMail,
  lastSentAt,
  readQueue,
} from './mail-status-queries.ts';
import { createMailer } from './mailer.ts';
import { queueMail } from './queue-mail.ts';

export type MailService = ReturnType<typeof createMailService>;

type Parts = Omit<Writer, 'from'> & {
  /** The present mail server, without which mail stays in the outbox, and MAIL_FROM. */
  settings(): { smtp?: SmtpAddress; mailFrom?: MailAddress };
  trials: TrialLimit;
} & Pick<Parameters<typeof mailDelivery>[0], 'onSettled'>;

const keptMilliseconds = 30 * day;
const toleratedFailureMilliseconds = hour;
const testPatienceMilliseconds = 60_000;
const longestLook = 6_000;
const testLetterSetting = 'mail_test_sent_at';
const failedStates = ['waiting', 'refused', 'given_up'] as const;
const newestMails = { page: 1, limit: 50 };
const mostFailures = 5;

const troubledBefore = (now: Date): Date => new Date(now.getTime() - toleratedFailureMilliseconds);

/** The outbox: mails queued in a transaction are sent after its commit, and kept while no mail server is configured. */
export function createMailService(parts: Parts) {
  const { db, company, siteUrl, writeAbout, settings, trials } = parts;
  const writer: Writer = {
    ...{ db, company, siteUrl, writeAbout },
    get from() {
      return settings().mailFrom;
    },
  };
  let looked: { domain: string; at: number; answer: Promise<MailDomain | undefined> } | undefined;
  const isSetUp = () => settings().smtp !== undefined;
  const mailer = () => {
    const { smtp } = settings();
    return smtp && createMailer(smtp);
  };
  const outbox = outboxFor(writer);
  const readTestTime = async (): Promise<string> => String((await readSetting(db, testLetterSetting)) ?? '');
  return {
    ...outbox,

    /** Whether a mail server is configured; without one nothing leaves the outbox. */
    get isSetUp() {
      return isSetUp();
    },

    queueMail,

    /** The delivery job, which waits without a mail server. */
    delivery: (): JobKind =>
      mailDelivery({ db, mailer, writer, ...(parts.onSettled && { onSettled: parts.onSettled }) }),

    /**
     * Sends a message at once; `id` is the beginning of its Message-ID.
     * @throws AppError `conflict` without a mail server, `too_many` as `TrialLimit`, `unavailable` with the error class
     */
    async sendTest(to: string, language: Language, id: string = randomUUIDv7()): Promise<void> {
      const server = mailer();
      if (!server) throw new AppError('conflict', 'mail_not_set_up');
      await trials.take();
      const test = await composeTestMail({ to, language, id }, writer);
      try {
        await server.send(test, AbortSignal.timeout(testPatienceMilliseconds));
      } catch (error) {
        throw new AppError('unavailable', `mail_error_${errorReason(error) as MailError}`);
      }
      await writeSetting(db, testLetterSetting, new Date().toISOString());
    },

    /** Whether the mail server has taken a letter, and there is no trouble now. */
    async isProven(now = new Date()): Promise<boolean> {
      const isTroubled = !isSetUp() || (await failingSince(db, troubledBefore(now))) !== null;
      if (isTroubled) return false;
      return (await readSetting(db, testLetterSetting)) !== undefined || (await hasSentMail(db));
    },

    async getMailStatus(now = new Date()): Promise<SiteStatus['mail']> {
      const since = isSetUp() ? await failingSince(db, troubledBefore(now)) : null;
      return { isSetUp: isSetUp(), failingSince: since, undelivered: await countUndelivered(db) };
    },

    /** Whether mail goes out, and what failed last. */
    async describeDelivery(now = new Date()): Promise<Omit<MailDelivery, 'email'>> {
      const { mailFrom: from } = settings();
      const { name, email } = await company.getCompany();
      const { failingSince: since, undelivered } = await this.getMailStatus(now);
      const { waiting, oldestAt } = await readQueue(db);
      const pages = await Promise.all(failedStates.map((state) => outbox.listMails(newestMails, state)));
      const failures = pages.flatMap(({ items }) => items.filter(({ lastError }) => lastError !== null));
      return {
        from: `${from?.name || name} <${from?.address ?? email}>`,
        failingSince: since,
        lastSentAt: [(await lastSentAt(db)) ?? '', await readTestTime()].sort().at(-1) || null,
        ...{ waiting, oldestAt, lost: undelivered - waiting },
        week: await countOutcomes(db, new Date(now.getTime() - 7 * day)),
        failures: failures.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, mostFailures),
      };
    },

    /** What DNS says of the domain from which mail is sent, kept for a minute. @throws AppError as `TrialLimit` */
    async describeDomain(): Promise<MailDomainState> {
      const address = settings().mailFrom?.address ?? (await company.getCompany()).email;
      const domain = address.split('@').at(-1) ?? '';
      if (looked?.domain !== domain || Date.now() - looked.at >= minute) {
        const look = { domain, at: Date.now(), answer: trials.take().then(() => lookAt(domain)) };
        looked = look;
        look.answer.catch(() => {
          if (looked === look) looked = undefined;
        });
      }
      const found = await looked.answer;
      return {
        ...{ domain, isKnown: found !== undefined, receives: found !== undefined && found.receivers.length > 0 },
        ...{ spf: found?.spf ?? 'missing', dkim: found?.dkim ?? 'unseen', hasPolicy: found?.policyOf !== undefined },
      };
    },

    /** Expires waiting mails, and deletes those settled a month ago. */
    async sweep(now = new Date()): Promise<void> {
      await db.transaction().execute((transaction) => expireMails(transaction, now));
      await forgetMails(db, new Date(now.getTime() - keptMilliseconds));
    },
  };
}

/** What DNS says within some seconds; undefined when it does not answer. */
const lookAt = (domain: string): Promise<MailDomain | undefined> =>
  Promise.race([readMailDomain(domain).catch(() => undefined), wait(longestLook, undefined, { ref: false })]);

const notFound = (): AppError => new AppError('not_found', 'mail_not_found');

function toEntry(mail: StoredMail, job: JobState | undefined): OutboxEntry {
  const { id, kind, state, language, lead, createdAt, settledAt } = mail;
  const isWaiting = state === 'waiting';
  return {
    _id: id,
    kind,
    state,
    language,
    reference: lead?.reference ?? null,
    attempts: isWaiting ? (job?.attempts ?? 0) : mail.attempts,
    nextAttemptAt: isWaiting && job && !job.isDead ? job.runAfter : null,
    lastError: isWaiting ? ((job?.lastError ?? null) as MailError | null) : mail.lastError,
    createdAt,
    settledAt,
  };
}

/** A private address is its visitor's alone: staff see that it is there, not the key in it. */
const withoutKey = (text: string | undefined): string | null =>
  text?.replace(/(\/requests\/)[\w-]{20,}/g, '$1…') ?? null;

/** The staff view of the outbox. */
function outboxFor(writer: Writer) {
  const { db } = writer;

  async function find(id: string): Promise<StoredMail> {
    const mail = await findMail(db, id);
    if (!mail) throw notFound();
    return mail;
  }

  return {
    /** Newest first by default. @throws AppError `malformed` for an unknown sort field */
    async listMails(query: ListQuery, state?: OutboxFilter): Promise<Page<OutboxEntry>> {
      const page = await listMails(db, query, state);
      const jobs = await findJobStates(
        db,
        page.items.map(({ id }) => id),
      );
      return { ...page, items: page.items.map((mail) => toEntry(mail, jobs.get(mail.id))) };
    },

    /** A mail as it would be sent now, without the text of one with a secret. @throws AppError `not_found` */
    async readMail(id: string): Promise<OutboxLetter> {
      const mail = await find(id);
      const entry = toEntry(mail, (await findJobStates(db, [id])).get(id));
      if (mail.holdsSecret) return { ...entry, to: mail.recipient, subject: mail.subject, text: null };
      const letter = await composeMail(mail, writer);
      return { ...entry, to: letter?.to ?? null, subject: letter?.subject ?? null, text: withoutKey(letter?.text) };
    },

    /**
     * Retries a mail now, with its attempts reset. @throws AppError `not_found`, `conflict` when it was sent or expired
     */
    async retryMail(id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const mail = await findMail(transaction, id);
        if (!mail) throw notFound();
        const isOver = ['sent', 'expired'].includes(mail.state) || (mail.holdsSecret && mail.body === null);
        if (isOver) throw new AppError('conflict', 'mail_not_retryable');
        await reopenMail(transaction, id);
        await retryJob(transaction, { id, kind: mailJob, payload: { mail: id }, runAfter: new Date() });
      });
    },

    /** Deletes a mail, sent or not. @throws AppError `not_found` */
    async deleteMail(id: string): Promise<void> {
      const isDeleted = await db.transaction().execute((transaction) => deleteMail(transaction, id));
      if (!isDeleted) throw notFound();
    },
  };
}
