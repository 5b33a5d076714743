import { findJobStates, type JobState, retryJob } from '#server/core/jobs/job-queries.ts';
import { AppError } from '#shared/errors.ts';
import type { MailError, MailState, OutboxEntry, OutboxLetter } from '#shared/leads/outbox.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { composeMail, type Writer } from './compose-mail.ts';
import { mailJob } from './mail-delivery.ts';
import { deleteMail, findMail, listMails, reopenMail, type StoredMail } from './mail-queries.ts';

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
export function outboxFor(writer: Writer) {
  const { db } = writer;

  async function find(id: string): Promise<StoredMail> {
    const mail = await findMail(db, id);
    if (!mail) throw notFound();
    return mail;
  }

  return {
    /** Newest first by default. @throws AppError `malformed` for an unknown sort field */
    async listMails(query: ListQuery, state?: MailState): Promise<Page<OutboxEntry>> {
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
