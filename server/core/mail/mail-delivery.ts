import type { Database } from '#server/core/db/database.ts';
import { errorReason, JobFailure, type JobKind } from '#server/core/jobs/job-kind.ts';
import { type Job, runJobsNow } from '#server/core/jobs/job-queries.ts';
import { type MailError, mailErrors, serverErrors } from '#shared/leads/outbox.ts';
import { hour, minute, second } from '#shared/units.ts';
import { composeMail, type Writer } from './compose-mail.ts';
import { deleteMail, findMail, type StoredMail, settleMail } from './mail-queries.ts';
import { type Mailer, MailRefused } from './mailer.ts';

const waitMilliseconds = 5 * minute;
const pauseMilliseconds = 500;

/**
 * Retries `work` until it succeeds, for up to five minutes: for recording an external effect that must not be repeated.
 * @throws the last error
 */
async function retryUntilDone(work: () => Promise<void>): Promise<void> {
  const until = performance.now() + waitMilliseconds;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }
}

export const mailJob = 'mail';

// Doubling delays up to an hour: three days.
const retry = { first: 30 * second, longest: hour, attempts: 78 };

type Parts = {
  db: Database;
  /** The mail server of now; undefined: mail waits. */
  mailer(): Mailer | undefined;
  writer: Writer;
  /** Called after it was recorded what became of a mail. */
  onSettled?: (mail: StoredMail, state: Settled) => Promise<void>;
};
type Settled = 'sent' | 'refused' | 'expired' | 'given_up';

/** The job that hands a mail to the mail server: once, retried on temporary errors until it expires. */
export function mailDelivery({ db, mailer, writer, onSettled }: Parts): JobKind {
  async function settle(mail: StoredMail, job: Job, state: Settled, reason?: string) {
    const known = mailErrors.find((name) => name === reason) ?? (reason === undefined ? null : 'unexpected');
    await settleMail(db, mail, { state, attempts: job.attempts, reason: known, at: new Date() });
    await onSettled?.(mail, state);
  }

  async function deliver(mail: StoredMail, job: Job, signal: AbortSignal): Promise<void> {
    const outgoing = await composeMail(mail, writer);
    if (!outgoing) return void (await deleteMail(db, mail.id));
    try {
      signal.throwIfAborted();
      const server = mailer();
      if (!server) throw new JobFailure('interrupted' satisfies MailError);
      await server.send(outgoing, signal);
    } catch (error) {
      if (error instanceof MailRefused) return settle(mail, job, 'refused', errorReason(error));
      throw error instanceof JobFailure ? error : new JobFailure('interrupted' satisfies MailError);
    }
    // Recorded before anything else, otherwise the mail would be sent again.
    await retryUntilDone(() => settle(mail, job, 'sent'));
    await runJobsNow(db, mailJob, { reasons: [...serverErrors], now: new Date() });
  }

  return {
    kind: mailJob,
    lookEveryMilliseconds: 2 * second,
    isNeeded: async () => mailer() !== undefined,
    retry,
    async run(job, signal) {
      const mail = await findMail(db, job.payload.mail ?? '');
      if (mail?.state !== 'waiting') return;
      const isLate = mail.expiresAt !== null && mail.expiresAt <= new Date().toISOString();
      await (isLate ? settle(mail, job, 'expired') : deliver(mail, job, signal));
    },
    async onGivenUp(job, reason) {
      const mail = await findMail(db, job.payload.mail ?? '');
      if (mail?.state === 'waiting') await settle(mail, job, 'given_up', reason);
    },
  };
}
