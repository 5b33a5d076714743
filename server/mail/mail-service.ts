import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { insertJob } from '#server/jobs/job-queries.ts';
import type { Language } from '#shared/language.ts';
import { insertWrittenMail } from './mail-queries.ts';

export type MailService = ReturnType<typeof createMailService>;

/** A mail that brings its own words; paragraphs of `text` are parted by empty lines. */
export type NewMail = {
  /** What it is about, for the outbox: 'recovery'. */
  kind: 'recovery';
  to: string;
  subject: string;
  text: string;
  language: Language;
  /** Whether the text holds a secret: nobody is shown it, and it is erased as soon as the mail is settled. */
  holdsSecret?: boolean;
  /** When sending it makes no sense any more. */
  expiresAt?: Date;
};

/** The outbox: what is put there in a transaction is mailed once that is through, and kept while no mail server is set up. */
export function createMailService({ isSetUp }: { isSetUp: boolean }) {
  return {
    /** Whether there is a server that takes mail; without one nothing leaves the outbox. */
    isSetUp,

    /** Puts a mail into the outbox, in the transaction of whatever it tells about. */
    async queueMail(transaction: Database, mail: NewMail): Promise<void> {
      const { kind, language, subject } = mail;
      const now = new Date();
      const id = randomUUIDv7();
      await insertWrittenMail(transaction, {
        id,
        kind,
        language,
        subject,
        recipient: mail.to,
        body: mail.text,
        holdsSecret: mail.holdsSecret ?? false,
        createdAt: now.toISOString(),
        expiresAt: mail.expiresAt?.toISOString() ?? null,
      });
      await insertJob(transaction, { id, kind: 'mail', payload: { mail: id }, runAfter: now });
    },
  };
}
