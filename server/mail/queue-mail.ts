import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { insertJob } from '#server/jobs/job-queries.ts';
import type { Language } from '#shared/language.ts';
import { mailJob } from './mail-delivery.ts';
import { insertDigestMail, insertLeadMail, insertWrittenMail, type LeadMail } from './mail-queries.ts';

export { countMails, countMailsOf, removeMailAbout, removeMailsOf, type StoredMail } from './mail-queries.ts';

/** A mail with its own text; paragraphs of `text` are separated by empty lines. */
export type NewMail = {
  /** The subject category shown in the outbox: 'recovery'. */
  kind: 'recovery';
  to: string;
  subject: string;
  text: string;
  language: Language;
  /** Whether the text contains a secret: never shown, and erased as soon as the mail is settled. */
  holdsSecret?: boolean;
  /** When the mail expires. */
  expiresAt?: Date;
};

/** Queues a mail in the transaction of the change it reports. */
export async function queueMail(transaction: Database, mail: NewMail): Promise<void> {
  const { kind, language, subject, to, text, holdsSecret = false, expiresAt } = mail;
  const now = new Date();
  const id = randomUUIDv7();
  const times = { createdAt: now.toISOString(), expiresAt: expiresAt?.toISOString() ?? null };
  await insertWrittenMail(transaction, {
    id,
    kind,
    language,
    subject,
    recipient: to,
    body: text,
    holdsSecret,
    ...times,
  });
  await insertJob(transaction, { id, kind: mailJob, payload: { mail: id }, runAfter: now });
}

/** Puts a mail about a lead into the outbox, with the work of sending it; false when its slot is taken. */
export async function queueLeadMail(transaction: Database, mail: LeadMail): Promise<boolean> {
  if (!(await insertLeadMail(transaction, mail))) return false;
  const { id, createdAt } = mail;
  await insertJob(transaction, { id, kind: mailJob, payload: { mail: id }, runAfter: new Date(createdAt) });
  return true;
}

type Digest = { id: string; language: Language; now: Date };

/** The same for one mail about many leads; which ones, the table `digest_lead` says. */
export async function queueDigest(transaction: Database, { id, language, now }: Digest): Promise<void> {
  await insertDigestMail(transaction, { id, language, createdAt: now.toISOString() });
  await insertJob(transaction, { id, kind: mailJob, payload: { mail: id }, runAfter: now });
}
