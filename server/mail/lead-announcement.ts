import { createHmac, randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { siteSecret } from '#server/db/site-secret.ts';
import { insertJob } from '#server/jobs/job-queries.ts';
import type { Language } from '#shared/language.ts';
import { leadMailKinds } from '#shared/outbox.ts';
import { isMailAddress } from './mail-address.ts';
import { mailJob } from './mail-delivery.ts';
import { countMails, insertLeadMail, type LeadMail } from './mail-queries.ts';
import { findMailedLead, type MailedLead } from './mailed-lead-queries.ts';

const answersPerDay = 3;
const answersPerHourInAll = 200;
const hour = 60 * 60 * 1000;
// An answer that comes days later would only puzzle.
const answerExpiresAfter = 72 * hour;

type Announcing = { staffLanguage: Language; rateLimitFactor: number };

/** Puts down, in the transaction that stores a lead, that its department is told and its sender answered. */
export function leadAnnouncement({ staffLanguage, rateLimitFactor }: Announcing) {
  return async (transaction: Database, form: string, id: string): Promise<void> => {
    const kind = leadMailKinds.find((name) => name === form);
    const lead = kind && (await findMailedLead(transaction, kind, id));
    if (!lead) return;
    const now = new Date();
    const about = { kind, id, reference: lead.reference };
    const times = { createdAt: now.toISOString(), expiresAt: null };
    await put(transaction, { id: randomUUIDv7(), kind, language: staffLanguage, lead: about, slot: null, ...times });
    if (await mayAnswer(transaction, lead, now)) await answer(transaction, lead, now);
  };

  /** Not what looks suspicious, not what nobody can receive, and not more in an hour than a person could mean. */
  async function mayAnswer(transaction: Database, { email, suspicion }: MailedLead, now: Date): Promise<boolean> {
    if (!isMailAddress(email) || looksSuspicious(suspicion)) return false;
    const inAll = await countMails(transaction, 'answer', new Date(now.getTime() - hour));
    return inAll < answersPerHourInAll * rateLimitFactor;
  }

  /** An address gets a few answers a day: each takes one of the day's slots, whoever else asks for them. */
  async function answer(transaction: Database, lead: MailedLead, now: Date): Promise<void> {
    const { kind, id, reference, language } = lead;
    const subject = await addressHash(transaction, lead.email);
    const expiresAt = new Date(now.getTime() + answerExpiresAfter).toISOString();
    for (let place = 1; place <= Math.max(1, answersPerDay * rateLimitFactor); place++) {
      const slot = `answer:${subject}:${now.toISOString().slice(0, 10)}:${place}`;
      const mail = { id: randomUUIDv7(), kind: 'answer', language, lead: { kind, id, reference }, slot } as const;
      if (await put(transaction, { ...mail, createdAt: now.toISOString(), expiresAt })) return;
    }
  }
}

/** That something came through the documented call and not through a form says nothing against who sent it. */
function looksSuspicious(suspicion: MailedLead['suspicion']): boolean {
  return suspicion.some((reason) => reason !== 'api');
}

async function put(transaction: Database, mail: LeadMail): Promise<boolean> {
  if (!(await insertLeadMail(transaction, mail))) return false;
  const { id, createdAt } = mail;
  await insertJob(transaction, { id, kind: mailJob, payload: { mail: id }, runAfter: new Date(createdAt) });
  return true;
}

/** An address as nobody can read it; letter case and `+something` make no other address of it. */
async function addressHash(db: Database, email: string): Promise<string> {
  const address = email
    .trim()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/^([^+@]*)\+[^@]*(?=@)/, '$1');
  const key = await siteSecret(db, 'mail-address');
  return createHmac('sha256', key).update(address).digest('base64url');
}
